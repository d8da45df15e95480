import CKernels

/// Max-plus arithmetic for best matchings.
///
/// Cards are edges between ranks and suits. Pairs of equal rank are made inside each rank; what a
/// rank leaves over is paired within the suits. So a matching is a choice, rank by rank, of the set
/// T of suits left over, and all that matters of the ranks done is the set p of suits with an odd
/// number of leftover cards: leaving over T adds the worth of |p ∩ T| suit pairs and turns p into p
/// ⊕ T. A vector holds the best worth for each of the 16 sets p.
///
/// Safe: the pointers are valid from `init` to `deinit` and are only read after `init`.
@safe final class SuitParity: Sendable {
  /// The ways to leave cards of a rank over, for each set of suits present: first index 17·set,
  /// count in front.
  private nonisolated(unsafe) let leftovers: UnsafeMutablePointer<Int32>
  /// The worth of the rank pairs that come with each way.
  private nonisolated(unsafe) let gains: UnsafeMutablePointer<Int32>
  /// 16·T + p: the worth of the suit pairs that leaving over T makes.
  private nonisolated(unsafe) let bonuses: UnsafeMutablePointer<Int32>

  /// A number below every worth that still doesn't overflow when worths are added.
  static let impossible: Int32 = -1 << 29

  /// Rank pairs are worth `rankWorth`, suit pairs `suitWorth`; negative worths mean that no such
  /// pair is made.
  ///
  /// When a rank pair is worth at least two suit pairs, as many rank pairs as possible are best:
  /// undoing one frees two cards, which make at most two suit pairs. Then only the ways with at
  /// most one card left are kept.
  init(rankWorth: Int32, suitWorth: Int32) {
    unsafe leftovers = .allocate(capacity: 16 * 17)
    unsafe gains = .allocate(capacity: 16 * 17)
    unsafe bonuses = .allocate(capacity: 256)
    let suits = max(0, suitWorth)
    let isRankFirst = rankWorth >= 2 * suits
    for present in 0..<16 {
      var count = 0
      for left in 0..<16 where left & ~present == 0 {
        let paired = (present ^ left).nonzeroBitCount
        guard paired.isMultiple(of: 2), rankWorth >= 0 || paired == 0 else { continue }
        if isRankFirst, left.nonzeroBitCount > 1 { continue }
        count += 1
        unsafe leftovers[17 * present + count] = Int32(left)
        unsafe gains[17 * present + count] = Int32(paired / 2) * rankWorth
      }
      unsafe leftovers[17 * present] = Int32(count)
    }
    for left in 0..<16 {
      for odd in 0..<16 { unsafe bonuses[16 * left + odd] = suits * Int32((left & odd).nonzeroBitCount) }
    }
  }

  deinit {
    unsafe leftovers.deallocate()
    unsafe gains.deallocate()
    unsafe bonuses.deallocate()
  }

  /// The vector before any rank: nothing is left over.
  @unsafe static func start(_ vector: UnsafeMutablePointer<Int32>) {
    unsafe vector.update(repeating: impossible, count: 16)
    unsafe vector[0] = 0
  }

  /// The vector after one more rank whose cards have the suits `present`.
  @unsafe func apply(
    _ present: Int, _ vector: UnsafePointer<Int32>, into result: UnsafeMutablePointer<Int32>
  ) {
    unsafe result.update(repeating: SuitParity.impossible, count: 16)
    let count = unsafe Int(leftovers[17 * present])
    for way in 1...count {
      let left = unsafe leftovers[17 * present + way]
      unsafe ck_cardmatch_leave(result, vector, bonuses + 16 * Int(left), left, gains[17 * present + way])
    }
  }

  /// The best worth after one more rank.
  @unsafe func best(_ present: Int, _ vector: UnsafePointer<Int32>) -> Int32 {
    var best = SuitParity.impossible
    let count = unsafe Int(leftovers[17 * present])
    for way in 1...count {
      let left = unsafe Int(leftovers[17 * present + way])
      let worth = unsafe ck_cardmatch_best(vector, bonuses + 16 * left) + gains[17 * present + way]
      best = max(best, worth)
    }
    return best
  }

  /// The same as arrays, for code that isn't hot.
  func applying(_ present: Int, to vector: [Int32]) -> [Int32] {
    precondition(vector.count == 16 && (0..<16).contains(present), "a vector has 16 entries")
    return unsafe [Int32](unsafeUninitializedCapacity: 16) { result, count in
      unsafe vector.withUnsafeBufferPointer { source in
        if let from = source.baseAddress, let to = result.baseAddress {
          unsafe apply(present, from, into: to)
        }
      }
      count = 16
    }
  }

  /// The ways to leave cards over, with the worth of the rank pairs that come with each.
  func ways(_ present: Int) -> [(left: Int, gain: Int32)] {
    precondition((0..<16).contains(present), "a rank has four suits")
    let count = unsafe Int(leftovers[17 * present])
    return (1...count).map { way in
      let left = unsafe leftovers[17 * present + way]
      let gain = unsafe gains[17 * present + way]
      return (Int(left), gain)
    }
  }

  /// The worth of the suit pairs that leaving over `left` makes when `odd` suits have an odd
  /// leftover card.
  func bonus(left: Int, odd: Int) -> Int32 {
    precondition((0..<16).contains(left) && (0..<16).contains(odd), "there are 16 sets of suits")
    return unsafe bonuses[16 * left + odd]
  }
}
