/// A book of the list.
struct Book: Sendable, Hashable {
  let title: String
  var isAvailable = true
}
