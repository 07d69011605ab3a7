import BenchmarkKit
import InterludeSegues

extension Benchmark {
  /// What a segue costs through the whole runtime, from its identifier to the pushed controller.
  ///
  /// A tap may take milliseconds, but tests and walks perform thousands. There is no rival on this
  /// platform; the floor is what the segue comes down to: make the controller, set it, push it. The
  /// size is the number of segues that the source has.
  static let seguePerform = Benchmark(
    "segue-perform", "What does a segue cost through the whole runtime?", sizes: [1, 20]
  ) { name, size in
    let stage = MainActor.assumeIsolated { Stage(segues: size) }
    return Case(
      name, size: size,
      [
        .floor("made and pushed by hand") { operations in
          MainActor.assumeIsolated { stage.pushByHand(operations) }
        },
        .ours { operations in MainActor.assumeIsolated { stage.perform(operations) } },
        .ours("interlude, no closure") { operations in
          MainActor.assumeIsolated { stage.performPlainly(operations) }
        },
      ])
  }
}

/// A list in a navigation controller, which leads to details.
@MainActor
private final class Stage {
  private let navigation: NavigationController?
  private let identifier: String

  init(segues: Int) {
    var factory = ControllerFactory()
    factory.register(SceneController.self, as: "ListScreen")
    factory.register(DetailScreen.self, as: "DetailScreen")
    let text = StoryboardSource(details: segues).text
    let document = try? StoryboardReader().read(text: text, file: "Main.storyboard")
    let storyboard = document.map { Storyboard($0, factory: factory) }
    navigation = (try? storyboard?.instantiateInitialController()) as? NavigationController
    identifier = "show\(segues - 1)"
  }

  func pushByHand(_ operations: Int) -> Int {
    rounds(operations) { number in
      let detail = DetailScreen()
      detail.number = number
      navigation?.push(detail)
    }
  }

  func perform(_ operations: Int) -> Int {
    let list = navigation?.rootController
    return rounds(operations) { number in
      _ = try? list?.performSegue(withIdentifier: identifier) { (detail: DetailScreen) in
        detail.number = number
      }
    }
  }

  func performPlainly(_ operations: Int) -> Int {
    let list = navigation?.rootController
    return rounds(operations) { number in
      _ = try? list?.performSegue(withIdentifier: identifier)
      (navigation?.topController as? DetailScreen)?.number = number
    }
  }

  /// Goes to a detail and back, and adds up the numbers that details have got.
  private func rounds(_ operations: Int, _ go: (_ number: Int) -> Void) -> Int {
    var sum = 0
    for number in 0..<operations {
      go(number)
      sum &+= (navigation?.pop() as? DetailScreen)?.number ?? -1
    }
    return sum
  }
}

private final class DetailScreen: SceneController {
  var number = 0
}
