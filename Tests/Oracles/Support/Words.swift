import Synchronization

/// The words of the call under way, and what a case has to do once.
final class Words: Sendable {
  private let list = Mutex<[String]>([])
  private let isLateAdded = Atomic(false)

  func note(_ word: String) {
    list.withLock { $0.append(word) }
  }

  /// Hands over the words as one line and begins again.
  func take() -> String {
    list.withLock { list in
      defer { list = [] }
      return list.joined(separator: " ")
    }
  }

  /// True for the first that asks: it adds the hook that comes during a call.
  func mayAddLate() -> Bool {
    isLateAdded.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
  }

  /// Makes a call and says what it did.
  func call(_ body: () throws(OracleFailure) -> String) -> OracleCall {
    do throws(OracleFailure) {
      let result = try body()
      return OracleCall(words: take(), result: result)
    } catch {
      return OracleCall(words: take(), result: "!\(error.by)")
    }
  }
}
