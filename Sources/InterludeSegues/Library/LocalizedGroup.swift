/// The files of one storyboard: its languages and its devices.
struct LocalizedGroup {
  /// What the files of one storyboard have in common.
  struct Key: Hashable {
    let folder: String
    let name: String
    let isLocalized: Bool

    init(_ path: StoryboardPath) {
      folder = path.folder
      name = path.name
      isLocalized = path.language != nil
    }
  }

  private let members: [(path: StoryboardPath, document: StoryboardDocument)]

  /// Sorts documents into groups, in the order of their first files.
  static func groups(of documents: [StoryboardDocument]) -> [LocalizedGroup] {
    let members = documents.map { (path: StoryboardPath($0.file), document: $0) }
    let groups = Dictionary(grouping: members) { Key($0.path) }
    return members.map { Key($0.path) }.uniqued().map { LocalizedGroup(members: groups[$0] ?? []) }
  }

  /// The files for a device; where none is asked for, those for all devices come first, then the phone's.
  private func forDevice(
    _ device: StoryboardDevice?
  ) -> [(path: StoryboardPath, document: StoryboardDocument)] {
    let order: [StoryboardDevice?] = device.map { [$0, nil] } ?? [nil, .phone, .pad]
    for wanted in order {
      let found = members.filter { $0.path.device == wanted }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The file that is used, and how the files for other languages differ from it; nil where all are for other devices.
  func choice(device: StoryboardDevice?, languages: [String]) -> LibraryChoice? {
    let candidates = forDevice(device)
    let order = languages + ["Base", "en"]
    func rank(_ language: String?) -> Int {
      language.flatMap { order.firstIndex(of: $0) } ?? order.count
    }
    let sorted = candidates.sorted {
      (rank($0.path.language), $0.document.file) < (rank($1.path.language), $1.document.file)
    }
    guard let first = sorted.first else { return nil }
    return LibraryChoice(
      document: first.document, name: first.path.name,
      divergences: sorted.dropFirst().compactMap {
        StoryboardDivergence(between: first.document, and: $0.document)
      })
  }
}

/// The file that stands for a storyboard.
struct LibraryChoice {
  let document: StoryboardDocument
  let name: String
  let divergences: [StoryboardDivergence]
}
