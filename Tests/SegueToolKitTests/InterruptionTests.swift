import Foundation
import SegueToolKit
import Synchronization
import Testing

/// How many signals have been delivered.
private let delivered = Atomic(0)

@Suite
struct InterruptionTests {
  @Test
  func `a signal that comes during the work takes effect after it`() {
    signal(SIGHUP) { _ in delivered.add(1, ordering: .relaxed) }
    defer { signal(SIGHUP, SIG_DFL) }
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    Interruption.delayed {
      pthread_kill(pthread_self(), SIGHUP)
      #expect(delivered.load(ordering: .relaxed) == 0)
    }
    #expect(delivered.load(ordering: .relaxed) == 1)
  }
}
