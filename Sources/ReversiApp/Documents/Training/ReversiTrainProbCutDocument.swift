import Documents
import Reversi

/// `reversi train-probcut`: how far shallow searches are off deep ones.
package struct ReversiTrainProbCutDocument: TableDocument {
  private let plan: ProbCutPlan
  private let model: ProbCutModel
  package let rows: [ReversiProbCutSample]

  package init(plan: ProbCutPlan, fit: ProbCutFit) {
    self.plan = plan
    model = fit.model
    rows =
      fit.middle.map { ReversiProbCutSample(spread: $0, line: fit.model.middle, isEnd: false) }
      + fit.end.map { ReversiProbCutSample(spread: $0, line: fit.model.end, isEnd: true) }
  }

  package static let table: String? = "samples"

  package static let shape = Shape<Self>(
    Field("middle", "The line for searches that end before the game does") { $0.model.middle },
    Field("end", "The line for searches to the end of the game") { $0.model.end },
    Field("samples", "The deviations to which the lines were fitted") { $0.rows })

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var table = TextTable(
      .numbers("deep"), .numbers("shallow"), .numbers("empties"), .numbers("positions"), .numbers("deviation"),
      .numbers("fitted"))
    for sample in rows {
      let spread = sample.spread
      table.add(
        sample.isEnd ? "end" : "\(spread.deep)", "\(spread.shallow)",
        sample.isEnd ? "\(spread.empties)" : "\(spread.empties)–\(spread.empties + 7)", "\(spread.count)",
        Wording.fixed(spread.deviation, decimals: 2), Wording.fixed(sample.fitted, decimals: 2))
    }
    return "differences of deep and shallow searches, root mean square in discs:\n"
      + table.text(style: style, indent: 2) + "  \(Wording.grouped(plan.positions)) positions, seed "
      + "\(plan.seed)" + (run.map { "; \($0.time)" } ?? "") + "\n"
  }
}

extension ProbCutModel.Line: Record {
  package static var recordName: String { "probCutLine" }
  package static let shape = Shape<Self>(
    Field("base", "The deviation in discs is base + deep · depth + shallow · shallow depth + empties · empty squares") {
      $0.base
    },
    Field("deep", "Discs for each ply of the deep search") { $0.deep },
    Field("shallow", "Discs for each ply of the shallow one") { $0.shallow },
    Field("empties", "Discs for each empty square") { $0.empties },
    Field("least", "No deviation is smaller") { $0.least })
}

/// The deviation of one pair of depths, and what the line says.
package struct ReversiProbCutSample: Record {
  package static var recordName: String { "probCutSample" }
  let spread: ProbCutSpread
  let line: ProbCutModel.Line
  let isEnd: Bool

  /// What the line says, in discs; empties of the middle game are groups of eight.
  fileprivate var fitted: Double {
    line.deviation(deep: spread.deep, shallow: spread.shallow, empties: isEnd ? spread.empties : spread.empties + 4)
  }

  package static let shape = Shape<Self>(
    Field("isEnd", "Whether the deep search went to the end of the game") { $0.isEnd },
    Field("deepPlies", "The plies of the deep search") { $0.spread.deep },
    Field("shallowPlies", "The plies of the shallow one") { $0.spread.shallow },
    Field("empties", "The empty squares; in the middle game the fewest of a group of eight") { $0.spread.empties },
    Field("positions", "How many positions were compared") { $0.spread.count },
    Field("deviationDiscs", "The root mean square of the differences, in discs") { $0.spread.deviation },
    Field("fittedDiscs", "The value of the line") { $0.fitted })
}
