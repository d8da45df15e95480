import Documents
import GameCore
import SetGame

/// Whether the known numbers of Sets in a file are right: `set verify`.
package struct SetVerifyDocument: TableDocument {
  private let verification: DealVerification

  package init(_ verification: DealVerification) { self.verification = verification }

  package static let table: String? = "disagreements"

  package static let shape = Shape<Self>(
    Field("compared", "The number of deals compared") { $0.verification.compared },
    Field("agreements", "How many of them have the number of Sets stated in the file") { $0.verification.agreements },
    Field("disagreements", "The others") { $0.rows },
    Field("faults", "The lines that can't be read") { document in
      document.verification.expected.faults.map { Fault(line: $0.line, error: $0.error) }
    },
    Field("stopReason", "Why not all deals were compared") { $0.verification.stopped },
    Field("evidence", "The evidence for the numbers of Sets") { $0.verification.evidence })

  /// A deal with another number of Sets than the file says.
  package struct Row: Record {
    package static var recordName: String { "disagreement" }
    let disagreement: DealVerification.Disagreement

    private var layout: Layout { disagreement.deal.layout }

    package static let shape = Shape<Self>(
      Field("line", "Its line, from 1") { $0.disagreement.line },
      Field("expectedSetCount", "The number of Sets in the file") { $0.disagreement.deal.expected },
      Field("setCount", "The actual number of Sets") { $0.disagreement.found },
      Field("cards", "The cards, in digits") { SetWords.digits($0.layout.cards, in: $0.layout.dimension) })
  }

  /// A line that can't be read.
  struct Fault: Record {
    package static var recordName: String { "unreadLine" }
    let line: Int
    package let message: String
    let offset: Int?

    init(line: Int, error: ExpectedDealError) {
      self.line = line
      message = error.message
      offset = error.byteOffset
    }

    static let shape = Shape<Self>(
      Field("line", "The line, from 1") { $0.line }, Field("message", "What is wrong") { $0.message },
      Field("offset", "Where, in bytes from the line's beginning") { $0.offset })
  }

  package var rows: [Row] { verification.disagreements.map { Row(disagreement: $0) } }

  package var inBrief: String? { outcome }

  package func text(style: TextStyle, run: RunInfo?) -> String {
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
    return text + style.heading(outcome) + style.evidence(verification.evidence)
  }

  private var outcome: String {
    let deals = Wording.count(verification.compared, "deal", "deals")
    let (agree, wrong) = (verification.agreements, verification.disagreements.count)
    return "\(deals) compared: \(agree) agree, \(wrong) don't"
  }
}
