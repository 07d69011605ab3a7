import InterludeSegues
import Testing

/// What each kind of segue does with its destination.
@MainActor
@Suite
struct SegueTests {
  private func segue(
    _ kind: SegueKind, from source: SceneController, to destination: SceneController
  ) -> Segue {
    Segue(identifier: nil, kind: kind, source: source, destination: destination)
  }

  @Test(arguments: [SegueKind.show, .push])
  func `a show pushes inside a navigation controller`(_ kind: SegueKind) {
    let navigation = NavigationController()
    let (source, destination) = (SceneController(), SceneController())
    navigation.push(source)
    segue(kind, from: source, to: destination).perform()
    #expect(navigation.topController === destination)
    #expect(navigation.pop() === destination)
    #expect(navigation.pop() == nil)
    #expect(destination.parent == nil)
  }

  @Test(
    arguments: [
      SegueKind.show, .push, .showDetail, .replace, .presentation, .modal, .popover,
      .popoverPresentation, .sheet, .other("new"),
    ])
  func `a segue without its container presents`(_ kind: SegueKind) {
    let (source, destination) = (SceneController(), SceneController())
    segue(kind, from: source, to: destination).perform()
    #expect(source.presentedController === destination)
    #expect(destination.presentingController === source)
    source.dismissPresented()
    #expect(source.presentedController == nil)
    #expect(destination.presentingController == nil)
  }

  @Test
  func `a show of a detail replaces the last column`() {
    let split = SplitViewController()
    let (first, second, third) = (SceneController(), SceneController(), SceneController())
    split.addChild(first)
    segue(.showDetail, from: first, to: second).perform()
    segue(.showDetail, from: first, to: third).perform()
    #expect(split.children.map(ObjectIdentifier.init) == [first, third].map(ObjectIdentifier.init))
    #expect(second.parent == nil)
  }

  @Test
  func `an embed adds a child`() {
    let (source, destination) = (SceneController(), SceneController())
    segue(.embed, from: source, to: destination).perform()
    #expect(source.children.first === destination)
    #expect(destination.parent === source)
  }

  @Test
  func `a controller is never its own child or parent`() {
    let (outer, inner) = (SceneController(), SceneController())
    outer.addChild(inner)
    inner.addChild(outer)
    inner.addChild(inner)
    #expect(outer.children.count == 1)
    #expect(inner.children.isEmpty)
    #expect(outer.parent == nil)
  }

  @Test
  func `a second presentation takes the place of the first`() {
    let (source, first, second) = (SceneController(), SceneController(), SceneController())
    source.present(first)
    source.present(second)
    #expect(source.presentedController === second)
    #expect(first.presentingController == nil)
  }
}
