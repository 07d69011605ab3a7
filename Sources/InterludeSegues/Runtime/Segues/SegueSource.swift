/// Where the class of a segue comes from.
enum SegueSource {
  /// A class.
  case type(Segue.Type)
  /// A class of the program that is no segue.
  case foreign(String)
  /// Nowhere.
  case unknown(String)
}
