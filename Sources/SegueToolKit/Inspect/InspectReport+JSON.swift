import InterludeSegues

extension InspectReport: Encodable {
  private enum Key: String, CodingKey {
    case file, ok, error, line, column, message
    case runtime, version, initial, scenes, controllers, placeholders, exits, segues
    case segueActions, segueIdentifiers
  }

  /// Writes every key that belongs to a readable or an unreadable file; what is not known is null.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(file, forKey: .file)
    try object.encode(error == nil, forKey: .ok)
    switch result {
    case .success(let contents):
      try encode(contents, to: &object)
    case .failure(let error):
      var nested = object.nestedContainer(keyedBy: Key.self, forKey: .error)
      try nested.encode(error.line, forKey: .line)
      try nested.encode(error.column, forKey: .column)
      try nested.encode(error.message, forKey: .message)
    }
  }

  private func encode(
    _ contents: Contents, to object: inout KeyedEncodingContainer<Key>
  ) throws {
    try object.encode(contents.runtime, forKey: .runtime)
    try object.encode(contents.version, forKey: .version)
    try object.encode(contents.initial, forKey: .initial)
    try object.encode(contents.scenes, forKey: .scenes)
    try object.encode(contents.controllers, forKey: .controllers)
    try object.encode(contents.placeholders, forKey: .placeholders)
    try object.encode(contents.exits, forKey: .exits)
    try object.encode(contents.segues, forKey: .segues)
    try object.encode(contents.segueActions, forKey: .segueActions)
    try object.encode(contents.segueIdentifiers, forKey: .segueIdentifiers)
  }
}
