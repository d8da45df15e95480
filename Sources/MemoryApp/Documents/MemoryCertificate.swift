import Documents
import ExactArithmetic
import Memory

extension Certificate {
  /// The value of best play from a fresh table: the values of all states, which the recurrence
  /// connects.
  package static func memory(values: [[Rational]], seats: Seats) -> Certificate {
    Certificate("memory-values") {
      $0.add("pairs") { $0.integer(values.count - 1) }
      $0.add("players") { $0.integer(seats.rawValue) }
      $0.add("value") { $0.string((values.last?.first ?? 0).description) }
    } proof: {
      $0.add("values") { values.map { $0.map { $0.description } }.write(to: &$0) }
    }
  }
}
