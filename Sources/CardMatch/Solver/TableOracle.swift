/// Looks the values of tables up in a policy. All values are whole numbers, multiplied by P(unseen)
/// of their table.
struct TableOracle {
  let policy: FaceDownPolicy
  private var scoring: Scoring { policy.game.scoring }
  private let scales: [Int128]

  init(policy: FaceDownPolicy) {
    self.policy = policy
    scales = (0...policy.game.dealSize).map { policy.game.scale(unseen: $0) }
  }

  /// P(u) for `unseen` cards.
  func scale(_ unseen: Int) -> Int128 { scales[unseen] }

  /// The expected further score.
  /// - Throws: ``PolicyError/missingState`` when the policy comes from a file that lacks the table.
  func value(_ table: KnownTable) throws(PolicyError) -> Int128 {
    guard table.unseen > 0 else { return Int128(endValue(table)) }
    guard let stored = policy.storedValue(key(of: table), seen: table.dealSize - table.unseen) else {
      throw .missingState
    }
    return stored
  }

  /// The score that is left when everything is known: pairs made best, the open card first if that
  /// is better.
  private func endValue(_ table: KnownTable) -> Int {
    let closed = BestMatching(table.known, scoring: scoring).score
    guard !table.open.isEmpty else { return closed }
    let matched = endingWithOpen(table)?.score
    switch policy.play {
    case .matchAtOnce: return matched ?? max(0, closed - scoring.unchooseCost)
    case .neverUnchoose: return matched ?? 0
    case .optimal, .peekAll: return max(0, closed - scoring.unchooseCost, matched ?? 0)
    }
  }

  /// The best partner of the open card and what is left to score with it when only known cards are
  /// turned; rank before suit for players who match at once; `nil` without a partner.
  func endingWithOpen(_ table: KnownTable) -> (partner: Card, score: Int)? {
    guard let open = table.open.first else { return nil }
    var candidates = table.known.filter { $0 != open && $0.match(with: open) != nil }
    let ofRank = candidates.filter { $0.rank == open.rank }
    if policy.play.choices.matching == .forced, !ofRank.isEmpty { candidates = ofRank }
    let endings = candidates.map { card in
      let gain = scoring.gain(card.rank == open.rank ? .rank : .suit)
      let rest = BestMatching(table.matching(card, open).known, scoring: scoring).score
      return (partner: card, score: gain - scoring.cost + rest)
    }
    return endings.max { $0.score < $1.score }
  }

  /// Turning the open card down.
  func turnDown(_ table: KnownTable) throws(PolicyError) -> Int128 {
    try value(table.turnedDown()) - Int128(scoring.unchooseCost) * scale(table.unseen)
  }

  /// Turning up a known card.
  func flipKnown(_ card: Card, _ table: KnownTable) throws(PolicyError) -> Int128 {
    let unit = scale(table.unseen)
    guard let open = table.open.first else { return try value(table.turnedUp(card)) - Int128(scoring.cost) * unit }
    guard let match = card.match(with: open) else {
      return try value(table.turnedUp(card)) - Int128(scoring.cost + scoring.mismatch) * unit
    }
    return try value(table.matching(card, open)) + Int128(scoring.gain(match) - scoring.cost) * unit
  }

  /// Turning up an unseen card.
  func flipUnseen(_ table: KnownTable) throws(PolicyError) -> Int128 {
    var sum = Int128(0)
    for card in table.unseenCandidates(in: policy.game.deck) { sum += try revealed(card, table) }
    return sum - Int128(scoring.cost) * scale(table.unseen)
  }

  /// The value after an unseen card has turned out to be `card`, the cost of turning it aside, on
  /// the scale of one unseen card less.
  func revealed(_ card: Card, _ table: KnownTable) throws(PolicyError) -> Int128 {
    let unit = scale(table.unseen - 1)
    guard let open = table.open.first else { return try value(table.revealed(card)) }
    guard let match = card.match(with: open) else {
      return try value(table.revealed(card)) - Int128(scoring.mismatch) * unit
    }
    return try value(table.revealed(card).matching(card, open)) + Int128(scoring.gain(match)) * unit
  }

  private func key(of table: KnownTable) -> UInt64 {
    var bytes = [Int](repeating: 0, count: 13)
    for card in table.known { bytes[card.rank] |= 1 << card.suit }
    for card in table.matched { bytes[card.rank] |= 16 << card.suit }
    return policy.lanes.key(bytes: bytes, openRank: table.open.first?.rank, openSuit: table.open.first?.suit ?? 0)
  }
}
