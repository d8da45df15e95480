import Reversi

/// `reversi train`: how the training of the evaluation went.
package struct ReversiTrainDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let depth: Int
    let exactEmpties: Int
    let positions: Int
    let rounds: Int
    let seed: UInt64
  }

  /// What came out.
  package struct Result: Encodable, Sendable {
    let stages: [Stage]
    let weightBytes: Int
  }

  /// One stage of a round: its empties, and the mean absolute errors in discs after each pass over the positions.
  package struct Stage: Encodable, Sendable {
    let emptiesFrom: Int
    let emptiesTo: Int
    let fittedErrorsDiscs: [Double]
    let heldBackErrorsDiscs: [Double]
    let positions: Int
    let round: Int
  }

  package static let schema = "puzzlelab/reversi.train/1"
  package let request: Request
  package let result: Result

  /// Reports a training whose weights take `bytes`.
  package init(plan: EvaluationPlan, stages: [EvaluationStage], bytes: Int) {
    request = Request(
      depth: plan.depth, exactEmpties: plan.exactEmpties, positions: plan.positions, rounds: plan.rounds,
      seed: plan.seed)
    result = Result(
      stages: stages.map {
        Stage(
          emptiesFrom: $0.empties.lowerBound, emptiesTo: $0.empties.upperBound, fittedErrorsDiscs: $0.fittedErrors,
          heldBackErrorsDiscs: $0.heldBackErrors, positions: $0.positions, round: $0.round)
      }, weightBytes: bytes)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var table = TextTable(
      .numbers("empties"), .numbers("positions"), .numbers("error held back"), .numbers("error fitted"))
    for stage in result.stages where stage.round == request.rounds {
      table.add(
        "\(stage.emptiesFrom)–\(stage.emptiesTo)", Wording.grouped(stage.positions),
        Wording.fixed(stage.heldBackErrorsDiscs.last ?? 0, decimals: 2),
        Wording.fixed(stage.fittedErrorsDiscs.last ?? 0, decimals: 2))
    }
    return
      "weights of \(Wording.count(result.weightBytes, "byte", "bytes")); mean absolute errors in discs of the last "
      + "round:\n" + table.text(style: style, indent: 2)
      + "  \(Wording.count(request.rounds, "round", "rounds")), seed \(request.seed); "
      + "\(Wording.duration(seconds: run.elapsedSeconds))\n"
  }
}
