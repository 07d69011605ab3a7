import Interlude
import Testing

final class Editor: Sendable {
  static let problems = Journal()
}

struct EmptyText: Error {}

extension Editor {
  static let complete = ExtensionPoint<Editor, String, String, Never>("Editor.complete")
  static let format = ExtensionPoint<Editor, String, String, Never>("Editor.format")
  static let lint = ExtensionPoint<Editor, String, String, any Error>("Editor.lint")
    .isolating { failure in Editor.problems.note("\(failure.name ?? "a hook"): \(failure.error)") }
  static let opened = ExtensionPoint<Editor, String, Never, Never>(
    "Editor.opened", remembering: 10)
}

final class Spelling: Sendable {
  init() throws {
    Editor.complete.answer(owner: self) { _, prefix in prefix == "in" ? "interlude" : nil }
    try Editor.format.answer(name: "spaces", owner: self) { _, text in
      text.replacing("  ", with: " ")
    }
    try Editor.format.answer(order: .inside("spaces"), owner: self) { _, text in
      text.hasSuffix(" ") ? String(text.dropLast()) : nil
    }
    try Editor.lint.answer(name: "spelling", owner: self) { _, text in
      guard !text.isEmpty else { throw EmptyText() }
      return text.contains("teh") ? "teh?" : nil
    }
  }
}

@Suite struct PlugInsTests {
  @Test func `a plug-in answers for as long as it lives`() throws {
    let editor = Editor()
    let log = Journal()
    do {
      let plugIn = try Spelling()
      let all = Editor.complete.collect(editor, "in")
      let best = Editor.complete.first(editor, "in")
      let text = Editor.format.fold(editor, "a  b ")
      #expect(all == ["interlude"])
      #expect(best == "interlude")
      #expect(text == "a b")
      #expect(Editor.lint.collect(editor, "teh end") == ["teh?"])
      #expect(Editor.lint.collect(editor, "") == [])
      #expect(Editor.problems.words == ["spelling: EmptyText()"])
      withExtendedLifetime(plugIn) {}
    }
    #expect(Editor.complete.first(editor, "in") == nil)
    Editor.opened.announce(editor, "a.txt")
    Editor.opened.answer { _, file in
      log.note("opened \(file)")
      return nil
    }
    #expect(log.words == ["opened a.txt"])
  }
}
