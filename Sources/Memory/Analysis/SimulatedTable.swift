import GameCore

/// One table on which simulated players play game after game.
struct SimulatedTable {
  private let pairs: Int
  private let strategies: [Strategy]
  private let moves: MoveTable?
  private var minds: [Mind]
  /// The places, shuffled: the cards at the even number 2f and the odd number 2f + 1 have the face
  /// f.
  private var cards: [Int]
  /// The face-down cards in no order, and where each stands in that list.
  private var down: [Int] = []
  private var downIndex: [Int]

  init(pairs: Int, strategies: [Strategy], moves: MoveTable?) {
    self.pairs = pairs
    self.strategies = strategies
    self.moves = moves
    cards = Array(0..<(2 * pairs))
    downIndex = cards
    minds = strategies.map { Mind(cardCount: 2 * pairs, recall: $0.recall ?? .max) }
  }

  /// Plays one game; `first` begins.
  mutating func play(first: Int, random: inout SeededGenerator, tally: inout PairsTally) {
    deal()
    var (player, turns, gain, passes) = (first, 0, 0, 0)
    while !down.isEmpty, passes < 2 {
      turns += 1
      switch turn(of: player, random: &random) {
      case .match:
        gain += player == 0 ? 1 : -1
        passes = 0
      case .noMatch:
        passes = 0
        player = (player + 1) % strategies.count
      case .pass:
        passes += 1
        player = (player + 1) % strategies.count
      }
    }
    tally.record(turns: turns)
    if strategies.count == 2 { tally.record(gain: gain, stalled: passes == 2) }
  }

  private enum Outcome { case match, noMatch, pass }

  /// A card's number says its face, so the order of the cards is in the random choices alone.
  private mutating func deal() {
    down = cards
    for (index, card) in down.enumerated() { downIndex[card] = index }
    for player in minds.indices { minds[player].forgetAll() }
  }

  private mutating func turn(of player: Int, random: inout SeededGenerator) -> Outcome {
    if let card = minds[player].knownPair() {
      take(card)
      return .match
    }
    let move = move(of: player)
    if move == .noUnknown { return .pass }
    let first = unknownCard(for: player, besides: nil, random: &random)
    let isKnownMate = minds[player].remembers(first ^ 1)
    show(first)
    if isKnownMate {
      take(first)
      return .match
    }
    let second =
      move == .oneUnknown
      ? minds[player].anyCard(besides: first) : unknownCard(for: player, besides: first, random: &random)
    show(second)
    guard second == first ^ 1 else { return .noMatch }
    take(first)
    return .match
  }

  private func move(of player: Int) -> TurnMove {
    guard strategies[player] == .optimal, let moves else { return .twoUnknown }
    return moves.move(in: PairState(uncheckedPairs: down.count / 2, known: minds[player].count))
  }

  /// A uniformly random face-down card that the player doesn't remember. At least one of the cards
  /// is unknown while no pair is known, and for most players at least half of them are, so few
  /// draws are rejected.
  private func unknownCard(for player: Int, besides excluded: Int?, random: inout SeededGenerator) -> Int {
    while true {
      let card = down[random.index(down.count)]
      if card != excluded, !minds[player].remembers(card) { return card }
    }
  }

  private mutating func show(_ card: Int) {
    for player in minds.indices { minds[player].see(card) }
  }

  private mutating func take(_ card: Int) {
    for gone in [card, card ^ 1] {
      let (index, last) = (downIndex[gone], down[down.count - 1])
      down[index] = last
      downIndex[last] = index
      down.removeLast()
      for player in minds.indices { minds[player].forget(gone) }
    }
  }
}

/// What one simulated player remembers: the last few distinct cards that were seen, the newest
/// last.
struct Mind {
  private let recall: Int
  private var isRemembered: [Bool]
  private var recency: [Int] = []

  init(cardCount: Int, recall: Int) {
    self.recall = recall
    isRemembered = [Bool](repeating: false, count: cardCount)
  }

  var count: Int { recency.count }

  func remembers(_ card: Int) -> Bool { isRemembered[card] }

  /// A remembered card; there must be one besides `excluded`.
  func anyCard(besides excluded: Int) -> Int {
    guard let card = recency.first(where: { $0 != excluded }) else {
      preconditionFailure("a move with a known card needs a known card")
    }
    return card
  }

  /// A card of a pair that is remembered, the newest such card.
  func knownPair() -> Int? { recency.last { isRemembered[$0 ^ 1] } }

  /// Stores a card; a remembered mate is refreshed; the oldest beyond the limit are forgotten.
  mutating func see(_ card: Int) {
    guard recall > 0 else { return }
    if isRemembered[card ^ 1] { moveToEnd(card ^ 1) }
    moveToEnd(card)
    while recency.count > recall { isRemembered[recency.removeFirst()] = false }
  }

  mutating func forget(_ card: Int) {
    guard isRemembered[card] else { return }
    isRemembered[card] = false
    recency.removeAll { $0 == card }
  }

  mutating func forgetAll() {
    for card in recency { isRemembered[card] = false }
    recency.removeAll(keepingCapacity: true)
  }

  private mutating func moveToEnd(_ card: Int) {
    if isRemembered[card] { recency.removeAll { $0 == card } }
    isRemembered[card] = true
    recency.append(card)
  }
}
