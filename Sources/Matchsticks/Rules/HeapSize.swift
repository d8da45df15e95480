public import ExactArithmetic

/// The number of matches in a heap, 0 or more, of any size.
///
/// Long decimal numbers stay as their digits until the integer is needed: the remainder by a small
/// number and the difference with a small number are all that a game with a period asks for, and
/// reading a million digits into binary costs fifty times as much.
public struct HeapSize: Hashable, Sendable {
  private enum Form: Sendable {
    case integer(BigInt)
    /// Decimal digits as ASCII bytes, without leading zeros.
    case digits([UInt8])
  }

  private let form: Form

  /// Creates a heap of `size` matches; `nil` when it is negative.
  public init?(_ size: BigInt) {
    guard !size.isNegative else { return nil }
    form = .integer(size)
  }

  /// Creates a heap of a number that is known not to be negative.
  package init(unchecked size: BigInt) { form = .integer(size) }

  /// Creates a heap of `size` ≥ 0 matches.
  package init(_ size: Int) {
    precondition(size >= 0, "a heap has no negative number of matches")
    form = .integer(BigInt(size))
  }

  /// Creates a heap from decimal digits (ASCII); `nil` unless they all are digits and there is at
  /// least one.
  /// - Complexity: O(n).
  public init?(digits: [UInt8]) {
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let start = digits.firstIndex { $0 != 0x30 } ?? digits.count - 1
    if digits.count - start <= 18 {
      form = .integer(BigInt(digits[start...].reduce(0) { $0 * 10 + Int($1 - 0x30) }))
    } else {
      form = .digits(start == 0 ? digits : Array(digits[start...]))
    }
  }

  /// The number.
  /// - Complexity: O(1) unless the heap was made from many digits.
  public var integer: BigInt {
    switch form {
    case .integer(let value): return value
    case .digits(let digits):
      guard let value = try? BigInt(decimal: digits) else { preconditionFailure("checked digits are a number") }
      return value
    }
  }

  /// The number when it is small.
  public var small: Int? {
    if case .integer(let value) = form { value.toInt() } else { nil }
  }

  /// Whether there are at least `take` ≥ 0 matches.
  /// - Complexity: O(1) unless heap and take are long and about as long as each other.
  package func holds(_ take: BigInt) -> Bool {
    switch form {
    case .integer(let value): take <= value
    // A number of more than 0.302·b + 1 digits is larger than one of b bits.
    case .digits(let digits): digits.count > take.bitCount / 3 + 2 || take <= integer
    }
  }

  /// How many digits the number has, roughly: what it costs to copy it.
  package var length: Int {
    switch form {
    case .integer(let value): value.bitCount / 3
    case .digits(let digits): digits.count
    }
  }

  /// Whether no match is left.
  public var isEmpty: Bool { small == 0 }

  /// The digits, when the heap was made from many.
  package var rawDigits: [UInt8]? {
    if case .digits(let digits) = form { digits } else { nil }
  }

  /// Whether the sizes are equal.
  public static func == (left: HeapSize, right: HeapSize) -> Bool {
    switch (left.form, right.form) {
    case (.digits(let left), .digits(let right)): left == right
    default: left.integer == right.integer
    }
  }

  /// Mixes the size into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(integer) }
}

extension HeapSize {
  /// The remainder after division by `divisor` ≥ 1.
  /// - Complexity: O(n) for n digits and a divisor below 2³⁰.
  public func remainder(dividingBy divisor: BigInt) -> BigInt {
    if case .digits(let digits) = form, let small = divisor.toInt(), small < 1 << 30 {
      return BigInt(Self.remainder(digits, dividingBy: small))
    }
    return integer % divisor
  }

  /// The heap that is left when `take` matches, at most as many as there are, are taken.
  public func taking(_ take: BigInt) -> HeapSize {
    if case .digits(let digits) = form {
      return HeapSize(
        take.toInt().map { Self.subtract($0, from: digits) }
          ?? Self.subtract(Array(take.description.utf8), from: digits))
    }
    return HeapSize(unchecked: integer - take)
  }

  /// Creates a heap from checked digits.
  private init(_ digits: [UInt8]) {
    guard let size = HeapSize(digits: digits) else { preconditionFailure("checked digits are a number") }
    self = size
  }

  /// Nine digits at a time: the remainder stays below 2³⁰, so the next dividend is below 2⁶⁰.
  private static func remainder(_ digits: [UInt8], dividingBy divisor: Int) -> Int {
    var remainder = 0
    var position = 0
    let head = digits.count % 9
    while position < head {
      remainder = (remainder * 10 + Int(digits[position] - 0x30)) % divisor
      position += 1
    }
    while position < digits.count {
      var chunk = 0
      for offset in 0..<9 { chunk = chunk * 10 + Int(digits[position + offset] - 0x30) }
      remainder = (remainder * 1_000_000_000 + chunk) % divisor
      position += 9
    }
    return remainder
  }

  /// School subtraction from the right; more than 18 digits are left with more than `take`.
  private static func subtract(_ take: Int, from digits: [UInt8]) -> [UInt8] {
    var result = digits
    var position = result.count - 1
    var rest = take
    while rest > 0 {
      var digit = Int(result[position] - 0x30) - rest % 10
      rest /= 10
      if digit < 0 {
        digit += 10
        rest += 1
      }
      result[position] = UInt8(digit + 0x30)
      position -= 1
    }
    return result
  }

  /// The same for a take of many digits.
  private static func subtract(_ take: [UInt8], from digits: [UInt8]) -> [UInt8] {
    var result = digits
    var borrow: UInt8 = 0
    var position = digits.count - 1
    while digits.count - position <= take.count || borrow > 0 {
      let place = take.count - (digits.count - position)
      let less = (place >= 0 ? take[place] - 0x30 : 0) + borrow
      let digit = result[position] - 0x30
      borrow = digit < less ? 1 : 0
      result[position] = digit + 10 * borrow - less + 0x30
      position -= 1
    }
    return result
  }
}
