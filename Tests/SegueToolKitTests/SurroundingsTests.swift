import Foundation
import SegueToolKit
import Testing

/// What the commands do where the file system does not do what is hoped for.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SurroundingsTests {
  private static let good = "<document type='Storyboard'/>"

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["inspect", "walk", "perform"])
  func `nothing but files is read`(command: String) throws {
    try folder.write(Self.good, to: "Good.storyboard")
    try folder.write("", to: "Folder.storyboard/inside")
    try folder.link("Dangling.storyboard", to: folder.path + "/nowhere")
    try folder.link("Loop.storyboard", to: "Loop.storyboard")
    unsafe mkfifo(folder.path + "/Pipe.storyboard", 0o600)
    let cases = [
      ("Dangling.storyboard", "nothing is at '{}'; check the path"),
      ("Loop.storyboard", "nothing is at '{}'; check the path"),
      ("Good.storyboard/inside", "nothing is at '{}'; check the path"),
      (
        "Pipe.storyboard",
        "cannot read '{}' (it is no regular file); check what it is and its permissions"
      ),
      (
        "Folder.storyboard",
        command == "perform"
          ? "'{}' is a folder; give a file, or look for one with 'segue inspect {}'"
          : "the folder '{}' holds no storyboard; give one with '.storyboard' files in it"
      ),
    ]
    for (name, sentence) in cases {
      let path = folder.path + "/" + name
      let call =
        command == "perform" ? Call(command, path, "--segue", "a") : Call(command, path)
      #expect(call.status == .findings)
      #expect(call.errors == "{}: error: \(sentence)\n".replacing("{}", with: path))
    }
  }

  @Test(arguments: ["inspect", "walk"])
  func `what is no file in a folder is told, and the rest is read`(command: String) throws {
    try folder.write(Self.good, to: "Good.storyboard")
    try folder.link("Dangling.storyboard", to: folder.path + "/nowhere")
    unsafe mkfifo(folder.path + "/Pipe.storyboard", 0o600)
    let call = Call(command, folder.path)
    #expect(call.status == .findings)
    let told = call.errors.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(told == ["/Dangling.storyboard", "/Pipe.storyboard"].map { folder.path + $0 })
    #expect(call.output.contains(command == "walk" ? "storyboards       1\n" : "Good.storyboard\n"))
  }

  @Test
  func `files that vanish after they were found are told`() throws {
    for name in ["a", "b", "c"] { try folder.write(Self.good, to: "sub/\(name).storyboard") }
    let path = folder.path
    let errors = Recorder()
    // The first report is the sign that the folder has been listed.
    let output = Sink { _ throws(SinkError) in
      try? FileManager.default.removeItem(atPath: path + "/sub")
    }
    let console = Console(output: output, errors: errors.sink())
    #expect(Tool.standard.run(["inspect", path], console) == .findings)
    #expect(
      errors.written
        == ["b", "c"].map { name in
          let file = "\(path)/sub/\(name).storyboard"
          return "\(file): error: nothing is at '\(file)'; check the path\n"
        }.joined())
  }

  @Test
  func `a file is taken once, however its path is written`() throws {
    try folder.write(Self.good, to: "sub/a.storyboard")
    try folder.link("link", to: folder.path + "/sub")
    let file = folder.path + "/sub/a.storyboard"
    let others = ["/sub/../sub/./a.storyboard", "/link/a.storyboard", "/sub", "/"]
    let output = Recorder()
    let errors = Recorder()
    let status = Tool.standard.run(
      ["inspect", file, file, "/no/such", "/no//such"] + others.map { folder.path + $0 },
      Console(output: output.sink(), errors: errors.sink()))
    #expect(status == .findings)
    let heads = output.written.split(separator: "\n").filter { $0.hasSuffix("storyboard") }
    #expect(heads == [file[...]])
    #expect(errors.written == "/no/such: error: nothing is at '/no/such'; check the path\n")
  }
}
