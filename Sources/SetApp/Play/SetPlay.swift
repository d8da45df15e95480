import GameCore
import Questions
import SetGame

/// Set and its kin as people play them: alone, against the clock of a computer, or two at one table
/// (REFERENCES: S5). What is said of Sets here holds for the groups of every deck.
///
/// With three cards tried, the next selection replaces or removes a Set and ends the selection of
/// three cards that are none; `clear` does only that. Clicking a card of the Set does only that,
/// too (the assignment that the source solves); one of three mismatched cards is selected anew (the
/// source ignores it). Two people call before they select, and the player who called last selects.
/// Groups of any number of cards are found as soon as the selected cards are one.
package enum SetPlay: PlayableGame {
  package static let name = "set"

  /// The shuffled deck.
  package struct Deal: Sendable, Equatable {
    /// What cards they are.
    package let kind: Deck
    /// All cards, those that are laid out first first.
    package let deck: [Card]

    package init(_ kind: Deck = .set, deck: [Card]) { (self.kind, self.deck) = (kind, deck) }
  }

  /// What happens at the table; places count from 0.
  package enum Move: Sendable, Equatable {
    /// A person selects a card, or no longer.
    case select(Int)
    /// A person asks for more cards.
    case deal
    /// Tried cards are replaced, removed or released.
    case clear
    /// One of two people says that there is a Set, and selects it.
    case call(Seat)
    /// The computer takes places that hold a Set.
    case claim([Int])
    /// Time passes.
    case wait(seconds: Int)
  }

  /// Why a move is refused.
  package enum Refusal: Error, Sendable, Equatable {
    /// There is no such place; `count` is the number of places.
    case noPlace(Int, count: Int)
    /// No card is at the place.
    case emptyPlace(Int)
    /// No cards have been tried, of as many as a group has.
    case nothingTried(of: Int?)
    /// One of two people calls first.
    case uncalled
    /// In a game for one there is no calling.
    case alone
    /// This player has called already.
    case called(Seat)
    /// There is no card to be dealt.
    case deckEmpty
    /// There are no places for more cards; `cards` are taken.
    case tableFull(cards: Int)
    /// Only the computer claims Sets; a person selects them.
    case notYours
    /// These places hold no Set that could be taken.
    case noSet([Int])
    /// No such time passes.
    case time(seconds: Int, ClosedRange<Int>)
  }

  package static func plainDeal(_ settings: SetSettings) -> Deal? { nil }

  package static func accepts(_ deal: Deal, _ settings: SetSettings) -> Bool {
    deal.kind == settings.deck && deal.deck.count == deal.kind.dimension.cardCount
      && Layout.areLegal(deal.deck, dimension: deal.kind.dimension)
  }

  package static func table(_ deal: Deal, _ settings: SetSettings) -> Table { Table(deal, settings) }

  package static func turn(on table: Table, _ settings: SetSettings) -> Turn {
    if table.isOver { return .over }
    if let seconds = settings.opponent, table.clock >= seconds, !table.sets.isEmpty { return .computer(.opponent) }
    return .person(table.caller ?? .you)
  }

  package static func refusal(of move: Move, by seat: Seat, on table: Table) -> Refusal? {
    switch move {
    case .select(let place): table.refusalToSelect(place)
    case .deal: table.refusalToDeal
    case .clear: table.trial == nil ? .nothingTried(of: table.kind.variant.groupSize) : nil
    case .call(let seat): !table.isShared ? .alone : table.caller == seat ? .called(seat) : nil
    case .claim(let group): seat == .you || table.isShared ? .notYours : table.holdsGroup(group) ? nil : .noSet(group)
    case .wait(let seconds): times.contains(seconds) ? nil : .time(seconds: seconds, times)
    }
  }

  private static let times = 1...Table.longestClock

  package static func make(_ move: Move, on table: inout Table) {
    switch move {
    case .select(let place): table.select(place)
    case .deal: table.dealMore()
    case .clear: table.clear()
    case .call(let seat): table.call(seat)
    case .claim(let group): table.claim(group)
    case .wait(let seconds): table.wait(seconds: seconds)
    }
  }

  package static func legalMoves(on table: Table) -> [Move]? {
    table.places.indices.filter { table.refusalToSelect($0) == nil }.map { .select($0) }
      + (table.refusalToDeal == nil ? [.deal] : [])
  }

  /// Seconds count as long as a computer waits to claim a Set.
  package static func second(on table: Table, _ settings: SetSettings) -> Move? {
    settings.opponent == nil || table.sets.isEmpty ? nil : .wait(seconds: 1)
  }

  package static func isDecision(_ move: Move) -> Bool {
    switch move {
    case .select, .deal, .claim: true
    case .clear, .call, .wait: false
    }
  }

  package static func joined(_ first: Move, _ second: Move) -> Move? {
    guard case .wait(let first) = first, case .wait(let second) = second else { return nil }
    return .wait(seconds: min(first + second, Table.longestClock))
  }

  package static func next(after advice: SetAdvice) -> SetAdvice { advice.next }

  package static func deal(
    _ settings: SetSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Deal {
    var deck = settings.deck.dimension.allCards
    random.shuffle(&deck)
    return Deal(settings.deck, deck: deck)
  }

  /// Any Set, all equally likely.
  package static func move(
    on table: Table, _ settings: SetSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Move { .claim(table.sets[random.index(table.sets.count)]) }

  package static func advice(on table: Table, _ settings: SetSettings, computer: Computer<Solvers>)
    throws(ComputerError) -> SetAdvice
  {
    SetAdvice(of: table)
  }
}

extension SetPlay.Table {
  /// Why a card can't be selected, nor unselected.
  fileprivate func refusalToSelect(_ place: Int) -> SetPlay.Refusal? {
    guard places.indices.contains(place) else { return .noPlace(place, count: places.count) }
    if places[place] == nil { return .emptyPlace(place) }
    return isShared && caller == nil ? .uncalled : nil
  }

  /// Why no more cards are dealt.
  fileprivate var refusalToDeal: SetPlay.Refusal? {
    if deck.isEmpty { return .deckEmpty }
    return matched.isEmpty && isFull ? .tableFull(cards: places.count { $0 != nil }) : nil
  }
}

/// All Sets on the table, of which one is shown: a card, two, and so on; then the next one, round
/// and round.
package struct SetAdvice: Sendable, Equatable {
  /// The Sets as places, ascending; those that use a card of a matched Set are left out.
  package let sets: [[Int]]
  /// Which one is shown.
  package private(set) var index = 0
  /// How many of its cards are shown.
  package private(set) var step = 1

  private let proof: SetProof

  init(of table: SetPlay.Table) { (sets, proof) = (table.sets, GroupSearch.proof(of: table.kind.variant)) }

  /// Why these are all Sets.
  package var evidence: Evidence<SetProof> { .proved(proof) }

  /// The places of the Set that is shown; none where there is no Set.
  package var places: [Int] { sets.isEmpty ? [] : sets[index] }

  /// Those of its places that are shown.
  package var shown: ArraySlice<Int> { places.prefix(step) }

  /// The same Sets with one more card shown, or one of the next Set.
  fileprivate var next: SetAdvice {
    guard !sets.isEmpty else { return self }
    var next = self
    let isWhole = step == places.count
    next.step = isWhole ? 1 : step + 1
    if isWhole { next.index = (index + 1) % sets.count }
    return next
  }
}

extension SetPlay {
  /// The first card of the shown Set that isn't selected yet.
  package static func recommended(by advice: SetAdvice, on table: Table) -> Move? {
    advice.places.first { !table.selection.contains($0) }.map { .select($0) }
  }
}
