import Reversi

/// `reversi train-ordering`: how the training went.
package struct ReversiTrainOrderingDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let exactEmpties: Int
    let positions: Int
    let seed: UInt64
    let size: Int
  }

  /// What came out.
  package struct Result: Encodable, Sendable {
    let stages: [Stage]
    let weightBytes: Int
  }

  /// One stage: its empties, and the mean absolute error in discs on positions that the fit did and didn't see.
  package struct Stage: Encodable, Sendable {
    let emptiesFrom: Int
    let emptiesTo: Int
    let fittedErrorDiscs: Double
    let heldBackErrorDiscs: Double
  }

  package static let schema = "puzzlelab/reversi.train-ordering/1"
  package let request: Request
  package let result: Result

  /// Reports a training whose weights take `bytes`.
  package init(plan: TrainingPlan, stages: [TrainingStage], bytes: Int) {
    request = Request(
      exactEmpties: plan.exactEmpties, positions: plan.positions, seed: plan.seed, size: plan.size.rawValue)
    result = Result(
      stages: stages.map {
        Stage(
          emptiesFrom: $0.empties.lowerBound, emptiesTo: $0.empties.upperBound, fittedErrorDiscs: $0.fittedError,
          heldBackErrorDiscs: $0.heldBackError)
      }, weightBytes: bytes)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var table = TextTable(.numbers("empties"), .numbers("error held back"), .numbers("error fitted"))
    for stage in result.stages {
      table.add(
        "\(stage.emptiesFrom)–\(stage.emptiesTo)", Wording.fixed(stage.heldBackErrorDiscs, decimals: 2),
        Wording.fixed(stage.fittedErrorDiscs, decimals: 2))
    }
    let size = "\(request.size)×\(request.size)"
    return
      "weights for \(size), \(Wording.count(result.weightBytes, "byte", "bytes")), mean absolute errors in discs:\n"
      + table.text(style: style, indent: 2) + "  \(Wording.grouped(request.positions)) positions a stage, seed "
      + "\(request.seed); \(Wording.duration(seconds: run.elapsedSeconds))\n"
  }
}
