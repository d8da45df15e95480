import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// The number of complete plays: `matchsticks plays`.
package struct MatchsticksPlaysDocument: Document {
  private let game: TakeAwayGame
  private let pile: HeapSize
  private let plays: PlayCount
  private let before: [BigInt]

  /// Shows the plays of one heap; `before` are the numbers of plays of all smaller heaps, for a
  /// sequence.
  package init(game: TakeAwayGame, pile: HeapSize, plays: PlayCount, before: [BigInt] = []) {
    self.game = game
    self.pile = pile
    self.plays = plays
    self.before = before
  }

  package static let shape = Shape<Self>(
    Field("count", "The number of complete plays") { $0.plays.total },
    Field("firstPlayerWins", "How many of them the first player wins") { $0.plays.firstPlayerWins },
    Field("digitCount", "How many digits the number of plays has") { $0.plays.total.digitCount },
    Field("evidence", "The evidence for this") { $0.plays.evidence })

  /// The count for a person.
  package var inBrief: String? { "\(plays.total.words(longest: 40)) plays of a heap of \(pile.words)" }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading("Complete plays of a heap of \(pile.words)")
    text += style.wrapped(game.words) + "\n"
    text += "\(plays.total.words(longest: 2000)) plays\n"
    text += "the first player wins \(plays.firstPlayerWins.words(longest: 2000))"
    if !plays.total.isZero {
      let share = Rational(plays.firstPlayerWins, plays.total) * 100
      text += " (\(share.decimal(digits: 4)) %)"
    }
    return text + "\n\n" + style.evidence(plays.evidence)
  }
}

extension MatchsticksPlaysDocument: SequenceDocument {
  package var sequenceTitle: String { "Complete plays of the heaps 0, 1, 2, …: \(game.rules.words)" }

  package func writeTerms(to writer: inout JSONWriter) {
    let terms = (before + [plays.total]).map { $0.description }
    writer.text(DataLine(terms, offset: 0).comment)
    write(terms, from: 0, to: &writer)
  }
}
