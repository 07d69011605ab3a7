import Interlude
import InterludeUIKit
import ObjectiveC
import Testing
import UIKit

/// What is stored beside a controller that adopts nothing ends with it, by an associated object.
@MainActor
@Suite
struct AssociatedSentinelTests {
  @Test
  func `an entry ends with the controller and not later`() {
    let table = ObjectTable<String>()
    var controller: UIViewController? = UIViewController()
    if let controller {
      table[controller] = "entry"
      #expect(table[controller] == "entry")
    }
    #expect(table.entryCount == 1)
    controller = nil
    #expect(table.entryCount == 0)
  }

  @Test
  func `entries of several tables end with one object`() {
    let tables = [ObjectTable<Int>(), ObjectTable<Int>(), ObjectTable<Int>()]
    do {
      let controller = UIViewController()
      for table in tables { table[controller] = 1 }
      #expect(tables.map(\.entryCount) == [1, 1, 1])
    }
    #expect(tables.map(\.entryCount) == [0, 0, 0])
  }

  @Test
  func `no entry is found for an object at the address of one that has ended`() {
    let table = ObjectTable<Int>()
    for number in 0..<1000 {
      let controller = UIViewController()
      #expect(table[controller] == nil)
      table[controller] = number
    }
    #expect(table.entryCount == 0)
  }

  @Test
  func `a hook for one controller ends with it`() {
    let point = MainActorHookPoint("point") { (_: UIViewController, _: Void) in }
    var controller: UIViewController? = UIViewController()
    if let controller { point.before(.object(controller)) { _, _ in } }
    #expect("\(point.describe())".contains("before"))
    controller = nil
    #expect(!"\(point.describe())".contains("before"))
  }

  @Test
  func `objects that no Objective-C class made are looked at as elsewhere`() {
    final class Plain {}
    let table = ObjectTable<Int>()
    let plain = Plain()
    table[plain] = 1
    #expect(table[plain] == 1)
  }
}
