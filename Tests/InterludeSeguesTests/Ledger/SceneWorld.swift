import InterludeSegues
import LedgerTable

/// The portable runtime as a world of the ledger's table.
@MainActor
final class SceneWorld: SegueWorld {
  typealias Platform = ScenePlatform

  let source: SceneController
  let table: TableController

  required init() throws {
    let scenes = [
      Fixture.scene(
        "source", class: "TableController",
        Fixture.segue("show", to: "plain", "a", id: "1"),
        Fixture.segue("show", to: "plain", "b", id: "2"),
        Fixture.segue("show", to: "detail", "detail"), Fixture.segue("show", to: "nav", "wrapped"),
        Fixture.segue("show", to: "deep", "deep"), Fixture.segue("show", to: "tabs", "two")),
      Fixture.scene("plain"), Fixture.scene("detail", class: "DetailController"),
      Fixture.scene(
        "nav", tag: "navigationController", Fixture.relationship("rootViewController", to: "detail")
      ),
      Fixture.scene(
        "deep", tag: "tabBarController", Fixture.relationship("viewControllers", to: "plain"),
        Fixture.relationship("viewControllers", to: "nav")),
      Fixture.scene(
        "tabs", tag: "tabBarController", Fixture.relationship("viewControllers", to: "detail"),
        Fixture.relationship("viewControllers", to: "detail")),
    ]
    let storyboard = Storyboard(
      try Fixture.document(scenes.joined(separator: "\n"), initial: "source"))
    table = try storyboard.instantiateController(TableController.self)
    source = table
  }

  var words: [String] {
    get { table.words }
    set { table.words = newValue }
  }
  var allows: Bool {
    get { table.allows }
    set { table.allows = newValue }
  }
  var drops: Bool {
    get { table.drops }
    set { table.drops = newValue }
  }
  var onPrepare: (@MainActor () throws -> Void)? {
    get { nil }
    set {
      guard let body = newValue else { return table.onPrepare = nil }
      table.onPrepare = { [unowned table] _, _ in
        table.onPrepare = nil
        try body()
      }
    }
  }
  var onPerform: (@MainActor () -> Void)? {
    get { table.onPerform }
    set { table.onPerform = newValue }
  }
  var lastSender: Any? { table.lastSender }

  func perform(
    _ identifier: String, sender: Any?, position: ConfigurePosition, asks: Bool,
    configure: consuming @escaping @MainActor (Segue) throws -> Void
  ) throws -> SegueOutcome {
    try table.performSegue(
      withIdentifier: identifier, sender: sender, position: position, askShouldPerform: asks,
      configure: consume configure)
  }

  func performTyped(
    _ identifier: String,
    configure: consuming @escaping @MainActor (DetailController) throws -> Void
  ) throws -> SegueOutcome {
    try table.performSegue(withIdentifier: identifier, configure: consume configure)
  }

  func tap(_ identifier: String) {
    do {
      try table.performSegue(withIdentifier: identifier, sender: Probe())
    } catch { words.append("\(error)") }
  }
}

/// The source of the world.
final class TableController: RecordingController {
  var drops = false
  var onPerform: (@MainActor () -> Void)?
  var lastSender: Any?

  override func prepare(for segue: Segue, sender: Any?) throws {
    lastSender = sender
    try super.prepare(for: segue, sender: sender)
  }

  @discardableResult
  override func performSegue(
    withIdentifier identifier: String, sender: Any? = nil
  ) throws -> SegueOutcome {
    onPerform.take()?()
    return drops ? .performed : try super.performSegue(withIdentifier: identifier, sender: sender)
  }
}
