import Glibc
import Questions

/// A thread of its own that does something small again and again until it is no longer needed.
package enum Ticker {
  /// Calls `body` every `pause` milliseconds until it returns false; does nothing when the system
  /// refuses a thread.
  package static func start(everyMilliseconds pause: UInt32, _ body: @escaping @Sendable () -> Bool) {
    let box = unsafe Unmanaged.passRetained(Body(pause: pause, body: body))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        if let argument = unsafe argument {
          let box = unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue()
          while box.body() { usleep(1_000 * box.pause) }
        }
        return nil
      }, box.toOpaque())
    if status == 0 { pthread_detach(thread) } else { unsafe box.release() }
  }

  private final class Body: Sendable {
    let pause: UInt32
    let body: @Sendable () -> Bool
    init(pause: UInt32, body: @escaping @Sendable () -> Bool) {
      self.pause = pause
      self.body = body
    }
  }
}
