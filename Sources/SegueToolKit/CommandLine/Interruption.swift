internal import Foundation

/// The signals by which people and systems end a program.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Does work that an interruption must not leave half done, such as replacing a file.
  ///
  /// A signal that comes during the work takes effect right after it.
  ///
  /// *Threads:* holds back the signals of the calling thread alone, which are those of the process while it has no other.
  package static func delayed<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    var delayed = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&delayed)
    for signal in signals { unsafe sigaddset(&delayed, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &delayed, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}
