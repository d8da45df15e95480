import ExactArithmetic
import GameCore

/// The exact values of face-down play with perfect memory, for groups of any size, by the raw
/// rules.
///
/// A state is what the player knows: which cards are known, matched and open, and how many are
/// unseen. States with the same known and matched cards are solved together, by improving their
/// values until none changes: among them cards are only turned up and down, which never brings
/// points, so no circle of choices does. Matching and turning up unseen cards lead to other states.
/// No shortcut is taken, so every scoring is allowed; pairs are solved faster by
/// ``FaceDownSolver``.
public struct FaceDownValues: Sendable {
  /// The game.
  public let game: FaceDownGame
  private let renamings: [SuitRenaming]
  /// The values of the open sets of each table (see ``OpenSets``), multiplied by P(unseen). A set
  /// that would be a whole group has the value of matching it, or ``FaceDownValues/noMatch``.
  private var states: [UInt128: [Int128]] = [:]

  private static let noMatch = Int128.min

  /// Solves all states that `table` can lead to, by default those of a fresh one.
  /// - Complexity: time and memory grow about sixfold with each unseen card; see
  ///   `docs/performance.md`.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(
    _ game: FaceDownGame, from table: KnownTable? = nil, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    self.game = game
    renamings = SuitRenaming.all(game.deck.suits)
    try solve(canonical(table ?? KnownTable(unseen: game.dealSize)), limits, observer)
  }

  /// The expected score of a fresh table.
  public var value: Rational? {
    states[canonical(KnownTable(unseen: game.dealSize)).word].map { game.fraction($0[0], unseen: game.dealSize) }
  }

  /// The bytes that the values take, about.
  public var byteCount: Int { states.values.reduce(0) { $0 + 16 * $1.count + 64 } }

  /// The states by the number of seen cards, as long as one is unseen.
  var statesBySeen: (closed: [Int], open: [Int]) {
    var (closed, open) = ([Int](repeating: 0, count: game.dealSize), [Int](repeating: 0, count: game.dealSize))
    for word in states.keys where word & 255 > 0 {
      let seen = game.dealSize - Int(word & 255)
      let known = (1...13).reduce(0) { $0 + (word >> UInt128(8 * $1) & 15).nonzeroBitCount }
      closed[seen] += 1
      open[seen] += OpenSets(cards: known, group: game.scoring.group).openCount
    }
    return (closed, open)
  }

  /// What each choice at `table` is worth, stopping first; `nil` for a table that wasn't solved.
  func choices(_ table: KnownTable) -> [(action: FaceDownAction, value: Rational)]? {
    let canonical = canonical(table)
    guard let values = states[canonical.word] else { return nil }
    func place(_ card: Card) -> Int { canonical.place(rank: card.rank, suit: card.suit) }
    let open = table.open.map(place).sorted()
    let solver = Turning(game, canonical)
    var choices: [(action: FaceDownAction, value: Int128)] = [(.stop, 0)]
    for card in table.known where !table.open.contains(card) {
      choices.append((.flipKnown(card), solver.turningUp(place(card), open, values)))
    }
    if table.unseen > 0, let flips = flips(canonical, solver.sets) {
      choices.append((.flipUnseen, flips[solver.sets.slot(open)]))
    }
    for card in table.open { choices.append((.turnDown(card), solver.turningDown(place(card), open, values))) }
    return choices.map { ($0.action, game.fraction($0.value, unseen: table.unseen)) }
  }

  private func canonical(_ ranks: [UInt8], _ unseen: Int) -> CanonicalTable {
    CanonicalTable(ranks: ranks, unseen: unseen, renamings: renamings)
  }

  private func canonical(_ table: KnownTable) -> CanonicalTable {
    var ranks = [UInt8](repeating: 0, count: game.deck.ranks)
    for card in table.known { ranks[card.rank] |= 1 << UInt8(card.suit) }
    for card in table.matched { ranks[card.rank] |= 16 << UInt8(card.suit) }
    return canonical(ranks, table.unseen)
  }

  // MARK: Solving

  private mutating func solve(_ table: CanonicalTable, _ limits: SearchLimits, _ observer: Observer) throws(Stopped) {
    guard states[table.word] == nil else { return }
    try limits.check()
    let turning = Turning(game, table)
    let sets = turning.sets
    var values = [Int128](repeating: 0, count: sets.count)
    let known = table.known
    for group in sets.groups {
      let cards = group.compactMap { Card(rank: known[$0].rank, suit: known[$0].suit) }
      guard let match = game.scoring.match(cards) else {
        values[sets.slot(group)] = FaceDownValues.noMatch
        continue
      }
      var ranks = table.ranks
      for card in cards { ranks[card.rank] ^= 17 << UInt8(card.suit) }
      let next = canonical(ranks, table.unseen)
      try solve(next, limits, observer)
      let gain = Int128(game.scoring.gain(match)) * turning.unit
      values[sets.slot(group)] = gain + (states[next.word]?[0] ?? 0)
    }
    if table.unseen > 0 {
      for (ranks, _, _, _) in unseenCards(table) { try solve(canonical(ranks, table.unseen - 1), limits, observer) }
      for (slot, flip) in (flips(table, sets) ?? []).enumerated() { values[slot] = max(0, flip) }
    }
    turning.improve(&values)
    states[table.word] = values
    if states.count.isMultiple(of: 1000) {
      observer.report(Progress(completed: Double(states.count), unit: "tables solved"))
    }
  }

  /// What an unseen card can be: the ranks with it, its rank and suit, and the number of cards that
  /// are alike.
  private func unseenCards(_ table: CanonicalTable) -> [(ranks: [UInt8], rank: Int, suit: Int, alike: Int)] {
    let empty = table.ranks.firstIndex(of: 0) ?? table.ranks.count
    var cards: [(ranks: [UInt8], rank: Int, suit: Int, alike: Int)] = []
    for rank in 0...min(empty, table.ranks.count - 1) {
      for suit in 0..<game.deck.suits where table.ranks[rank] >> UInt8(suit) & 17 == 0 {
        var ranks = table.ranks
        ranks[rank] |= 1 << UInt8(suit)
        cards.append((ranks, rank, suit, rank == empty ? table.ranks.count - empty : 1))
      }
    }
    return cards
  }

  /// The values of turning up an unseen card, by the open cards; `nil` when a next table wasn't
  /// solved.
  private func flips(_ table: CanonicalTable, _ sets: OpenSets) -> [Int128]? {
    var sums = [Int128](repeating: 0, count: sets.openCount + 1)
    let (mismatch, known) = (Int128(game.scoring.mismatch) * game.scale(unseen: table.unseen - 1), table.known)
    for (ranks, rank, suit, alike) in unseenCards(table) {
      let next = canonical(ranks, table.unseen - 1)
      guard let values = states[next.word] else { return nil }
      let nextSets = OpenSets(cards: known.count + 1, group: game.scoring.group)
      let places = known.map { next.place(rank: $0.rank, suit: $0.suit) }
      let new = next.place(rank: rank, suit: suit)
      let alone = values[nextSets.slot([new])] - mismatch
      for (slot, open) in sets.open.enumerated() {
        let value = values[nextSets.slot((open.map { places[$0] } + [new]).sorted())]
        sums[slot] += Int128(alike) * (value == FaceDownValues.noMatch ? alone : value)
      }
    }
    let cost = Int128(game.scoring.cost) * game.scale(unseen: table.unseen)
    return sums.map { $0 - cost }
  }

  /// Turning known cards at one table.
  private struct Turning {
    let sets: OpenSets
    /// P(unseen), by which values are multiplied.
    let unit: Int128
    private let cost: Int128
    private let mismatch: Int128
    private let unchooseCost: Int128

    init(_ game: FaceDownGame, _ table: CanonicalTable) {
      sets = OpenSets(cards: table.known.count, group: game.scoring.group)
      unit = game.scale(unseen: table.unseen)
      cost = Int128(game.scoring.cost) * unit
      mismatch = Int128(game.scoring.mismatch) * unit
      unchooseCost = Int128(game.scoring.unchooseCost) * unit
    }

    /// The value of turning up the known card at `place` when those at `open` are up.
    func turningUp(_ place: Int, _ open: [Int], _ values: [Int128]) -> Int128 {
      let value = values[sets.slot((open + [place]).sorted())]
      return (value == FaceDownValues.noMatch ? values[sets.slot([place])] - mismatch : value) - cost
    }

    /// The value of turning down the card at `place`, one of those at `open`.
    func turningDown(_ place: Int, _ open: [Int], _ values: [Int128]) -> Int128 {
      values[sets.slot(open.filter { $0 != place })] - unchooseCost
    }

    /// Improves the values of stopping and of turning up unseen cards by all other choices.
    func improve(_ values: inout [Int128]) {
      var isChanged = true
      while isChanged {
        isChanged = false
        for (slot, open) in sets.open.enumerated() {
          var best = values[slot]
          for place in 0..<sets.cards {
            best = max(
              best, open.contains(place) ? turningDown(place, open, values) : turningUp(place, open, values))
          }
          if best > values[slot] { (values[slot], isChanged) = (best, true) }
        }
      }
    }
  }
}

