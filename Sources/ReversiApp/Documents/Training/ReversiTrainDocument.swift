import Documents
import Reversi

/// `reversi train`: how the training of the evaluation went.
package struct ReversiTrainDocument: Document {
  let plan: EvaluationPlan
  private let stages: [EvaluationStage]
  private let bytes: Int

  /// Reports a training whose weights take `bytes`.
  package init(plan: EvaluationPlan, stages: [EvaluationStage], bytes: Int) {
    self.plan = plan
    self.stages = stages
    self.bytes = bytes
  }

  package static let table: String? = "stages"

  package static let shape = Shape<Self>(
    Field("stages", "The stages of every round, in the order in which they were fitted") { $0.stages },
    Field("exactEmpties", "Positions with at most this many empty squares were labelled exactly") {
      $0.plan.exactEmpties
    },
    Field("depth", "The plies of the searches that labelled all others") { $0.plan.depth },
    Field("rounds", "The rounds; each one's games are played by the evaluation of the one before") { $0.plan.rounds },
    Field("fileBytes", "The size of the weight file") { $0.bytes })

  /// The stages of the last round.
  var lastRound: [EvaluationStage] { stages.filter { $0.round == plan.rounds } }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var table = TextTable(
      .numbers("empties"), .numbers("positions"), .numbers("error held back"), .numbers("error fitted"))
    for stage in lastRound { table.add(cells: stage.row) }
    return
      "weights of \(Wording.count(bytes, "byte", "bytes")); mean absolute errors in discs of the last "
      + "round:\n" + table.text(style: style, indent: 2)
      + "  \(Wording.count(plan.rounds, "round", "rounds")), seed \(plan.seed)"
      + (run.map { "; \($0.time)" } ?? "") + "\n"
  }
}

extension EvaluationStage: Record {
  package static let shape = Shape<Self>(
    Field("round", "The round, from 1") { $0.round },
    Field("emptiesFrom", "The fewest empty squares of its positions") { $0.empties.lowerBound },
    Field("emptiesTo", "The most empty squares of its positions") { $0.empties.upperBound },
    Field("positions", "How many positions it was fitted to") { $0.positions },
    Field(
      "heldBackErrorsDiscs", "The mean absolute error on held-back games, after each pass, in discs"
    ) { $0.heldBackErrors },
    Field("fittedErrorsDiscs", "The mean absolute error on fitted games, after each pass, in discs") {
      $0.fittedErrors
    })

  /// Its empties, positions and last errors for a person.
  var row: [String] {
    [
      "\(empties.lowerBound)–\(empties.upperBound)", Wording.grouped(positions),
      Wording.fixed(heldBackErrors.last ?? 0, decimals: 2), Wording.fixed(fittedErrors.last ?? 0, decimals: 2),
    ]
  }
}
