import Documents
import Questions
import SetApp
import SetGame

/// Set as the rules say it, played again from the deck and the list of moves; shares nothing with
/// the library.
struct SlowSet {
  var table: [Int: Card] = [:]
  var deck: [Card]
  var removed: [Card] = []
  var selected: [Int] = []
  var score: [Seat: Int] = [.you: 0, .opponent: 0]
  var found: [Seat: Int] = [.you: 0, .opponent: 0]
  let settings: SetSettings
  var caller: Seat?

  init(_ deck: [Card], _ settings: SetSettings) {
    self.deck = deck
    self.settings = settings
    for place in 0..<settings.cards { table[place] = self.deck.removeFirst() }
  }

  private static let digits = Dimension.standard.allCards.map { $0.digits(in: .standard) }

  /// Whether no feature has two equal values and another one.
  static func isSet(_ first: Card?, _ second: Card?, _ third: Card?) -> Bool {
    guard let first, let second, let third else { return false }
    let (a, b, c) = (digits[Int(first.code)], digits[Int(second.code)], digits[Int(third.code)])
    for feature in 0..<4 where (a[feature] == b[feature]) != (b[feature] == c[feature]) { return false }
    for feature in 0..<4 where a[feature] == c[feature] && a[feature] != b[feature] { return false }
    return true
  }

  var showsMatch: Bool {
    selected.count == 3 && Self.isSet(table[selected[0]], table[selected[1]], table[selected[2]])
  }

  /// Every three places with a Set that isn't matched: all threes are tried, until there are
  /// `most`.
  func sets(most: Int = .max) -> [[Int]] {
    let showsMatch = showsMatch
    let places = table.keys.filter { !showsMatch || !selected.contains($0) }.sorted()
    let cards = places.map { table[$0] }
    var sets: [[Int]] = []
    for first in cards.indices {
      for second in cards.indices.dropFirst(first + 1) {
        for third in cards.indices.dropFirst(second + 1)
        where Self.isSet(cards[first], cards[second], cards[third]) {
          sets.append([places[first], places[second], places[third]])
          if sets.count == most { return sets }
        }
      }
    }
    return sets
  }

  mutating func make(_ move: SetPlay.Move) {
    switch move {
    case .wait: break
    case .deal:
      if showsMatch {
        discard(replacing: 3)
      } else {
        if !settings.isShared, !sets(most: 1).isEmpty { score[.you, default: 0] -= settings.scores.deal }
        for _ in 0..<3 {
          guard !deck.isEmpty, let free = (0..<24).first(where: { table[$0] == nil }) else { break }
          table[free] = deck.removeFirst()
        }
      }
    case .clear: nextSelection()
    case .call(let seat):
      nextSelection()
      (caller, selected) = (seat, [])
    case .claim(let three):
      nextSelection()
      selected = three
      decide(.opponent)
    case .select(let place):
      let wasMatched = showsMatch && selected.contains(place)
      nextSelection()
      if wasMatched { break }
      if selected.contains(place) {
        selected.removeAll { $0 == place }
      } else {
        selected.append(place)
        decide(caller ?? .you)
      }
    }
  }

  private mutating func decide(_ seat: Seat) {
    guard selected.count == 3 else { return }
    if showsMatch {
      score[seat, default: 0] += settings.scores.match
      found[seat, default: 0] += 1
    } else {
      score[seat, default: 0] -= settings.scores.mismatch
    }
    caller = nil
  }

  private mutating func nextSelection() {
    guard selected.count == 3 else { return }
    guard showsMatch else { return selected = [] }
    let others = table.count - 3
    discard(replacing: settings.refill == .replace ? 3 : others < 12 ? 12 - others : 0)
  }

  private mutating func discard(replacing count: Int) {
    for (ordinal, place) in selected.sorted().enumerated() {
      if let card = table[place] { removed.append(card) }
      table[place] = ordinal < count && !deck.isEmpty ? deck.removeFirst() : nil
    }
    selected = []
  }
}
