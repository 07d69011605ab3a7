/// The way back from the source of an unwind segue to its destination.
@MainActor
struct UnwindTransition {
  let segue: Segue

  /// Ends the presentations on the way up, then asks each container on the way down to show what comes next.
  func run() {
    let down = wayDown()
    guard let top = down.first else { return }
    lastPresenter(below: top)?.dismissPresented()
    for (container, next) in zip(down, down.dropFirst()) {
      container.unwind(segue, towards: next)
    }
  }

  /// The controllers from the first that holds both ends down to the destination.
  private func wayDown() -> [SceneController] {
    let holders = Set(chain(from: segue.source).map(ObjectIdentifier.init))
    var way: [SceneController] = []
    for controller in chain(from: segue.destination) {
      way.insert(controller, at: 0)
      if holders.contains(ObjectIdentifier(controller)) { return way }
    }
    return []
  }

  /// The outermost controller on the way up that presents what is left behind.
  private func lastPresenter(below top: SceneController) -> SceneController? {
    var last: SceneController?
    var current = segue.source
    while current !== top, let holder = current.unwindHolder {
      if current.parent == nil { last = holder }
      current = holder
    }
    return last
  }

  /// A controller, what holds it, and so on.
  private func chain(from controller: SceneController) -> some Sequence<SceneController> {
    sequence(first: controller) { $0.unwindHolder }
  }
}
