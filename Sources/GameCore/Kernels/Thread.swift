#if hasFeature(Embedded)
  /// A thread of the browser: a page has one, and another one is always refused.
  struct Thread {
    init?(stackBytes: Int, _ body: @escaping @Sendable () -> Void) { return nil }

    func join() {}
    func detach() {}

    static var processorCount: Int { 1 }
  }
#else
  import Glibc

  /// A thread of the system.
  struct Thread {
    private let handle: pthread_t

    /// A thread that runs `body`; `nil` where the system refuses it.
    init?(stackBytes: Int, _ body: @escaping @Sendable () -> Void) {
      var attributes = pthread_attr_t()
      unsafe pthread_attr_init(&attributes)
      defer { unsafe pthread_attr_destroy(&attributes) }
      unsafe pthread_attr_setstacksize(&attributes, stackBytes)
      let box = unsafe Unmanaged.passRetained(BodyBox(body))
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, &attributes,
        { argument in
          if let argument = unsafe argument {
            unsafe Unmanaged<BodyBox>.fromOpaque(argument).takeRetainedValue().body()
          }
          return nil
        }, box.toOpaque())
      guard status == 0 else {
        unsafe box.release()
        return nil
      }
      handle = thread
    }

    /// Waits for its end.
    func join() { pthread_join(handle, nil) }

    /// Lets it end when it will.
    func detach() { pthread_detach(handle) }

    /// The number of processors that are online.
    static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
  }

  /// Carries a closure through `pthread_create`.
  private final class BodyBox: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
#endif
