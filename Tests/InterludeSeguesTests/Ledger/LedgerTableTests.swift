import LedgerTable
import Testing

/// The table of what the ledger promises, on the portable runtime.
@MainActor
@Suite
struct LedgerTableTests {
  @Test(arguments: LedgerRow<SceneWorld>.all)
  func `the portable runtime keeps the table's promise`(_ row: LedgerRow<SceneWorld>) throws {
    #expect(try row.run() == row.expected)
  }
}
