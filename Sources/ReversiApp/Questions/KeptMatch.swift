import Documents
import GameCore
import Questions
import Reversi
import Synchronization

/// The file that keeps the games of a match: the document of the match so far, with every game.
final class KeptMatch: Sendable {
  private let path: String
  private let request: Request
  private let environment: Environment
  private let lastSaved = Lock(Moment.now)

  /// A file for the match that the arguments ask for.
  init(_ path: String, _ arguments: Arguments, _ environment: Environment) {
    self.path = path
    self.environment = environment
    var request = Request(.reversiMatch, given: arguments)
    request.arguments.set(ReversiParameters.listGames, to: true)
    self.request = request
  }

  /// The pairs that the file has, none where there is no file yet.
  /// - Throws: a fault when they are those of another match, or when the file can't be written.
  func pairs(of plan: MatchPlan) throws(Fault) -> [MatchPair] {
    try environment.files.checkWritable(path)
    guard environment.files.exists(path) else { return [] }
    let document: JSON
    do { document = try JSON(reading: try environment.files.read(path)[...]) } catch {
      throw error.within(source: path, line: nil)
    }
    guard document.text("schema") == Question.reversiMatch.schemaName, let games = document["result"]?.list("games")
    else { throw .data("\(path) is not a document of reversi match with its games") }
    guard try Self.matters(document["request"]) == Self.matters(asked) else {
      throw .data("\(path) has the games of another match; name another file")
    }
    guard let pairs = plan.pairs(of: games) else { throw .data("\(path) has a game that can't be one of this match") }
    return pairs
  }

  /// What was asked for, as a document repeats it.
  private var asked: JSON {
    get throws(Fault) {
      var writer = JSONWriter()
      request.arguments.write(to: &writer)
      return try JSON(reading: writer.bytes[...])
    }
  }

  /// The members of a request on which the games don't depend.
  private static let without = [
    "alpha", "answerLimit", "beta", "checkpoint", "games", "listGames", "sprt", "time",
  ]

  /// The members of a request on which the games depend.
  private static func matters(_ request: JSON?) -> [JSON.Member] {
    guard case .object(let members)? = request else { return [] }
    return members.filter { !without.contains($0.key) }
  }

  /// Saves a match in progress, unless that was done a moment ago.
  func saveNowAndThen(_ match: MatchResult) {
    let now = Moment.now
    let isDue = lastSaved.withLock { last in
      guard (now - last) / .seconds(1) >= 10 else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    do { try save(match) } catch { environment.warn("\(error.message); the match goes on") }
  }

  func save(_ match: MatchResult) throws(Fault) {
    var writer = JSONWriter()
    let reply = TypedReply(ReversiMatchDocument(match, listsGames: true)).reply
    request.write(reply, run: nil, to: &writer)
    try environment.files.write(path, writer.bytes)
  }
}

extension MatchPlan {
  /// The pairs that a document lists, two games each; `nil` where they can't be those of this
  /// match.
  fileprivate func pairs(of games: [JSON]) -> [MatchPair]? {
    guard games.count.isMultiple(of: 2) else { return nil }
    var pairs: [MatchPair] = []
    for number in 0..<games.count / 2 {
      guard let opening = opening(number, of: games[2 * number]),
        let first = game(games[2 * number], after: opening, isFirstBlack: true),
        let second = game(games[2 * number + 1], after: opening, isFirstBlack: false)
      else { return nil }
      pairs.append(MatchPair(number: number, opening: opening, games: [first, second]))
    }
    return pairs
  }

  private func opening(_ number: Int, of game: JSON) -> Line? {
    switch openings {
    case .lines(let lines): lines[number % lines.count]
    case .generated(let size, _):
      game.integer("openingPlies").flatMap { plies in
        (try? Line(transcript: game.text("moves") ?? "", from: .start(size: size)))?.first(plies)
      }
    }
  }

  private func game(_ game: JSON, after opening: Line, isFirstBlack: Bool) -> MatchGame? {
    guard game.text("black") == (isFirstBlack ? first : second).description, let moves = game.text("moves"),
      let line = try? Line(transcript: moves, from: opening.start), line.first(opening.moves.count) == opening
    else { return nil }
    guard let word = game.text("forfeit") else {
      return line.end.isFinished ? MatchGame(line: line, isFirstBlack: isFirstBlack) : nil
    }
    guard let reason = Forfeit.Reason(rawValue: word), !line.end.isFinished else { return nil }
    let forfeit = Forfeit(reason, answer: game.text("forfeitAnswer") ?? "")
    return MatchGame(line: line, isFirstBlack: isFirstBlack, forfeit: forfeit)
  }
}