/// The sets of known cards that can be open, and those that would be a whole group, numbered: by
/// size, then by their largest element, and so on (colexicographic order).
struct OpenSets {
  /// The number of known cards.
  let cards: Int
  private let size: Int

  init(cards: Int, group: GroupSize) { (self.cards, size) = (cards, group.rawValue) }

  /// The number of sets, whole groups included.
  var count: Int { openCount + 1 + OpenSets.choose(cards, size) }

  /// The number of sets of open cards that aren't empty.
  var openCount: Int { (1..<size).reduce(0) { $0 + OpenSets.choose(cards, $1) } }

  /// The sets that can be open, in order, the empty one first.
  var open: [[Int]] { (0..<size).flatMap { OpenSets.subsets(cards, $0) } }

  /// The whole groups.
  var groups: [[Int]] { OpenSets.subsets(cards, size) }

  /// The number of a set, ascending.
  func slot(_ set: [Int]) -> Int {
    var slot = 0
    for (index, element) in set.enumerated() {
      slot += OpenSets.choose(cards, index) + OpenSets.choose(element, index + 1)
    }
    return slot
  }

  private static func subsets(_ cards: Int, _ size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return (0..<cards).flatMap { last in subsets(last, size - 1).map { $0 + [last] } }
  }

  private static func choose(_ n: Int, _ k: Int) -> Int {
    switch k {
    case 0: 1
    case 1: n
    case 2: n * (n - 1) / 2
    default: n * (n - 1) * (n - 2) / 6
    }
  }
}
