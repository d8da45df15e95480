import CKernels
import GameCore

/// A set of takes as bits, once for each shift by 0 to 7 bits: then the takes from any heap of a
/// block down to one other heap are a run of bytes (see `shifts.h`).
///
/// Takes often have few remainders: all primes but 2 are odd. The takes of the usual remainders are
/// *common*, the small ones of others *rare*. By common takes a heap reaches only heaps of some
/// remainders, so it needn't be examined where the members of a class have others.
///
/// Safe: the memory belongs to this object, doesn't change after `init`, and is longer than the
/// largest take by a block.
@safe final class ShiftedSet: @unchecked Sendable {
  /// How many heaps are examined together, a multiple of `CK_SHIFT_TILE` = 2048: few enough that
  /// the marks of a block stay in the nearest cache.
  static let block = 4096
  /// How many words have their bits.
  static let words = block / 64

  /// The largest take.
  let last: Int
  /// The copies, and the bytes between them.
  let copies: UnsafeMutablePointer<UInt8>
  let stride: Int
  /// Takes are distinguished by their remainders modulo this number, a power of two up to 16.
  let modulus: Int
  /// The takes that aren't common, ascending.
  let rare: [Int]
  private let patterns: [UInt64]

  /// `takes` ascending, each at least 1; there is at least one.
  init(_ takes: [Int]) {
    last = takes.last ?? 0
    stride = last / 8 + Self.block / 8 + 64
    unsafe copies = ZeroedMemory.allocate(bytes: 8 * stride).assumingMemoryBound(to: UInt8.self)
    for take in takes {
      for shift in 0..<min(8, take &+ 1) {
        let bit = take &- shift
        unsafe copies[shift &* stride &+ bit &>> 3] |= 1 &<< UInt8(truncatingIfNeeded: bit & 7)
      }
    }
    let isCommon = Self.remainders(takes)
    modulus = isCommon.count
    rare = takes.filter { !isCommon[$0 & (isCommon.count &- 1)] }
    patterns = isCommon.indices.map { Self.reaching($0, isCommon) }
  }

  deinit { unsafe ZeroedMemory.free(copies) }

  /// Takes from this one on are common, and so are all others with their remainders.
  private static let leastCommon = 64

  /// Whether each remainder is one of common takes, under the modulus up to 16 that leaves them the
  /// smallest share of all remainders.
  private static func remainders(_ takes: [Int]) -> [Bool] {
    var best = [true]
    for modulus in [2, 4, 8, 16] {
      var isCommon = [Bool](repeating: false, count: modulus)
      for take in takes where take >= leastCommon { isCommon[take & (modulus &- 1)] = true }
      let (some, least) = (isCommon.count { $0 }, best.count { $0 })
      if some * best.count < least * modulus { best = isCommon }
    }
    return best
  }

  /// For each of 64 heaps, the first a multiple of 64, whether a common take leads from it to heaps
  /// of some remainder.
  func reaching(_ remainder: Int) -> UInt64 { patterns[remainder] }

  private static func reaching(_ remainder: Int, _ isCommon: [Bool]) -> UInt64 {
    (0..<64).reduce(0) { word, place in
      isCommon[(place &- remainder) & (isCommon.count &- 1)] ? word | 1 &<< UInt64(place) : word
    }
  }

  /// Whether as many takes up to the largest one are so dense that shifts are faster than trying
  /// each: that takes as long as 1024 heaps of a shift (measured with random sets and squares).
  static func suits(_ takes: [Int], upTo bound: Int) -> Bool {
    guard let last = takes.last, bound >= block, bound <= largestHeap else { return false }
    return takes.count >= 64 && min(last, bound) / 1024 <= takes.count
  }

  /// The largest heap: sets and classes take some hundreds of megabytes then.
  static let largestHeap = 100_000_000
}
