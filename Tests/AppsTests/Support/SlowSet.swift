import Documents
import Questions
import SetApp
import SetGame

/// Set and its kin as the rules say them, played again from the deck and the list of moves; shares
/// nothing with the library.
///
/// In a chain the places before `start` are those of the last group.
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
    start = settings.isChain ? settings.deck.variant.groupSize ?? 0 : 0
    for place in 0..<settings.cards { table[start + place] = self.deck.removeFirst() }
  }

  private let start: Int

  private var size: Int? { settings.deck.variant.groupSize }

  /// Whether places hold a group that may be taken.
  private func isGroup(_ places: [Int]) -> Bool {
    let linked = places.count { $0 < start }
    guard !table.keys.contains(where: { $0 < start }) || linked == 1 else { return false }
    if settings.deck == .set {
      return places.count == 3 && Self.isSet(table[places[0]], table[places[1]], table[places[2]])
    }
    return SlowGroups(deck: settings.deck).isGroup(places.compactMap { table[$0] })
  }

  /// Whether the selected cards are as many as decide.
  private var isTried: Bool { size.map { $0 == selected.count } ?? isGroup(selected) }

  private static let digits = Dimension.standard.allCards.map { $0.digits(in: .standard) }

  /// Whether no feature has two equal values and another one.
  static func isSet(_ first: Card?, _ second: Card?, _ third: Card?) -> Bool {
    guard let first, let second, let third else { return false }
    let (a, b, c) = (digits[Int(first.code)], digits[Int(second.code)], digits[Int(third.code)])
    for feature in 0..<4 where (a[feature] == b[feature]) != (b[feature] == c[feature]) { return false }
    for feature in 0..<4 where a[feature] == c[feature] && a[feature] != b[feature] { return false }
    return true
  }

  var showsMatch: Bool { isTried && isGroup(selected) }

  /// Every choice of places with a group that isn't matched, or in a chain continues it, until
  /// there are `most`.
  func sets(most: Int = .max) -> [[Int]] {
    let showsMatch = showsMatch
    guard settings.deck == .set, start == 0 else {
      let places = table.keys.filter { place in
        !showsMatch || (start == 0 ? !selected.contains(place) : place >= start || selected.contains(place))
      }
      let link = showsMatch ? selected : table.keys.filter { $0 < start }
      let all = SlowGroups(deck: settings.deck).groups(at: places.sorted()) { table[$0] }
      return start == 0 || link.isEmpty ? all : all.filter { $0.count { link.contains($0) } == 1 }
    }
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
        discard(replacing: selected.count)
      } else {
        if !settings.isShared, !sets(most: 1).isEmpty { score[.you, default: 0] -= settings.scores.deal }
        for _ in 0..<3 {
          guard !deck.isEmpty, let free = (start...).first(where: { table[$0] == nil }) else { break }
          table[free] = deck.removeFirst()
        }
      }
    case .clear: nextSelection()
    case .call(let seat):
      nextSelection()
      (caller, selected) = (seat, [])
    case .claim(let group):
      let cards = group.compactMap { table[$0] }
      nextSelection()
      selected = cards.compactMap { card in table.first { $0.value == card }?.key }
      decide(.opponent)
    case .select(let place):
      let wasMatched = showsMatch && (selected.contains(place) || place < start)
      nextSelection()
      if wasMatched { break }
      if selected.contains(place) {
        selected.removeAll { $0 == place }
      } else {
        selected.append(place)
      }
      decide(caller ?? .you)
    }
  }

  private mutating func decide(_ seat: Seat) {
    guard isTried else { return }
    if showsMatch {
      score[seat, default: 0] += settings.scores.match
      found[seat, default: 0] += 1
    } else {
      score[seat, default: 0] -= settings.scores.mismatch
    }
    caller = nil
  }

  private mutating func nextSelection() {
    guard isTried else { return }
    guard showsMatch else { return selected = [] }
    let others = table.keys.count { $0 >= start && !selected.contains($0) }
    let usual = settings.deck.firstDeal
    discard(replacing: settings.refill == .replace ? selected.count : others < usual ? usual - others : 0)
  }

  private mutating func discard(replacing count: Int) {
    let found = selected.compactMap { table[$0] }
    if start > 0 { removed += (0..<start).filter { !selected.contains($0) }.compactMap { table[$0] } }
    for (ordinal, place) in selected.filter({ $0 >= start }).sorted().enumerated() {
      if start == 0, let card = table[place] { removed.append(card) }
      table[place] = ordinal < count && !deck.isEmpty ? deck.removeFirst() : nil
    }
    if start > 0 { for (place, card) in found.enumerated() { table[place] = card } }
    selected = []
  }
}
