/// The quotient of what is assumed, as long as states are: with the copies of the newest generator
/// they are a finite monoid, and its coarsest quotient that keeps outcomes is found by splitting
/// classes of equal outcome until all sums of a class stay in one class when a generator is added
/// (Moore 1956).
extension OutcomeOracle {
  /// Whether states are assumed.
  var assumesStates: Bool { sumsAssumed != nil }

  /// The quotient; `nil` when it has more than `limit` elements, or the work was stopped.
  mutating func quotientOfStates(limit: Int) -> BipartiteMonoid? {
    guard let sums = sumsAssumed else { return nil }
    var classes: [Int32] = []
    classes.reserveCapacity(sums.count)
    for place in 0..<sums.count {
      classes.append(isPPosition(sums.word(place)) ? 1 : 0)
      if stop != nil { return nil }
    }
    let steps = sums.steps
    var count = Set(classes).count
    while true {
      var places: [[Int32]: Int32] = [:]
      var finer: [Int32] = []
      finer.reserveCapacity(sums.count)
      for place in 0..<sums.count {
        let key = [classes[place]] + steps[place].map { classes[Int($0)] }
        let next = places[key] ?? Int32(places.count)
        places[key] = next
        finer.append(next)
      }
      guard places.count <= limit, !isStopped() else { return nil }
      classes = finer
      if places.count == count { break }
      count = places.count
    }
    return Self.monoid(classes, steps, isP: { self.isPPosition(sums.word($0)) })
  }

  /// The monoid of the classes, its elements in the order of their shortest sums.
  private static func monoid(
    _ classes: [Int32], _ steps: [[Int32]], isP: (Int) -> Bool
  ) -> BipartiteMonoid {
    var elements: [Int32: Int] = [classes[0]: 0]
    var first = [0]
    var words = [HeapWord.zero]
    var rows: [[Int]] = []
    while rows.count < first.count {
      let place = first[rows.count]
      rows.append(
        steps[place].enumerated().map { generator, next in
          if let known = elements[classes[Int(next)]] { return known }
          elements[classes[Int(next)]] = first.count
          words.append(words[rows.count] + .generator(generator))
          first.append(Int(next))
          return first.count - 1
        })
    }
    return BipartiteMonoid(words: words, isP: first.map(isP), steps: rows)
  }
}

/// The sums of a state of the old generators and some copies of the newest.
struct AssumedSums {
  let states: SumStates
  /// The sum that represents each state.
  let least: [HeapWord]
  /// The most copies of the newest that are distinguished; two more change nothing.
  let copies: Int
  /// The number of the newest generator.
  let newest: Int

  /// How many there are.
  var count: Int { least.count * (copies + 1) }

  /// The sum at a place.
  func word(_ place: Int) -> HeapWord {
    least[place / (copies + 1)].adding(place % (copies + 1), of: newest)
  }

  /// The place that one more of each generator leads to, from each place.
  var steps: [[Int32]] {
    (0..<count).map { place in
      let (state, own) = place.quotientAndRemainder(dividingBy: copies + 1)
      let old = (0..<newest).map { Int32(states.steps[state][$0] * (copies + 1) + own) }
      return old + [Int32(state * (copies + 1) + (own < copies ? own + 1 : copies - 1))]
    }
  }
}
