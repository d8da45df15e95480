import Documents
import GameCore
import Reversi

/// `reversi puzzles`: positions in which one move is best, with the answers on separate pages.
package struct ReversiPuzzlesDocument: TableDocument {
  private let practice: PracticeSet

  private let skipped: [String]

  /// Shows positions to practise with; `skipped` games of the file couldn't be read, each for its
  /// reason.
  package init(_ practice: PracticeSet, skipping skipped: [String] = []) {
    self.practice = practice
    self.skipped = skipped
  }

  package static let table: String? = "puzzles"

  package static let shape = Shape<Self>(
    Field("puzzles", "The positions, easiest first") { $0.rows },
    Field("positionsSolved", "How many different positions were solved to find them") { $0.practice.solvedCount },
    Field("isComplete", "Whether there are as many as requested; without a number, whether all positions were solved") {
      $0.practice.isComplete
    },
    Field("stopReason", "Why the search stopped early") {
      $0.practice.stopReason
    },
    Field("skippedGames", ReversiFields.skippedGames) { $0.skipped.isEmpty ? nil : $0.skipped },
    Field("evidence", "The evidence for the scores") { $0.practice.evidence })

  package var rows: [PracticePosition] { practice.positions }

  /// The boards with their best moves, puzzle after puzzle.
  package var inBrief: String? {
    rows.isEmpty
      ? none : rows.map { "\($0.position.boardText): \($0.best) \($0.score.signed)" }.joined(separator: "; ")
  }

  /// The boards first, then the solutions.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let stop = practice.stopReason.map { style.fact("note:", "stopped early (\($0.words))") } ?? ""
    let cost = stop + ReversiFields.cost(practice.nodes, run)
    guard !rows.isEmpty else {
      return "\(none)\n" + cost + (practice.stopReason == nil ? "" : style.evidence(practice.evidence))
    }
    var text = ""
    for (number, puzzle) in rows.enumerated() {
      text += style.heading(heading(number)) + BoardDrawing.text(puzzle.position, style: style) + "\n"
    }
    text += style.heading("Solutions")
    for (number, puzzle) in rows.enumerated() {
      text += style.wrapped("\(number + 1). \(puzzle.solutionWords); \(puzzle.difficulty.words).", indent: 3)
    }
    return text + cost + style.evidence(practice.evidence)
  }

  /// That there is no puzzle, as far as that is known.
  private var none: String {
    if case .games = practice.plan.source, practice.stopReason == nil { return "No such position." }
    return "None was found."
  }

  private func heading(_ number: Int) -> String {
    "Puzzle \(number + 1): \(rows[number].position.sideToMove) to move (\(rows[number].difficulty.grade.rawValue))"
  }
}

extension PracticePosition: Record {
  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.position.boardText },
    Field("sideToMove", ReversiFields.sideToMove) { $0.position.sideToMove },
    Field("empties", ReversiFields.empties) { $0.position.emptyCount },
    Field("game", "The number of the game that it is from, counted from 1") { $0.game },
    Field("bestMove", "The only best move") { $0.best },
    Field("discDifference", ReversiFields.score) { $0.score },
    Field("gap", "By how many discs the second best move is worse") { $0.gap },
    Field("difficulty", "easy: a search of at most 1 ply finds the move; medium: 2 to 4; hard: 5 or more") {
      $0.difficulty.grade
    },
    Field(
      "plies",
      "The fewest plies from which on every search of up to \(PracticeDifficulty.mostPlies) chooses the move; "
        + "\(PracticeDifficulty.mostPlies + 1) when the last one misses it"
    ) {
      $0.difficulty.plies
    },
    Field("greedyFinds", "Whether a player who flips the most discs finds the move") { $0.difficulty.isGreedy },
    Field("mobilityFinds", "Whether a player who leaves the opponent the fewest moves finds the move") {
      $0.difficulty.leavesFewestMoves
    },
    Field("isQuiet", "Whether none of the flipped discs borders an empty square afterwards") {
      $0.difficulty.isQuiet
    },
    Field("place", "Where the move is; besideCorner is an X-square or C-square of an empty corner") {
      $0.difficulty.place
    },
    Field("moves", "All moves with their proved scores, best first") { $0.ranked },
    Field("principalVariation", ReversiFields.line) { $0.principalVariation })

  /// The moves, the best first, equal ones in board order.
  var ranked: [MoveScore] { moves.sorted { ($1.score, $0.square.index) < ($0.score, $1.square.index) } }

  /// The answer: "g8 +18; next best h1 +12".
  var solutionWords: String {
    let second = ranked.dropFirst().first.map { "; next best \($0.square) \($0.score.signed)" } ?? ""
    return "\(best) \(score.signed)\(second)"
  }

  /// The position with its moves as a line of OBF.
  fileprivate func obfLine(number: Int) -> String {
    let scores = ranked.map { OBFRecord.MoveScore(move: .place($0.square), score: $0.score) }
    let notes = "#\(number), \(position.emptyCount) empties, \(difficulty.grade.rawValue), gap \(gap)"
    return "\(OBFRecord(position: position, moveScores: scores).line) % \(notes)\n"
  }
}

