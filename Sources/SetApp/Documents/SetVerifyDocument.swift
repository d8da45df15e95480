import Documents
import GameCore
import SetGame

/// Whether the known numbers of Sets in a file are right: `set verify`.
package struct SetVerifyDocument: TableDocument {
  private let verification: DealVerification

  /// Shows a verification.
  package init(_ verification: DealVerification) { self.verification = verification }

  package static let shape = Shape<Self>(
    Field("compared", "The number of deals compared") { $0.verification.compared },
    Field("agreements", "How many of them have the number of Sets stated in the file") { $0.verification.agreements },
    Field("disagreements", "The others") { $0.rows },
    Field("faults", "The lines that can't be read") { document in
      document.verification.expected.faults.map { Fault(line: $0.line, error: $0.error) }
    },
    Field("stopped", "Why not all deals were compared") { $0.verification.stopped?.rawValue },
    Field("evidence", "The evidence for the numbers of Sets") { $0.verification.evidence })

  /// A deal with another number of Sets than the file says.
  package struct Row: Record {
    let disagreement: DealVerification.Disagreement

    private var layout: Layout { disagreement.deal.layout }

    package static let shape = Shape<Self>(
      Field("line", "Its line, from 1") { $0.disagreement.line },
      Field("expected", "The number of Sets in the file") { $0.disagreement.deal.expected },
      Field("found", "The actual number of Sets") { $0.disagreement.found },
      Field("cards", "The cards, in digits") { SetWords.digits($0.layout.cards, in: $0.layout.dimension) })
  }

  /// A line that can't be read.
  struct Fault: Record {
    let line: Int
    package let message: String
    let offset: Int?

    init(line: Int, error: any Error) {
      let reported = error as? any ReportedError
      self.line = line
      message = reported?.message ?? "\(error)"
      offset = reported?.byteOffset
    }

    static let shape = Shape<Self>(
      Field("line", "The line, from 1") { $0.line }, Field("message", "What is wrong") { $0.message },
      Field("offset", "Where, in bytes from the line's beginning") { $0.offset })
  }

  package var rows: [Row] { verification.disagreements.map { Row(disagreement: $0) } }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = ""
    for wrong in verification.disagreements {
      let layout = wrong.deal.layout
      let sets = Wording.count(wrong.found, "Set", "Sets")
      text += style.paint("line \(wrong.line): \(sets), not \(wrong.deal.expected)", .red)
      text += "\n  \(SetWords.digits(layout.cards, in: layout.dimension).joined(separator: " "))\n"
    }
    for fault in verification.expected.faults.map({ Fault(line: $0.line, error: $0.error) }) {
      text += style.paint("line \(fault.line): \(fault.message)", .yellow) + "\n"
    }
    if let stopped = verification.stopped { text += style.paint("Stopped early (\(stopped.words)).", .yellow) + "\n" }
    let deals = Wording.count(verification.compared, "deal", "deals")
    let (agree, wrong) = (verification.agreements, verification.disagreements.count)
    return text + style.heading("\(deals) compared: \(agree) agree, \(wrong) don't")
      + style.evidence(verification.evidence)
  }
}
