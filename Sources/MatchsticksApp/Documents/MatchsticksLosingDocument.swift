import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// The heaps from which the player to move loses: `matchsticks losing`.
package struct MatchsticksLosingDocument: TableDocument {
  package let game: TakeAwayGame
  private let bound: BigInt
  let losing: LosingPositions

  /// Shows the losing heaps that were asked for up to `bound`.
  package init(game: TakeAwayGame, bound: BigInt, losing: LosingPositions) {
    self.game = game
    self.bound = bound
    self.losing = losing
  }

  package static let table: String? = "positions"

  package static let shape = Shape<Self>(
    Field("count", "How many heaps of 1 to the bound lose, exactly") { $0.losing.count },
    Field("positions", "The first of them, ascending") { $0.losing.positions },
    Field("isComplete", "Whether all are listed, up to the requested bound") {
      $0.losing.isComplete && $0.losing.bound == $0.bound
    },
    Field(
      "computedTo",
      "The bound that was reached instead, if the rules have neither a closed form nor a proved period that far"
    ) { $0.losing.bound == $0.bound ? nil : $0.losing.bound },
    Field("evidence", "The evidence for all this") { $0.losing.evidence })

  /// A losing heap.
  package struct Row: Record {
    let heap: BigInt
    package static let shape = Shape<Self>(Field("heap", "The heap") { $0.heap })
  }

  package static let listsInRows: Set<String> = ["positions"]

  package var rows: [Row] { losing.positions.map { Row(heap: $0) } }

  /// Why the list ends before the heap that was asked for.
  private var shortfall: String {
    let reason = losing.stop?.words ?? "these rules have neither a closed form nor a proved period that far"
    return "Requested up to heap \(bound.words()), computed up to \(losing.bound.words()): \(reason)."
  }

  /// The list for a person.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading("Losing heaps from 1 to \(losing.bound.words())")
    text += style.wrapped(game.words)
    let listed = losing.positions.map { $0.words() } + (losing.isComplete ? [] : ["…"])
    if !listed.isEmpty { text += "\n" + style.wrapped(listed.joined(separator: "  ")) }
    if losing.bound < bound { text += "\n" + style.paint(style.wrapped(shortfall).dropLast(), .yellow) + "\n" }
    let share = losing.isComplete ? "" : ", the first \(Wording.grouped(losing.positions.count)) listed"
    text += "\n\(losing.count.words()) in all\(share)\n"
    return text + "\n" + (game.plainProof(style) ?? style.evidence(losing.evidence))
  }
}
