/// How a notification lets its observers change a number.
///
/// - Hazard: `number` is a variable of a shared object.
/// - Proof: one thread makes the box, posts it and reads it; observers run inside of the post.
final class NumberBox: @unchecked Sendable {
  var number: Int

  init(_ number: Int) {
    self.number = number
  }
}
