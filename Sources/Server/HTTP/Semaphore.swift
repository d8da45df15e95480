import Glibc

/// A counter that threads wait for (POSIX `sem_t`).
@safe
final class Semaphore: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  /// A semaphore at 0.
  init() { unsafe sem_init(semaphore, 0, 0) }

  deinit {
    unsafe sem_destroy(semaphore)
    unsafe semaphore.deallocate()
  }

  /// Counts one up, and wakes up a thread that waits.
  func post() { unsafe sem_post(semaphore) }

  /// Waits until the count is above 0, and counts one down.
  func wait() { while unsafe sem_wait(semaphore) != 0 {} }
}
