/// The way back from the source of an unwind segue to its destination.
@MainActor
struct UnwindTransition {
  let segue: Segue

  /// Ends the presentations that are left behind, then tells each controller between the ends what comes next.
  func run() {
    let path = path()
    presenterLeftBehind(on: path)?.dismissPresented()
    for (controller, next) in zip(path.dropFirst(), path.dropFirst(2)) {
      SegueTrace.note(.unwindTowards, controller, next.className)
      controller.unwind(segue, towards: next)
    }
  }

  /// The source, what holds it, up to the first that holds the destination too, and down to the destination.
  private func path() -> [SceneController] {
    let up = chain(from: segue.source)
    var down: [SceneController] = []
    for controller in chain(from: segue.destination) {
      if let top = up.firstIndex(where: { $0 === controller }) {
        return up[...top] + down.reversed()
      }
      down.append(controller)
    }
    return []
  }

  /// The last controller on the way up that presents the one before it.
  private func presenterLeftBehind(on path: [SceneController]) -> SceneController? {
    zip(path, path.dropFirst()).reduce(nil) { last, pair in
      pair.0.presentingController === pair.1 ? pair.1 : last
    }
  }

  /// A controller, what holds it, and so on.
  private func chain(from controller: SceneController) -> [SceneController] {
    var chain = [controller]
    while let holder = chain.last?.holder { chain.append(holder) }
    return chain
  }
}
