import GameCore
import Questions
import Reversi

extension ReversiSettings {
  /// Where games begin.
  package enum Start: Sendable, Equatable {
    /// At the usual start.
    case usual
    /// After moves that are drawn by lot for each game and leave both sides about even.
    case drawn
    /// After the moves of a line, or at a board.
    case line(Line)
    /// After the moves of one of these lines, which is drawn by lot for each game.
    case listed([Line])

    /// Whether the moves before a game are drawn by lot.
    var isDrawn: Bool {
      switch self {
      case .drawn, .listed: true
      case .usual, .line: false
      }
    }

    /// The word of the usual start.
    package static let usualWord = "start"
    /// The word of a start that is drawn.
    package static let drawnWord = "drawn"
  }

  /// The position in which games begin, and the moves that are made before them; those of a start
  /// that is drawn aren't known yet.
  var startLine: Line {
    if case .line(let line) = start { return line }
    return Line(from: .start(size: size, first: first))
  }

  /// The text of ``start``: `start`, `drawn`, moves from the usual start, several such lines
  /// between semicolons, or a board, its side to move and moves from there.
  var startText: String {
    switch start {
    case .usual: Start.usualWord
    case .drawn: Start.drawnWord
    case .listed(let lines): lines.map { $0.transcript }.joined(separator: "; ") + (lines.count == 1 ? ";" : "")
    case .line(let line):
      if line.start == .start(size: size, first: first) {
        line.transcript
      } else {
        line.start.boardText + (line.moves.isEmpty ? "" : " \(line.transcript)")
      }
    }
  }

  /// Reads what ``startText`` writes, and moves and boards as people write them.
  mutating func setStart(to text: String) throws(SettingFault) {
    switch text {
    case Start.usualWord: start = .usual
    case Start.drawnWord: start = .drawn
    default:
      let usual = Position.start(size: size, first: first)
      let line: Line
      do throws(NotationError) {
        // Moves of one line may have such signs between them, too.
        if text.utf8.contains(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n") }),
          let listed = try? GameRecord.starts(Array(text.utf8), from: usual)
        {
          start = .listed(listed.map { $0.line })
          return
        }
        line = try Line(startText: text, usual: usual)
      } catch {
        throw .unreadable(setting: "from", UnreadableText(error))
      }
      guard !line.end.isFinished else {
        throw .value(setting: "from", text: text, expected: "a position in which the game isn't over")
      }
      start = line.start == usual && line.moves.isEmpty ? .usual : .line(line)
      size = line.start.size
      // Who plays from a position has the side to move there, unless another one is asked for.
      if case .line = start, let side = personsSide, side != line.end.sideToMove { colour = colour.other }
    }
  }
}

extension Line {
  /// Reads moves from the usual start, or a board with its side to move, after which moves may
  /// follow.
  fileprivate init(startText text: String, usual: Position) throws(NotationError) {
    if MoveList.isMeant(by: text) {
      try self.init(transcript: text, from: usual)
      return
    }
    let words = text.split { $0.isWhitespace }
    if words.count > 1, let last = words.last, last.utf8.count > 1, MoveList.isMeant(by: String(last)) {
      let board = words.dropLast().joined(separator: " ")
      try self.init(transcript: last, from: try Position(boardText: board))
    } else {
      self.init(from: try Position(boardText: text))
    }
  }
}

extension ReversiPlay {
  /// What a game begins with that isn't a setting.
  package struct Deal: Sendable, Equatable {
    /// The moves that were drawn by lot; none where the settings say how a game begins.
    package let drawn: [Move]
    /// What best play leads to, where a game is for practice.
    package let best: BestResult?

    /// A start; by default nothing is drawn, and no result is known.
    package init(drawn: [Move] = [], best: BestResult? = nil) { (self.drawn, self.best) = (drawn, best) }
  }

  /// What best play of both sides leads to from the start of a game.
  package struct BestResult: Sendable, Equatable {
    /// Black's discs less white's at the end, in hundredths of a disc.
    package let blackDifference: Int
    /// Whether it is proved; otherwise it is estimated.
    package let isProved: Bool

    /// A result.
    package init(blackDifference: Int, isProved: Bool) {
      (self.blackDifference, self.isProved) = (blackDifference, isProved)
    }

    /// The same for a player.
    package func difference(for side: Side) -> Int { side == .black ? blackDifference : -blackDifference }
  }

  /// How many moves are drawn by lot, as in XOT; fewer on small boards.
  static func drawnMoves(_ size: BoardSize) -> Int { size == .four ? 3 : 8 }
  /// The most discs by which a drawn start favours a side, by the search.
  static let drawnWithin = 2
  /// The level at which drawn starts are valued.
  static let drawnLevel = 8
  /// The level at which the best result is sought.
  static let bestLevel = mostUnlimited

  package static func plainDeal(_ settings: ReversiSettings) -> Deal? {
    settings.start.isDrawn || settings.isPractice ? nil : Deal()
  }

  package static func accepts(_ deal: Deal, _ settings: ReversiSettings) -> Bool {
    if case .listed(let lines) = settings.start, !lines.contains(where: { $0.moves == deal.drawn }) { return false }
    guard settings.start.isDrawn != deal.drawn.isEmpty, settings.isPractice == (deal.best != nil) else {
      return false
    }
    var line = settings.startLine
    for move in deal.drawn {
      do throws(IllegalMove) { try line.play(move) } catch { return false }
    }
    return !line.end.isFinished
  }

  package static func table(_ deal: Deal, _ settings: ReversiSettings) -> Table {
    var line = settings.startLine
    for move in deal.drawn { try? line.play(move) }
    return Table(from: line, best: deal.best)
  }

  package static func deal(
    _ settings: ReversiSettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Deal {
    let solver = try computer.solvers.solver()
    var drawn: [Move] = []
    if case .listed(let lines) = settings.start { drawn = lines[random.index(lines.count)].moves }
    if settings.start == .drawn {
      let plan = OpeningPlan(
        size: settings.size, plies: drawnMoves(settings.size), within: drawnWithin, count: 1,
        effort: EffortRequest(.level(drawnLevel)), seed: random.next())
      let found = solver.openings(plan, limits: computer.limits)
      guard let opening = found.openings.first else {
        if let reason = computer.limits.stopReason() { throw .stopped(reason) }
        throw .load(reason: "no start of \(plan.plies) moves was found that leaves both sides even")
      }
      drawn = opening.line.moves
    }
    guard settings.isPractice else { return Deal(drawn: drawn) }
    let position = table(Deal(drawn: drawn), settings).position
    let advice = solver.hints(position, count: 1, effort: EffortRequest(.level(bestLevel)), limits: computer.limits)
    guard let best = advice.moves.first else { throw .stopped(advice.stopReason ?? .nodeLimit) }
    let value = position.sideToMove == .black ? best.value : -best.value
    return Deal(drawn: drawn, best: BestResult(blackDifference: value, isProved: best.isProved))
  }
}
