import Reversi

/// `reversi train-probcut`: how far shallow searches are off deep ones.
package struct ReversiTrainProbCutDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let depth: Int
    let positions: Int
    let seed: UInt64
  }

  /// What came out: two lines, and the deviations that they were laid through.
  package struct Result: Encodable, Sendable {
    let end: Line
    let middle: Line
    let samples: [Sample]
  }

  /// A line: base + deep · depth + shallow · shallow depth + empties · empty squares, at least `least`, in discs.
  package struct Line: Encodable, Sendable {
    let base: Double
    let deep: Double
    let empties: Double
    let least: Double
    let shallow: Double
  }

  /// The deviation of one pair of depths, and what the line says.
  package struct Sample: Encodable, Sendable {
    let deviationDiscs: Double
    let empties: Int
    let fittedDiscs: Double
    let isEnd: Bool
    let deepPlies: Int
    let positions: Int
    let shallowPlies: Int
  }

  package static let schema = "puzzlelab/reversi.train-probcut/1"
  package let request: Request
  package let result: Result

  /// Reports a fit.
  package init(plan: ProbCutPlan, model: ProbCutModel, middle: [ProbCutSpread], end: [ProbCutSpread]) {
    request = Request(depth: plan.depth, positions: plan.positions, seed: plan.seed)
    result = Result(
      end: Line(model.end), middle: Line(model.middle),
      samples: middle.map { Sample($0, line: model.middle, isEnd: false) }
        + end.map { Sample($0, line: model.end, isEnd: true) })
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var table = TextTable(
      .numbers("deep"), .numbers("shallow"), .numbers("empties"), .numbers("positions"), .numbers("deviation"),
      .numbers("fitted"))
    for sample in result.samples {
      table.add(
        sample.isEnd ? "end" : "\(sample.deepPlies)", "\(sample.shallowPlies)",
        sample.isEnd ? "\(sample.empties)" : "\(sample.empties)–\(sample.empties + 7)", "\(sample.positions)",
        Wording.fixed(sample.deviationDiscs, decimals: 2), Wording.fixed(sample.fittedDiscs, decimals: 2))
    }
    return "differences of deep and shallow searches, root mean square in discs:\n"
      + table.text(style: style, indent: 2) + "  \(Wording.grouped(request.positions)) positions, seed "
      + "\(request.seed); \(Wording.duration(seconds: run.elapsedSeconds))\n"
  }
}

extension ReversiTrainProbCutDocument.Line {
  fileprivate init(_ line: ProbCutModel.Line) {
    base = line.base
    deep = line.deep
    empties = line.empties
    least = line.least
    shallow = line.shallow
  }
}

extension ReversiTrainProbCutDocument.Sample {
  fileprivate init(_ spread: ProbCutSpread, line: ProbCutModel.Line, isEnd: Bool) {
    let empties = isEnd ? spread.empties : spread.empties + 4
    let fitted = line.deviation(deep: spread.deep, shallow: spread.shallow, empties: empties)
    self.init(
      deviationDiscs: spread.deviation, empties: spread.empties, fittedDiscs: fitted, isEnd: isEnd,
      deepPlies: spread.deep, positions: spread.count, shallowPlies: spread.shallow)
  }
}
