internal import Foundation

/// The three streams that a process begins with, some of which may be closed.
package enum StandardStreams {
  /// Stand-ins for the streams that were closed; they can be read, so that writing fails.
  private static let standIns: [FileHandle] = (STDIN_FILENO...STDERR_FILENO).compactMap { stream in
    fcntl(stream, F_GETFD) == -1 ? FileHandle(forReadingAtPath: "/dev/null") : nil
  }

  /// Takes the numbers of closed streams, so that no file opened later is written to in their place, and has a reader that
  /// has gone told as an error, not as a signal that ends the process.
  ///
  /// Call it before anything else is opened.
  package static func prepare() {
    _ = standIns
    signal(SIGPIPE, SIG_IGN)
  }
}
