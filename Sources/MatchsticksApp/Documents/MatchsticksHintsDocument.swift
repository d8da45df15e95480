import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// The moves of a position, ranked: `matchsticks hints`.
package struct MatchsticksHintsDocument: TableDocument {
  let game: TakeAwayGame
  let heaps: [HeapSize]
  let list: HintList

  /// Shows the ranked moves of a position.
  package init(game: TakeAwayGame, heaps: [HeapSize], list: HintList) {
    self.game = game
    self.heaps = heaps
    self.list = list
  }

  package static let table: String? = "hints"

  package static let shape = Shape<Self>(
    Field("rulesInWords", "What a move may do, and who wins, in a sentence") { $0.game.words },
    Field("outcome", "P: the player to move loses; N: the player to move wins") { $0.list.outcome },
    Field("hints", "The moves, best first") { document in
      document.list.moves.indices.map { Hint(rank: $0 + 1, ranked: document.list.moves[$0]) }
    },
    Field("isComplete", "Whether every legal move is listed") { $0.list.isComplete },
    Field("firstMoveLimit", "The most that this move may take, as the first one (rules last:)") {
      $0.game.firstMoveLimit(heaps: $0.heaps)
    },
    Field("recognizedAs", "The family of rules that a line is one of, whose theory answers") {
      $0.game.rules.recognizedName
    },
    Field("evidence", "The evidence for all this") { $0.list.evidence })

  /// A move with its rank.
  struct Hint: Record {
    package static var recordName: String { "rankedMove" }
    let rank: Int
    let ranked: RankedMove

    static let shape = Shape<Self>(
      Field("rank", "The rank, from 1") { $0.rank },
      Field("heap", "The heap that is played on, counted from 0") { $0.ranked.move.heap },
      Field("take", "How many matches are taken") { $0.ranked.move.take },
      Field("leaves", "The heaps that replace it, ascending; under a line its numbers in their order") {
        $0.ranked.move.leaves
      },
      Field("wins", "Whether the opponent loses after it") { $0.ranked.wins },
      Field("lastsMoves", "How many moves the game then lasts, this one included; absent if it wasn't searched") {
        $0.ranked.lasts
      })
  }

  /// A row of the table: a move with its rank, the heaps left in one cell.
  package struct Row: Record {
    let hint: Hint

    package static let shape = Shape<Self>(
      Field("rank", "The rank, from 1") { $0.hint.rank },
      Field("heap", "The heap that is played on, counted from 0") { $0.hint.ranked.move.heap },
      Field("take", "How many matches are taken") { $0.hint.ranked.move.take },
      Field("leaves", "The heaps that replace it, ascending; under a line its numbers in their order") { row in
        row.hint.ranked.move.leaves.map { $0.description }.joined(separator: " ")
      },
      Field("wins", "Whether the opponent loses after it") { $0.hint.ranked.wins },
      Field("lastsMoves", "How many moves the game then lasts") { $0.hint.ranked.lasts })
  }

  package var rows: [Row] {
    list.moves.indices.map { Row(hint: Hint(rank: $0 + 1, ranked: list.moves[$0])) }
  }

  /// The ranked moves for a person.
  package var inBrief: String? {
    let moves = "Moves from \(game.rules.line?.words(of: heaps) ?? MatchsticksAnalyzeDocument.words(heaps))"
    guard let best = list.moves.first else { return "\(moves): none" }
    return best.wins
      ? "\(moves): the best is to \(game.words(of: best.move, heaps: heaps))" : "\(moves): all of them lose"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(
      "Moves from \(game.rules.line?.words(of: heaps) ?? MatchsticksAnalyzeDocument.words(heaps))")
    text += style.wrapped(game.words) + game.firstMove(heaps, style) + "\n"
    guard !list.moves.isEmpty else { return text + "There is no move.\n\n" + proof(style) }
    text +=
      style.paint("\(list.outcome.words.capitalizedFirst).", list.outcome == .nPosition ? .green : .yellow) + "\n\n"
    var table = TextTable(.numbers("rank"), .words("move"), .words("result"), .numbers("lasts"))
    for (place, ranked) in list.moves.prefix(40).enumerated() {
      table.add(
        "\(place + 1)", game.words(of: ranked.move, heaps: heaps), ranked.wins ? "wins" : "loses",
        ranked.lasts.map { Wording.count($0, "move", "moves") } ?? "")
    }
    text += table.text(style: style)
    if list.moves.count > 40 || !list.isComplete { text += "…\n" }
    return text + "\n" + proof(style)
  }

  /// The argument for anybody where there is one.
  private func proof(_ style: TextStyle) -> String {
    (heaps.count == 1 ? game.plainProof(style) : nil) ?? style.evidence(list.evidence)
  }
}
