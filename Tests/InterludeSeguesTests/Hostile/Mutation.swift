/// One way to damage a storyboard, or to make it mean harm.
enum Mutation: String, CaseIterable {
  // Bytes.
  case truncation, flippedBytes, splice, invalidUTF8, wideEncoding, zeroByte
  // Elements.
  case duplicatedElement, multipliedElement, removedElement, swappedElements, renamedElement
  case deepNesting, almostTooDeepNesting
  // Attributes.
  case hugeAttribute, oddAttribute, removedAttribute, repeatedAttribute
  // What the names lead to.
  case otherDestination, missingDestination, relationship, selfContaining, duplicateID, otherSceneID
  case initialController, customClass, selfReference, referenceToOther
  // Declarations.
  case entityBomb, externalEntity

  /// Damages a storyboard; an external entity names the file `secret`.
  func apply(to bytes: [UInt8], _ random: inout Seeded, secret: String) -> [UInt8] {
    var text = MutableMarkup(bytes, secret: secret)
    text.apply(self, &random)
    return text.bytes
  }
}
