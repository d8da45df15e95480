import Documents
import Matchsticks

extension Certificate {
  /// The period of the Grundy values: their list up to its end.
  package static func period(_ moves: [ListedMove], _ period: ProvedPeriod, values: ValueList) -> Certificate {
    Certificate("matchsticks-period") {
      $0.add("moves") { moves.write(to: &$0) }
      $0.add("period") { $0.integer(period.period) }
      $0.add("preperiod") { $0.integer(period.preperiod) }
    } proof: {
      $0.add("values") { (0..<period.preperiod + period.period).map { values[$0] }.write(to: &$0) }
    }
  }

  /// The heaps that lose where a move takes one of a set of numbers; the checker needs nothing
  /// else.
  package static func losing(_ moves: [ListedMove], _ play: PlayConvention, _ cycle: LosingCycle) -> Certificate {
    Certificate("matchsticks-losing") {
      $0.add("exceptions") { cycle.exceptions.write(to: &$0) }
      $0.add("misere") { (play == .misere).write(to: &$0) }
      $0.add("period") { $0.integer(cycle.period) }
      $0.add("preperiod") { $0.integer(cycle.preperiod) }
      $0.add("residues") { cycle.residues.write(to: &$0) }
      $0.add("takes") { moves.map { $0.take }.write(to: &$0) }
    } proof: { _ in
    }
  }

  /// A misère quotient: the elements of the heaps and their multiplication.
  package static func quotient(_ moves: [ListedMove], _ quotient: MisereQuotient) -> Certificate {
    let heaps = quotient.period.map { $0.preperiod + $0.period } ?? quotient.heap + 1
    return Certificate("misere-quotient") {
      $0.add("elements") { $0.integer(quotient.order) }
      if quotient.period == nil { $0.add("heapBound") { $0.integer(quotient.heap) } }
      $0.add("moves") { moves.write(to: &$0) }
      if let period = quotient.period {
        $0.add("period") { $0.integer(period.period) }
        $0.add("preperiod") { $0.integer(period.preperiod) }
      }
    } proof: {
      $0.add("heaps") { Array(quotient.pretending.prefix(heaps)).write(to: &$0) }
      $0.add("losing") { quotient.pElements.write(to: &$0) }
      $0.add("products") { quotient.products.write(to: &$0) }
    }
  }
}

extension [ListedMove] {
  fileprivate func write(to json: inout JSONWriter) {
    json.raw("[")
    for (place, move) in enumerated() {
      if place > 0 { json.raw(",") }
      json.object {
        $0.add("leaves") { move.leaves.write(to: &$0) }
        $0.add("take") { $0.integer(move.take) }
      }
    }
    json.raw("]")
  }
}
