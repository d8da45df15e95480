import GameCore
import SetGame

/// Whether the known numbers of Sets in a file are right.
package struct SetVerifyDocument: Document {
  package struct Request: Encodable, Sendable {
    let dimension: Int
    let file: String
  }

  package struct Disagreement: Encodable, Sendable {
    let cards: [String]
    let expected: Int
    let found: Int
    /// 1-based.
    let line: Int
  }

  /// A line that couldn't be read.
  package struct Fault: Encodable, Sendable {
    /// 1-based.
    let line: Int
    let message: String
    let offset: Int?
  }

  package struct Result: Encodable, Sendable {
    let agreements: Int
    let compared: Int
    let disagreements: [Disagreement]
    let evidence: EvidenceValue
    let faults: [Fault]
  }

  package static let schema = "puzzlelab/set.verify/1"

  private let verification: DealVerification
  package let request: Request
  package let result: Result

  /// Makes the document of a verification of `file`; `faults` are the errors of lines that couldn't be read.
  package init(
    _ verification: DealVerification, file: String, dimension: Dimension, faults: [(line: Int, error: any Error)]
  ) {
    self.verification = verification
    request = Request(dimension: dimension.features, file: file)
    result = Result(
      agreements: verification.compared - verification.disagreements.count, compared: verification.compared,
      disagreements: verification.disagreements.map {
        Disagreement(
          cards: SetWords.digits($0.deal.layout.cards, in: dimension), expected: $0.deal.expected, found: $0.found,
          line: $0.line)
      }, evidence: EvidenceValue(verification.evidence.worded),
      faults: faults.map { fault in
        let reported = fault.error as? any ReportedError
        return Fault(line: fault.line, message: reported?.message ?? "\(fault.error)", offset: reported?.byteOffset)
      })
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = ""
    for wrong in result.disagreements {
      let sets = Wording.count(wrong.found, "Set", "Sets")
      text += style.paint("line \(wrong.line): \(sets), not \(wrong.expected)", .red)
      text += "\n  \(wrong.cards.joined(separator: " "))\n"
    }
    for fault in result.faults { text += style.paint("line \(fault.line): \(fault.message)", .yellow) + "\n" }
    let deals = Wording.count(result.compared, "deal", "deals")
    return text + style.heading("\(deals) compared: \(result.agreements) agree, \(result.disagreements.count) don't")
  }
}
