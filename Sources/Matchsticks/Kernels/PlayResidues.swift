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
