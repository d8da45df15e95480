import Documents
import Questions
import Reversi

/// The messages for a person who plays Reversi: short, so that they fit below the board on a small
/// screen.
extension ReversiPlay {
  package static func message(_ state: GameState<ReversiPlay>) -> String {
    guard let table = state.table else { return "" }
    if state.isOver { return "The game is over. " + outcome(table, state.settings) + practice(table, state.settings) }
    let passed = table.passed.map { "\(colour($0, state.settings)) can't move and passes. " } ?? ""
    return passed + turn(state, table.position.sideToMove)
  }

  /// "You win 40 to 24.": the official score, in which the winner takes the squares that stayed
  /// empty.
  private static func outcome(_ table: Table, _ settings: ReversiSettings) -> String {
    let position = table.position
    guard let winner = table.winner, let difference = table.blackDifference else {
      return "It's a draw: \(position.discCount(of: .black)) discs each."
    }
    let name = name(winner, settings)
    let squares = position.size.squareCount
    let score = "\((squares + abs(difference)) / 2) to \((squares - abs(difference)) / 2)"
    let empty =
      switch position.emptyCount {
      case 0: ""
      case 1: " (the empty square counts for the winner)"
      default: " (the \(position.emptyCount) empty squares count for the winner)"
      }
    return "\(name) \(verb("win", name)) \(score)\(empty)."
  }

  /// How a result compares with the best one, where the game is for practice: " The best is +6: 4
  /// discs short."
  private static func practice(_ table: Table, _ settings: ReversiSettings) -> String {
    guard let side = settings.personsSide, let best = table.best, let shortfall = table.shortfall(of: side) else {
      return ""
    }
    let value = DiscValue(hundredths: best.difference(for: side)).signed(isProved: true)
    let text = DiscValue(hundredths: abs(shortfall)).plain
    let discs = "\(text) \(text == "1" ? "disc" : "discs")"
    let words = shortfall == 0 ? "reached" : shortfall > 0 ? "\(discs) short" : "\(discs) more"
    return " The best is \(best.isProved ? "" : "about ")\(value): \(words)."
  }

  private static func turn(_ state: GameState<ReversiPlay>, _ side: Side) -> String {
    let settings = state.settings
    switch name(side, settings) {
    case "You" where state.moves.isEmpty: return "Make a move: you have \(side)."
    case "You": return "It's your turn."
    case "I": return "I am thinking."
    default:
      guard settings.isForTwo else { return "It's \(side)'s turn." }
      return "It's \(settings.seat(of: side).player.lowercasedFirst)'s turn (\(side))."
    }
  }

  package static func caution(_ settings: ReversiSettings) -> String? {
    let depths = [settings.you, settings.opponent].map { $0?.searchDepth ?? 0 } + [settings.hintLevel]
    guard depths.contains(where: { budget(depth: $0) != nil }) else { return nil }
    return "levels and depths above \(mostUnlimited) examine at most \(Wording.grouped(mostNodes)) positions a move, "
      + "about 10 seconds, and then play the best move found"
  }

  static func hasPersonAgainstComputer(_ settings: ReversiSettings) -> Bool {
    settings.you == nil && settings.opponent != nil
  }

  /// What a player is called: "You" and "I" where a person plays a computer.
  private static func name(_ side: Side, _ settings: ReversiSettings) -> String {
    guard hasPersonAgainstComputer(settings) else { return colour(side, settings) }
    return settings.seat(of: side) == .you ? "You" : "I"
  }

  /// The colour of a player, and where two people play, its player: "Player 1 (black)".
  private static func colour(_ side: Side, _ settings: ReversiSettings) -> String {
    settings.isForTwo ? "\(settings.seat(of: side).player) (\(side))" : "\(side)".capitalizedFirst
  }

  private static func verb(_ verb: String, _ name: String) -> String {
    ["You", "I"].contains(name) ? verb : verb + "s"
  }

  package static func words(
    _ move: Move, by seat: Seat?, on before: Table, _ settings: ReversiSettings
  ) -> String {
    var after = before
    make(move, on: &after)
    let name = name(before.position.sideToMove, settings)
    let passed = after.passed.map { " (\($0) passes)" } ?? ""
    return "\(name) \(verb("play", name)) \(move)\(passed)"
  }

  package static func words(_ refusal: IllegalMove, on table: Table) -> String {
    let possible = table.position.legalMoves.map { $0.description }
    switch refusal {
    case .offBoard(let square):
      let side = table.position.size.rawValue
      return "there is no square \(square) on a board of \(side) by \(side)"
    case .occupied(let square):
      return "there is a \(table.position.disc(on: square).map { "\($0) " } ?? "")disc on \(square) already"
    case .flipsNothing(let square):
      return "a disc on \(square) flips nothing: choose \(Wording.list(possible, conjunction: "or"))"
    case .passWithMoves:
      return
        "\(table.position.sideToMove) can move and so can't pass: choose \(Wording.list(possible, conjunction: "or"))"
    case .gameOver: return "the game is over"
    }
  }

  package static func words(_ advice: ReversiAdvice, on table: Table) -> String {
    guard let best = advice.moves.first else { return "No hint: the search was stopped too early." }
    if advice.showsLine {
      let line = best.principalVariation.prefix(longestLine).map { $0.description }.joined(separator: " ")
      return "Expected line: \(line)."
    }
    let first = "\(best.move) (\(value(best)), \(basis(best)))"
    let others = advice.moves.dropFirst().map { move in
      let isAsGood = move.isProved == best.isProved && move.depth == best.depth && move.selectivity == best.selectivity
      return "\(move.move) \(value(move))\(isAsGood ? "" : " (\(basis(move)))")"
    }
    let next = others.isEmpty ? "" : " Next best: \(others.joined(separator: ", "))."
    return "Best: \(first).\(next)" + tip(advice.goodCorners)
  }

  /// The most moves of a line that are shown.
  private static let longestLine = 8

  /// A value with its sign and at most one decimal.
  private static func value(_ move: MoveAdvice) -> String {
    let text = Wording.fixed(Double(abs(move.value)) / 100, decimals: 1, trimmed: true)
    return text == "0" ? text : (move.value > 0 ? "+" : "−") + text
  }

  /// What the value rests on: "proved", "depth 10 at 73 %".
  private static func basis(_ move: MoveAdvice) -> String {
    if move.isProved { return move.isProvedHere ? "proved" : "proved in the book" }
    return "depth \(move.depth)" + (move.selectivity == 100 ? "" : " at \(move.selectivity) %")
  }

  /// Why corners are good (REFERENCES: S4).
  private static func tip(_ corners: [Square]) -> String {
    corners.isEmpty ? "" : " Corners can't be flipped."
  }
}
