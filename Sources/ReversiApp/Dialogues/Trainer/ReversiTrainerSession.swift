import Documents
import GameCore
import Questions
import Reversi

/// A session of the opening trainer: lines are asked one after the other, those with a mistake once
/// more at the end.
struct ReversiTrainerSession: Sendable {
  private let lines: [TrainedLine]
  private let usualSide: Side
  private let day: Day
  private var progress: TrainerProgress
  private let path: String?
  private let environment: Environment
  private let judge: ReversiSolver
  private let level: Int
  /// What is to be asked, the current line first.
  private var queue: [TrainedLine]
  private var current: TrainedLine?
  /// The current line as it was before it was turned.
  private var original: TrainedLine?
  /// How many moves of the current line are made.
  private var made = 0
  private var mistakes = 0
  /// The lines that were asked a first time, and those of them without a mistake.
  private var (asked, right) = (0, 0)
  private(set) var isOver = false

  init(
    lines: [TrainedLine], side: Side, day: Day, count: Int, progress: TrainerProgress, path: String?,
    environment: Environment, judge: ReversiSolver, level: Int
  ) {
    (self.lines, usualSide, self.day, self.progress, self.path) = (lines, side, day, progress, path)
    (self.environment, self.judge, self.level) = (environment, judge, level)
    queue = []
    queue = chosen(count)
  }

  /// The lines of the session: those that are due, the longest waiting first, then new ones.
  private func chosen(_ count: Int) -> [TrainedLine] {
    let due = lines.compactMap { line in
      progress[line, side(of: line)].flatMap { $0.due <= day.serial ? (line: line, due: $0.due) : nil }
    }
    let waiting = due.enumerated().sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
    let old = waiting.prefix(count).map { $0.element.line }
    let new = lines.filter { progress[$0, side(of: $0)] == nil }
    return old + new.prefix(old.isEmpty ? count : min(count - old.count, max(1, count / 2)))
  }

  /// The player who finds the moves of a line: where any good move is right, it is about the first
  /// one.
  private func side(of line: TrainedLine) -> Side {
    line.tolerance == nil ? usualSide : line.line.start.sideToMove
  }

  // MARK: Words

  private var style: TextStyle { .plain }

  /// The board, and what is asked.
  private var question: String {
    guard let current else { return "" }
    let position = position(in: current)
    var text = made == 0 || made == current.line.moves.count ? "" : "\n"
    text += BoardDrawing.text(position, last: nil, style: style)
    return text + "Your move, \(side(of: current).rawValue):\n"
  }

  private func position(in line: TrainedLine) -> Position {
    line.line.moves.prefix(made).reduce(line.line.start) { (try? $0.playing($1)) ?? $0 }
  }

  private func days(_ line: TrainedLine) -> String {
    guard let known = progress[line, side(of: line)], known.due > day.serial else { return "again today" }
    return "again in \(Wording.count(known.due - day.serial, "day", "days"))"
  }

  /// How many lines are due, and which come next.
  private var plan: String {
    let known = lines.compactMap { progress[$0, side(of: $0)] }
    let due = known.count { $0.due <= day.serial }
    let next = known.map { $0.due }.filter { $0 > day.serial }.min().flatMap { Day(serial: $0)?.text }
    return "\(Wording.count(lines.count, "line", "lines")), \(known.count) of them begun, \(due) due on \(day.text)"
      + (next.map { "; the next one on \($0)" } ?? "") + ".\n"
  }

  private static let help =
    "Type a move such as f5; hint shows it and counts as a mistake; skip leaves the line; due says what is due; quit ends.\n"

  // MARK: Lines

  /// Begins the next line: the trainer makes its moves up to the first that is asked.
  private mutating func next() -> String {
    guard let line = queue.first else {
      isOver = true
      let end =
        asked == 0
        ? "Nothing is due, and nothing is new."
        : "\(right) of \(Wording.count(asked, "line", "lines")) without a mistake."
      return "\(end) \(plan)"
    }
    queue.removeFirst()
    (current, original, made, mistakes) = (line, line, 0, 0)
    let title = line.name ?? "A line of \(Wording.count(line.moves(of: side(of: line)), "move", "moves")) to find"
    let new = progress[line, side(of: line)] == nil ? " (new)" : ""
    return "\n\(title)\(new)\n" + advance()
  }

