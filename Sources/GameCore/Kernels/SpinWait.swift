#if !hasFeature(Embedded)
  import Glibc
#endif

/// Waiting for something that happens within microseconds, without keeping the processor from
/// others for long.
package struct SpinWait: Sendable {
  private var rounds = 0

  package init() {}

  /// Waits a moment: first by doing nothing, then by giving the processor away, at last by
  /// sleeping.
  package mutating func pause() {
    #if hasFeature(Embedded)
      preconditionFailure("one thread alone has nobody to wait for")
    #else
      rounds &+= 1
      if rounds > 2000 {
        usleep(100)
      } else if rounds > 50 {
        sched_yield()
      }
    #endif
  }
}
