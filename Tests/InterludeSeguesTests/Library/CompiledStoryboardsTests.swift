import Foundation
import InterludeSegues
import LedgerTable
import Testing

/// What is read from the property lists of compiled storyboards.
@Suite
struct CompiledStoryboardsTests {
  @Test
  func `identifiers are found in the property lists of both frameworks`() throws {
    let folder = try CompiledFolder()
    try folder.add("Base.lproj/Main", ["list": "a", "detail": "b"], initial: "list")
    try folder.add("Panel", ["panel": "c"], framework: "NS")
    let storyboards = folder.storyboards.storyboards
    #expect(storyboards.map(\.name) == ["Main", "Panel"])
    #expect(storyboards.map(\.identifiers) == [["detail", "list"], ["panel"]])
    #expect(storyboards.map(\.hasInitialController) == [true, false])
  }

  @Test
  func `languages and devices of a storyboard are one`() throws {
    let folder = try CompiledFolder()
    try folder.add("Base.lproj/Main", ["list": "a"])
    try folder.add("de.lproj/Main", ["list": "a"])
    try folder.add("Main~ipad", ["list": "a", "split": "b"], initial: "split")
    #expect(folder.storyboards.storyboards.map(\.name) == ["Main"])
    #expect(folder.storyboards.storyboards.map(\.identifiers) == [["list", "split"]])
    #expect(try folder.storyboards.storyboard(withIdentifier: "list").name == "Main")
  }

  @Test
  func `storyboards of a bundle inside the bundle are not its own`() throws {
    let folder = try CompiledFolder()
    try folder.add("Main", ["list": "a"])
    try folder.add("Frameworks/Pay.framework/Checkout", ["pay": "a"], initial: "pay")
    try folder.add("PlugIns/Share.appex/Main", ["share": "a"])
    try folder.add("Extra.bundle/Base.lproj/Extra", ["extra": "a"])
    #expect(folder.storyboards.storyboards.map(\.name) == ["Main"])
    #expect(folder.storyboards.storyboards.map(\.identifiers) == [["list"]])
  }

  @Test
  func `a wrong identifier is an error that lists those that there are`() throws {
    let folder = try CompiledFolder()
    try folder.add("Main", ["list": "a"])
    let error = #expect(throws: LibraryError.self) {
      try folder.storyboards.storyboard(withIdentifier: "lits")
    }
    #expect(
      error?.description
        == "no controller has the identifier 'lits' in 1 storyboard; there is 'list'")
  }

  @Test
  func `an identifier in several storyboards is an error unless one is named`() throws {
    let folder = try CompiledFolder()
    try folder.add("Main", ["list": "a"])
    try folder.add("Other", ["list": "a"])
    let error = #expect(throws: LibraryError.self) {
      try folder.storyboards.storyboard(withIdentifier: "list")
    }
    #expect(
      error?.description == "several controllers have the identifier 'list': "
        + "'Main.storyboard: list', 'Other.storyboard: list'; ask one storyboard for it, or "
        + "name the module where the modules differ"
    )
    #expect(
      try folder.storyboards.storyboard(withIdentifier: "list", named: "Other").name == "Other")
  }

  @Test
  func `a storyboard that is not there or begins with nothing is an error`() throws {
    let folder = try CompiledFolder()
    try folder.add("Main", ["list": "a"])
    let missing = #expect(throws: LibraryError.self) {
      try folder.storyboards.storyboardWithInitialController(named: "Mian")
    }
    #expect(missing?.description == "no storyboard 'Mian' was loaded; there is 'Main'")
    let without = #expect(throws: LibraryError.self) {
      try folder.storyboards.storyboardWithInitialController(named: "Main")
    }
    #expect(
      without == .notMade(.noInitialController(storyboard: "Main.storyboard", named: nil)))
  }

  @Test
  func `a folder whose property list is broken is listed`() throws {
    let folder = try CompiledFolder()
    try folder.add("Main", ["list": "a"])
    try folder.write("no property list", to: "Broken.storyboardc/Info.plist")
    try folder.write("nothing", to: "Empty.storyboardc/other")
    #expect(folder.storyboards.storyboards.map(\.name) == ["Main"])
    #expect(
      folder.storyboards.unreadable.map { ($0 as NSString).lastPathComponent } == [
        "Broken.storyboardc", "Empty.storyboardc",
      ])
  }
}
