import Documents
import GameCore
import Reversi

/// `reversi accuracy`: how far the evaluation is off proved scores.
package struct ReversiAccuracyDocument: TableDocument {
  let accuracy: EvaluationAccuracy
  private let stopReason: StopReason?

  /// Reports errors; `stopReason` says why the set is smaller than requested.
  package init(_ accuracy: EvaluationAccuracy, stopReason: StopReason? = nil) {
    self.accuracy = accuracy
    self.stopReason = stopReason
  }

  package static let table: String? = "groups"

  package static let shape = Shape<Self>(
    Field("groups", "The errors on all positions, then by source, by the number of empty squares, and by both") {
      $0.rows
    },
    Field("isComplete", "Whether the set has as many positions as requested") { $0.stopReason == nil },
    Field("stopReason", "Why it has fewer") { $0.stopReason },
    Field("evidence", "The evidence for the mean error on all positions") { $0.accuracy.evidence })

  package var rows: [ReversiAccuracyGroup] {
    groups([accuracy.overall] + accuracy.sources + accuracy.phases + accuracy.cells)
  }

  private func groups(_ groups: [EvaluationAccuracy.Group]) -> [ReversiAccuracyGroup] {
    groups.map { ReversiAccuracyGroup(group: $0, seed: accuracy.seed) }
  }

  private var overall: ReversiAccuracyGroup {
    ReversiAccuracyGroup(group: accuracy.overall, seed: accuracy.seed)
  }

  package var inBrief: String? {
    let positions = Wording.count(accuracy.overall.errors.count, "position", "positions")
    return "mean error \(overall.meanError) discs on \(positions), bias \(overall.bias)"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let names = accuracy.sources.compactMap { $0.source }
    var table = TextTable(
      columns: [.numbers("empties"), .numbers("positions"), .numbers("error"), .numbers("RMS"), .numbers("bias")]
        + names.map { .numbers($0.visible) })
    for phase in groups(accuracy.phases) {
      let cells = names.map { name in
        accuracy.cells.first { $0.empties == phase.group.empties && $0.source == name }
      }
      table.add(cells: phase.row + cells.map { $0.map { ReversiAccuracyGroup(group: $0, seed: nil).meanError } ?? "" })
    }
    if accuracy.phases.count > 1 {
      table.add(cells: overall.row + groups(accuracy.sources).map { $0.meanError })
    }
    var text = "Errors of the evaluation without search, in discs: mean without signs, root mean square,\n"
    text += "and bias (positive when it favours the player to move)"
    text += names.isEmpty ? ":\n\n" : "; then the first by source:\n\n"
    text += table.text(style: style, indent: 2)
    if let stopReason {
      text += "\n" + style.fact("note:", "stopped early (\(stopReason.words)); the same command resumes")
    }
    if let run { text += "  \(run.time)\n" }
    return text + style.evidence(accuracy.evidence)
  }
}

/// The errors on some positions.
package struct ReversiAccuracyGroup: Record {
  package static var recordName: String { "errorGroup" }
  let group: EvaluationAccuracy.Group
  /// The seed of the sample, where the positions are one.
  let seed: UInt64?

  package static let shape = Shape<Self>(
    Field("empties", "The number of empty squares; absent for all together") { $0.group.empties },
    Field("source", "What the positions are from, as their file says; absent for all together") { $0.group.source },
    Field("positions", "How many positions there are") { $0.group.errors.count },
    Field("meanAbsoluteErrorDiscs", "The mean error without signs, in discs") { $0.estimate($0.group.errors.sizes) },
    Field("rootMeanSquareErrorDiscs", "The root of the mean square of the errors, in discs") {
      $0.group.errors.rootMeanSquare
    },
    Field("biasDiscs", "The mean error in discs; positive when the evaluation favours the player to move") {
      $0.estimate($0.group.errors.bias)
    })

  /// The mean error and the bias for a person.
  fileprivate var meanError: String { Self.fixed(group.errors.meanSize) }
  fileprivate var bias: String { Self.fixed(group.errors.bias.value.map { $0 / 100 }) }

  /// The empty squares, the number of positions and their errors for a person.
  var row: [String] {
    [
      group.empties.map { "\($0)" } ?? "all", Wording.grouped(group.errors.count), meanError,
      Self.fixed(group.errors.rootMeanSquare), bias,
    ]
  }

  private static func fixed(_ discs: Double?) -> String { discs.map { Wording.fixed($0, decimals: 2) } ?? "" }

  /// A mean of hundredths of a disc in discs, with an interval if the positions are a sample.
  private func estimate(_ mean: Mean) -> Estimate? {
    let value = mean.value.map { $0 / 100 }
    guard let seed, let interval = mean.interval else { return Estimate(withoutInterval: value) }
    return Estimate(
      value, trials: mean.trials, seed: seed, interval: interval.lowerBound / 100...interval.upperBound / 100,
      standardError: mean.standardError.map { $0 / 100 })
  }
}
