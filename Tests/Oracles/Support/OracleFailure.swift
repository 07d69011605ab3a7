/// What a hook of a case throws; it knows the hook's word.
struct OracleFailure: Error {
  let by: String

  init(_ by: some CustomStringConvertible) {
    self.by = by.description
  }
}
