/// The numbers that the decision process runs on.
///
/// Values are kept as whole numbers: a value with u unseen cards left is multiplied by P(u) = (r +
/// 1)(r + 2)…(r + u), where r cards of the deck are not on the table. With one card less seen, the
/// deck holds r + u cards, and the mean over them turns values scaled by P(u − 1) into one scaled
/// by P(u) by plain addition. Nothing is ever rounded.
struct DecisionNumbers: Sendable {
  var rankGain: Int128
  var suitGain: Int128
  var mismatch: Int128
  var cost: Int128
  var unchooseCost: Int128
  var choices: DecisionChoices
}

/// What a player is free to do.
struct DecisionChoices: Sendable {
  /// Whether an open card is matched with a known one: when it pays, always, or only after
  /// everything was seen.
  enum Matching: Sendable { case free, forced, atTheEnd }
  var matching: Matching
  /// Whether an unseen card may be turned while another is open.
  var flipsOntoOpen: Bool
  /// Whether an open card may be turned down.
  var unchooses: Bool
  /// Whether playing may end while cards are unseen.
  var stopsEarly: Bool
}

/// The value of an open state, on its way into a table.
struct OpenValue: Sendable {
  var key: UInt64
  var value: Int128
}

/// Evaluates the states of one layer from the next one; one thread's workspace.
///
/// Safe: the pointers are valid from `init` to `deinit`; indices are 4·group + suit.
@safe final class StateEvaluator {
  private let groups: RankGroups
  private let worths: LastCardWorths
  private let numbers: DecisionNumbers
  /// The value after an unseen card turns out to be this one and stays open.
  private let opened: UnsafeMutablePointer<Int128>
  /// P(u) and P(u − 1) of the current layer.
  private var scale: Int128 = 1
  private var nextScale: Int128 = 1

  /// Less than a state can be worth, by far.
  private var unreachable: Int128 { -(scale &<< 20) }

  init(groups: RankGroups, worths: LastCardWorths, numbers: DecisionNumbers) {
    self.groups = groups
    self.worths = worths
    self.numbers = numbers
    unsafe opened = .allocate(capacity: 64)
  }

  deinit { unsafe opened.deallocate() }

  /// Stores the value of the closed `state` in its layer and appends those of its open variants to
  /// `output`.
  ///
  /// Values of the same layer with more matched cards, and of all of the `next` layer, must be
  /// known; without a next layer one card is unseen.
  func evaluate(
    _ state: PackedState, in layer: StateLayer, next: StateLayer?, scale: Int128, nextScale: Int128,
    output: inout ContiguousArray<OpenValue>
  ) {
    (self.scale, self.nextScale) = (scale, nextScale)
    groups.load(state)
    if next == nil { worths.load(groups) } else { worths.loadAll(groups) }
    let flip = flipValue(next)
    let closed = numbers.choices.stopsEarly ? max(0, Int128(worths.all) &* scale, flip) : flip
    layer.closed.set(closed, at: layer.closed.slot(of: groups.key))
    for group in 0..<groups.count {
      let byte = unsafe groups.bytes[group]
      for suit in 0..<groups.suits where byte &>> suit & 1 == 1 {
        let value = openValue(group, suit, closed: closed, flip: flip, layer: layer, next: next)
        output.append(OpenValue(key: groups.key(group: group, becoming: byte, open: suit), value: value))
      }
    }
  }

  /// Turning an unseen card while none is open; fills ``opened``.
  private func flipValue(_ next: StateLayer?) -> Int128 {
    var total: Int128 = 0
    for group in 0...groups.count where unsafe groups.sizes[group] > 0 {
      let byte = unsafe groups.bytes[group]
      for suit in 0..<groups.suits where (byte | byte &>> 4) &>> suit & 1 == 0 {
        let value: Int128
        if let next {
          let key = groups.key(group: group, becoming: byte | 1 &<< suit, open: suit)
          value = next.open.value(at: next.open.slot(of: key))
        } else {
          value = lastOpened(group, suit)
        }
        unsafe opened[4 &* group &+ suit] = value
        total &+= unsafe value &* Int128(truncatingIfNeeded: groups.sizes[group])
      }
    }
    return total &- numbers.cost &* scale
  }

  /// The value when the last unseen card has turned out to be this one and is open.
  private func lastOpened(_ group: Int, _ suit: Int) -> Int128 {
    var best: Int128 = 0
    let known = unsafe groups.bytes[group] & 15
    var isMatch = false
    var matched: Int128 = 0
    for other in 0..<groups.suits where known &>> other & 1 == 1 {
      let worth = unsafe Int128(worths.without[4 &* group &+ other])
      let value = numbers.rankGain &- numbers.cost &+ worth
      matched = isMatch ? max(matched, value) : value
      isMatch = true
    }
    let suitWorth = unsafe worths.withoutSuit[suit]
    if suitWorth >= 0, !isMatch || numbers.choices.matching != .forced {
      let value = numbers.suitGain &- numbers.cost &+ Int128(suitWorth)
      matched = isMatch ? max(matched, value) : value
      isMatch = true
    }
    if isMatch, numbers.choices.matching == .forced { return matched }
    if isMatch { best = max(best, matched) }
    if numbers.choices.unchooses {
      best = max(best, unsafe Int128(worths.with[4 &* group &+ suit]) &- numbers.unchooseCost)
    }
    return best
  }

