import InterludeSegues
import Testing

/// A list that names its segues in a type and switches over all of them.
class TypedListController: SceneController, SegueHandling {
  enum SegueIdentifier: String, CaseIterable {
    case showDetail
    case openSettings = "open settings"
  }

  var words: [String] = []

  override func prepare(for segue: Segue, sender: Any?) throws {
    switch try segueIdentifier(for: segue) {
    case .showDetail: words.append("detail")
    case .openSettings: words.append("settings")
    }
  }
}

/// A subclass, which shares the identifiers of its base class.
final class TypedSublistController: TypedListController {}

/// A controller of another class, with other identifiers.
final class TypedDetailController: SceneController, SegueHandling {
  enum SegueIdentifier: String { case showDetail }

  var song: String?
  var known: [SegueIdentifier?] = []

  override func prepare(for segue: Segue, sender: Any?) throws {
    known.append(knownSegueIdentifier(for: segue))
  }
}

/// Segue identifiers as the cases of a type.
@MainActor
@Suite
struct SegueHandlingTests {
  private func list(_ more: String = "", class name: String = "TypedListController") throws
    -> TypedListController
  {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "list", class: name, identifier: "List", Fixture.segue("show", to: "nav", "showDetail"),
          Fixture.segue("show", to: "plain", "open settings"), more),
        Fixture.scene(
          "nav", tag: "navigationController",
          Fixture.relationship("rootViewController", to: "detail")),
        Fixture.scene(
          "detail", class: "TypedDetailController", Fixture.segue("show", to: "plain", "other"),
          Fixture.segue("show", to: "plain", id: "unnamed")),
        Fixture.scene("plain")))
    return try #require(
      try storyboard.instantiateController(withIdentifier: "List") as? TypedListController)
  }

  private func detail() throws -> TypedDetailController {
    let list = try list()
    var detail: TypedDetailController?
    try list.performSegue(.showDetail) { (found: TypedDetailController) in detail = found }
    return try #require(detail)
  }

  @Test
  func `a segue is performed by a case, with and without closures`() throws {
    let list = try list()
    #expect(try list.performSegue(.openSettings) == .performed)
    try list.performSegue(.openSettings, sender: 1) { segue in
      list.words.append("configure \(segue.identifier ?? "-")")
    }
    try list.performSegue(.showDetail, position: .afterPrepare) { (detail: TypedDetailController) in
      detail.song = "Vespers"
      list.words.append("typed")
    }
    #expect(
      list.words == ["settings", "configure open settings", "settings", "detail", "typed"])
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `a subclass shares the identifiers of its base class`() throws {
    let list = try list(class: "TypedSublistController")
    #expect(list is TypedSublistController)
    #expect(try list.performSegue(.showDetail) == .performed)
    #expect(list.words == ["detail"])
  }

  @Test
  func `a segue without identifier is an error to whoever switches and ends nothing`() throws {
    let list = try list(Fixture.segue("show", to: "plain", id: "unnamed"))
    let error = #expect(throws: SegueIdentifierError.self) {
      try list.performSegue(list.segues[2]) { _ in list.words.append("configure") }
    }
    #expect(list.words == ["configure"])
    #expect(
      error?.description
        == "unnamed segue 'unnamed' of controller 'TypedListController' (Main.storyboard:4) has no "
        + "identifier, so it is none of 'TypedListController.SegueIdentifier'; "
        + "give it one in Interface Builder, or ask for the known identifier")
    #expect(list.presentedController == nil)
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `an identifier that the type does not list is an error to whoever switches`() throws {
    let list = try list(Fixture.segue("show", to: "plain", "shwoDetail"))
    let error = #expect(throws: SegueIdentifierError.self) {
      try list.performSegue(withIdentifier: "shwoDetail")
    }
    #expect(
      error?.description
        == "segue 'shwoDetail' of controller 'TypedListController' (Main.storyboard:4) has an "
        + "identifier that 'TypedListController.SegueIdentifier' does not list; add a case for it")
    #expect(error?.family == .misuse)
    #expect(error?.place?.line == 4)
  }

  @Test
  func `unnamed and unknown segues are performed where prepare asks for what it knows`() throws {
    let detail = try detail()
    #expect(try detail.performSegue(withIdentifier: "other") == .performed)
    #expect(try detail.performSegue(detail.segues[1]) { _ in } == .performed)
    #expect(detail.known == [nil, nil])
  }

  @Test
  func `a case without a segue is the error of the perform`() throws {
    let detail = try detail()
    #expect(throws: SegueError.self) { try detail.performSegue(.showDetail) }
  }

  @Test
  func `the check finds what is only in the type and what is only in the storyboard`() throws {
    try list().checkSegueIdentifiers()
    try list(Fixture.segue("show", to: "plain", id: "unnamed")).checkSegueIdentifiers()
    let extra = try list(Fixture.segue("show", to: "plain", "extra"))
    let error = #expect(throws: SegueIdentifierError.self) { try extra.checkSegueIdentifiers() }
    #expect(
      error?.description
        == "'TypedListController.SegueIdentifier' and the segues of controller "
        + "'TypedListController' (Main.storyboard:4) differ: no case lists 'extra'; "
        + "correct one of them")
  }

  @Test
  func `the check of a controller made in code finds every case without a segue`() {
    let error = #expect(throws: SegueIdentifierError.self) {
      try TypedListController().checkSegueIdentifiers()
    }
    #expect(
      error?.description
        == "'TypedListController.SegueIdentifier' and the segues of controller "
        + "'TypedListController' differ: no segue has 'showDetail', 'open settings'; "
        + "correct one of them")
  }
}
