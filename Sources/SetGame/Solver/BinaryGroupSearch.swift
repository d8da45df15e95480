extension GroupSearch {
  /// All quads: four cards over the field of two elements whose sum is 0.
  ///
  /// Three cards determine the fourth, so each quad is found by its first three.
  /// - Complexity: O(cards³), at most 41,664 steps.
  package static func quads(in layout: Layout) -> [Group] {
    let codes = layout.cards.map { Int($0.code) }
    let positions = positionTable(of: layout)
    var groups: [Group] = []
    for a in codes.indices {
      for b in codes.indices[(a + 1)...] {
        for c in codes.indices[(b + 1)...] {
          let d = positions[codes[a] ^ codes[b] ^ codes[c]]
          if d > c { groups.append(Group(positions: [a, b, c, d])) }
        }
      }
    }
    return groups
  }

  /// The groups of any number of cards with sum 0, those of few cards first, and in lexicographic
  /// order among equally many; at most ``mostListed``.
  ///
  /// All but the last card of a group determine the last.
  package static func zeroSums(in layout: Layout) -> [Group] {
    let codes = layout.cards.map { Int($0.code) }
    let positions = positionTable(of: layout)
    var groups: [Group] = []
    var size = 3
    let all = zeroSumCount(of: layout.cards)
    while groups.count < min(all, mostListed) {
      var chosen: [Int] = []
      extend(&chosen, sum: 0, to: size, codes, positions, &groups)
      size += 1
    }
    return Array(groups.prefix(mostListed))
  }

  /// The most groups that are listed where there may be very many.
  package static let mostListed = 1000

  /// The number of groups with sum 0: the subsets of k cards of rank r with sum 0 are the solutions
  /// of r independent equations in k unknowns, 2^(k − r), one of them empty.
  package static func zeroSumCount(of cards: some Collection<Card>) -> Int {
    1 << (cards.count - Deck.rank(of: cards)) - 1
  }

  private static func extend(
    _ chosen: inout [Int], sum: Int, to size: Int, _ codes: [Int], _ positions: [Int], _ groups: inout [Group]
  ) {
    let last = chosen.last ?? -1
    if chosen.count == size - 1 {
      let completing = positions[sum]
      if completing > last { groups.append(Group(positions: chosen + [completing])) }
      return
    }
    for next in codes.indices[(last + 1)...] where codes.count - next >= size - chosen.count {
      if groups.count >= mostListed { return }
      chosen.append(next)
      extend(&chosen, sum: sum ^ codes[next], to: size, codes, positions, &groups)
      chosen.removeLast()
    }
  }
}
