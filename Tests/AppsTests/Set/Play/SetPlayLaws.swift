import GameCore
import Questions
import SetApp
import SetGame
import Testing

extension SlowSet {
  /// The table of a game, played again.
  init(replaying state: GameState<SetPlay>) {
    self.init(state.deal?.deck ?? [], state.settings)
    for made in state.moves { make(made.move) }
  }
}

extension GameState<SetPlay> {
  /// Checks a game against its moves, played again by other code.
  func counted() throws {
    guard let table else { return }
    let slow = SlowSet(replaying: self)
    let all = table.deck + table.removed + table.places.compactMap { $0 }
    try #require(
      all.count == settings.deck.dimension.cardCount && Set(all).count == all.count, "no card is lost, none there twice"
    )
    try #require(
      table.places == table.places.indices.map { slow.table[$0] } && Array(table.deck.reversed()) == slow.deck)
    try #require(table.selection == slow.selected && !table.matched.isEmpty == slow.showsMatch)
    if let size = settings.deck.variant.groupSize {
      try #require((table.trial == nil) == (table.selection.count < size))
    }
    for seat in Seat.allCases {
      try #require(table.score[seat] == slow.score[seat] && table.found[seat] == slow.found[seat])
    }
    let sets = isOver || tag % 16 == 0 ? slow.sets() : table.sets
    try #require(table.sets == sets)
    try #require(isOver == (slow.deck.isEmpty && sets.isEmpty))
  }

  /// A game of a player who finds a Set or deals, until `isEnough` or the end; checked at each
  /// step.
  static func finished(
    _ settings: SetSettings, seed: UInt64, isChecked: Bool = true, until isEnough: (Self) -> Bool
  ) throws -> Self {
    var state = reduce(Self(settings: settings), .new)
    var random = SeededGenerator(seed: seed)
    state = reduce(
      state,
      .dealt(
        tag: state.tag, try SetPlay.deal(settings, random: &random, computer: TestLibrary.computer(of: SetPlay.self))))
    while !state.isOver, !isEnough(state), let table = state.table {
      // In a chain the cards of a match get other places.
      if settings.isChain, !table.matched.isEmpty {
        try state.play("clear")
      } else if table.sets.isEmpty {
        try state.play("deal")
      } else {
        let set = table.sets[random.index(table.sets.count)]
        // A selection that is left over is cleared first.
        for place in set { try state.play("select \(place + 1)") }
        try #require(state.table?.trial == .match(by: .you))
      }
      if isChecked { try state.counted() }
    }
    return state
  }

  /// Carries out a line that isn't refused; computers answer at once.
  mutating func play(_ line: String) throws {
    let action = try action(line)
    #expect(refusal(of: action) == nil, "\(line)")
    self = Self.reduce(self, action)
    while let request {
      self = Self.reduce(self, try TestLibrary.computer.answer(request, in: self))
    }
  }
}
