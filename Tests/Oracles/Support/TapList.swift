import Interlude

/// The list of one hook of tapable, by its published rule of insertion.
///
/// A new tap walks back from the end. While it has names to stand before, it steps over every tap
/// and strikes the names that it meets; then over taps whose stage is greater than its own.
enum TapList {
  /// The order of each tap, and behind the last that of the tap that comes during a call.
  static func orders(of taps: [Tap]) -> [Order] {
    let all = taps + [Tap.late]
    if all.allSatisfy({ $0.before.isEmpty }) { return all.map { Order($0.stage) } }
    var list: [Int] = []
    for k in all.indices { list.insert(k, at: place(of: all[k], in: list.map { all[$0] })) }
    return all.indices.map { k in Order(list.firstIndex(of: k) ?? 0) }
  }

  private static func place(of tap: Tap, in list: [Tap]) -> Int {
    var names = tap.before
    var place = list.count
    while place > 0 {
      let other = list[place - 1]
      let isStruck = names.remove(other.name) != nil
      if !isStruck, names.isEmpty, other.stage <= tap.stage { break }
      place -= 1
    }
    return place
  }
}
