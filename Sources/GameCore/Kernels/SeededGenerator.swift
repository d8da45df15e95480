/// A seeded random generator: the same seed gives the same numbers on every machine, with every
/// thread count.
///
/// xoshiro256** (Blackman & Vigna 2018), its 256 bits of state filled by SplitMix64 (Steele, Lea &
/// Flood 2014). `stream` selects one of 2⁶⁴ sequences of the same seed, so that work split into
/// numbered pieces draws the same numbers however the pieces are spread over threads.
///
/// Its functions are inlinable, because simulations in other modules draw in their innermost loops.
@frozen
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  @usableFromInline var s0: UInt64
  @usableFromInline var s1: UInt64
  @usableFromInline var s2: UInt64
  @usableFromInline var s3: UInt64

  /// Creates the generator number `stream` of `seed`.
  public init(seed: UInt64, stream: UInt64 = 0) {
    var mixer = SplitMix64(state: seed)
    mixer = SplitMix64(state: mixer.next() ^ (stream &* 0xD134_2543_DE82_EF95))
    s0 = mixer.next()
    s1 = mixer.next()
    s2 = mixer.next()
    s3 = mixer.next()
  }

  /// The next 64 random bits.
  @inlinable @inline(__always)
  public mutating func next() -> UInt64 {
    let product = s1 &* 5
    let result = ((product &<< 7) | (product &>> 57)) &* 9
    let shifted = s1 &<< 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 &<< 45) | (s3 &>> 19)
    return result
  }

  /// A uniform number in 0..<bound, without bias (Lemire 2019: multiply, reject the short
  /// remainder).
  ///
  /// `bound` must be at least 1. Our own, because the standard library may change how it maps bits
  /// to ranges.
  @inlinable @inline(__always)
  public mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "an empty range has no random number")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }

  /// A uniform index in 0..<count; `count` must be at least 1.
  @inlinable @inline(__always)
  public mutating func index(_ count: Int) -> Int { Int(below(UInt64(count))) }

  /// A uniform number in [0, 1), a multiple of 2⁻⁵³.
  @inlinable @inline(__always)
  public mutating func unit() -> Double { Double(next() &>> 11) * 0x1p-53 }

  /// Puts the elements in uniformly random order (Fisher–Yates from the front).
  /// - Complexity: O(n).
  @inlinable
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    drawToFront(elements.count, of: &elements)
  }

  /// Moves a uniform random sample of `count` elements, in random order, to the front.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func drawToFront<Element>(_ count: Int, of elements: inout [Element]) {
    precondition(count <= elements.count, "a sample can't be larger than what it is drawn from")
    for position in 0..<count { elements.swapAt(position, position + index(elements.count - position)) }
  }
}

/// SplitMix64: one multiply-xorshift round a number; fills the state of better generators.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}

extension SeededGenerator {
  /// A seed from the system's entropy, for users who want to be surprised: the caller reports it.
  public static func drawnSeed() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }
}
