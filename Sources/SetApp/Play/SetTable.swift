import Questions
import SetGame

extension SetPlay {
  /// The places of a table. More than 20 cards always hold a Set, so there is space for three more
  /// whenever a player needs them.
  package static let placeCount = 24

  /// What three selected cards are.
  package enum Trial: Sendable, Equatable {
    /// A Set, which this player found.
    case match(by: Seat)
    /// No Set.
    case mismatch
  }

  /// How far a card has come. It never goes back to the deck, and never returns when it was
  /// removed.
  package enum Stage: String, Sendable, CaseIterable {
    case deck, table, selected, tried, removed
  }

  /// A number for each player.
  package struct Tally: Sendable, Equatable {
    private var you = 0
    private var opponent = 0

    /// The number of the player at this place.
    package internal(set) subscript(seat: Seat) -> Int {
      get { seat == .you ? you : opponent }
      set { if seat == .you { you = newValue } else { opponent = newValue } }
    }
  }

  /// A Set that was found.
  package struct Taken: Sendable, Equatable {
    /// The player who found it.
    package let seat: Seat
    /// Its cards, in the order in which they were selected.
    package let cards: [Card]
  }

  /// The cards on the table, in the deck and out of the game; what is selected; the score.
  package struct Table: Sendable, Equatable {
    private let refill: GameRules.Refill
    private let amounts: SetSettings.Scores
    /// Whether two people play at this table.
    package let isShared: Bool
    /// Which of two people has called and selects now.
    package private(set) var caller: Seat?
    /// The card at each place; `nil` where none is, or none any more.
    package private(set) var places: [Card?]
    /// The rest of the deck; the next card is the last.
    package private(set) var deck: [Card]
    /// The cards that were matched and are gone.
    package private(set) var removed: [Card] = []
    /// The places of the selected cards, in the order in which they were selected: at most three.
    package private(set) var selection: [Int] = []
    /// What the three selected cards are; `nil` while there are fewer, and the question has no
    /// sense.
    package private(set) var trial: Trial?
    /// The points of each player.
    package private(set) var score = Tally()
    /// The Sets that were found, in order, and their finders.
    package private(set) var taken: [Taken] = []
    /// The number of Sets that each player has found.
    package private(set) var found = Tally()
    /// The seconds since a Set was found or a card was laid out or removed.
    package private(set) var clock = 0
    /// All Sets on the table as places, ascending, in lexicographic order; those that use a card of
    /// a matched Set are left out.
    package private(set) var sets: [[Int]] = []

    /// Lays out the first cards of a deck.
    init(_ deal: Deal, _ settings: SetSettings) {
      (refill, amounts, isShared) = (settings.refill, settings.scores, settings.isShared)
      places = (0..<placeCount).map { $0 < settings.cards ? deal.deck[$0] : nil }
      deck = deal.deck.dropFirst(settings.cards).reversed()
      findSets()
    }

    /// The places of a matched Set that is still on the table; none otherwise.
    package var matched: [Int] { if case .match = trial { selection } else { [] } }

    /// The cards that are neither in the deck nor matched.
    package var cardsInPlay: Int { places.count { $0 != nil } - matched.count }

    /// Whether no Set can be found any more.
    package var isOver: Bool { deck.isEmpty && sets.isEmpty }

    /// Whether fewer places are free than cards would be dealt.
    package var isFull: Bool { places.count { $0 == nil } < min(3, deck.count) }

    /// How far a card has come.
    package func stage(of card: Card) -> Stage {
      guard let place = places.firstIndex(of: card) else { return removed.contains(card) ? .removed : .deck }
      guard selection.contains(place) else { return .table }
      return trial == nil ? .selected : .tried
    }
  }
}

extension SetPlay.Table {
  /// The longest time that the clock shows.
  package static let longestClock = 1_000_000

  /// Lets time pass.
  mutating func wait(seconds: Int) { clock = min(clock + seconds, Self.longestClock) }

  /// Selects a card, or no longer; the third one decides. A card of a matched Set is replaced or
  /// removed by that, and nothing is selected.
  mutating func select(_ place: Int) {
    let wasMatched = matched.contains(place)
    endTrial()
    if wasMatched { return }
    if let known = selection.firstIndex(of: place) {
      selection.remove(at: known)
    } else {
      selection.append(place)
      if selection.count == 3 { tryThree(by: caller ?? .you) }
    }
  }

  /// Ends what was tried, and selects nothing.
  mutating func clear() { endTrial() }

  /// A player selects from now on, and nothing is selected.
  mutating func call(_ seat: Seat) {
    endTrial()
    (caller, selection) = (seat, [])
  }

  /// Takes three places that hold a Set for the opponent. What was selected isn't any more.
  mutating func claim(_ three: [Int]) {
    endTrial()
    selection = three
    tryThree(by: .opponent)
  }

  /// Deals three more cards, or as many as the deck has: for a matched Set if there is one, and
  /// otherwise to the first free places, which costs a player who plays alone points when a Set was
  /// overlooked.
  mutating func dealMore() {
    if !matched.isEmpty {
      clearMatched(drawing: 3)
      return
    }
    if !sets.isEmpty, !isShared { score[.you] -= amounts.deal }
    lay(min(3, deck.count), at: places.indices.filter { places[$0] == nil })
    findSets()
  }

  /// Whether three places hold a Set that isn't matched.
  func holdsSet(_ three: [Int]) -> Bool { sets.contains(three.sorted()) }

  private mutating func tryThree(by seat: Seat) {
    if holdsSet(selection) {
      trial = .match(by: seat)
      score[seat] += amounts.match
      found[seat] += 1
      taken.append(SetPlay.Taken(seat: seat, cards: selection.compactMap { places[$0] }))
      findSets()
    } else {
      trial = .mismatch
      score[seat] -= amounts.mismatch
    }
    caller = nil
  }

  /// What the next selection does with three tried cards.
  private mutating func endTrial() {
    switch trial {
    case .match: clearMatched(drawing: refill.drawn(table: places.count { $0 != nil }, deck: deck.count))
    case .mismatch: (trial, selection) = (nil, [])
    case nil: break
    }
  }

  /// Takes a matched Set off the table and lays out new cards in its places, as long as there are
  /// some.
  private mutating func clearMatched(drawing count: Int) {
    let free = matched.sorted()
    removed += free.compactMap { places[$0] }
    for place in free { places[place] = nil }
    (trial, selection) = (nil, [])
    lay(min(count, deck.count), at: free)
    findSets()
  }

  private mutating func lay(_ count: Int, at free: [Int]) {
    for place in free.prefix(count) { places[place] = deck.popLast() }
  }

  /// Finds the Sets anew, since the table has changed.
  private mutating func findSets() {
    clock = 0
    let taken = places.indices.filter { places[$0] != nil }
    let excluded = taken.indices.filter { matched.contains(taken[$0]) }
    guard let layout = try? Layout(taken.compactMap { places[$0] }),
      let hints = try? Hints(HintRequest(excluded: excluded), in: layout)
    else { preconditionFailure("the cards of a deck differ, and matched ones were a Set") }
    sets = hints.groups.map { $0.positions.map { taken[$0] } }
  }
}
