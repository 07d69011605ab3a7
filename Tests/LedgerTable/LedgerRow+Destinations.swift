import InterludeSegues

/// What a typed closure gets.
extension LedgerRow {
  static var destinations: [LedgerRow] {
    [
      LedgerRow(
        "a typed closure gets the destination", ["configure", "prepare detail", "performed"]
      ) { try $0.performTyped("detail") },
      LedgerRow(
        "a typed closure gets what a container shows",
        ["configure", "prepare wrapped", "performed"]
      ) { try $0.performTyped("wrapped") },
      LedgerRow(
        "a typed closure gets what a container in a tab shows",
        ["configure", "prepare deep", "performed"]
      ) { try $0.performTyped("deep") },
      LedgerRow(
        "two candidates on one level are an error and the closure does not run",
        ["'two' shows 2 DetailController"]
      ) { try $0.performTyped("two") },
      LedgerRow(
        "a destination of another class is an error and the closure does not run",
        ["'a' shows no DetailController, tried 1"]
      ) { try $0.performTyped("a") },
    ]
  }
}
