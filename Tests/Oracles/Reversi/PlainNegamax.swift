import Reversi

/// The plainest search: every line to its end, nothing remembered.
package struct PlainNegamax {
  private let adviser: Adviser

  package init(adviser: Adviser) { self.adviser = adviser }

  /// The value in hundredths of a disc; a pass costs no ply.
  package func value(_ position: Position, depth: Int) -> Int {
    if position.isFinished { return 100 * position.finalDifference }
    if depth == 0 { return adviser.staticValue(of: position) }
    if position.mustPass { return -value(position.passing, depth: depth) }
    return position.legalSquares.map { -value(position.placingUnchecked($0), depth: depth - 1) }.max() ?? 0
  }
}
