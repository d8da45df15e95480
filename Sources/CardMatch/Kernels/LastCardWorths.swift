/// Best matchings of the known cards of a state, and of what it becomes when a card comes or goes:
/// all that remains to be known when no card is unseen any more.
///
/// Safe: the pointers are valid from `init` to `deinit`; indices are 4·group + suit.
@safe final class LastCardWorths {
  private let parity: SuitParity
  private let vectors: UnsafeMutablePointer<Int32>
  /// The worth of the known cards.
  private(set) var all: Int32 = 0
  /// The worth without one known card, by 4·group + suit.
  let without: UnsafeMutablePointer<Int32>
  /// The worth with one more known card, by 4·group + suit.
  let with: UnsafeMutablePointer<Int32>
  /// The best worth without a known card of that suit.
  let withoutSuit: UnsafeMutablePointer<Int32>

  init(parity: SuitParity) {
    self.parity = parity
    unsafe vectors = .allocate(capacity: 64)
    unsafe without = .allocate(capacity: 64)
    unsafe with = .allocate(capacity: 64)
    unsafe withoutSuit = .allocate(capacity: 4)
  }

  deinit {
    unsafe vectors.deallocate()
    unsafe without.deallocate()
    unsafe with.deallocate()
    unsafe withoutSuit.deallocate()
  }

  /// The worth of the known cards alone.
  func loadAll(_ groups: RankGroups) {
    let vector = unsafe vector(groups, besides: -1)
    all = unsafe parity.best(0, vector)
  }

  /// Everything.
  func load(_ groups: RankGroups) {
    unsafe withoutSuit.update(repeating: SuitParity.impossible, count: 4)
    for group in 0...groups.count where unsafe groups.sizes[group] > 0 {
      let vector = unsafe vector(groups, besides: group)
      let byte = unsafe groups.bytes[group]
      let known = byte & 15
      if group == groups.count { all = unsafe parity.best(0, vector) }
      for suit in 0..<groups.suits {
        if known &>> suit & 1 == 1 {
          let worth = unsafe parity.best(known ^ 1 &<< suit, vector)
          unsafe without[4 &* group &+ suit] = worth
          unsafe withoutSuit[suit] = max(withoutSuit[suit], worth)
        } else if byte &>> (4 &+ suit) & 1 == 0 {
          unsafe with[4 &* group &+ suit] = parity.best(known | 1 &<< suit, vector)
        }
      }
    }
    if unsafe groups.sizes[groups.count] == 0 { loadAll(groups) }
  }

  /// The worth without two known cards, which are in one rank of `group` or in a rank of each
  /// group.
  func withoutPair(
    _ groups: RankGroups, _ group: Int, _ suit: Int, _ other: Int, _ otherSuit: Int, isOtherRank: Bool
  ) -> Int32 {
    let known = unsafe groups.bytes[group] & 15
    guard isOtherRank else {
      let vector = unsafe vector(groups, besides: group)
      return unsafe parity.best(known ^ 1 &<< suit ^ 1 &<< otherSuit, vector)
    }
    let otherKnown = unsafe groups.bytes[other] & 15
    let vector = unsafe vector(groups, besides: group, and: other)
    let next = unsafe vectors + 32
    unsafe parity.apply(known ^ 1 &<< suit, vector, into: next)
    return unsafe parity.best(otherKnown ^ 1 &<< otherSuit, next)
  }

  /// The vector of all ranks but one of group `besides` and, perhaps, one of group `and`.
  @unsafe private func vector(_ groups: RankGroups, besides: Int, and other: Int = -1) -> UnsafePointer<Int32> {
    var (current, next) = unsafe (vectors, vectors + 16)
    unsafe SuitParity.start(current)
    for group in 0..<groups.count {
      let known = unsafe groups.bytes[group] & 15
      guard known != 0 else { continue }
      let size = unsafe groups.sizes[group] &- (group == besides ? 1 : 0) &- (group == other ? 1 : 0)
      for _ in 0..<size {
        unsafe parity.apply(known, current, into: next)
        unsafe swap(&current, &next)
      }
    }
    return unsafe UnsafePointer(current)
  }
}
