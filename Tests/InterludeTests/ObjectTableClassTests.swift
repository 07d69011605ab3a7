import Interlude
import Testing

struct ObjectTableClassTests {
  @Test func `a class has a value of its own, and its instances and subclasses have not`() {
    let table = ObjectTable<String>()
    let player = Player()
    table[class: Player.self] = "class"
    table[player] = "object"
    #expect(table[class: Player.self] == "class")
    #expect(table[class: Jukebox.self] == nil)
    #expect(table[player] == "object")
    #expect(table.count == 2)
    table[class: Player.self] = nil
    #expect(table[class: Player.self] == nil)
    #expect(table[player] == "object")
  }
}
