import SetGame

/// Groups as they are defined; shares nothing with the library.
struct SlowGroups {
  let deck: Deck

  /// Whether cards are a group of the deck.
  func isGroup(_ cards: [Card]) -> Bool {
    let digits = cards.map { $0.digits(in: deck.dimension) }
    switch deck.variant {
    case .set: return digits.count == 3 && isSet(digits)
    case .ultraSet:
      return digits.count == 4 && pairings(digits).contains { $0[0] == $0[1] }
    case .ghostSet: return digits.count == 6 && pairings(digits).contains(where: isSet)
    case .quad:
      return digits.count == 4
        && digits[0].indices.allSatisfy { feature in
          let values = digits.map { $0[feature] }
          let counts = Set(values).map { value in values.count { $0 == value } }.sorted()
          return [[4], [2, 2], [1, 1, 1, 1]].contains(counts)
        }
    case .zeroSum:
      return !digits.isEmpty && digits[0].indices.allSatisfy { dot in digits.count { $0[dot] == 1 }.isMultiple(of: 2) }
    }
  }

  private func isSet(_ three: [[Int]]) -> Bool {
    three[0].indices.allSatisfy { feature in [1, 3].contains(Set(three.map { $0[feature] }).count) }
      && Set(three).count == 3
  }

  /// The card that makes a Set with two others.
  private func completing(_ first: [Int], _ second: [Int]) -> [Int] {
    zip(first, second).map { $0 == $1 ? $0 : 3 - $0 - $1 }
  }

  /// The completing cards of all ways to make pairs of cards.
  private func pairings(_ digits: [[Int]]) -> [[[Int]]] {
    guard let first = digits.first else { return [[]] }
    return digits.indices.dropFirst().flatMap { partner in
      let rest = digits.indices.dropFirst().filter { $0 != partner }.map { digits[$0] }
      return pairings(rest).map { [completing(first, digits[partner])] + $0 }
    }
  }

  /// All groups among cards at places, those of few cards first.
  func groups(at places: [Int], _ card: (Int) -> Card?) -> [[Int]] {
    let sizes = deck.variant.groupSize.map { $0...$0 } ?? 3...max(3, places.count)
    return sizes.flatMap { size in
      choices(of: size, from: places[...]).filter { isGroup($0.compactMap(card)) }
    }
  }

  private func choices(of size: Int, from places: ArraySlice<Int>) -> [[Int]] {
    guard size > 0 else { return [[]] }
    guard places.count >= size, let first = places.first else { return [] }
    let rest = places.dropFirst()
    return choices(of: size - 1, from: rest).map { [first] + $0 } + choices(of: size, from: rest)
  }
}
