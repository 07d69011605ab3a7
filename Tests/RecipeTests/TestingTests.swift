import Interlude
import InterludeTesting
import Testing

private final class Mailer: Sendable {
  static let send = HookPoint("Mailer.send") { (mailer: Mailer, letter: String) in
    !letter.isEmpty
  }

  @discardableResult
  func notify(_ name: String) -> String {
    Self.send(self, "Dear \(name)") ? "sent" : "not sent"
  }

  func count() {}
}

@Suite struct TestingTests {
  private let mailer = Mailer()

  @Test func `a test watches`() {
    let seen = Journal()
    withHook(Mailer.send.before(.object(mailer)) { _, letter in seen.note(letter) }) {
      mailer.notify("Ada")
    }
    #expect(seen.words == ["Dear Ada"])
  }

  @Test func `a test replaces`() {
    withHook(Mailer.send.around(.object(mailer)) { _, _, _ in false }) {
      #expect(mailer.notify("Ada") == "not sent")
    }
  }

  @Test func `a test hooks what it does not hold`() async {
    let seen = Journal()
    await withHooks {
      Mailer.send.around { _, _, _ in false }
      Mailer.send.before { _, letter in seen.note(letter) }
    } run: {
      #expect(Mailer().notify("Ada") == "not sent")
      async let child = Mailer().notify("Bob")
      #expect(await child == "not sent")
    }
    #expect(Mailer().notify("Eve") == "sent")
    #expect(seen.words == [])
  }

  @Test func `a test fails once`() {
    Mailer.send.around(.object(mailer), once: true) { _, _, _ in false }
    #expect(mailer.notify("Ada") == "not sent")
    #expect(mailer.notify("Ada") == "sent")
  }

  @Test func `a test says what is attached`() throws {
    try Mailer.send.before(
      .object(mailer), name: "greet", fileID: "App/Greet.swift", line: 3
    ) { _, letter in letter = "Hello, \(letter)" }
    #expect(
      "\(Mailer.send.plan(for: mailer))" == """
        Mailer.send: 1 hook
        1. before "greet", object, order 0, App/Greet.swift:3, not run
        """)
  }
}

/// Alone with its points: a census counts what every test attaches.
@Suite(.serialized) struct LeakRecipeTests {
  private final class Mailer: Sendable {
    static let send = HookPoint("Mailer.send") { (mailer: Mailer, letter: String) in
      !letter.isEmpty
    }

    func notify(_ name: String) { _ = Self.send(self, "Dear \(name)") }

    func count() {}
  }

  @Test func `a test finds what hooks leave behind`() throws {
    let mailer = Mailer()
    try requireNoPendingOneShots(on: Mailer.send) {
      Mailer.send.before(.object(mailer), once: true) { _, letter in letter += "!" }
      mailer.notify("Ada")
    }
    try requireSubjectEnds(on: Mailer.send) {
      let mailer = Mailer()
      Mailer.send.before(.object(mailer)) { mailer, _ in mailer.count() }
      mailer.notify("Ada")
      return mailer
    }
  }
}
