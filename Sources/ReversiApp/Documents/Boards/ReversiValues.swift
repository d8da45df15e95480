import Documents
import GameCore
import Reversi

extension Side: JSONWritable {}

extension Move: JSONWritable {
  package static var schema: JSONSchema { .string }
  package var cell: String? { description }
  package func write(to json: inout JSONWriter) { json.string(description) }
}

extension Square: JSONWritable {
  package static var schema: JSONSchema { .string }
  package var cell: String? { description }
  package func write(to json: inout JSONWriter) { json.string(description) }
}

/// A value in discs: a whole number when it is one, otherwise with up to two decimals.
package struct DiscValue: JSONWritable, Equatable {
  private let hundredths: Int

  /// A value given in hundredths of a disc.
  package init(hundredths: Int) { self.hundredths = hundredths }

  package static var schema: JSONSchema { .number }
  package var cell: String? { plain }
  package func write(to json: inout JSONWriter) {
    if hundredths.isMultiple(of: 100) { json.integer(hundredths / 100) } else { json.text(plain) }
  }

  /// The value for other programs: "-3", "0.25".
  var plain: String { Wording.fixed(Double(hundredths) / 100, decimals: 2, trimmed: true) }

  /// The value for a person, with its sign: "+18" when `isProved`, otherwise always with two
  /// decimals, "+3.20".
  func signed(isProved: Bool) -> String {
    let text = Wording.fixed(Double(hundredths) / 100, decimals: 2, trimmed: isProved)
    return hundredths > 0 ? "+" + text : text
  }
}

extension StopReason {
  /// What a person has to know about values from a search to some depth.
  var noteOnDepth: String {
    self == .interrupted ? "stopped early (\(words))" : "values are those of the last depth before the \(words)"
  }
}

/// A count for each player.
struct SideCounts: Record {
  let black: Int
  let white: Int

  static let shape = Shape<Self>(
    Field("black", "Black's") { $0.black }, Field("white", "White's") { $0.white })
}

/// What several documents say about a position in the same keys.
enum ReversiFields {
  static let position =
    "The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move"
  static let sideToMove = "Who moves; all values are that side's"
  static let isFinished = "Whether neither side can move"
  static let empties = "The number of empty squares"
  static let finalDifference =
    "In finished games the disc difference for the side to move; the winner takes the empty squares"
  static let notes = "Remarks: that no game leads here, that threads shared an estimate"
  static let stopReason =
    "Why the search stopped early; values are those of the last finished depth"
  static let opening = "The name of the opening, that of the last named position on the way; absent without one"
  static let openingMoves = "The moves that the name stands for, black first on f5"
  static let line = "Best moves, passes included"
  static let skippedGames = "Why games of the file are skipped, each with its line; absent if there are none"
  static let score =
    "The disc difference for the side to move; the winner takes the empty squares. A whole number when proved"

  /// The notes on a position, and on estimates that several threads made together.
  static func notes(_ position: Position, threadsInside: Int = 1) -> [String] {
    let shared =
      threadsInside > 1
      ? ["\(threadsInside) threads shared each estimate, so it may differ a little the next time"] : []
    return position.oddities.map { $0.note } + shared
  }

  /// "N positions searched in T"; nothing where the run isn't shown.
  static func cost(_ nodes: UInt64, _ run: RunInfo?) -> String {
    run.map { "  \(Wording.count(nodes, "position", "positions")) searched in \($0.time)\n" } ?? ""
  }
}

extension OpeningName {
  /// The opening for a person: "Tiger (f5d6c3d3c4)".
  var words: String { "\(names) (\(line.transcript))" }

  /// Its names: "Snake or Peasant".
  private var names: String { ([name] + otherNames).joined(separator: " or ").visible }
}
