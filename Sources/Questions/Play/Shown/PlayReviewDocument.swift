import Documents
import ExactArithmetic

/// A game that was played, every decision judged: `<game> review`.
package struct PlayReviewDocument<Game: ShownGame & ReviewedGame>: RowsDocument {
  private let review: DecisionReview<Game>
  private let digits: Int

  /// Shows a review, decimals to `digits`.
  package init(_ review: DecisionReview<Game>, digits: Int) {
    self.review = review
    self.digits = digits
  }

  package static var table: String? { "decisions" }

  package static var shape: Shape<Self> {
    Shape(
      Field("decisions", "The loss of each decision of a person") { document in
        document.rows
      },
      Field("lossOfYou", "The total loss of your decisions, by exact expectation") { $0.loss(.you) },
      Field("lossOfOpponent", "The other person's total loss; absent if a computer played") { document in
        document.review.decisions.contains { $0.seat == .opponent } ? document.loss(.opponent) : nil
      },
      Field("unit", "The unit of losses") { $0.unit.many },
      Field("worstMove", "The index of the move that cost most, from 0; absent if none cost anything") {
        $0.review.worst?.index
      },
      Field("expected", "The expectation of best play at the start; absent if it says nothing") { document in
        document.review.expectation.map { FractionValue($0, digits: document.digits) }
      },
      Field("result", "The result of the game; absent while it isn't over") { $0.review.result },
      Field("evidence", "The evidence for the losses") { $0.review.evidence },
      Field("over", "Whether the game was played to its end") { $0.review.state.isOver })
  }

  /// The decisions, in order.
  package var rows: [DecisionRecord<Game>] {
    review.decisions.map { DecisionRecord(decision: $0, digits: digits) }
  }

  private var unit: (one: String, many: String) { Game.lossUnit(review.state.settings) }

  private func loss(_ seat: Seat) -> FractionValue { FractionValue(review.loss(of: seat), digits: digits) }

  package var inBrief: String? {
    guard !review.decisions.isEmpty else { return "No moves yet" }
    let decisions = Wording.count(review.decisions.count, "decision", "decisions")
    let lossy = review.decisions.count { $0.loss > 0 }
    return lossy == 0 ? "\(decisions), all of them best" : "\(decisions), \(lossy) of them not best"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = ""
    if let result = review.result, let expectation = review.expectation {
      let expected = expectation.decimal(places: 2)
      text += style.wrapped("Result: \(count(Rational(result))); best play expects \(expected) at the start.")
    }
    guard !review.decisions.isEmpty else { return text + "No moves yet.\n" }
    let lossy = review.decisions.filter { $0.loss > 0 }
    let decisions = Wording.count(review.decisions.count, "decision", "decisions")
    guard let worst = review.worst else {
      return text + style.wrapped("\(decisions), all of them best.") + style.evidence(review.evidence)
    }
    text += style.wrapped("\(decisions), \(lossy.count) of them not best:")
    var table = TextTable(.numbers("move"), .words("played"), .numbers("cost"), .words("best"))
    for decision in lossy {
      table.add("\(decision.index + 1)", decision.move, decimal(decision.loss), decision.best ?? "")
    }
    text += table.text(style: style)
    let total = Seat.allCases.filter { review.loss(of: $0) > 0 }.map { seat in
      "\(seat == .you ? "you" : "the other player") \(count(review.loss(of: seat)))"
    }
    return text
      + style.wrapped("In all this cost \(Wording.list(total, conjunction: "and")); move \(worst.index + 1) cost most.")
      + style.evidence(review.evidence)
  }

  private func decimal(_ number: Rational) -> String {
    number.decimal(places: number.denominator == 1 ? 0 : 2)
  }

  private func count(_ number: Rational) -> String {
    "\(decimal(number)) \(number == 1 ? unit.one : unit.many)"
  }
}

extension ReviewProof: WordedProof {
  package var words: String {
    switch self {
    case .bestPlay: "every choice valued exactly, with best play after it"
    case .allSets: "all Sets on the table before each choice"
    }
  }
}

/// A decision as an object.
package struct DecisionRecord<Game: ReviewedGame>: Record {
  package static var recordName: String { "reviewedDecision" }
  let decision: DecisionReview<Game>.Decision
  let digits: Int

  package static var shape: Shape<Self> {
    Shape(
      Field("index", "The index of the move in the game, from 0") { $0.decision.index },
      Field("seat", "Who made it") { $0.decision.seat },
      Field("move", "The move, as a command") { $0.decision.move },
      Field("best", "A move that would have been best; absent when it was made") { $0.decision.best },
      Field("loss", "How much worse it was by exact expectation") {
        FractionValue($0.decision.loss, digits: $0.digits)
      })
  }
}
