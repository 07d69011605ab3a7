/// A song of the list.
struct Song: Hashable {
  let title: String
  let minutes: Int

  static let all = [
    Song(title: "Vespers", minutes: 7), Song(title: "Lauds", minutes: 4),
    Song(title: "Compline", minutes: 5),
  ]
}
