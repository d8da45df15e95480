import GameCore
import Reversi

/// `reversi verify`: known scores of a file beside those that we prove.
package struct ReversiVerifyDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let file: String
    let only: String?
  }

  /// A position of the file, what the file says of it, and what was proved.
  package struct Comparison: Sendable {
    /// The number of the position in the file, and of its line, both from 1.
    let number: Int
    let line: Int
    /// The score in the file.
    let expected: Int
    let solution: Solution
    let elapsedSeconds: Double

    /// Puts a claim beside its proof.
    package init(number: Int, line: Int, expected: Int, solution: Solution, elapsedSeconds: Double) {
      self.number = number
      self.line = line
      self.expected = expected
      self.solution = solution
      self.elapsedSeconds = elapsedSeconds
    }
  }

  /// One position, compared.
  package struct Entry: Encodable, Sendable {
    /// Whether the scores agree; absent when the search was stopped.
    let agrees: Bool?
    let bestMove: String?
    let discDifference: Int?
    let empties: Int
    let expectedDiscDifference: Int
    let line: Int
    let lowerDiscDifference: Int?
    let number: Int
    let upperDiscDifference: Int?

    init(_ comparison: Comparison) {
      let solution = comparison.solution
      let expected = comparison.expected
      number = comparison.number
      line = comparison.line
      expectedDiscDifference = expected
      discDifference = solution.score
      bestMove = solution.bestMove?.description
      empties = solution.position.emptyCount
      let isExcluded = expected < solution.lower || expected > solution.upper
      agrees = solution.score.map { $0 == expected } ?? (isExcluded ? false : nil)
      upperDiscDifference = solution.score == nil ? solution.upper : nil
      lowerDiscDifference = solution.score == nil ? solution.lower : nil
    }
  }

  /// What came out.
  package struct Result: Encodable, Sendable {
    let agreed: Int
    let disagreed: Int
    let evidence: EvidenceValue
    let positions: [Entry]
    let undecided: Int
  }

  package static let schema = "puzzlelab/reversi.verify/1"
  private static let evidence = Evidence<ReversiProof>.proved(.search)
  package let request: Request
  package let result: Result
  private let comparisons: [Comparison]

  /// Reports comparisons of the positions of `file` that `only` selects.
  package init(file: String, only: String?, comparisons: [Comparison]) {
    self.comparisons = comparisons
    request = Request(file: file, only: only)
    let entries = comparisons.map { Entry($0) }
    result = Result(
      agreed: entries.count { $0.agrees == true }, disagreed: entries.count { $0.agrees == false },
      evidence: EvidenceValue(reversi: Self.evidence), positions: entries,
      undecided: entries.count { $0.agrees == nil })
  }

  /// Whether a position's score is another one than the file says.
  package var hasDisagreement: Bool { result.disagreed > 0 }
  /// Whether a limit left a position open.
  package var isUndecided: Bool { result.undecided > 0 }
  /// Positions searched.
  package var nodes: UInt64 { comparisons.reduce(0) { $0 + $1.solution.nodes } }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var table = TextTable(
      .numbers("#"), .numbers("empties"), .numbers("file"), .numbers("proved"), .words("best"), .numbers("positions"),
      .numbers("time"), .words(""))
    for (entry, comparison) in zip(result.positions, comparisons) { table.add(cells: cells(entry, comparison)) }
    var text = table.text(style: style, indent: 2)
    text += "  \(Wording.count(result.agreed, "score agrees", "scores agree"))"
    if result.disagreed > 0 { text += ", " + style.paint("\(result.disagreed) disagree", .red) }
    if result.undecided > 0 { text += ", \(result.undecided) undecided" }
    text += "; \(Wording.grouped(nodes)) positions searched in \(Wording.duration(seconds: run.elapsedSeconds))\n"
    return text + "  " + style.paint(ReversiVerifyDocument.evidence.words, .dim) + "\n"
  }

  private func cells(_ entry: Entry, _ comparison: Comparison) -> [String] {
    let proved =
      entry.discDifference?.signed
      ?? "\((entry.lowerDiscDifference ?? 0).signed)…\((entry.upperDiscDifference ?? 0).signed)"
    let verdict = entry.agrees.map { $0 ? "agrees" : "DISAGREES" } ?? "undecided"
    return [
      "\(entry.number)", "\(entry.empties)", entry.expectedDiscDifference.signed, proved, entry.bestMove ?? "",
      Wording.grouped(comparison.solution.nodes), Wording.duration(seconds: comparison.elapsedSeconds), verdict,
    ]
  }
}
