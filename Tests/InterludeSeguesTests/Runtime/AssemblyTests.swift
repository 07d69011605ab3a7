import InterludeSegues
import Testing

/// Relationships that a storyboard should not have end in an error, never in a trap.
@MainActor
@Suite
struct AssemblyTests {
  private func make(_ scenes: [String]) throws -> SceneController {
    let document = try Fixture.document(scenes.joined(separator: "\n"), initial: "c0")
    return try Storyboard(document).instantiateInitialController()
  }

  @Test
  func `a controller that contains itself is an error`() throws {
    let error = #expect(throws: SegueError.self) {
      try make([Fixture.scene("c0", Fixture.relationship("child", to: "c0"))])
    }
    #expect(
      error?.description
        == "controllers lead back to where they began: 'viewController' → 'viewController'; "
        + "remove one of the relationships or references")
  }

  @Test
  func `a longer circle is an error that names its members`() throws {
    let error = #expect(throws: SegueError.self) {
      try make([
        Fixture.scene("c0", Fixture.relationship("child", to: "a")),
        Fixture.scene(
          "a", class: "DetailController", Fixture.relationship("child", to: "b")),
        Fixture.scene(
          "b", class: "RecordingController", Fixture.relationship("child", to: "a")),
      ])
    }
    #expect(
      error?.description
        == "controllers lead back to where they began: "
        + "'DetailController' → 'RecordingController' → 'DetailController'; "
        + "remove one of the relationships or references")
  }

  @Test
  func `relationships that nest too deeply are an error`() throws {
    let scenes = (0..<1000).map {
      Fixture.scene("c\($0)", Fixture.relationship("child", to: "c\($0 + 1)"))
    }
    let error = #expect(throws: SegueError.self) { try make(scenes) }
    #expect(
      error?.description
        == "controller 'viewController' (Main.storyboard:4) would bring in more than 64 "
        + "controllers; remove relationships")
  }

  @Test
  func `relationships that multiply are an error`() throws {
    let scenes = (0..<40).map { level in
      Fixture.scene(
        "c\(level)", Fixture.relationship("left", to: "c\(level + 1)"),
        Fixture.relationship("right", to: "c\(level + 1)"))
    }
    let error = #expect(throws: SegueError.self) {
      try make(scenes + [Fixture.scene("c40")])
    }
    guard case .tooLarge(_, let limit) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(limit == 4096)
  }

  @Test
  func `a child that cannot be made is the error of its parent`() throws {
    let error = #expect(throws: SegueError.self) {
      try make([Fixture.scene("c0", Fixture.relationship("child", to: "lost"))])
    }
    #expect(
      error?.description
        == "unnamed segue 'relationship-lost' of controller 'viewController' "
        + "(Main.storyboard:4) leads to 'lost', which the storyboard does not have; "
        + "connect it in Interface Builder")
  }

  @Test
  func `a child that two parents have is made for each`() throws {
    let root = try make([
      Fixture.scene(
        "c0", Fixture.relationship("left", to: "a"), Fixture.relationship("right", to: "a")),
      Fixture.scene("a"),
    ])
    #expect(root.children.count == 2)
    #expect(root.children.first !== root.children.last)
  }

  @Test
  func `a parent and its children end together`() throws {
    weak var child: SceneController?
    do {
      let root = try make([
        Fixture.scene("c0", Fixture.relationship("left", to: "a")), Fixture.scene("a"),
      ])
      child = root.children.first
      #expect(child?.parent === root)
    }
    #expect(child == nil)
  }
}
