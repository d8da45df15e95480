import ExactArithmetic
import GameCore

/// A line that is of no family: its positions are asked for by ``WrittenSolver``, which can say why
/// there is no answer; nothing is known about its heaps besides.
final class LineTheory: Theory {
  let reach = Reach(computed: 0, played: 0)
  func moves(from heap: Int) -> [SmallMove] { [] }
  func leastMove(from heap: HeapSize) -> MovesFound.Found? { nil }
  func table(upTo bound: Int) -> ComputedValues? { nil }
  func quotientRule() throws(SolverError) -> PeriodRule? { throw .unsupported(.lineForms) }
}

extension Ruleset {
  /// The rules as a family of which more is known, where a line is one of those.
  public var recognized: Ruleset {
    if case .written(let rule) = self { rule.recognized ?? self } else { self }
  }

  /// The line, where nothing else is known about it.
  package var line: WrittenRule? {
    if case .written(let rule) = recognized { rule } else { nil }
  }
}
