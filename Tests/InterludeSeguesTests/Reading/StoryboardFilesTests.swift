import Foundation
import InterludeSegues
import Testing

@Suite
struct StoryboardFilesTests {
  @Test
  func `the storyboards below a folder are found in order, with the folder as given`() throws {
    let folder = try TemporaryFolder()
    for name in ["b/x.storyboard", "a.storyboard", "b/Base.lproj/M.storyboard", "b/y.xib"] {
      try folder.write("", to: name)
    }
    let files = try StoryboardFiles(at: folder.path)
    let names = ["a.storyboard", "b/Base.lproj/M.storyboard", "b/x.storyboard"]
    #expect(files.paths == names.map { folder.path + "/" + $0 })
    #expect(files.problems == [])
    #expect(try StoryboardFiles(at: folder.path + "/").paths == files.paths)
  }

  @Test
  func `files that macOS leaves behind are skipped by name, tildes are not`() throws {
    let folder = try TemporaryFolder()
    for name in ["._a.storyboard", ".storyboard", "a~.storyboard", "a.storyboard.orig"] {
      try folder.write("", to: name)
    }
    #expect(try StoryboardFiles(at: folder.path).paths == [folder.path + "/a~.storyboard"])
  }

  @Test
  func `a file stands for itself whatever its name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.xml")
    #expect(try StoryboardFiles(at: folder.path + "/a.xml").paths == [folder.path + "/a.xml"])
  }

  @Test
  func `links to folders are not followed, so loops end`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "b/a.storyboard")
    try folder.link("b/loop", to: folder.path)
    try folder.link("c.storyboard", to: folder.path + "/b/a.storyboard")
    let names = ["b/a.storyboard", "c.storyboard"]
    #expect(try StoryboardFiles(at: folder.path).paths == names.map { folder.path + "/" + $0 })
  }

  @Test
  func `a very deep folder is listed as far as the system allows`() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 800).joined(separator: "/") + "/a.storyboard"
    try folder.write("", to: deep)
    #expect(try StoryboardFiles(at: folder.path).paths == [folder.path + "/" + deep])
  }

  @Test
  func `a missing path and a folder without storyboards are errors`() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: StoryboardError.self) { try StoryboardFiles(at: "/no/such") }
    #expect(missing?.diagnostic == "/no/such: error: nothing is at '/no/such'; check the path")
    let empty = #expect(throws: StoryboardError.self) { try StoryboardFiles(at: folder.path) }
    #expect(
      empty?.message
        == "the folder '\(folder.path)' holds no storyboard; give one with '.storyboard' files in it"
    )
    #expect(empty?.family == .failure)
  }

  @Test
  func `a folder, a device and a broken link are no files to read`() throws {
    let folder = try TemporaryFolder()
    try folder.link("a.storyboard", to: folder.path + "/a.storyboard")
    let isFolder = #expect(throws: StoryboardError.self) {
      try StoryboardReader().read(file: folder.path)
    }
    #expect(isFolder == StoryboardError(.isFolder, file: folder.path))
    #expect(isFolder?.family == .misuse)
    let device = #expect(throws: StoryboardError.self) {
      try StoryboardReader().read(file: "/dev/zero")
    }
    #expect(device == StoryboardError(.unreadable("it is no regular file"), file: "/dev/zero"))
    let path = folder.path + "/a.storyboard"
    let loop = #expect(throws: StoryboardError.self) { try StoryboardReader().read(file: path) }
    #expect(loop == StoryboardError(.missing, file: path))
  }

  @Test
  func `a file is read with its byte order mark, and refused beyond the limit`() throws {
    let folder = try TemporaryFolder()
    let text = "\u{FEFF}<document type=\"Storyboard\"/>"
    try folder.write(text, to: "a.storyboard")
    let path = folder.path + "/a.storyboard"
    #expect(try StoryboardReader().read(file: path).file == path)
    let error = #expect(throws: StoryboardError.self) {
      try StoryboardReader(sizeLimit: 10).read(file: path)
    }
    #expect(error == StoryboardError(.tooLarge(bytes: 32, limit: 10), file: path))
  }
}
