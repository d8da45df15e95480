import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// The heaps, or positions, from which the player to move loses: `matchsticks losing`.
package struct MatchsticksLosingDocument: TableDocument {
  package let game: TakeAwayGame
  private let bound: BigInt
  let losing: Losing

  /// What loses.
  package enum Losing {
    case heaps(LosingPositions)
    /// Positions of several numbers, which have these names: letters of a line, or none.
    case tuples(LosingTuples, letters: [RuleLetter])
  }

  /// Shows the losing heaps or positions that were asked for up to `bound`.
  package init(game: TakeAwayGame, bound: BigInt, losing: Losing) {
    self.game = game
    self.bound = bound
    self.losing = losing
  }

  var heaps: LosingPositions? { if case .heaps(let heaps) = losing { heaps } else { nil } }
  var tuples: LosingTuples? { if case .tuples(let tuples, _) = losing { tuples } else { nil } }
  var count: BigInt { heaps?.count ?? BigInt(tuples?.count ?? 0) }
  private var reached: BigInt { heaps?.bound ?? bound }
  private var isWhole: Bool { heaps?.isComplete ?? tuples?.isComplete ?? true }
  var evidence: Evidence<Proof> { heaps?.evidence ?? tuples?.evidence ?? .unknown }

  package static let table: String? = "positions"

  package static let shape = Shape<Self>(
    Field("rulesInWords", "What a move may do, and who wins, in a sentence") { $0.game.words },
    Field(
      "count",
      "How many heaps of 1 to the bound lose, exactly; or how many positions of numbers of 0 to the bound, each once"
    ) { $0.count },
    Field("positions", "The first of these heaps, ascending; empty where positions have several numbers") {
      $0.heaps?.positions ?? []
    },
    Field("pPositions", "The first of these positions, each its numbers, where they have several") {
      $0.tuples?.positions
    },
    Field("orderedCount", "How many positions there are if the order of equivalent numbers counts") {
      $0.tuples?.orderedCount
    },
    Field("exchangeable", "Groups of places of numbers whose order doesn't matter; in lists they ascend") {
      $0.tuples?.exchangeable
    },
    Field("counts", "How many of the positions have no number above 0, 1, 2, …") { $0.tuples?.counts },
    Field("isComplete", "Whether all are listed, up to the requested bound") {
      $0.isWhole && $0.reached == $0.bound
    },
    Field(
      "computedTo",
      "The bound that was reached instead, if the rules have neither a closed form nor a proved period that far"
    ) { $0.reached == $0.bound ? nil : $0.reached },
    Field("recognizedAs", "The family of rules that a line is one of, whose theory answers") {
      $0.game.rules.recognizedName
    },
    Field("evidence", "The evidence for all this") { $0.evidence })

  /// A losing heap, or position.
  package struct Row: Record {
    let heap: String
    package static let shape = Shape<Self>(
      Field("heap", "The heap, or the numbers of the position with blanks between them") { $0.heap })
  }

  package var rows: [Row] {
    heaps?.positions.map { Row(heap: "\($0)") } ?? tuples?.positions.map { Row(heap: Self.words($0, " ")) } ?? []
  }

  private static func words(_ position: [Int], _ separator: String) -> String {
    position.map { "\($0)" }.joined(separator: separator)
  }

  /// Why the list ends before the heap that was asked for.
  private var shortfall: String {
    let reason = heaps?.stop?.words ?? "these rules have neither a closed form nor a proved period that far"
    return "Requested up to heap \(bound.words()), computed up to \(reached.words()): \(reason)."
  }

  /// The list for a person.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(heading)
    text += style.wrapped(game.words)
    let all = listed()
    let listed = all + (isWhole ? [] : ["…"])
    if !listed.isEmpty { text += "\n" + style.wrapped(listed.joined(separator: "  ")) }
    if reached < bound { text += "\n" + style.paint(style.wrapped(shortfall).dropLast(), .yellow) + "\n" }
    let share = isWhole ? "" : ", the first \(Wording.grouped(all.count)) listed"
    text += "\n\(count.words()) in all\(share)\n"
    if let tuples { text += style.wrapped(order(tuples)) + style.wrapped(growth(tuples)) }
    let plain = tuples == nil ? game.plainProof(style) : nil
    return text + "\n" + (plain ?? style.evidence(evidence))
  }

  /// Those that are listed, for a person.
  func listed(longest: Int = 60) -> [String] {
    heaps?.positions.map { $0.words(longest: longest) }
      ?? tuples?.positions.map { Self.words($0, ",") } ?? []
  }

  var heading: String {
    guard case .tuples(let tuples, let letters) = losing else { return "Losing heaps from 1 to \(reached.words())" }
    let names = letters.map { "\($0.text)" }.joined(separator: ", ")
    let heaps = Wording.count(tuples.width, "heap", "heaps")
    return "P-positions of \(letters.isEmpty ? heaps : names), each 0 to \(bound.words())"
  }

  /// What is listed once.
  private func order(_ tuples: LosingTuples) -> String {
    guard case .tuples(_, let letters) = losing, !tuples.exchangeable.isEmpty else { return "" }
    let groups = tuples.exchangeable.map { group in Wording.list(group.map { letters.isEmpty ? "" : letters[$0].text })
    }
    let names = letters.isEmpty ? "the heaps" : groups.joined(separator: ", and of ")
    return "The order of \(names) doesn't matter: each position is listed and counted once "
      + "(\(Wording.grouped(tuples.orderedCount)) with the order)."
  }

  /// How the count grows with the bound.
  private func growth(_ tuples: LosingTuples) -> String {
    "Up to 0, 1, 2, …: " + tuples.counts.prefix(60).map { "\($0)" }.joined(separator: " ")
      + (tuples.counts.count > 60 ? " …" : "")
  }
}
