internal import Foundation

/// Why a sink took no text.
package enum SinkError: Error, Sendable, Hashable {
  /// Nobody reads the sink any more, as when `head` has seen enough.
  case closed
  /// The system refused the text, for the reason that it gives.
  case failed(sink: String, reason: String)

  /// One sentence: which sink, why, and what to do; nil where nobody is there to be told.
  var message: String? {
    switch self {
    case .closed: nil
    case .failed(let sink, let reason):
      "cannot write to the \(sink) (\(reason)); check where it leads"
    }
  }
}

extension SinkError {
  /// Tells a reader that has gone from a system that refuses.
  init(_ error: any Error, sink: String) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain, cause.code == Int(EPIPE) {
      self = .closed
    } else {
      self = .failed(
        sink: sink, reason: cause.localizedFailureReason ?? cause.localizedDescription)
    }
  }
}
