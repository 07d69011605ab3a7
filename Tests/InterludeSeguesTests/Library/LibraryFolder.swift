import InterludeSegues

/// Writes the storyboards of a library.
@MainActor
struct LibraryFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var path: String { folder.path }

  /// Writes a storyboard with these scenes.
  func write(_ name: String, _ scenes: String..., initial: String? = nil) throws {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    try folder.write(
      "<document type=\"Test.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"\(initial)>\n"
        + "<scenes>\n" + scenes.joined(separator: "\n") + "\n</scenes></document>", to: name)
  }

  /// A library over the folder.
  func library(
    device: StoryboardDevice? = nil, languages: [String] = []
  ) -> StoryboardLibrary {
    StoryboardLibrary(
      folders: [path], factory: ControllerFactory(unknownClasses: .plain), device: device,
      languages: languages)
  }

  /// The names of files without the folder.
  func names(_ library: StoryboardLibrary) -> [String] {
    library.storyboards.storyboards.map { String($0.document.file.dropFirst(path.count + 1)) }
  }
}

/// A controller that counts how often it was made.
class CountedController: SceneController {
  static var made = 0

  required init?(coder: SceneCoder) {
    Self.made += 1
    super.init(coder: coder)
  }
}

/// A class derived from it.
final class LongCountedController: CountedController {}

/// A base class that is in no storyboard.
class AbstractController: SceneController {}

/// Its only subclass.
final class ConcreteController: AbstractController {}
