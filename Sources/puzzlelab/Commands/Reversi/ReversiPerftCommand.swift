import Catalogue
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi perft`.
  static let reversiPerft: Command = Command(
    "reversi", "perft",
    summary: "Count the lines of play to a depth",
    discussion: """
      The field's first test of move generation: 4, 12, 56, 244, … from the start. A pass is a ply, and a game that is over \
      earlier counts once. Nothing is looked up in a table, every move is made.
      """,
    options: [.reversiDepth] + Option.reversiInput + [.threads] + Option.answer,
    examples: [
      Example("reversi perft --depth 9", "Nine plies from the start: 3005288"),
      Example("reversi perft --depth 8 --size 6 --json", "On the 6×6 board, as JSON"),
    ]
  ) { call in
    guard let depth = call.integer(.reversiDepth) else { throw call.missing(.reversiDepth) }
    let position = try call.reversiLine().end
    let leaves = Perft.count(position, depth: depth, threads: call.threads)
    try call.emit(ReversiPerftDocument(position: position, depth: depth, leaves: leaves), threads: call.threads)
    return .done
  }
}

extension Option {
  /// `--depth N`; deeper counts would overflow or take years.
  static let reversiDepth: Option = Option("depth", .integer(0...20), help: "How many plies to count")
}
