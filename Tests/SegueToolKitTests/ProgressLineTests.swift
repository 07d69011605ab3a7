import SegueToolKit
import Testing

@Suite
struct ProgressLineTests {
  @Test
  func `progress replaces itself on a terminal and leaves nothing`() throws {
    let recorder = Recorder()
    var line = ProgressLine(recorder.sink(isTerminal: true))
    try line.show(1, of: 2, "a")
    try line.show(2, of: 2, "b")
    try line.clear()
    try line.clear()
    #expect(recorder.written == "\r\u{1B}[K[1/2] a\r\u{1B}[K[2/2] b\r\u{1B}[K")
  }

  @Test
  func `progress is quiet in a pipe`() throws {
    let recorder = Recorder()
    var line = ProgressLine(recorder.sink())
    try line.show(1, of: 2, "a")
    try line.clear()
    #expect(recorder.attempts == 0)
  }
}
