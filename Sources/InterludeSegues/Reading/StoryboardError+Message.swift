extension StoryboardError {
  /// The sentence alone, without the location.
  public var message: String {
    switch reason {
    case .missing:
      "nothing is at '\(file)'; check the path"
    case .unreadable(let cause):
      "cannot read '\(file)' (\(cause)); check what it is and its permissions"
    case .noStoryboards:
      "the folder '\(file)' holds no storyboard; give one with '.storyboard' files in it"
    case .isFolder:
      "'\(file)' is a folder; give a file, or list its storyboards with 'StoryboardFiles'"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes and the limit is \(limit); give a storyboard"
    case .empty:
      "the file '\(file)' is empty; give a storyboard"
    case .notXML:
      "the file '\(file)' is not XML; give a storyboard"
    case .notStoryboard(let found):
      "the file is not a storyboard: \(found); give a storyboard"
    case .encoding(let name):
      "the file is in the encoding '\(name)'; save it as 'UTF-8'"
    case .invalidUTF8(let byte):
      "the byte '0x\(String(byte, radix: 16, uppercase: true))' is not UTF-8; save the file as 'UTF-8'"
    case .nulByte:
      "the file has a zero byte, so it is not text; give a storyboard"
    case .documentType:
      "the file has a document type declaration, '<!DOCTYPE'; remove it, storyboards have none"
    case .conflictMarker(let marker):
      "the conflict marker '\(marker)' is left in the file; resolve the conflict"
    case .tooDeep(let limit):
      "elements are nested more than \(limit) deep; give a storyboard"
    case .malformed(let malformation):
      "the XML is malformed: \(malformation.message)"
    }
  }
}

extension StoryboardError.Malformation {
  /// The part of the sentence that says what is wrong and what to do.
  var message: String {
    switch self {
    case .mismatchedTag(let open, let line):
      "this closing tag does not match '\(open)', opened on line \(line); close that first"
    case .unclosed(let element, let line):
      "the file ends before '\(element)', opened on line \(line), is closed; restore the rest"
    case .noElement:
      "the file ends before its first element; restore the rest"
    case .trailingContent:
      "there is content after the last closing tag; remove it"
    case .missingName:
      "this '<' begins no tag; write '&lt;' for the character"
    case .unknownEntity:
      "this '&' begins no known entity; write '&amp;' for the character"
    case .lessThanInAttribute:
      "an attribute holds a '<'; write '&lt;' for the character"
    case .brokenComment:
      "a comment is not finished or holds '--'; end it with '-->'"
    case .repeatedAttribute:
      "an attribute is written twice in this tag; remove one"
    case .brokenTag:
      "this tag is broken; write its attributes as name=\"value\" and end it with '>'"
    case .illegalCharacter:
      "this character is not allowed in XML; remove it"
    case .other(let code):
      "it breaks a rule of XML here (libxml2 error \(code)); correct it"
    }
  }
}
