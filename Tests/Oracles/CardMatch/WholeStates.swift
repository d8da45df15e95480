/// Lists face-down states as they are, without keys: the sorted bytes of their ranks, smallest over
/// all orders of the suits. Slow, and certain.
package enum WholeStates {
  private typealias State = [UInt16]

  /// The numbers of closed and of open states with 0, 1, … `size` − 1 seen cards.
  package static func counts(seenBelow size: Int) -> [(closed: Int, open: Int)] {
    var layer: Set<State> = [[]]
    var result: [(closed: Int, open: Int)] = []
    for seen in 0..<size {
      var frontier = Array(layer)
      while let state = frontier.popLast() {
        for next in matches(state) where layer.insert(next).inserted { frontier.append(next) }
      }
      result.append((layer.count, openCount(layer)))
      guard seen + 1 < size else { break }
      layer = layer.reduce(into: Set()) { next, state in next.formUnion(additions(state)) }
    }
    return result
  }

  private static let orders: [[Int]] = {
    var orders: [[Int]] = [[]]
    for _ in 0..<4 { orders = orders.flatMap { order in (0..<4).filter { !order.contains($0) }.map { order + [$0] } } }
    return orders
  }()

  /// For each order of the suits, what each rank becomes: known suits, matched suits, open suit in
  /// four bits each.
  private static let renamed: [[UInt16]] = orders.map { order in (0..<4096).map { rename($0, order) } }

  private static func rename(_ rank: Int, _ order: [Int]) -> UInt16 {
    var renamed = 0
    for bit in 0..<12 where rank >> bit & 1 == 1 { renamed |= 1 << (order[bit % 4] + bit / 4 * 4) }
    return UInt16(renamed)
  }

  private static func canonical(_ state: State) -> State {
    var best: State?
    for table in renamed {
      let candidate = state.map { table[Int($0)] }.sorted()
      if best.map({ candidate.lexicographicallyPrecedes($0) }) ?? true { best = candidate }
    }
    return best ?? []
  }

  private static func additions(_ state: State) -> [State] {
    var results: [State] = []
    for (index, rank) in state.enumerated() {
      for suit in 0..<4 where (rank | rank >> 4) >> UInt16(suit) & 1 == 0 {
        var next = state
        next[index] |= 1 << UInt16(suit)
        results.append(canonical(next))
      }
    }
    if state.count < 13 { for suit in 0..<4 { results.append(canonical(state + [1 << suit])) } }
    return results
  }

  private static func cards(_ state: State) -> [(index: Int, suit: UInt16)] {
    var cards: [(index: Int, suit: UInt16)] = []
    for (index, rank) in state.enumerated() {
      for suit in 0..<4 as Range<UInt16> where rank >> suit & 1 == 1 { cards.append((index, suit)) }
    }
    return cards
  }

  private static func matches(_ state: State) -> [State] {
    let cards = cards(state)
    var results: [State] = []
    for (place, first) in cards.enumerated() {
      for second in cards[(place + 1)...] where first.index == second.index || first.suit == second.suit {
        var next = state
        for card in [first, second] { next[card.index] ^= 17 << card.suit }
        results.append(canonical(next))
      }
    }
    return results
  }

  private static func openCount(_ layer: Set<State>) -> Int {
    layer.reduce(into: Set<State>()) { open, state in
      for card in cards(state) {
        var next = state
        next[card.index] |= 256 << card.suit
        open.insert(canonical(next))
      }
    }.count
  }
}
