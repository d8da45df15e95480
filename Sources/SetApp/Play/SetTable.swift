import Questions
import SetGame

extension SetPlay {
  /// The places of a table. More than 20 cards always hold a Set, so there is space for three more
  /// whenever a player needs them; where other groups need more, places are added.
  package static let placeCount = 24
  /// The cards that are dealt when a player asks for more.
  package static let furtherDeal = 3

  /// What the selected cards are.
  package enum Trial: Sendable, Equatable {
    /// A group, which this player found.
    case match(by: Seat)
    /// As many cards as a group has, that are none.
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

  /// A group that was found.
  package struct Taken: Sendable, Equatable {
    /// The player who found it.
    package let seat: Seat
    /// Its cards, in the order in which they were selected.
    package let cards: [Card]
  }

  /// The cards on the table, in the deck and out of the game; what is selected; the score.
  ///
  /// In a chain a group takes one card of the group found last, whose cards have the first places
  /// and stay there until the next group is found.
  package struct Table: Sendable, Equatable {
    /// The cards that are played with, and what a group is.
    package let kind: Deck
    private let refill: GameRules.Refill
    private let amounts: SetSettings.Scores
    /// Whether two people play at this table.
    package let isShared: Bool
    /// How many of the first places are for the group found last; none but in a chain.
    package let linkPlaces: Int
    /// Which of two people has called and selects now.
    package private(set) var caller: Seat?
    /// The card at each place; `nil` where none is, or none any more.
    package private(set) var places: [Card?]
    /// The rest of the deck; the next card is the last.
    package private(set) var deck: [Card]
    /// The cards that were matched and are gone.
    package private(set) var removed: [Card] = []
    /// The places of the selected cards, in the order in which they were selected: at most as many
    /// as a group has.
    package private(set) var selection: [Int] = []
    /// What the selected cards are; `nil` while they are fewer than a group, and the question has
    /// no sense.
    package private(set) var trial: Trial?
    /// The points of each player.
    package private(set) var score = Tally()
    /// The groups that were found, in order, and their finders.
    package private(set) var taken: [Taken] = []
    /// The number of groups that each player has found.
    package private(set) var found = Tally()
    /// The seconds since a group was found or a card was laid out or removed.
    package private(set) var clock = 0
    /// All groups that could be taken, as places, ascending; in lexicographic order, or the
    /// smallest ones first where they may have any number of cards. Those that use a card of a
    /// matched group are left out, but for one that continues a chain.
    package private(set) var sets: [[Int]] = []
    /// The number of these groups; there may be more of them than are listed.
    package private(set) var setCount = 0

    /// Lays out the first cards of a deck.
    init(_ deal: Deal, _ settings: SetSettings) {
      (kind, refill, amounts, isShared) = (settings.deck, settings.refill, settings.scores, settings.isShared)
      linkPlaces = settings.isChain ? settings.deck.variant.groupSize ?? 0 : 0
      places =
        Array(repeating: nil, count: linkPlaces) + (0..<placeCount).map { $0 < settings.cards ? deal.deck[$0] : nil }
      deck = deal.deck.dropFirst(settings.cards).reversed()
      findSets()
    }

    /// The places of a matched group that is still on the table; none otherwise.
    package var matched: [Int] { if case .match = trial { selection } else { [] } }

    /// The places of the group that the next one takes a card of; none before the first one, and
    /// without a chain.
    package var link: [Int] {
      guard linkPlaces > 0 else { return [] }
      return matched.isEmpty ? (0..<linkPlaces).filter { places[$0] != nil } : matched
    }

    /// Whether a place is on the table itself, and not for the last group of a chain.
    private func isOnTable(_ place: Int) -> Bool { place >= linkPlaces }

    /// The places on the table that have a card.
    private var laid: [Int] { places.indices.filter { isOnTable($0) && places[$0] != nil } }

    /// The places on the table that have none.
    private var free: [Int] { places.indices.filter { isOnTable($0) && places[$0] == nil } }

    /// The cards that are neither in the deck nor matched.
    package var cardsInPlay: Int { laid.count - matched.count(where: isOnTable) }

    /// Whether no group can be found any more.
    package var isOver: Bool { deck.isEmpty && sets.isEmpty }

    /// Whether there is a group, and fewer places are free than cards would be dealt.
    package var isFull: Bool { !sets.isEmpty && free.count < min(furtherDeal, deck.count) }

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

  /// Selects a card, or no longer; the last one of a group decides. A card of a matched group is
  /// replaced or removed by that, and nothing is selected; and so is one of the group before it in
  /// a chain.
  mutating func select(_ place: Int) {
    let isGone = !matched.isEmpty && (matched.contains(place) || !isOnTable(place))
    endTrial()
    if isGone { return }
    if let known = selection.firstIndex(of: place) {
      selection.remove(at: known)
    } else {
      selection.append(place)
    }
    tryGroup(by: caller ?? .you)
  }

  /// Ends what was tried, and selects nothing.
  mutating func clear() { endTrial() }

  /// A player selects from now on, and nothing is selected.
  mutating func call(_ seat: Seat) {
    endTrial()
    (caller, selection) = (seat, [])
  }

  /// Takes places that hold a group for the opponent. What was selected isn't any more.
  mutating func claim(_ group: [Int]) {
    // The cards of a matched group that is continued come to the first places.
    let continued = linkPlaces > 0 ? matched : []
    endTrial()
    selection = group.map { continued.firstIndex(of: $0) ?? $0 }
    tryGroup(by: .opponent)
  }

  /// Deals more cards, or as many as the deck has: for a matched group if there is one, and
  /// otherwise to the first free places, which costs a player who plays alone points when a group
  /// was overlooked.
  mutating func dealMore() {
    if !matched.isEmpty {
      clearMatched(drawing: matched.count)
      return
    }
    if !sets.isEmpty, !isShared { score[.you] -= amounts.deal }
    lay(SetPlay.furtherDeal, at: free)
    findSets()
  }

  /// Whether places hold a group that could be taken: of cards that aren't matched, or in a chain
  /// with one that is.
  func holdsGroup(_ chosen: [Int]) -> Bool {
    let (candidates, link) = (candidates, link)
    guard chosen.allSatisfy(candidates.contains), Set(chosen).count == chosen.count, isGroup(chosen) else {
      return false
    }
    return link.isEmpty || chosen.count(where: link.contains) == 1
  }

  /// Whether places hold a group, whatever it continues.
  func isGroup(_ chosen: [Int]) -> Bool {
    kind.variant.isGroup(chosen.compactMap { places[$0] }, in: kind.dimension)
  }

  /// The places of the cards that the next group may have.
  private var candidates: [Int] {
    let matched = matched
    guard !matched.isEmpty else { return places.indices.filter { places[$0] != nil } }
    return linkPlaces > 0 ? laid.filter { !matched.contains($0) } + matched : laid.filter { !matched.contains($0) }
  }

  /// Decides once the selected cards are a group, or as many as one has.
  private mutating func tryGroup(by seat: Seat) {
    if holdsGroup(selection) {
      trial = .match(by: seat)
      score[seat] += amounts.match
      found[seat] += 1
      taken.append(SetPlay.Taken(seat: seat, cards: selection.compactMap { places[$0] }))
      findSets()
    } else if selection.count == kind.variant.groupSize {
      trial = .mismatch
      score[seat] -= amounts.mismatch
    } else {
      return
    }
    caller = nil
  }

  /// What the next selection does with tried cards.
  private mutating func endTrial() {
    switch trial {
    case .match:
      let gone = matched.count(where: isOnTable)
      clearMatched(
        drawing: refill.drawn(table: laid.count, deck: deck.count, of: gone, first: kind.firstDeal))
    case .mismatch: (trial, selection) = (nil, [])
    case nil: break
    }
  }

  /// Takes a matched group off the table and lays out new cards in its places, as long as there are
  /// some. In a chain its cards take the places of those of the group before.
  private mutating func clearMatched(drawing count: Int) {
    let found = matched.map { places[$0] }
    let vacated = matched.filter(isOnTable).sorted()
    if linkPlaces > 0 {
      removed += (0..<linkPlaces).filter { !matched.contains($0) }.compactMap { places[$0] }
      places.replaceSubrange(0..<linkPlaces, with: found)
    } else {
      removed += vacated.compactMap { places[$0] }
    }
    for place in vacated { places[place] = nil }
    (trial, selection) = (nil, [])
    lay(min(count, vacated.count), at: vacated)
    findSets()
  }

  /// Lays out cards at free places, and at new ones where these don't suffice.
  private mutating func lay(_ count: Int, at free: [Int]) {
    let count = min(count, deck.count)
    places += Array(repeating: nil, count: max(0, count - free.count))
    for place in (free + places.indices.suffix(max(0, count - free.count))).prefix(count) {
      places[place] = deck.popLast()
    }
  }

  /// Finds the groups anew, since the table has changed.
  private mutating func findSets() {
    clock = 0
    let taken = candidates.sorted()
    guard let layout = try? Layout(taken.compactMap { places[$0] }, dimension: kind.dimension),
      let hints = try? Hints(HintRequest(variant: kind.variant), in: layout)
    else { preconditionFailure("the cards of a deck differ, and a table has few enough of them") }
    sets = hints.groups.map { $0.positions.map { taken[$0] } }
    setCount = hints.groupCount
    let link = link
    guard !link.isEmpty else { return }
    sets = sets.filter { $0.count(where: link.contains) == 1 }
    setCount = sets.count
  }
}
