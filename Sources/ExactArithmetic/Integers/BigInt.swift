internal import CGMP

/// An integer of any size, as a value.
///
/// Copies share their digits until one is changed. The methods that change a number in place
/// (``add(_:)-(BigInt)``, ``multiply(by:)-(BigInt)``, ``addProduct(_:_:)-(BigInt,BigInt)`` …) cost
/// what GMP costs; operators make a new number each and are for code that isn't hot.
///
/// Division is Euclidean everywhere: the remainder is never negative.
public struct BigInt: Sendable {
  var storage: IntegerStorage

  init(storage: IntegerStorage) { self.storage = storage }

  /// Creates zero.
  public init() { storage = IntegerStorage() }

  /// Creates the number `value`.
  public init(_ value: Int) { storage = IntegerStorage(value) }

  /// Creates the number `value`, of any fixed or unlimited width.
  @inlinable
  public init<Value: BinaryInteger>(_ value: Value) {
    if let small = Int(exactly: value) {
      self.init(small)
    } else {
      self.init(isNegative: value < 0, magnitude: Array(value.magnitude.words))
    }
  }

  /// Creates the number with the given sign and the words of its absolute value, the lowest first.
  public init(isNegative: Bool, magnitude words: [UInt]) {
    storage = IntegerStorage()
    unsafe writing { number in
      unsafe words.withUnsafeBufferPointer { buffer in
        unsafe __gmpz_import(number, buffer.count, -1, MemoryLayout<UInt>.size, 0, 0, buffer.baseAddress)
      }
      if isNegative { unsafe __gmpz_neg(number, number) }
    }
  }

  /// Creates the number that `value` is exactly; `nil` for fractions, infinities and NaN.
  public init?(exactly value: Double) {
    guard value.isFinite, value.rounded(.towardZero) == value else { return nil }
    self = unsafe BigInt.making { unsafe __gmpz_set_d($0, value) }
  }
}

extension BigInt: ExpressibleByIntegerLiteral {
  /// Creates the number that a literal of any length says.
  public init(integerLiteral value: StaticBigInt) {
    if value.bitWidth <= Int.bitWidth {
      self.init(Int(bitPattern: value[0]))
    } else {
      // Two's complement: the words of the complement plus one are the words of the absolute value.
      let count = (value.bitWidth - 1) / UInt.bitWidth + 1
      let isNegative = value.signum() < 0
      self.init(isNegative: false, magnitude: (0..<count).map { isNegative ? ~value[$0] : value[$0] })
      if isNegative {
        add(1)
        negate()
      }
    }
  }
}

extension BigInt: Hashable, Comparable {
  /// Whether the two numbers are equal.
  public static func == (left: BigInt, right: BigInt) -> Bool { left.compare(right) == 0 }

  /// Whether `left` is the smaller number.
  public static func < (left: BigInt, right: BigInt) -> Bool { left.compare(right) < 0 }

  /// Mixes the number into a hash; equal numbers hash equally, whatever computed them.
  public func hash(into hasher: inout Hasher) {
    unsafe reading { number in
      hasher.combine(unsafe number.pointee._mp_size)
      let count = unsafe Int(number.pointee._mp_size.magnitude)
      guard count > 0, let limbs = unsafe number.pointee._mp_d else { return }
      for position in 0..<count { hasher.combine(unsafe limbs[position]) }
    }
  }

  fileprivate func compare(_ other: BigInt) -> Int32 {
    unsafe reading { left in unsafe other.reading { right in unsafe __gmpz_cmp(left, right) } }
  }
}

// With machine integers, without making a number of them.
extension BigInt {
  /// Whether the numbers are equal.
  public static func == (left: BigInt, right: Int) -> Bool { left.compare(right) == 0 }
  /// Whether the numbers differ.
  public static func != (left: BigInt, right: Int) -> Bool { left.compare(right) != 0 }
  /// Whether `left` is the smaller number.
  public static func < (left: BigInt, right: Int) -> Bool { left.compare(right) < 0 }
  /// Whether `left` is the larger number.
  public static func > (left: BigInt, right: Int) -> Bool { left.compare(right) > 0 }
  /// Whether `left` is at most `right`.
  public static func <= (left: BigInt, right: Int) -> Bool { left.compare(right) <= 0 }
  /// Whether `left` is at least `right`.
  public static func >= (left: BigInt, right: Int) -> Bool { left.compare(right) >= 0 }

  private func compare(_ other: Int) -> Int32 {
    unsafe reading { unsafe puzzlelab_mpz_cmp_si($0, other) }
  }
}

extension BigInt {
  /// −1, 0 or 1: the sign of the number.
  public var signum: Int { unsafe reading { unsafe Int(puzzlelab_mpz_sgn($0)) } }

  /// Whether the number is 0.
  public var isZero: Bool { signum == 0 }

  /// Whether the number is less than 0.
  public var isNegative: Bool { signum < 0 }

  /// Whether the number is divisible by 2.
  public var isEven: Bool { unsafe reading { unsafe puzzlelab_mpz_is_odd($0) == 0 } }

  /// The number of bits of the absolute value: 0 for 0, otherwise ⌊log₂|n|⌋ + 1.
  /// - Complexity: O(1).
  public var bitCount: Int { isZero ? 0 : unsafe reading { unsafe __gmpz_sizeinbase($0, 2) } }

  /// The number of trailing zero bits of the absolute value; 0 for 0.
  public var trailingZeroBitCount: Int { isZero ? 0 : unsafe reading { unsafe Int(__gmpz_scan1($0, 0)) } }

  /// The number as an `Int`, or `nil` when it doesn't fit.
  public func toInt() -> Int? {
    unsafe reading { unsafe __gmpz_fits_slong_p($0) != 0 ? __gmpz_get_si($0) : nil }
  }

  /// The number as a `UInt`, or `nil` when it doesn't fit.
  public func toUInt() -> UInt? {
    unsafe reading { unsafe __gmpz_fits_ulong_p($0) != 0 ? __gmpz_get_ui($0) : nil }
  }

  /// The nearest `Double`, ties to even; infinite when the number is too large.
  public func toDouble() -> Double { Rational(self).toDouble() }
}
