/// A formula of the list.
struct Formula: Sendable, Hashable {
  var name: String
  var text: String
}
