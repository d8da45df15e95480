/// What a player with perfect memory knows about a face-down table.
public struct KnownTable: Sendable, Equatable {
  /// The cards that were seen and are not matched, the open one included, ascending.
  public private(set) var known: [Card]
  /// The cards that were matched, ascending.
  public private(set) var matched: [Card]
  /// The known cards that are up, ascending.
  public private(set) var open: [Card]
  /// The number of cards whose face hasn't been seen.
  public private(set) var unseen: Int

  /// A fresh table.
  public init(unseen: Int) {
    precondition(unseen >= 0, "a table can't have fewer cards than none")
    (known, matched, open, self.unseen) = ([], [], [], unseen)
  }

  /// Checks a description of a table and refuses it with every reason at once.
  public init(
    known: [Card], matched: [Card], open: [Card], unseen: Int, group: GroupSize = .two, deck: DeckShape = .standard
  ) throws(ImpossibleKnowledge) {
    let all = known + matched
    var faults: [ImpossibleKnowledge.Fault] = []
    let doubled = Set(all.filter { card in all.count { $0 == card } > 1 }).sorted()
    faults += doubled.map { .duplicate($0) }
    if !matched.count.isMultiple(of: group.rawValue) {
      faults.append(.incompleteMatched(count: matched.count, group))
    } else if Components(matched).fewestLeft(in: group) > 0 {
      faults.append(.unmatchableMatched(group))
    }
    if open.count >= group.rawValue { faults.append(.tooManyOpen(count: open.count, group)) }
    faults += open.filter { !known.contains($0) }.map { .openNotKnown($0) }
    if all.count + unseen > deck.cardCount { faults.append(.tooManyCards(count: all.count + unseen)) }
    guard faults.isEmpty else { throw ImpossibleKnowledge(faults: faults) }
    self.known = known.sorted()
    self.matched = matched.sorted()
    self.open = open.sorted()
    self.unseen = unseen
  }

  /// The knowledge of a player who has seen the cards of `table` at the places given by `seen`; the
  /// matched ones and the open ones are in view.
  public init(_ table: CardTable, seen: [Bool]) {
    precondition(seen.count == table.cards.count, "every card was seen or not")
    let inView = table.cards.indices.filter { seen[$0] || table.isMatched[$0] || table.openIndices.contains($0) }
    known = inView.filter { !table.isMatched[$0] }.map { table.cards[$0] }.sorted()
    matched = inView.filter { table.isMatched[$0] }.map { table.cards[$0] }.sorted()
    open = table.openIndices.map { table.cards[$0] }.sorted()
    unseen = table.cards.count - inView.count
  }

  /// The number of cards that were dealt.
  public var dealSize: Int { known.count + matched.count + unseen }

  /// The cards of the deck that can still turn up.
  public func unseenCandidates(in deck: DeckShape) -> [Card] {
    deck.cards.filter { !known.contains($0) && !matched.contains($0) }
  }

  /// The table when no card is up.
  func turnedDown() -> KnownTable {
    var table = self
    table.open = []
    return table
  }

  /// The table after an unseen card is turned up and is `card`, the only one that is up.
  func revealed(_ card: Card) -> KnownTable {
    var table = self
    table.known = (known + [card]).sorted()
    table.open = [card]
    table.unseen -= 1
    return table
  }

  /// The table when the known card `card` is up.
  func turnedUp(_ card: Card) -> KnownTable {
    var table = self
    table.open = [card]
    return table
  }

  /// The table when two known cards are matched.
  func matching(_ first: Card, _ second: Card) -> KnownTable {
    var table = self
    table.known.removeAll { $0 == first || $0 == second }
    table.matched = (matched + [first, second]).sorted()
    table.open = []
    return table
  }
}

/// Why a table can't be as described, with every reason.
public struct ImpossibleKnowledge: Error, Equatable, Sendable {
  /// One reason.
  public enum Fault: Equatable, Sendable {
    /// The card is named more than once.
    case duplicate(Card)
    /// The matched cards can't be divided into groups of this size.
    case incompleteMatched(count: Int, GroupSize)
    /// The matched cards can't be divided into groups each of which matches.
    case unmatchableMatched(GroupSize)
    /// The open cards would be a group.
    case tooManyOpen(count: Int, GroupSize)
    /// The open card isn't among the known ones.
    case openNotKnown(Card)
    /// More cards than the deck has.
    case tooManyCards(count: Int)
  }

  /// The reasons, at least one.
  public let faults: [Fault]

  package init(faults: [Fault]) { self.faults = faults }
}
