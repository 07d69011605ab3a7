import Foundation
import LedgerTable
import Testing

/// The adapters for UIKit and AppKit replace no method and use nothing that is not public.
@Suite
struct AdapterScanTests {
  @Test
  func `the sources of the adapters keep the promise`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let result = try AdapterScan().findings(
      inFolder: root.appending(path: "Sources/InterludeUIKit").path)
    #expect(result.findings.isEmpty)
    #expect(result.files > 20)
  }

  @Test(arguments: AdapterScan.forbidden)
  func `a line that breaks it is found`(_ word: String) {
    let text = "#if canImport(UIKit)\n  let a = \(word) b\n#endif\n"
    #expect(AdapterScan().findings(in: text, file: "A.swift").contains("A.swift:2: '\(word)'"))
  }

  @Test
  func `an import of another module and code outside of the guard are found`() {
    let text = "#if canImport(UIKit)\n  internal import Synchronization\n#endif\nlet a = 1\n"
    #expect(
      AdapterScan().findings(in: text, file: "A.swift") == [
        "A.swift:2: imports 'Synchronization'",
        "A.swift: is not wholly inside '#if canImport'",
      ])
  }
}
