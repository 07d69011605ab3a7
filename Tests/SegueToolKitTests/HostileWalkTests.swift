import Foundation
import SegueToolKit
import Testing

/// The commands on storyboards that mean harm or are damaged: each call ends, with a result or with errors that have a place.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct HostileWalkTests {
  /// A storyboard that leads where no storyboard should, and whether a walk finds fault with it.
  struct Hostile: CustomTestStringConvertible {
    let testDescription: String
    let objects: [String]
    let status: CommandStatus

    init(_ name: String, _ status: CommandStatus, _ objects: [String]) {
      (testDescription, self.status, self.objects) = (name, status, objects)
    }

    var text: String {
      let scenes = objects.enumerated().map { number, objects in
        "<scene sceneID=\"k\(number)\"><objects>\(objects)</objects></scene>"
      }
      return "<document type='Storyboard' initialViewController='c0'><scenes>\n"
        + scenes.joined(separator: "\n") + "\n</scenes></document>"
    }
  }

  /// A controller with segues, whose identifiers are made of its own.
  private nonisolated static func controller(_ id: String, _ segues: String...) -> String {
    let list = segues.enumerated().map { "<segue id=\"\(id)-\($0.offset)\" \($0.element)/>" }
    return
      "<viewController id=\"\(id)\"><connections>\(list.joined())</connections></viewController>"
  }

  private nonisolated static func chain(_ length: Int, _ segue: String) -> [String] {
    (0..<length).map { number in
      number + 1 == length
        ? controller("c\(number)")
        : controller("c\(number)", "\(segue) destination='c\(number + 1)'")
    }
  }

  private nonisolated static let relationship = "kind='relationship' relationship='child'"

  nonisolated static let hostile = [
    Hostile(
      "a ring of relationships", .findings,
      [
        controller("c0", "\(relationship) destination='c1'"),
        controller("c1", "\(relationship) destination='c0'"),
      ]),
    Hostile(
      "a container in itself", .findings,
      [
        controller("c0", "\(relationship) destination='c0'")
      ]),
    Hostile("an embed of itself", .success, [controller("c0", "kind='embed' destination='c0'")]),
    Hostile(
      "a ring of embeds", .success,
      [
        controller("c0", "kind='embed' destination='c1'"),
        controller("c1", "kind='embed' destination='c0'"),
      ]),
    Hostile("a chain of relationships", .findings, chain(200, relationship)),
    Hostile("a chain of embeds", .success, chain(200, "kind='embed'")),
    Hostile(
      "doubled identifiers", .success,
      [
        controller("c0", "kind='show' destination='c0'"),
        controller("c0", "kind='show' destination='c0'"),
      ]),
    Hostile(
      "the identifier of a scene as destination", .findings,
      [
        controller("c0", "kind='show' destination='k0'")
      ]),
    Hostile("no destination", .findings, [controller("c0", "kind='show'")]),
    Hostile(
      "a missing destination", .findings,
      [
        controller("c0", "kind='show' destination='lost'")
      ]),
    Hostile(
      "a reference to its own storyboard", .success,
      [
        controller("c0", "kind='show' destination='p'"),
        "<viewControllerPlaceholder id='p' storyboardName='A'/>",
      ]),
    Hostile(
      "a reference to itself", .success,
      [
        controller("c0", "kind='show' destination='p'"),
        "<viewControllerPlaceholder id='p' storyboardName='A' referencedIdentifier='p'/>",
      ]),
  ]

  @Test(arguments: hostile)
  func `storyboards that lead in circles or nowhere are walked to their end`(
    hostile: Hostile
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(hostile.text, to: "A.storyboard")
    let call = walk(folder)
    #expect(call.status == hostile.status, "\(call.errors)")
    #expect(Call("inspect", folder.path).status == .success)
  }

  @Test
  func `nothing is read from outside of the files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret.txt")
    let entity = "<!DOCTYPE d [<!ENTITY x SYSTEM 'file://\(folder.path)/secret.txt'>]>"
    try folder.write(entity + "<document type='Storyboard'>&x;</document>", to: "A.storyboard")
    let wide = "<document type='Storyboard'/>".data(using: .utf16) ?? Data()
    try wide.write(to: URL(fileURLWithPath: folder.path + "/B.storyboard"))
    try folder.write("<document type='Storyboard'>\0</document>", to: "C.storyboard")
    for command in ["inspect", "walk"] {
      let call = Call(command, folder.path)
      #expect(call.status == .findings)
      #expect(!(call.output + call.errors).contains("secret\n"))
      #expect(
        call.errors.replacing(folder.path + "/", with: "") == """
          A.storyboard:1:1: error: the file has a document type declaration, '<!DOCTYPE'; remove \
          it, storyboards have none
          B.storyboard: error: the file is in the encoding 'UTF-16'; save it as 'UTF-8'
          C.storyboard:1:29: error: the file has a zero byte, so it is not text; give a storyboard

          """)
    }
  }

  @Test(arguments: ["Songs", "Books"])
  func `an example without a line, or with one twice, is walked to its end`(
    example: String
  ) throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 1...3 { package.deleteLastPathComponent() }
    let file = package.appendingPathComponent("Examples/\(example)/Main.storyboard")
    // The classes of the examples are among the tests; plain controllers stand in for those of other modules.
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(/customModule="[A-Za-z]+"/, with: "customModule=\"Other\"")
    let lines = text.split(separator: "\n")
    let folder = try TemporaryFolder()
    var ends: [CommandStatus: Int] = [:]
    for number in lines.indices {
      for isDoubled in [true, false] {
        var damaged = lines
        if isDoubled {
          damaged.insert(lines[number], at: number)
        } else {
          damaged.remove(at: number)
        }
        try folder.write(damaged.joined(separator: "\n"), to: "A.storyboard")
        ends[walk(folder).status, default: 0] += 1
      }
    }
    #expect(ends[.success, default: 0] > 10)
    #expect(ends[.findings, default: 0] > 10)
    #expect(ends[.misuse] == nil)
  }

  /// Walks through a folder; whatever is told has its place, and every segue is accounted for.
  private func walk(_ folder: TemporaryFolder) -> Call {
    let call = Call("walk", folder.path)
    for line in call.errors.split(separator: "\n") {
      #expect(
        line.hasPrefix(folder.path + "/A.storyboard:") && line.contains(": error: "), "\(line)")
    }
    #expect(call.errors.isEmpty == (call.status == .success))
    return call
  }
}