extension PracticePosition.MoveScore: Record {
  package static let shape = Shape<Self>(
    Field("move", "The move") { $0.square },
    Field("discDifference", ReversiFields.score) { $0.score })
}

extension PracticeGrade: JSONWritable {}
extension MovePlace: JSONWritable {}

extension PracticeDifficulty {
  /// What finds the move, and what kind of move it is, in words.
  var words: String {
    let depth =
      switch plies {
      case 0: "found by static evaluation"
      case 1...Self.mostPlies: "found from depth \(plies) on"
      default: "missed at depth \(Self.mostPlies)"
      }
    let missing = [(isGreedy, "disc-greedy"), (leavesFewestMoves, "mobility-greedy")].filter { !$0.0 }.map { $0.1 }
    let simple = missing.isEmpty ? [] : ["missed by \(missing.joined(separator: " and ")) players"]
    let kind =
      switch place {
      case .corner: ["a corner"]
      case .besideCorner: ["next to an empty corner"]
      case .edge, .inside: [String]()
      }
    return ([depth] + simple + kind + (isQuiet ? ["quiet"] : [])).joined(separator: ", ")
  }
}

extension ReversiPuzzlesDocument: OBFDocument {
  package func writeOBF(to writer: inout JSONWriter) {
    for (number, puzzle) in rows.enumerated() {
      writer.text(puzzle.obfLine(number: number + 1))
      writer.flushWhenLarge()
    }
  }
}

extension ReversiPuzzlesDocument: SheetDocument {
  package var title: String { "Othello: \(Wording.count(rows.count, "puzzle", "puzzles"))" }
  package var lead: [String] { rows.isEmpty ? [none] : [Self.task] }

  private static let task = """
    In each position exactly one move is best: find it. A ring shows it among the solutions; their numbers are disc \
    differences at the end of the game for the side to move, proved by exhaustive search, and the winner takes the \
    empty squares.
    """

  package var figures: [Figure] {
    rows.enumerated().map { number, puzzle in
      Figure(
        heading(number), caption: "\(puzzle.position.sideToMove.description.capitalizedFirst) to move.",
        BoardPicture(position: puzzle.position, cell: 34))
    }
  }

  /// Sheets of boards, the solutions on sheets of their own.
  package func write(to page: inout HTMLPage) {
    page.addNameLine()
    for sentence in lead { page.add("p", sentence, attributes: "class=\"soft\"") }
    page.add(raw: "<div class=\"boards\">\n")
    for (number, figure) in figures.enumerated() {
      page.add(raw: "<figure class=\"drawing\">\n")
      page.add("figcaption", figure.title)
      page.add(raw: "\(figure.svg(name: page.unique("puzzle\(number + 1)")))</figure>\n")
    }
    page.add(raw: "</div>\n")
    page.addAnswers("Solutions") { page in
      page.add(raw: "<div class=\"row\">\n")
      for (number, puzzle) in rows.enumerated() { addSolution(number + 1, puzzle, to: &page) }
      page.add(raw: "</div>\n")
    }
  }

  private func addSolution(_ number: Int, _ puzzle: PracticePosition, to page: inout HTMLPage) {
    let words = "\(number). \(puzzle.solutionWords)"
    let figure = Figure(
      words, caption: puzzle.difficulty.words.capitalizedFirst + ".",
      BoardPicture(position: puzzle.position, rings: [.best(puzzle.best)], cell: 26))
    page.add(raw: "<figure>\n\(figure.svg(name: page.unique("solution\(number)")))")
    page.add("figcaption", "\(words); \(puzzle.difficulty.words)")
    page.add(raw: "</figure>\n")
  }
}
