#if hasFeature(Embedded)
  /// A value that one thread alone uses: it need not wait.
  ///
  /// `@unchecked`: there is only one thread.
  package final class Monitor<Value>: @unchecked Sendable {
    private var value: Value

    /// A monitor over `value`.
    package init(_ value: sending Value) { self.value = value }

    /// Runs `body`.
    package func use<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }

    /// Runs `body`; `isReady` must hold, since there is no other thread that could change the
    /// value.
    package func wait<Result>(until isReady: (Value) -> Bool, then body: (inout Value) -> Result) -> Result {
      precondition(isReady(value), "one thread alone waits for ever")
      return body(&value)
    }
  }
#else
  import Glibc

  /// A value that threads use one at a time, and may wait for to change.
  ///
  /// `@safe`: it owns a mutex and a condition variable, touches the value only while it holds the
  /// mutex, and frees both when the last reference is gone.
  @safe package final class Monitor<Value>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    /// A monitor over `value`.
    package init(_ value: sending Value) {
      unsafe mutex = .allocate(capacity: 1)
      unsafe condition = .allocate(capacity: 1)
      unsafe mutex.initialize(to: pthread_mutex_t())
      unsafe condition.initialize(to: pthread_cond_t())
      self.value = value
      unsafe pthread_mutex_init(mutex, nil)
      unsafe pthread_cond_init(condition, nil)
    }

    deinit {
      unsafe pthread_cond_destroy(condition)
      unsafe pthread_mutex_destroy(mutex)
      unsafe condition.deallocate()
      unsafe mutex.deallocate()
    }

    /// Runs `body` alone, then wakes all waiting threads.
    package func use<Result>(_ body: (inout Value) -> Result) -> Result {
      unsafe pthread_mutex_lock(mutex)
      defer {
        unsafe pthread_cond_broadcast(condition)
        unsafe pthread_mutex_unlock(mutex)
      }
      return body(&value)
    }

    /// Waits until `isReady`, then runs `body` alone and wakes all waiting threads.
    package func wait<Result>(until isReady: (Value) -> Bool, then body: (inout Value) -> Result) -> Result {
      unsafe pthread_mutex_lock(mutex)
      while !isReady(value) { unsafe pthread_cond_wait(condition, mutex) }
      defer {
        unsafe pthread_cond_broadcast(condition)
        unsafe pthread_mutex_unlock(mutex)
      }
      return body(&value)
    }
  }
#endif
