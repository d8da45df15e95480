/// One game of pairs by a policy, played on the real table.
///
/// The stored value of a table is the largest of what its choices are worth, so the choice is found
/// by looking for the one that has that value, without adding up what unseen cards may bring.
struct PlannedGame {
  private let oracle: TableOracle
  private var policy: FaceDownPolicy { oracle.policy }

  init(policy: FaceDownPolicy) { oracle = TableOracle(policy: policy) }

  private enum Step { case flipUnseen, turnDown, match(Card), end }

  func play(_ table: inout CardTable) throws(PolicyError) {
    var known = KnownTable(unseen: table.cards.count)
    var nextUnseen = 0
    while true {
      switch try step(known) {
      case .flipUnseen:
        let card = table.cards[nextUnseen]
        let outcome = table.choose(nextUnseen)
        nextUnseen += 1
        if case .matched(_, let others) = outcome {
          known = known.revealed(card).matching(card, table.cards[others[0]])
        } else {
          known = known.revealed(card)
        }
      case .turnDown:
        if let index = table.openIndices.first { table.choose(index) }
        known = known.turnedDown()
      case .match(let card):
        choose(card, &table)
        if let open = known.open.first { known = known.matching(card, open) }
      case .end:
        return end(known, &table)
      }
    }
  }

  private func step(_ known: KnownTable) throws(PolicyError) -> Step {
    guard !known.open.isEmpty else { return try closedStep(known) }
    return try openStep(known)
  }

  private func closedStep(_ known: KnownTable) throws(PolicyError) -> Step {
    guard known.unseen > 0 else { return .end }
    guard policy.play.choices.stopsEarly else { return .flipUnseen }
    let ending = Int128(BestMatching(known.known, scoring: policy.game.scoring).score) * oracle.scale(known.unseen)
    return try oracle.value(known) > max(0, ending) ? .flipUnseen : .end
  }

  private func openStep(_ known: KnownTable) throws(PolicyError) -> Step {
    let choices = policy.play.choices
    let value = try oracle.value(known)
    let partners = known.known.filter { card in
      known.open.first.map { $0 != card && $0.match(with: card) != nil } ?? false
    }
    if choices.matching == .forced, !partners.isEmpty {
      return .match(partners.first { $0.rank == known.open.first?.rank } ?? partners[0])
    }
    if choices.stopsEarly, value == 0 { return .end }
    if choices.matching == .free {
      for card in partners where try oracle.flipKnown(card, known) == value { return .match(card) }
    }
    if choices.unchooses, try oracle.turnDown(known) == value { return .turnDown }
    if choices.matching == .atTheEnd { return .end }
    return choices.flipsOntoOpen && known.unseen > 0 ? .flipUnseen : .end
  }

  /// Makes the best pairs of the known cards, the open one first if it has a partner, then stops.
  private func end(_ known: KnownTable, _ table: inout CardTable) {
    var known = known
    if let open = known.open.first {
      guard let ending = oracle.endingWithOpen(known) else { return }
      choose(ending.partner, &table)
      known = known.matching(ending.partner, open)
    }
    let best = BestMatching(known.known, scoring: policy.game.scoring)
    for index in best.groups.flatMap({ $0.cards }) { choose(known.known[index], &table) }
  }

  private func choose(_ card: Card, _ table: inout CardTable) {
    if let index = table.cards.firstIndex(of: card) { table.choose(index) }
  }
}
