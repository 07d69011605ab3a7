/// A song that the list shows.
struct Song: Sendable, Hashable {
  let title: String
  let minutes: Int
}
