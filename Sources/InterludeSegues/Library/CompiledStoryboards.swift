public import Foundation

/// What a bundle's compiled storyboards say about their controllers; nothing is instantiated.
///
/// Frameworks raise an exception for an identifier that a storyboard does not have. So identifiers are looked up in the
/// property lists of the compiled folders first. Those of classes are not in there: a controller is found by class where
/// its identifier is the name of the class.
///
/// ```swift
/// let storyboards = CompiledStoryboards(bundle: .main)
/// print(storyboards.storyboards.map(\.name))   // ["Main", "Settings"]
/// ```
/// Only what stands in the bundle's resources, or in the folder of a language there, is the bundle's own. The storyboards
/// of frameworks and extensions that it carries belong to their bundles.
///
/// Folders of several languages, and of a device (`Main~ipad`), are one storyboard, which has what any of them has. So an
/// identifier that only another device's folder has is taken for one that exists, and the framework raises its exception.
public struct CompiledStoryboards {
  /// One compiled storyboard.
  public struct Compiled: Sendable, Hashable {
    /// The name that code loads it by.
    public let name: String
    /// The names that its controllers can be asked for by, sorted.
    ///
    /// Controllers without an identifier have one that the compiler made up.
    public let identifiers: [String]
    /// Whether it has an initial controller.
    public let hasInitialController: Bool
  }

  /// The bundle.
  public let bundle: Bundle
  /// The storyboards, in the order of their names.
  public let storyboards: [Compiled]
  /// The compiled folders whose property list could not be read.
  public let unreadable: [String]

  /// Reads the property lists of a bundle's compiled storyboards.
  ///
  /// - Parameter bundle: The bundle.
  /// - Complexity: O(*n*) in the number of files in the bundle's resources, not of those in folders.
  public init(bundle: Bundle) {
    self.bundle = bundle
    let folders = Self.folders(in: bundle.resourcePath ?? bundle.bundlePath)
    var found: [String: Compiled] = [:]
    var unreadable: [String] = []
    for folder in folders {
      guard let one = Self.read(folder) else {
        unreadable.append(folder)
        continue
      }
      found[one.name] = found[one.name].map { $0.merged(with: one) } ?? one
    }
    storyboards = found.values.sorted { $0.name < $1.name }
    self.unreadable = unreadable
  }

  /// The one storyboard with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, as Interface Builder shows it.
  ///   - name: The storyboard that is meant; any where none is given.
  /// - Returns: The storyboard.
  /// - Throws: ``LibraryError``: none has it, or several do.
  /// - Complexity: O(*n*) in the number of storyboards and identifiers.
  public func storyboard(
    withIdentifier identifier: String, named name: String? = nil
  ) throws(LibraryError) -> Compiled {
    let candidates = try candidates(named: name)
    let matches = candidates.filter { $0.identifiers.contains(identifier) }
    guard let first = matches.first else {
      throw .notFound(
        .identifier(identifier), storyboards: candidates.count, unreadable: unreadable.count,
        existing: Array(candidates.flatMap(\.identifiers).uniqued().sorted().prefix(8)))
    }
    guard matches.count == 1 else {
      throw .ambiguous(
        .identifier(identifier),
        candidates: matches.map {
          ControllerReference(name: "\($0.name).storyboard: \(identifier)", place: nil)
        })
    }
    return first
  }

  /// The storyboard of a name, which has an initial controller.
  ///
  /// - Parameter name: The name.
  /// - Returns: The storyboard.
  /// - Throws: ``LibraryError/notMade(_:)``: there is none of that name, or it has no initial controller.
  /// - Complexity: O(*n*) in the number of storyboards.
  public func storyboardWithInitialController(named name: String) throws(LibraryError) -> Compiled {
    guard let first = try candidates(named: name).first, first.hasInitialController else {
      throw .notMade(.noInitialController(storyboard: "\(name).storyboard", named: nil))
    }
    return first
  }

  private func candidates(named name: String?) throws(LibraryError) -> [Compiled] {
    guard let name else { return storyboards }
    let named = storyboards.filter { $0.name == name }
    guard !named.isEmpty else {
      throw .notMade(.unknownStoryboard(name, existing: storyboards.map(\.name)))
    }
    return named
  }
}

extension CompiledStoryboards {
  /// The compiled folders that belong to the bundle itself; a bundle inside of it has its own.
  private static func folders(in root: String) -> [String] {
    let places = [root] + entries(of: root, endingIn: ".lproj")
    return places.flatMap { entries(of: $0, endingIn: ".storyboardc") }.sorted()
  }

  private static func entries(of folder: String, endingIn ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
  }

  private static func read(_ folder: String) -> Compiled? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Info.plist"),
      let list = try? PropertyListDecoder().decode(CompiledList.self, from: data)
    else { return nil }
    return Compiled(
      name: name(of: folder), identifiers: list.identifiers.sorted(),
      hasInitialController: list.hasInitialController)
  }

  /// The name without the ending, and without a device's that stands behind a tilde.
  private static func name(of folder: String) -> String {
    let name = fileName(of: folder).dropLast(".storyboardc".count)
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) {
      return String(name.dropLast(device.count))
    }
    return String(name)
  }
}

extension CompiledStoryboards.Compiled {
  /// What either has.
  fileprivate func merged(with other: Self) -> Self {
    Self(
      name: name, identifiers: (identifiers + other.identifiers).uniqued().sorted(),
      hasInitialController: hasInitialController || other.hasInitialController)
  }
}

/// The property list of a compiled storyboard.
///
/// - Source: the keys stand in what Xcode's compiler writes, for UIKit and for AppKit; their documentation is not public.
private struct CompiledList: Decodable {
  let identifiers: [String]
  let hasInitialController: Bool

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var identifiers: [String] = []
    var hasInitialController = false
    for framework in ["UI", "NS"] {
      let names = Key(stringValue: "\(framework)ViewControllerIdentifiersToNibNames")
      let found = try values.decodeIfPresent([String: String].self, forKey: names)
      identifiers += found.map { Array($0.keys) } ?? []
      let initial = Key(stringValue: "\(framework)StoryboardDesignatedEntryPointIdentifier")
      hasInitialController = hasInitialController || values.contains(initial)
    }
    self.identifiers = identifiers
    self.hasInitialController = hasInitialController
  }
}
