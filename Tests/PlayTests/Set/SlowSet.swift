import Play
import SetGame

/// Set as the rules say it, played again from the deck and the list of moves; shares nothing with the
/// library.
struct SlowSet {
  var table: [Int: Card] = [:]
  var deck: [Card]
  var removed: [Card] = []
  var selected: [Int] = []
  var score: [Seat: Int] = [.you: 0, .opponent: 0]
  var found: [Seat: Int] = [.you: 0, .opponent: 0]
  let settings: SetSettings

  init(_ deck: [Card], _ settings: SetSettings) {
    self.deck = deck
    self.settings = settings
    for place in 0..<settings.cards { table[place] = self.deck.removeFirst() }
  }

  static func isSet(_ cards: [Card]) -> Bool {
    let digits = cards.map { $0.digits(in: .standard) }
    return (0..<4).allSatisfy { feature in Set(digits.map { $0[feature] }).count != 2 }
  }

  var showsMatch: Bool { selected.count == 3 && Self.isSet(selected.compactMap { table[$0] }) }

  /// Every three places with a Set that isn't matched.
  var sets: [[Int]] {
    let places = table.keys.filter { !showsMatch || !selected.contains($0) }.sorted()
    var sets: [[Int]] = []
    for (offset, first) in places.enumerated() {
      for (next, second) in places.enumerated().dropFirst(offset + 1) {
        for third in places.dropFirst(next + 1) where Self.isSet([first, second, third].compactMap { table[$0] }) {
          sets.append([first, second, third])
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
        if !sets.isEmpty { score[.you, default: 0] -= settings.scores.deal }
        for _ in 0..<3 {
          guard !deck.isEmpty, let free = (0..<24).first(where: { table[$0] == nil }) else { break }
          table[free] = deck.removeFirst()
        }
      }
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
        decide(.you)
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
