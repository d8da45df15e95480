import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct SolitaireTests {
  /// The chances of a game from a table and a deck, card by card and without symmetry: to leave no
  /// card, and nine.
  struct Plays {
    let choice: SolitaireChoice
    private var memo: [[Set<Int>]: [Rational]] = [:]

    init(_ choice: SolitaireChoice) { self.choice = choice }

    /// Three points of AG(3,3) are a Set when each digit sums to 0.
    static func isSet(_ cards: [Int]) -> Bool {
      [1, 3, 9].allSatisfy { place in cards.reduce(0) { $0 + $1 / place % 3 } % 3 == 0 }
    }

    static func choices(_ cards: [Int], _ count: Int) -> [[Int]] {
      if count == 0 { return [[]] }
      return cards.indices.flatMap { index in
        choices(Array(cards[(index + 1)...]), count - 1).map { [cards[index]] + $0 }
      }
    }

    mutating func chances(_ table: Set<Int>, _ deck: Set<Int>) -> [Rational] {
      if let known = memo[[table, deck]] { return known }
      let sets = Self.choices(table.sorted(), 3).filter(Self.isSet)
      var value: [Rational]
      if sets.isEmpty {
        value = deck.isEmpty ? [table.isEmpty ? 1 : 0, table.count == 9 ? 1 : 0] : dealt(table, deck)
      } else {
        let staying = sets.map { set in sets.count { Set($0).isDisjoint(with: set) } }
        let offered = sets.indices.filter { choice != .mostRemaining || staying[$0] == staying.max() }
        let values = offered.map { index in
          let rest = table.subtracting(sets[index])
          return rest.count < 9 && !deck.isEmpty ? dealt(rest, deck) : chances(rest, deck)
        }
        if choice == .best {
          value = values.max { $0[0] == $1[0] ? $0[1] > $1[1] : $0[0] < $1[0] } ?? []
        } else {
          value = (0..<2).map { part in values.reduce(0) { $0 + $1[part] } / Rational(values.count) }
        }
      }
      memo[[table, deck]] = value
      return value
    }

    private mutating func dealt(_ table: Set<Int>, _ deck: Set<Int>) -> [Rational] {
      let deals = Self.choices(deck.sorted(), 3)
      var sums: [Rational] = [0, 0]
      for deal in deals {
        let value = chances(table.union(deal), deck.subtracting(deal))
        for part in 0..<2 { sums[part] += value[part] }
      }
      return sums.map { $0 / Rational(deals.count) }
    }
  }

  @Test(arguments: SolitaireChoice.allCases)
  func `late games have the chances that all orders of the deck give`(choice: SolitaireChoice) throws {
    let solver = SolitaireChances(dimension: 3, first: 9, choice: choice)
    var (generator, plays) = (SeededGenerator(seed: 11, stream: 0), Plays(choice))
    var cards = Array(0..<27)
    func mask(_ cards: ArraySlice<Int>) -> UInt32 { cards.reduce(0) { $0 | 1 << UInt32($1) } }
    for round in 0..<12 {
      let deckCount = round < 8 ? 3 : 6
      generator.shuffle(&cards)
      let (table, deck) = (cards[..<9], cards[9..<9 + deckCount])
      let found = try solver.chances(from: (mask(table), mask(deck)), limits: .none, observer: .silent)
      #expect([found.cleared, found.stuck] == plays.chances(Set(table), Set(deck)), "\(table) \(deck)")
    }
    // Nine cards without a Set, z = x² + y²: three more are dealt.
    let cap = (0..<9).map { $0 + 9 * (($0 % 3 * ($0 % 3) + $0 / 3 * ($0 / 3)) % 3) }
    #expect(!Plays.choices(cap, 3).contains(where: Plays.isSet))
    let rest = Array(Set(0..<27).subtracting(cap).sorted().prefix(6))
    let found = try solver.chances(from: (mask(cap[...]), mask(rest[...])), limits: .none, observer: .silent)
    #expect([found.cleared, found.stuck] == plays.chances(Set(cap), Set(rest)))
  }

  @Test func `the classes of tables are as many as Burnside's lemma counts`() throws {
    let classes = TableClasses(dimension: 3, upTo: 12)
    let index = AffineCycleIndex(space: AffineSpace(dimension: 3))
    for (size, tables) in classes.tables.enumerated() {
      #expect(tables.reduce(0) { $0 + $1.orbit } == UInt64(BigInt.binomial(27, size).description), "\(size) cards")
      #expect(BigInt(tables.count) == index.classCount(size: size), "\(size) cards")
    }
  }
}
