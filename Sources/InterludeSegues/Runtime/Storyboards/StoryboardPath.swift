/// What the path of a storyboard says: where it is, its language, its name and the device that it is for.
package struct StoryboardPath: Sendable, Hashable {
  /// The folder, without a language folder at its end.
  package let folder: String
  /// The name of the language folder without `.lproj`, such as `Base`; nil for a file that is in none.
  package let language: String?
  /// The file's name without its extension.
  package let fullName: String
  /// The name without the device.
  package let name: String
  /// The device that the file is for; nil for all of them.
  package let device: StoryboardDevice?

  package init(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let file = parts.popLast() ?? ""
    fullName = String(Self.dropping(".storyboard", from: file) ?? file)
    if let last = parts.last, let language = Self.dropping(".lproj", from: last) {
      self.language = String(language)
      parts.removeLast()
    } else {
      language = nil
    }
    folder = parts.joined(separator: "/")
    (name, device) = Self.split(fullName)
  }

  /// The name and the device; a tilde before anything but a device belongs to the name.
  private static func split(_ fullName: String) -> (String, StoryboardDevice?) {
    for device in StoryboardDevice.allCases {
      if let name = dropping("~" + device.rawValue, from: Substring(fullName)) {
        return (String(name), device)
      }
    }
    return (fullName, nil)
  }

  /// The text before an ending; nil where it does not end so, or is nothing else.
  private static func dropping(_ ending: String, from text: Substring) -> Substring? {
    text.count > ending.count && text.hasSuffix(ending) ? text.dropLast(ending.count) : nil
  }
}

/// A device for which a storyboard has a file of its own, named `Main~iphone` or `Main~ipad`.
public enum StoryboardDevice: String, Sendable, Hashable, CaseIterable {
  /// The phone; its files end in `~iphone`.
  case phone = "iphone"
  /// The tablet; its files end in `~ipad`.
  case pad = "ipad"
}
