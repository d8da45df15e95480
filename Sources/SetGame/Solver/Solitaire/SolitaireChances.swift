import ExactArithmetic
import GameCore

/// How games from a state end, as shares of ``SolitaireChances/total(cards:)``.
struct Endings: Equatable {
  /// Those that leave no card.
  var cleared = Wide()
  /// Those that leave as many cards as were dealt at first.
  var stuck = Wide()

  @inline(__always)
  static func += (left: inout Endings, right: Endings) {
    left.cleared += right.cleared
    left.stuck += right.stuck
  }

  static func * (left: Endings, right: UInt64) -> Endings {
    Endings(cleared: left.cleared * right, stuck: left.stuck * right)
  }
}

/// The chances of whole games of a small deck, exactly: which cards are left when no Set is.
///
/// A state is a table and the cards of the deck, which lie in any order; tables that an affine map
/// takes to each other have the same chances. The states are solved backwards, from the empty deck
/// on. Values are whole numbers with a common denominator: the orders of the deck, and for each Set
/// that can still be taken a number that all numbers of Sets of a table divide.
package struct SolitaireChances {
  private let classes: TableClasses
  private let first: Int
  private let choice: SolitaireChoice
  /// The number of a mask among those with as many bits, in their order.
  private let rank: [UInt32]

  /// What all numbers of Sets among twelve cards of AG(3,3) divide: 1…15.
  private var share: UInt64 { choice == .best ? 1 : 360_360 }

  package init(dimension: Int, first: Int, choice: SolitaireChoice) {
    classes = TableClasses(dimension: dimension, upTo: min(first + 3, dimension == 3 ? 12 : 9))
    (self.first, self.choice) = (first, choice)
    let bits = classes.cardCount - (first - 3)
    var (rank, next) = ([UInt32](repeating: 0, count: 1 << bits), [UInt32](repeating: 0, count: bits + 1))
    for mask in rank.indices {
      rank[mask] = next[mask.nonzeroBitCount]
      next[mask.nonzeroBitCount] += 1
    }
    self.rank = rank
  }
}

extension SolitaireChances {
  /// The values of all tables of some size with decks of some size: by class, then by rank.
  private struct Level {
    let cards: Int
    let deck: Int
    /// The number of decks.
    let width: Int
    var values: [Endings]
  }

  /// What a state with `cards` cards on the table and in the deck, `deck` of them there, is worth
  /// in all: the common denominator.
  private func total(cards: Int, deck: Int) -> BigInt {
    (0..<cards / 3).reduce(BigInt(1)) { product, _ in product * BigInt(share) }
      * (1...max(1, deck)).reduce(BigInt(1)) { $0 * BigInt($1) }
  }

  /// The chances to leave no card, and as many as were dealt at first, of a game with the whole
  /// deck, or, in tests, from a table of ``first`` cards on.
  package func chances(
    from state: (table: UInt32, deck: UInt32)? = nil, limits: SearchLimits, observer: Observer
  ) throws(Stopped) -> (cleared: Rational, stuck: Rational) {
    let last = state?.deck.nonzeroBitCount ?? classes.cardCount - first
    var taken = empty(0)
    for size in stride(from: 3, to: first, by: 3) { taken = try taking(size, deck: 0, from: taken, dealt: nil, limits) }
    var small = try taking(first, deck: 0, from: taken, dealt: nil, limits)
    var large = try taking(first + 3, deck: 0, from: small, dealt: nil, limits)
    for deck in stride(from: 3, through: last, by: 3) {
      let refilled = try dealing(3, before: small, limits)
      let dealt = try dealing(3, before: large, limits)
      small = try taking(first, deck: deck, from: refilled, dealt: dealt, limits)
      if deck < last { large = try taking(first + 3, deck: deck, from: small, dealt: nil, limits) }
      observer.report(Progress(completed: Double(deck), total: Double(last), unit: "cards"))
    }
    var (sum, ways) = ((cleared: BigInt(0), stuck: BigInt(0)), total(cards: first + last, deck: last))
    if let state {
      let place = classes.find(table: state.table, deck: state.deck)
      let value = small.values[place.table * small.width + Int(rank[place.deck])]
      sum = (value.cleared.big, value.stuck.big)
    } else {
      for (index, table) in classes.tables[first].enumerated() {
        sum.cleared += small.values[index].cleared.big * BigInt(table.orbit)
        sum.stuck += small.values[index].stuck.big * BigInt(table.orbit)
      }
      ways *= .binomial(classes.cardCount, first)
    }
    return (Rational(sum.cleared, ways), Rational(sum.stuck, ways))
  }

