/// Deals counted one by one: the slow oracle.
package struct DealEnumeration {
  package private(set) var sets: [Int] = []
  package private(set) var ultraSets: [Int] = []
  private let deck: Int

  package init(dimension: Int, cards: Int) {
    deck = (0..<dimension).reduce(1) { power, _ in power * 3 }
    var (sets, ultraSets) = ([Int: Int](), [Int: Int]())
    visit([], from: 0, cards: cards) { deal in
      sets[self.sets(of: deal), default: 0] += 1
      ultraSets[self.ultraSets(of: deal), default: 0] += 1
    }
    self.sets = (0...(sets.keys.max() ?? 0)).map { sets[$0] ?? 0 }
    self.ultraSets = (0...(ultraSets.keys.max() ?? 0)).map { ultraSets[$0] ?? 0 }
  }

  package func sets(of deal: [Int]) -> Int {
    var count = 0
    for (index, a) in deal.enumerated() {
      for b in deal.dropFirst(index + 1) where deal.contains(third(a, b)) { count += 1 }
    }
    return count / 3
  }

  private func ultraSets(of deal: [Int]) -> Int {
    var completions = [Int](repeating: 0, count: deck)
    for (index, a) in deal.enumerated() { for b in deal.dropFirst(index + 1) { completions[third(a, b)] += 1 } }
    return completions.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
  }

  private func visit(_ deal: [Int], from first: Int, cards: Int, _ body: ([Int]) -> Void) {
    if deal.count == cards { return body(deal) }
    for card in first..<max(first, deck) { visit(deal + [card], from: card + 1, cards: cards, body) }
  }

  private func third(_ a: Int, _ b: Int) -> Int {
    var (a, b, place, sum) = (a, b, 1, 0)
    while place < deck {
      sum += place * ((6 - a % 3 - b % 3) % 3)
      (a, b, place) = (a / 3, b / 3, place * 3)
    }
    return sum
  }
}
