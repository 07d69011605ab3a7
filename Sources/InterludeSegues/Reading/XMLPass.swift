import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One pass of Foundation's parser over a checked text; the only place that knows that parser.
///
/// The parser goes on after some errors and may then report success, so the first error decides and stops the pass.
/// Nothing outside the text is loaded.
final class XMLPass: NSObject {
  private var builder: StoryboardBuilder
  private let text: StoryboardText
  private let file: String
  private var error: StoryboardError?

  init(_ text: StoryboardText, file: String, depthLimit: Int) {
    self.text = text
    self.file = file
    builder = StoryboardBuilder(locator: TagLocator(text), depthLimit: depthLimit)
  }

  /// Parses the text.
  ///
  /// - Throws: ``StoryboardError`` with the place of the first fault.
  func document() throws(StoryboardError) -> StoryboardDocument {
    let parser = XMLParser(data: Data(text.parsed))
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    parser.delegate = self
    let isComplete = parser.parse()
    if let error { throw error }
    guard isComplete, builder.stack.isEmpty, builder.hasRoot else {
      throw failure(code: Code.documentEnd, at: text.place(of: text.bytes.count))
    }
    return builder.document(file: file)
  }

  /// The error for a fault that libxml2 found.
  private func failure(code: Int, at place: TextPlace) -> StoryboardError {
    if let marker = text.conflictMarker(onLine: place.line) {
      return StoryboardError(.conflictMarker(marker), file: file, line: place.line, column: 1)
    }
    return StoryboardError(
      .malformed(malformation(code, at: place)), file: file, at: begin(of: code, at: place))
  }

  /// Where a fault begins; libxml2 says where it noticed it.
  private func begin(of code: Int, at place: TextPlace) -> TextPlace {
    switch code {
    case Code.mismatchedTag, Code.missingName, Code.undeclaredEntity, Code.missingSemicolon:
      text.lastMark(before: place)?.place ?? place
    case Code.documentEnd where !isAfterRoot, Code.emptyDocument, Code.unfinishedTag:
      text.place(of: text.bytes.count)
    default: place
    }
  }

  /// Whether the first element was closed.
  private var isAfterRoot: Bool { builder.hasRoot && builder.stack.isEmpty }

  private func malformation(_ code: Int, at place: TextPlace) -> StoryboardError.Malformation {
    switch code {
    case Code.mismatchedTag: withOpenElement { .mismatchedTag(open: $0, line: $1) }
    case Code.documentEnd, Code.emptyDocument, Code.unfinishedTag:
      withOpenElement { .unclosed(element: $0, line: $1) }
    case Code.missingName:
      text.lastMark(before: place)?.byte == UInt8(ascii: "&") ? .unknownEntity : .missingName
    case Code.undeclaredEntity, Code.missingSemicolon: .unknownEntity
    case Code.lessThanInAttribute: .lessThanInAttribute
    case Code.unfinishedComment, Code.hyphensInComment: .brokenComment
    case Code.repeatedAttribute: .repeatedAttribute
    case Code.brokenAttribute, Code.unfinishedAttribute, Code.missingEqual, Code.missingSpace,
      Code.missingBracket:
      .brokenTag
    case Code.illegalCharacter, Code.illegalReference: .illegalCharacter
    default: .other(code: code)
    }
  }

  private func withOpenElement(
    _ make: (String, Int) -> StoryboardError.Malformation
  ) -> StoryboardError.Malformation {
    guard let frame = builder.stack.last else {
      return isAfterRoot ? .trailingContent : .noElement
    }
    var locator = TagLocator(text)
    return make(frame.tag, locator.place(ofElement: frame.number).line)
  }

  /// Error numbers of libxml2.
  private enum Code {
    static let emptyDocument = 4
    static let documentEnd = 5
    static let illegalReference = 8
    static let illegalCharacter = 9
    static let missingSemicolon = 23
    static let undeclaredEntity = 26
    static let lessThanInAttribute = 38
    static let brokenAttribute = 39
    static let unfinishedAttribute = 40
    static let missingEqual = 41
    static let repeatedAttribute = 42
    static let unfinishedComment = 45
    static let missingSpace = 65
    static let missingName = 68
    static let missingBracket = 73
    static let mismatchedTag = 76
    static let unfinishedTag = 77
    static let hyphensInComment = 80
    /// What libxml2 warns about: versions, languages and name spaces.
    static let harmless = Set([97, 98, 99, 100, 106] + Array(200...205))
  }
}

extension XMLPass: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement tag: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil, let reason = builder.open(tag, attributes) else { return }
    let place = builder.stack.last.map { builder.place(of: $0) }
    error = StoryboardError(reason, file: file, line: place?.line, column: place?.column)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement tag: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if error == nil { builder.close() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if builder.wantsText { builder.text(text) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if builder.wantsText { builder.text(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred fault: any Error) {
    let code = (fault as NSError).code
    guard error == nil, !Code.harmless.contains(code) else { return }
    let place = TextPlace(line: parser.lineNumber, column: parser.columnNumber)
    error = failure(code: code, at: place)
    parser.abortParsing()
  }
}