  /// A level without values.
  private func level(_ cards: Int, deck: Int) -> Level {
    let width = Int(BigInt.binomial(classes.cardCount - cards, deck).description) ?? 0
    let count = classes.tables[cards].count * width
    return Level(cards: cards, deck: deck, width: width, values: [Endings](repeating: Endings(), count: count))
  }

  /// No table and no deck: nothing is left.
  private func empty(_ cards: Int) -> Level {
    var level = level(cards, deck: 0)
    level.values[0].cleared = Wide(1)
    return level
  }

  /// The values of tables that lack some cards, which are dealt.
  private func dealing(_ cards: Int, before full: Level, _ limits: SearchLimits) throws(Stopped) -> Level {
    var next = full
    for _ in 0..<cards {
      var level = level(next.cards - 1, deck: next.deck + 1)
      for (index, table) in classes.tables[level.cards].enumerated() {
        try limits.check()
        forEachDeck(of: classes.cardCount - level.cards, count: level.deck) { place, deck in
          var (sum, rest) = (Endings(), deck)
          while rest != 0 {
            let step = table.additions[rest.trailingZeroBitCount]
            rest &= rest - 1
            sum += next.values[step.target * next.width + Int(rank[step.map(deck)])]
          }
          level.values[index * level.width + place] = sum
        }
      }
      next = level
    }
    return next
  }

  /// The values of tables from which a Set is taken; where there is none, more cards are `dealt`,
  /// or the game is over.
  private func taking(
    _ cards: Int, deck: Int, from rest: Level, dealt: Level?, _ limits: SearchLimits
  ) throws(Stopped) -> Level {
    var level = level(cards, deck: deck)
    for (index, table) in classes.tables[cards].enumerated() {
      try limits.check()
      let sets = choice.sets(of: table)
      forEachDeck(of: classes.cardCount - cards, count: deck) { place, mask in
        var value = Endings()
        if sets.isEmpty {
          if let dealt {
            value = dealt.values[index * dealt.width + place]
          } else if cards == first {
            value.stuck = (0..<cards / 3).reduce(Wide(1)) { product, _ in product * share }
          }
        } else {
          for (number, set) in sets.enumerated() {
            let other = rest.values[set.target * rest.width + Int(rank[set.map(mask)])]
            switch choice {
            case .random, .mostRemaining: value += other
            case .best:
              let isBetter = other.cleared == value.cleared ? other.stuck < value.stuck : other.cleared > value.cleared
              if number == 0 || isBetter { value = other }
            }
          }
          value = value * (choice == .best ? 1 : share / UInt64(sets.count))
        }
        level.values[index * level.width + place] = value
      }
    }
    return level
  }

  /// The decks of `count` of `bits` cards, by their rank.
  @inline(__always)
  private func forEachDeck(of bits: Int, count: Int, _ body: (_ place: Int, _ deck: Int) -> Void) {
    var (deck, place) = ((1 << count) - 1, 0)
    while deck < 1 << bits {
      body(place, deck)
      place += 1
      guard deck != 0 else { break }
      // The next mask with as many bits.
      let lowest = deck & -deck
      let ripple = deck + lowest
      deck = ripple | ((deck ^ ripple) / lowest) >> 2
    }
  }
}

extension SolitaireChoice {
  /// The Sets of a table that may be taken.
  fileprivate func sets(of table: TableClasses.Table) -> [TableClasses.Step] {
    guard self == .mostRemaining, let most = table.staying.max() else { return table.removals }
    return table.removals.indices.filter { table.staying[$0] == most }.map { table.removals[$0] }
  }
}
