/// Caps counted one by one: the slow oracle.
package struct CapEnumeration {
  package private(set) var caps: [Int]
  package private(set) var complete: [Int]
  private let deck: Int

  package init(dimension: Int, to: Int) {
    deck = (0..<dimension).reduce(1) { power, _ in power * 3 }
    caps = Array(repeating: 0, count: to + 1)
    complete = Array(repeating: 0, count: to + 1)
    extend([], blocked: Array(repeating: 0, count: deck), from: 0, dimension: dimension, to: to)
  }

  private mutating func extend(_ cap: [Int], blocked: [Int], from first: Int, dimension: Int, to: Int) {
    caps[cap.count] += 1
    if (0..<deck).allSatisfy({ blocked[$0] > 0 || cap.contains($0) }) { complete[cap.count] += 1 }
    guard cap.count < to else { return }
    for point in first..<max(first, deck) where blocked[point] == 0 {
      var next = blocked
      for member in cap { next[third(point, member)] += 1 }
      extend(cap + [point], blocked: next, from: point + 1, dimension: dimension, to: to)
    }
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
