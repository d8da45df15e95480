import Synchronization

#if THREAD_SANITIZER
  import Glibc

  /// A lock over a value, of the kind that the thread sanitizer can see: `Mutex` waits on a futex,
  /// which it doesn't know, so every use appears to be a race. `.ci/measure/threads` builds with
  /// this one.
  @safe
  public final class Lock<Value>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    // The last one: a value of no size has the address of what follows it.
    private var value: Value

    /// A lock over `value`.
    public init(_ value: Value) {
      self.value = value
      unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
      unsafe pthread_mutex_destroy(mutex)
      unsafe mutex.deallocate()
    }

    /// Calls `body` with the value while no other thread can.
    public func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      return try body(&value)
    }
  }
#elseif hasFeature(Embedded)
  /// A lock over a value where there is one thread alone.
  ///
  /// `@unchecked`: there is only one thread.
  public final class Lock<Value: ~Copyable>: @unchecked Sendable {
    private var value: Value

    /// A lock over `value`.
    public init(_ value: consuming Value) { self.value = value }

    /// Calls `body` with the value.
    public func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result { try body(&value) }
  }
#else
  /// A lock over a value.
  public typealias Lock<Value: ~Copyable> = Mutex<Value>
#endif
