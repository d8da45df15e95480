import CKernels

/// Counts the plays of a heap modulo eight primes at once, one heap after the other.
///
/// Counts have as many digits as the heap has matches, more or less, so that all of them together
/// would fill gigabytes; their residues fill 64 bytes per heap, and the count of the last heap
/// follows from enough residues.
///
/// Safe: the memory belongs to this object and holds the residues of every heap up to `size`.
@safe final class PlayResidues {
  /// What may be done to a heap.
  enum Moves {
    /// Take one of these numbers, ascending.
    case takes([Int64])
    /// Take a number of one of these ranges, ascending.
    case ranges(lows: [Int64], highs: [Int64])
    /// Take at most half.
    case half
    /// Take one of the numbers from place `starts[n]` to `starts[n + 1]` − 1, from the heap n.
    case lists(takes: [Int32], starts: [Int64])
    /// Take at most `caps[t]` after a take of t; at most `first` at first.
    case last(caps: [Int64], first: Int)
  }

  private let moves: Moves
  private let size: Int
  private let memory: UnsafeMutablePointer<UInt64>

  init(_ moves: Moves, size: Int) {
    self.moves = moves
    self.size = size
    let places = if case .last = moves { (size &+ 1) &* (size &+ 2) / 2 } else { size &+ 1 }
    unsafe memory = .allocate(capacity: 8 &* places)
  }

  deinit { unsafe memory.deallocate() }

  /// The plays of the heap `size` modulo each of eight primes below 2⁶¹; those of an odd number of
  /// moves counted as −1 if `signed`.
  func count(modulo primes: [UInt64], signed: Bool) -> [UInt64] {
    precondition(primes.count == 8, "eight primes at once")
    let negate: Int32 = signed ? 1 : 0
    var result = [UInt64](repeating: 0, count: 8)
    var place = size
    switch moves {
    case .takes(let takes): unsafe ck_plays_set(memory, Int64(size), takes, Int64(takes.count), primes, negate)
    case .ranges(let lows, let highs):
      unsafe ck_plays_ranges(memory, Int64(size), lows, highs, Int64(lows.count), primes, negate, &result)
      return result
    case .half:
      unsafe ck_plays_half(memory, Int64(size), primes, negate, &result)
      return result
    case .lists(let takes, let starts): unsafe ck_plays_lists(memory, Int64(size), takes, starts, primes, negate)
    case .last(let caps, let first):
      unsafe ck_plays_last(memory, Int64(size), caps, primes, negate)
      place = size &* (size &+ 1) / 2 &+ first
    }
    for lane in 0..<8 { result[lane] = unsafe memory[8 &* place &+ lane] }
    return result
  }
}

/// The largest primes below 2⁶¹.
package struct PrimeRun {
  package private(set) var primes: [UInt64] = []

  /// At least `count` primes, a multiple of `multipleOf`, descending.
  package init(count: Int, multipleOf unit: Int) {
    let wanted = (max(count, 1) + unit - 1) / unit * unit
    var candidate: UInt64 = 1 << 61 - 1
    while primes.count < wanted {
      if Self.isPrime(candidate) { primes.append(candidate) }
      candidate -= 2
    }
  }

  private static let small: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73]

  private static let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

  /// Miller and Rabin's test for a number from 2 on with the bases 2…37, which is exact for 64 bits
  /// (Sorenson & Webster 2017); up to 3,215,031,750 with the bases 2…7 (Jaeschke 1993).
  package static func isPrime(_ number: UInt64) -> Bool {
    for prime in small where number % prime == 0 { return number == prime }
    if number < 79 * 79 { return true }
    let twos = (number - 1).trailingZeroBitCount
    return bases.prefix(number <= 3_215_031_750 ? 4 : bases.count).allSatisfy { base in
      var power = Self.power(base, (number - 1) >> UInt64(twos), number)
      if power == 1 || power == number - 1 { return true }
      for _ in 1..<max(twos, 1) {
        power = product(power, power, number)
        if power == number - 1 { return true }
      }
      return false
    }
  }

  /// The product of two numbers below the modulus.
  static func product(_ left: UInt64, _ right: UInt64, _ modulus: UInt64) -> UInt64 {
    if modulus <= UInt64(UInt32.max) { return left * right % modulus }
    return modulus.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
  }

  static func power(_ base: UInt64, _ exponent: UInt64, _ modulus: UInt64) -> UInt64 {
    var (result, square, rest) = (UInt64(1), base % modulus, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square, modulus) }
      square = product(square, square, modulus)
      rest >>= 1
    }
    return result
  }
}
