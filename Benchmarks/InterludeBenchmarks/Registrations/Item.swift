import Foundation
import Interlude

/// A subject with a sentinel, of which there are many.
final class Item: SentinelHolder, Sendable {
  let sentinel = Sentinel()

  @inline(never)
  func add(_ number: Int) -> Int { number &+ 1 }

  static func hookPoint() -> HookPoint<Item, Int, Int, Never> {
    HookPoint("Item.add") { (item: Item, number: Int) in item.add(number) }
  }
}

/// A dictionary of closures behind an `NSLock`.
///
/// - Hazard: `closures` is a variable of a shared object.
/// - Proof: it is used under the lock.
final class ItemTable: @unchecked Sendable {
  private let lock = NSLock()
  private var closures: [ObjectIdentifier: (Item, inout Int) -> Void] = [:]

  func set(_ item: Item, _ closure: @escaping (Item, inout Int) -> Void) {
    lock.withLock { closures[ObjectIdentifier(item)] = closure }
  }

  func remove(_ item: Item) {
    lock.withLock { closures[ObjectIdentifier(item)] = nil }
  }

  func call(_ item: Item, _ number: Int) -> Int {
    var number = number
    lock.withLock { closures[ObjectIdentifier(item)] }?(item, &number)
    return item.add(number)
  }
}