  /// The value when the known card of `group` and `suit` is open.
  private func openValue(
    _ group: Int, _ suit: Int, closed: Int128, flip: Int128, layer: StateLayer, next: StateLayer?
  ) -> Int128 {
    // Without early stops the turn always continues: by turning the card down or by turning the
    // next one onto it.
    var best: Int128 = numbers.choices.stopsEarly ? 0 : unreachable
    switch numbers.choices.matching {
    case .free: if let matched = matchValue(group, suit, layer) { best = max(best, matched) }
    case .forced: if let matched = matchValue(group, suit, layer) { return matched }
    case .atTheEnd: best = max(best, endValue(group, suit))
    }
    if numbers.choices.unchooses { best = max(best, closed &- numbers.unchooseCost &* scale) }
    if numbers.choices.flipsOntoOpen { best = max(best, flipOntoValue(group, suit, flip, next)) }
    return best
  }

  /// Ending the game with the open card in a pair, if that is possible; 0 otherwise.
  private func endValue(_ group: Int, _ suit: Int) -> Int128 {
    var best: Int128 = 0
    for other in 0..<groups.count {
      let known = unsafe groups.bytes[other] & 15
      for otherSuit in 0..<groups.suits where known &>> otherSuit & 1 == 1 {
        let isOtherRank = unsafe other != group || (otherSuit == suit && groups.sizes[group] > 1)
        if isOtherRank ? otherSuit != suit : otherSuit == suit { continue }
        let worth = worths.withoutPair(groups, group, suit, other, otherSuit, isOtherRank: isOtherRank)
        let gain = isOtherRank ? numbers.suitGain : numbers.rankGain
        best = max(best, (gain &- numbers.cost &+ Int128(worth)) &* scale)
      }
    }
    return best
  }

  /// Choosing a known card that matches the open one; `nil` when there is none. Rank before suit
  /// when forced.
  private func matchValue(_ group: Int, _ suit: Int, _ layer: StateLayer) -> Int128? {
    var best: Int128?
    let byte = unsafe groups.bytes[group]
    for other in 0..<groups.suits where other != suit && byte &>> other & 1 == 1 {
      let pair = 1 &<< suit | 1 &<< other
      let key = groups.key(group: group, becoming: byte ^ pair | pair &<< 4)
      let value = (numbers.rankGain &- numbers.cost) &* scale &+ layer.closed.value(at: layer.closed.slot(of: key))
      best = max(best ?? value, value)
    }
    if best != nil, numbers.choices.matching == .forced { return best }
    let matched = byte ^ 1 &<< suit | 16 &<< suit
    for other in 0..<groups.count {
      let otherByte = unsafe groups.bytes[other]
      guard otherByte &>> suit & 1 == 1, unsafe other != group || groups.sizes[group] > 1 else { continue }
      let key = groups.key(
        group: group, becoming: matched, other: other, becoming: otherByte ^ 1 &<< suit | 16 &<< suit)
      let value = (numbers.suitGain &- numbers.cost) &* scale &+ layer.closed.value(at: layer.closed.slot(of: key))
      best = max(best ?? value, value)
    }
    return best
  }

  /// Turning an unseen card while the known card of `group` and `suit` is open: like turning it
  /// alone, except that a card that matches leaves with the open one, and any other costs the
  /// mismatch.
  private func flipOntoValue(_ group: Int, _ suit: Int, _ flip: Int128, _ next: StateLayer?) -> Int128 {
    let byte = unsafe groups.bytes[group]
    var (change, matches): (Int128, Int) = (0, 0)
    for other in 0..<groups.suits where (byte | byte &>> 4) &>> other & 1 == 0 {
      let gone = byte ^ 1 &<< suit | 16 &<< suit | 16 &<< other
      let after = next.map { $0.closed.value(at: $0.closed.slot(of: groups.key(group: group, becoming: gone))) }
      change &+=
        unsafe numbers.rankGain &* nextScale
        &+ (after ?? Int128(worths.without[4 &* group &+ suit])) &- opened[4 &* group &+ other]
      matches &+= 1
    }
    let matched = byte ^ 1 &<< suit | 16 &<< suit
    for other in 0...groups.count {
      let otherByte = unsafe groups.bytes[other]
      let size = unsafe groups.sizes[other] &- (other == group ? 1 : 0)
      guard size > 0, (otherByte | otherByte &>> 4) &>> suit & 1 == 0 else { continue }
      let after = next.map { next in
        let key = groups.key(group: group, becoming: matched, other: other, becoming: otherByte | 16 &<< suit)
        return next.closed.value(at: next.closed.slot(of: key))
      }
      let value =
        unsafe numbers.suitGain &* nextScale
        &+ (after ?? Int128(worths.without[4 &* group &+ suit])) &- opened[4 &* other &+ suit]
      change &+= value &* Int128(truncatingIfNeeded: size)
      matches &+= size
    }
    // scale / nextScale is the number of cards that the next one can be.
    let others = scale &- nextScale &* Int128(truncatingIfNeeded: matches)
    return flip &+ change &- numbers.mismatch &* others
  }
}
