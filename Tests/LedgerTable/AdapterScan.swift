import Foundation

/// Looks through the sources of an adapter for what it has promised not to use.
public struct AdapterScan {
  /// The words that no line of code may have: replacing methods, reaching what is not public, going round the types.
  public static let forbidden = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod", "objc_", "object_setClass", "imp_implementationWithBlock", "IMP(",
    "@objc", "#selector", "dynamic ", "@_", "_dynamicReplacement", "NSSelectorFromString",
    "NSClassFromString", "performSelector", "Selector(", "value(forKey", "setValue(",
    "forKeyPath", "dlsym", "dlopen", "unsafe", "import ObjectiveC", "import Darwin", "._",
  ]

  /// The modules that may be imported.
  public static let imports: Set<String> = [
    "AppKit", "Foundation", "Interlude", "InterludeSegues", "UIKit",
  ]

  /// Makes a scan.
  public init() {}

  /// The lines of a text that break a promise, with what is wrong.
  public func findings(in text: String, file: String = "") -> [String] {
    var findings: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.trimmingCharacters(in: .whitespaces)
      guard !code.hasPrefix("//") else { continue }
      findings += Self.forbidden.filter { code.contains($0) }
        .map { "\(file):\(index + 1): '\($0)'" }
      let words = code.split(separator: " ")
      if let place = words.firstIndex(of: "import"), place + 1 < words.count,
        !Self.imports.contains(String(words[place + 1]))
      {
        findings.append("\(file):\(index + 1): imports '\(words[place + 1])'")
      }
    }
    let isGuarded =
      text.hasPrefix("#if canImport(") && text.hasSuffix("#endif\n")
      && !text.contains("\n#else")
    return isGuarded ? findings : findings + ["\(file): is not wholly inside '#if canImport'"]
  }

  /// What the sources of a folder have that they may not, and how many files were read.
  public func findings(inFolder folder: String) throws -> (files: Int, findings: [String]) {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    let all = try paths.sorted().flatMap { path in
      findings(
        in: try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8), file: path)
    }
    return (paths.count, all)
  }
}
