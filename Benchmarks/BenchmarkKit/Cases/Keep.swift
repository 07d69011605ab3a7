/// Makes the optimiser believe that a value is used.
@inline(never)
package func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Does whole rounds until as many operations are done as were asked for, and adds up their answers.
package func rounds(
  _ operations: Int, of count: Int, _ round: () throws -> Int
) rethrows -> Int {
  var sum = 0
  for _ in 0..<((operations + count - 1) / count) { sum &+= try round() }
  return sum
}
