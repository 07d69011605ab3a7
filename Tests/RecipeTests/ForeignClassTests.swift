import Interlude
import Testing

/// Stands for a class of a framework.
class Canvas {
  func draw(_ shape: String) -> String { "drew \(shape)" }
}

/// Stands for a final class of a framework.
final class Socket: Sendable {
  func send(_ text: String) -> Int { text.count }
}

class HookedCanvas: Canvas {
  static let draw = HookPoint("Canvas.draw") { (canvas: HookedCanvas, shape: String) in
    canvas.drawUnhooked(shape)
  }

  override func draw(_ shape: String) -> String { Self.draw(self, shape) }

  private func drawUnhooked(_ shape: String) -> String { super.draw(shape) }
}

final class HookedSocket: Sendable {
  static let send = HookPoint("Socket.send") { (socket: HookedSocket, text: String) in
    socket.socket.send(text)
  }
  private let socket: Socket

  init(_ socket: Socket) { self.socket = socket }

  func send(_ text: String) -> Int { Self.send(self, text) }
}

private final class LoudCanvas: HookedCanvas {
  override func draw(_ shape: String) -> String { super.draw(shape) + "!" }
}

@Suite struct ForeignClassTests {
  @Test func `a subclass hooks a method of a foreign class, for its subclasses too`() {
    HookedCanvas.draw.before { _, shape in shape = "big " + shape }
    let canvases: [Canvas] = [HookedCanvas(), LoudCanvas(), Canvas()]
    #expect(canvases.map { $0.draw("box") } == ["drew big box", "drew big box!", "drew box"])
  }

  @Test func `a wrapper hooks a method of a final class`() {
    HookedSocket.send.before { _, text in text += "\n" }
    #expect(HookedSocket(Socket()).send("hi") == 3)
  }
}
