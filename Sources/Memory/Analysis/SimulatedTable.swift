import GameCore

/// One table on which simulated players play game after game.
struct SimulatedTable {
  private let pairs: Int
  private let strategies: [Strategy]
  private let moves: MoveTable?
  private let score: CourseScore?
  private var minds: [Recollection]
  /// Which cards were shown in this game, where that costs points.
  private var shown: [Bool] = []
  private var points = 0
  /// The places, shuffled: the cards at the even number 2f and the odd number 2f + 1 have the face
  /// f.
  private var cards: [Int]
  /// The face-down cards in no order, and the index of each in that list.
  private var down: [Int] = []
  private var downIndex: [Int]

  init(pairs: Int, strategies: [Strategy], moves: MoveTable?, score: CourseScore? = nil) {
    self.pairs = pairs
    self.score = score
    self.strategies = strategies
    self.moves = moves
    cards = Array(0..<(2 * pairs))
    downIndex = cards
    minds = strategies.map { Recollection(cardCount: 2 * pairs, recall: $0.recall ?? .max) }
  }

  /// Plays one game; `first` begins. A game can take millions of turns: false when `isStopped`
  /// stopped it, which is asked now and then; it isn't counted then.
  mutating func play(
    first: Int, random: inout SeededGenerator, tally: inout PairsTally, isStopped: () -> Bool
  ) -> Bool {
    deal()
    var (player, turns, gain, passes) = (first, 0, 0, 0)
    while !down.isEmpty, passes < 2 {
      if turns & 255 == 0, isStopped() { return false }
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
    if score != nil { tally.record(points: points) }
    return true
  }

  private enum Outcome { case match, noMatch, pass }

  /// A card's number says its face, so the order of the cards is in the random choices alone.
  private mutating func deal() {
    down = cards
    for (index, card) in down.enumerated() { downIndex[card] = index }
    for player in minds.indices { minds[player].forgetAll() }
    if score != nil { (shown, points) = ([Bool](repeating: false, count: cards.count), 0) }
  }

  private mutating func turn(of player: Int, random: inout SeededGenerator) -> Outcome {
    if let card = minds[player].knownPair() {
      take(card)
      return .match
    }
    let move = strategies[player].move(minds[player], cardsLeft: down.count, moves: moves)
    if move == .noUnknown { return .pass }
    let first = minds[player].unknownCard(among: down, random: &random)
    let isKnownMate = minds[player].remembers(first ^ 1)
    show(first)
    if isKnownMate {
      take(first)
      return .match
    }
    let second =
      move == .oneUnknown
      ? minds[player].anyCard(besides: first) : minds[player].unknownCard(among: down, besides: first, random: &random)
    show(second)
    guard second == first ^ 1 else {
      miss(first, second)
      return .noMatch
    }
    take(first)
    return .match
  }

  private mutating func show(_ card: Int) {
    for player in minds.indices { minds[player].see(card) }
  }

  /// Cards that were shown before this turn cost points.
  private mutating func miss(_ first: Int, _ second: Int) {
    guard let score else { return }
    for card in [first, second] {
      if shown[card] { points -= score.penalty }
      shown[card] = true
    }
  }

  private mutating func take(_ card: Int) {
    points += score?.match ?? 0
    for gone in [card, card ^ 1] {
      let (index, last) = (downIndex[gone], down[down.count - 1])
      down[index] = last
      downIndex[last] = index
      down.removeLast()
      for player in minds.indices { minds[player].forget(gone) }
    }
  }
}
