#if hasFeature(Embedded)
  import CBrowser
#else
  import Glibc
#endif

/// Memory full of zeros, of which only what is touched is taken from the system.
package enum ZeroedMemory {
  /// That many bytes, aligned for any number; the program stops when the system has no more.
  @unsafe package static func allocate(bytes: Int) -> UnsafeMutableRawPointer {
    guard let memory = unsafe calloc(bytes, 1) else { preconditionFailure("there is not enough memory") }
    return unsafe memory
  }

  /// Frees what ``allocate(bytes:)`` returned.
  @unsafe package static func free(_ memory: UnsafeMutableRawPointer?) {
    #if hasFeature(Embedded)
      unsafe CBrowser.free(memory)
    #else
      unsafe Glibc.free(memory)
    #endif
  }
}
