/// A finite commutative monoid in which sums of generators are distinguished, known by what one
/// more generator makes of each element.
///
/// The states of a quotient distinguish sums by their outcomes in all sums; *finer* states also by
/// the states of their options. Sums that are equal there behave equally with more heaps than the
/// quotient knows, for a while.
struct SumStates {
  /// `steps[state][generator]`; 0 is the state of no heap.
  let steps: [[Int]]

  func state(_ word: HeapWord, from start: Int = 0) -> Int {
    var state = start
    for generator in 0..<(steps.first?.count ?? 0) {
      for _ in 0..<word[generator] { state = steps[state][generator] }
    }
    return state
  }

  /// A state and the states of the options.
  private struct Pair: Hashable {
    let state: Int
    let options: [Int32]
  }

  /// The finer states: (x, E)·g = (xg, Eg ∪ xF) for a generator g with the options F; `nil` when
  /// there are more than `limit`.
  func finer(options: [[HeapWord]], limit: Int) -> SumStates? {
    var places = [Pair(state: 0, options: []): 0]
    var pairs = [Pair(state: 0, options: [])]
    var finer: [[Int]] = []
    while finer.count < pairs.count {
      let pair = pairs[finer.count]
      var row: [Int] = []
      for generator in 0..<(steps.first?.count ?? 0) {
        var next = Set(pair.options.map { Int32(steps[Int($0)][generator]) })
        for option in options[generator] { next.insert(Int32(state(option, from: pair.state))) }
        let product = Pair(state: steps[pair.state][generator], options: next.sorted())
        if let known = places[product] {
          row.append(known)
          continue
        }
        places[product] = pairs.count
        row.append(pairs.count)
        pairs.append(product)
        guard pairs.count <= limit else { return nil }
      }
      finer.append(row)
    }
    return SumStates(steps: finer)
  }

  /// For each state the sum that comes first when the copies of the last generator are compared
  /// first, then those of the one before, and so on. Every move leads to a sum that comes before,
  /// so a search that puts these sums in place of others ends.
  var leastWords: [HeapWord] {
    var words = [HeapWord?](repeating: nil, count: steps.count)
    words[0] = .zero
    for generator in 0..<(steps.first?.count ?? 0) {
      var level = words.indices.filter { words[$0] != nil }
      while !level.isEmpty {
        var next: [Int: HeapWord] = [:]
        for state in level {
          let product = steps[state][generator]
          guard words[product] == nil, let word = words[state].map({ $0 + .generator(generator) }) else { continue }
          next[product] = next[product].map { min($0, word) } ?? word
        }
        for (state, word) in next { words[state] = word }
        level = next.keys.sorted()
      }
    }
    return words.map { $0 ?? .zero }
  }
}
