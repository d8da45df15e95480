import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

/// The documents of `reversi review` about the games of a file, in their order, as `--resume` keeps
/// them.
struct ReversiReviews {
  private let path: String
  private var lines: TextLines
  /// The request of each document, without its game.
  private let asked: Arguments

  /// Reads documents that answer what the arguments of a summary ask of each game.
  init(_ path: String, of summary: Arguments, _ context: Context) throws(Fault) {
    self.path = path
    lines = TextLines(try context.environment.files.read(path))
    var asked = Request(.reversiReview, given: summary).arguments
    asked.remove(P.games, Parameter.time)
    self.asked = asked
  }

  /// The review of the next game of the file; `nil` where the documents end before.
  mutating func next(_ record: GameRecord, number: Int) throws(Fault) -> GameReview? {
    while let (place, line) = lines.next() {
      // A game at fault has an error document.
      guard line.starts(with: Self.start) else { continue }
      guard line.starts(with: request(of: record, number: number)) else {
        throw .data("\(path): line \(place) isn't the review that this command asks for of game \(number)")
      }
      guard let review = try GameReview(JSON(reading: line), of: record) else {
        throw .data("\(path): line \(place): this is not a document of reversi review")
      }
      return review
    }
    return nil
  }

  private static let start = Array("{\"request\":".utf8)

  /// How the document about a game begins.
  private func request(of record: GameRecord, number: Int) -> [UInt8] {
    var asked = asked
    asked.setGame(record, number: number)
    var writer = JSONWriter()
    writer.raw("{\"request\":")
    asked.write(to: &writer)
    writer.raw(",")
    return writer.bytes
  }
}

extension GameReview {
  /// The review of a game that a document contains; `nil` where it contains none. Lines of best
  /// moves are left out.
  fileprivate init?(_ document: JSON, of record: GameRecord) {
    guard document.text("schema") == Question.reversiReview.schemaName, let result = document["result"],
      let told = result.list("moves")
    else { return nil }
    let positions = record.positions
    var moves = [Move?](repeating: nil, count: record.line.moves.count)
    for entry in told {
      guard let index = entry.integer("index"), moves.indices.contains(index),
        let value = entry.hundredths("discDifference"),
        let best = entry.text("bestMove").flatMap({ Reversi.Move(name: Array($0.utf8)) }),
        let bestValue = entry.hundredths("bestDiscDifference"), let kind = entry["evidence"]?.text("kind")
      else { return nil }
      moves[index] = Move(
        position: positions[index], move: record.line.moves[index], value: value, best: best, bestValue: bestValue,
        principalVariation: [], evidence: kind == "proved" ? .proved(.search) : .heuristic(depth: 0, selectivity: 100))
    }
    let stopReason = result.text("stopReason").flatMap { StopReason(rawValue: $0) }
    let nodes = document["run"]?.integer("nodes") ?? 0
    self.init(
      record: record, firstJudged: result.integer("firstJudged") ?? 0, moves: moves, nodes: UInt64(max(0, nodes)),
      stopReason: stopReason)
  }
}

extension JSON {
  /// The number of discs that a member is, in hundredths.
  fileprivate func hundredths(_ key: String) -> Int? {
    guard case .number(let digits)? = self[key] else { return nil }
    return Hundredths.parse(digits.utf8)
  }
}
