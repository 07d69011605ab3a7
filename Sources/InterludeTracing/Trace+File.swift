public import Foundation

extension Trace {
  /// Writes ``chromeJSON`` into a file, all of it or nothing.
  ///
  /// Links are followed. A device or a pipe, such as `/dev/stdout`, is written to and stays.
  ///
  /// - Parameter url: The file; one that is there is replaced.
  /// - Throws: ``TraceFileError`` when the file cannot be written; nothing is changed then.
  public func writeChromeTrace(to url: URL) throws(TraceFileError) {
    let data = Data(chromeJSON.utf8)
    let target = url.resolvingSymlinksInPath()
    do {
      if target.isStream {
        let stream = try FileHandle(forWritingTo: target)
        try stream.write(contentsOf: data)
        try stream.close()
      } else {
        try data.write(to: target, options: .atomic)
      }
    } catch {
      throw TraceFileError(path: url.path, reason: error.localizedDescription)
    }
  }
}

extension URL {
  /// Whether it leads to something that takes bytes and is no file, which must not be replaced by one.
  fileprivate var isStream: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case nil, .typeRegular, .typeDirectory: return false
    default: return true
    }
  }
}
