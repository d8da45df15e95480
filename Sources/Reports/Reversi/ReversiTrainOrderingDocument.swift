import Reversi

/// `reversi train-ordering`: how the training went.
package struct ReversiTrainOrderingDocument: TableDocument {
  private let plan: TrainingPlan
  private let bytes: Int
  package let rows: [TrainingStage]

  /// Reports a training whose weights take `bytes`.
  package init(plan: TrainingPlan, stages: [TrainingStage], bytes: Int) {
    self.plan = plan
    self.bytes = bytes
    rows = stages
  }

  package static let shape = Shape<Self>(
    Field("stages", "The stages in the order in which they were fitted") { $0.rows },
    Field("exactEmpties", "Positions with at most this many empty squares were labelled exactly") {
      $0.plan.exactEmpties
    },
    Field("weightBytes", "The size of the weight file") { $0.bytes })

  package func text(style: TextStyle, run: RunInfo) -> String {
    var table = TextTable(.numbers("empties"), .numbers("error held back"), .numbers("error fitted"))
    for stage in rows {
      table.add(
        "\(stage.empties.lowerBound)–\(stage.empties.upperBound)", Wording.fixed(stage.heldBackError, decimals: 2),
        Wording.fixed(stage.fittedError, decimals: 2))
    }
    let size = "\(plan.size.rawValue)×\(plan.size.rawValue)"
    return
      "weights for \(size), \(Wording.count(bytes, "byte", "bytes")), mean absolute errors in discs:\n"
      + table.text(style: style, indent: 2) + "  \(Wording.grouped(plan.positions)) positions a stage, seed "
      + "\(plan.seed); \(Wording.duration(seconds: run.elapsedSeconds))\n"
  }
}

extension TrainingStage: Record {
  package static let shape = Shape<Self>(
    Field("emptiesFrom", "The fewest empty squares of its positions") { $0.empties.lowerBound },
    Field("emptiesTo", "The most empty squares of its positions") { $0.empties.upperBound },
    Field("heldBackErrorDiscs", "The mean absolute error on positions that the fit did not see, in discs") {
      $0.heldBackError
    },
    Field("fittedErrorDiscs", "The mean absolute error on positions that it saw, in discs") { $0.fittedError })
}
