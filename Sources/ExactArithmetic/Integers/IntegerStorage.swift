internal import CGMP

typealias Limbs = __mpz_struct

/// Owns one GMP integer; ``BigInt`` shares it between copies until one of them is changed.
///
/// The GMP header lives in memory of its own, because two arguments of a GMP call may be the same
/// integer, which Swift's exclusive access to a stored property would not allow.
///
/// Safe: the pointer is valid from `init` to `deinit` and never leaves ``BigInt/reading(_:)`` and
/// ``BigInt/writing(_:)``. Sendable: it is only written to through the one value that owns it
/// alone.
@safe final class IntegerStorage: @unchecked Sendable {
  fileprivate let pointer: UnsafeMutablePointer<Limbs>

  init() {
    unsafe pointer = .allocate(capacity: 1)
    unsafe __gmpz_init(pointer)
  }

  init(_ value: Int) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe __gmpz_init_set_si(pointer, value)
  }

  init(copying other: IntegerStorage) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe __gmpz_init_set(pointer, other.pointer)
  }

  deinit {
    unsafe __gmpz_clear(pointer)
    unsafe pointer.deallocate()
  }
}

extension BigInt {
  /// Calls `body` with a pointer to the number that is valid during the call.
  @inline(__always)
  func reading<Result>(_ body: (UnsafePointer<Limbs>) -> Result) -> Result {
    withExtendedLifetime(storage) { unsafe body(UnsafePointer(storage.pointer)) }
  }

  /// Calls `body` with a pointer to the number, which no other value shares, so that it may be
  /// changed in place.
  @inline(__always)
  mutating func writing<Result>(_ body: (UnsafeMutablePointer<Limbs>) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = IntegerStorage(copying: storage) }
    // No withExtendedLifetime, which would retain: nothing can take the storage out of `self`
    // during the call.
    return unsafe body(storage.pointer)
  }

  /// A new number that `body` fills; it starts as 0.
  @inline(__always)
  static func making(_ body: (UnsafeMutablePointer<Limbs>) -> Void) -> BigInt {
    let storage = IntegerStorage()
    withExtendedLifetime(storage) { unsafe body(storage.pointer) }
    return BigInt(storage: storage)
  }
}
