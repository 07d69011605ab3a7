import InterludeSegues
import Testing

/// Segues of classes of their own.
///
/// Source: Apple, "Using Segues", on custom segues; real files name a class with four kinds.
@MainActor
@Suite
struct CustomSegueTests {
  private func source(
    _ kind: String, _ attributes: String, _ factory: ControllerFactory = ControllerFactory()
  ) throws -> SceneController {
    try Storyboard(
      try Fixture.document(
        Fixture.scene("a", Fixture.segue(kind, to: "b", "go", more: attributes)),
        Fixture.scene("b", class: "DetailController"), initial: "a"), factory: factory
    ).instantiateInitialController()
  }

  @Test(arguments: ["custom", "presentation", "show", "popoverPresentation"])
  func `the class performs the segue whatever its kind`(_ kind: String) throws {
    let source = try source(
      kind, " customClass=\"FlipSegue\" customModule=\"InterludeSeguesTests\"")
    var seen: [String] = []
    try source.performSegue(withIdentifier: "go") { segue in
      seen.append("\(type(of: segue)) \(segue.kind.name) \(segue.description?.id ?? "")")
    }
    #expect(seen == ["FlipSegue \(kind) \(kind)-b"])
    #expect(source.title == "flipped to DetailController")
    #expect(source.presentedController == nil)
  }

  @Test
  func `a segue class can be registered`() throws {
    var factory = ControllerFactory()
    factory.register(FlipSegue.self)
    factory.register(FlipSegue.self, as: "Legacy.Turn")
    for name in ["customClass=\"FlipSegue\"", "customClass=\"Turn\" customModule=\"Legacy\""] {
      let source = try source("custom", " \(name)", factory)
      try source.performSegue(withIdentifier: "go", sender: nil)
      #expect(source.title == "flipped to DetailController")
    }
  }

  @Test
  func `a plain segue stands in for an unknown class when asked for`() throws {
    let source = try source(
      "custom", " customClass=\"Lost\"", ControllerFactory(unknownClasses: .plain))
    try source.performSegue(withIdentifier: "go", sender: nil)
    #expect(source.presentedController is DetailController)
  }
}

/// A segue that leaves a note.
final class FlipSegue: Segue {
  override func perform() { source.title = "flipped to \(type(of: destination))" }
}