  /// Makes the moves that aren't asked, and asks the next one or ends the line.
  private mutating func advance() -> String {
    guard let line = current else { return next() }
    var played: [Move] = []
    while made < line.line.moves.count {
      let position = position(in: line)
      if position.sideToMove == side(of: line), position.legalSquares.count > 1 { break }
      played.append(line.line.moves[made])
      made += 1
    }
    let replies = played.isEmpty ? "" : "The trainer plays \(played.map { "\($0)" }.joined(separator: " ")).\n"
    return made < line.line.moves.count ? replies + question : replies + end(of: line)
  }

  /// Counts the line, and begins the next one.
  private mutating func end(of line: TrainedLine) -> String {
    let original = original ?? line
    let side = side(of: line)
    let isFirst = !repeated.contains(original.key)
    var known = progress[original, side] ?? Repetition(new: day.serial)
    known.answer(isRight: mistakes == 0, on: day.serial)
    progress[original, side] = known
    if isFirst {
      asked += 1
      if mistakes == 0 { right += 1 }
    }
    if mistakes > 0 {
      repeated.insert(original.key)
      queue.append(original)
    }
    let verdict = mistakes == 0 ? "No mistake" : Wording.count(mistakes, "mistake", "mistakes")
    let text = "\(verdict): \(line.line.transcript); \(days(original)).\n"
    current = nil
    return text + next()
  }

  /// The lines that are asked again because of a mistake.
  private var repeated: Set<String> = []

  /// Judges a move.
  private mutating func answer(_ move: Move, stopSignal: StopSignal) -> String {
    guard let line = current else { return next() }
    let (position, expected) = (position(in: line), line.line.moves[made])
    if move == expected {
      made += 1
      return "Right.\n" + advance()
    }
    if let turned = line.turned(after: made, playing: move) {
      current = turned
      made += 1
      return "Right, turned.\n" + advance()
    }
    do throws(IllegalMove) { _ = try position.playing(move) } catch { return "\(error.message.capitalizedFirst).\n" }
    let advice = judge.hints(
      position, effort: EffortRequest(.level(level)), limits: SearchLimits(stopSignal: stopSignal))
    let (mine, best) = (advice.moves.first { $0.move == move }, advice.moves.first { $0.move == expected })
    guard let mine, let best else {
      mistakes += 1
      return "Not \(move). Try again.\n"
    }
    func value(_ advice: MoveAdvice) -> String {
      "\(DiscValue(hundredths: advice.value).signed(isProved: advice.isProved)) (\(advice.basis))"
    }
    if let tolerance = line.tolerance, best.value - mine.value < tolerance {
      made += 1
      return "Right: \(value(mine)), the best move \(best.move) \(value(best)).\n" + advance()
    }
    guard mine.value < best.value else {
      return "\(move) is as good, \(value(mine)), but this line continues with another move. Try again.\n"
    }
    mistakes += 1
    return
      "Not \(move): it is worth \(value(mine)), the \(line.tolerance == nil ? "line's" : "best") move \(value(best)). Try again.\n"
  }

  private func keep() throws(Fault) {
    guard let path, asked > 0 else { return }
    try environment.files.write(path, progress.bytes)
  }
}

extension ReversiTrainerSession: DialogueSession {
  mutating func greeting() throws(Fault) -> String {
    let kept = path == nil ? "Nothing is kept; --progress FILE keeps what you know.\n" : ""
    return "\(plan)\(kept)\(Self.help)" + next()
  }

  mutating func answer(
    _ line: String, stopSignal: StopSignal, say: (String) throws(Fault) -> Void
  ) throws(Fault) {
    let word = line.split(whereSeparator: { $0.isWhitespace }).joined().lowercased()
    let before = asked
    switch word {
    case "": break
    case "quit", "q", "exit":
      isOver = true
      try say(plan)
    case "help", "?": try say(Self.help)
    case "due": try say(plan)
    case "skip":
      current = nil
      try say(next())
    case "hint":
      mistakes += 1
      if let current { try say("\(current.line.moves[made])\n") }
    default:
      guard let move = Move(name: Array(word.utf8)) else {
        try say("\(Quoting.quoted(line)) isn't a move, such as f5. \(Self.help)")
        return
      }
      try say(answer(move, stopSignal: stopSignal))
    }
    if asked != before || isOver { try keep() }
  }
}
