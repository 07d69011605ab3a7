import LedgerTable
import Testing

/// The table of what the ledger promises, on the adapter for UIKit.
@MainActor
@Suite
struct LedgerTableTests {
  @Test(arguments: LedgerRow<UIKitWorld<DerivedSource>>.all)
  func `a class derived from the base class keeps the table's promise`(
    _ row: LedgerRow<UIKitWorld<DerivedSource>>
  ) throws {
    #expect(try row.run() == row.expected)
  }

  @Test(arguments: LedgerRow<UIKitWorld<ForwardingSource>>.all)
  func `a class with the one line keeps the table's promise`(
    _ row: LedgerRow<UIKitWorld<ForwardingSource>>
  ) throws {
    #expect(try row.run() == row.expected)
  }
}
