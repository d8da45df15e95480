import Catalogue
import Reversi

/// The file of an interrupted run of reviews: how many games it answers, and where the next answer goes.
struct ReversiReviewResume: Sendable {
  /// The number of games that are answered.
  let answered: Int
  private let path: String
  private let length: Int

  /// Reads what stands in `path`, an incomplete last line left out, and checks that the last answer is about its game.
  init(_ path: String, batch: ReversiGameBatch, call: Call) throws(CommandError) {
    guard batch.path != "-" else {
      throw .usage("--resume needs a file to go on in; standard input can't be read again")
    }
    self.path = path
    let written = FileSystem.exists(path) ? try call.read(path) : []
    let whole = written.lastIndex(of: UInt8(ascii: "\n")).map { written[...$0] } ?? []
    length = whole.count
    let answers = whole.split(separator: UInt8(ascii: "\n"))
    answered = answers.count
    if let last = answers.last {
      try Self.check(String(decoding: last, as: UTF8.self), number: answered, path: path, batch: batch)
    }
  }

  /// Throws unless game `number` of the batch is the one that the last answer is about.
  private static func check(
    _ answer: String, number: Int, path: String, batch: ReversiGameBatch
  ) throws(CommandError) {
    var seen = 0
    var fits = false
    do {
      try batch.forEach { record in
        seen += 1
        guard seen == number else { return true }
        // A game at fault has an error document, which names no game.
        fits = (try? record()).map { answer.contains("\"moves\":\"\($0.line.transcript)\"") } ?? true
        return false
      }
    } catch {
      throw CommandError(error)
    }
    guard seen == number else { throw .data("\(path) has more answers than \(batch.path) has games") }
    guard fits else {
      throw .data("\(path) is not the output for \(batch.path): its last answer is not about game \(number)")
    }
  }

  /// Where the next answers go.
  func output() throws(CommandError) -> Output { try .appending(to: path, after: length) }
}
