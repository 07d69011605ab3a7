import LedgerTable
import Testing

/// The table of what the ledger promises, on the adapter for AppKit.
@MainActor
@Suite
struct LedgerTableTests {
  @Test(arguments: LedgerRow<AppKitWorld<ViewSource>>.all)
  func `a view controller derived from the base class keeps the table's promise`(
    _ row: LedgerRow<AppKitWorld<ViewSource>>
  ) throws {
    #expect(try row.run() == row.expected)
  }

  @Test(arguments: LedgerRow<AppKitWorld<WindowSource>>.all)
  func `a window controller with the one line keeps the table's promise`(
    _ row: LedgerRow<AppKitWorld<WindowSource>>
  ) throws {
    #expect(try row.run() == row.expected)
  }
}
