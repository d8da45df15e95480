/// Finds the quotient of all sums of a few generators by the relation "every addition keeps the
/// outcomes equal".
///
/// This is the commutative case of learning a minimal automaton (Angluin 1987): elements are
/// distinguished by the outcomes of their sums with a growing list of contexts. Elements once
/// distinguished stay different; whether enough have been distinguished is for
/// ``TransitionAlgebra`` to prove.
struct MonoidLearner {
  private(set) var contexts: [HeapWord] = [.zero]
  /// The most elements before the search is given up.
  let orderLimit: Int
  /// The most positions searched for outcomes.
  let positionLimit: Int

  init(orderLimit: Int, positionLimit: Int) {
    self.orderLimit = orderLimit
    self.positionLimit = positionLimit
  }

  /// Adds a context that distinguishes two sums.
  mutating func addContext(_ word: HeapWord) {
    if !contexts.contains(word) { contexts.append(word) }
  }

  /// The monoid that the contexts show; `nil` beyond the limits.
  mutating func hypothesis(_ oracle: inout OutcomeOracle) -> BipartiteMonoid? {
    while true {
      guard let table = close(&oracle) else { return nil }
      guard let context = nonCommuting(table, &oracle) else {
        return BipartiteMonoid(words: table.words, isP: table.rows.map { $0[0] }, steps: table.steps)
      }
      for word in context { addContext(word) }
    }
  }

  private struct Table {
    var words: [HeapWord] = []
    var rows: [[Bool]] = []
    var steps: [[Int]] = []
  }

  /// All elements that generators lead to, each known by its row of outcomes.
  private func close(_ oracle: inout OutcomeOracle) -> Table? {
    let generators = oracle.options.count
    var table = Table()
    var places: [[Bool]: Int] = [:]
    func place(_ word: HeapWord, _ oracle: inout OutcomeOracle) -> Int {
      let row = contexts.map { oracle.isPPosition(word + $0) }
      if let known = places[row] { return known }
      places[row] = table.words.count
      table.words.append(word)
      table.rows.append(row)
      return table.words.count - 1
    }
    _ = place(.zero, &oracle)
    var next = 0
    while next < table.words.count {
      guard table.words.count <= orderLimit, oracle.positions <= positionLimit, !table.words[next].isLong,
        oracle.stop == nil
      else { return nil }
      table.steps.append((0..<generators).map { place(table.words[next] + .generator($0), &oracle) })
      next += 1
    }
    return table
  }

  /// Contexts that are missing because two generators don't commute yet; `nil` when all do.
  ///
  /// Where s·i·j and s·j·i are different elements, a context c distinguishes them; then i + c or
  /// j + c distinguishes two sums that were taken for equal.
  private func nonCommuting(_ table: Table, _ oracle: inout OutcomeOracle) -> [HeapWord]? {
    let generators = oracle.options.count
    for state in table.steps.indices {
      for i in 0..<generators {
        for j in 0..<i {
          let (one, other) = (table.steps[table.steps[state][i]][j], table.steps[table.steps[state][j]][i])
          guard one != other,
            let column = contexts.indices.first(where: { table.rows[one][$0] != table.rows[other][$0] })
          else { continue }
          return [.generator(i) + contexts[column], .generator(j) + contexts[column]]
        }
      }
    }
    return nil
  }
}
