import Catalogue
import Reversi

/// The file of an interrupted run: how many input lines it answers, and where the next answer goes.
struct ReversiResume: Sendable {
  /// The number of the last input line that is answered; 0 when none is.
  let lastLine: Int
  private let path: String
  private let length: Int

  /// Reads what stands in `path`, an incomplete last line left out, and finds the place in the input.
  init(path: String, input: String, size: BoardSize?, call: Call) throws(CommandError) {
    guard input != "-" else { throw .usage("--resume needs a file to go on in; standard input can't be read again") }
    self.path = path
    let written = FileSystem.exists(path) ? try call.read(path) : []
    let whole = written.lastIndex(of: UInt8(ascii: "\n")).map { written[...$0] } ?? []
    length = whole.count
    let answers = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    var left = answers.count
    var last = 0
    if left > 0 {
      for (index, bytes) in try call.read(input).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated()
      {
        let line = InputLine(number: index + 1, bytes: bytes)
        if line.isSkipped { continue }
        left -= 1
        last = line.number
        if left == 0 {
          try Self.check(line, answer: answers[answers.endIndex - 1], size: size, path: path, input: input)
          break
        }
      }
    }
    guard left == 0 else { throw .data("\(path) has more answers than \(input) has positions") }
    lastLine = last
  }

  /// Throws when the last answer is not the answer to `line`.
  private static func check(
    _ line: InputLine, answer: ArraySlice<UInt8>, size: BoardSize?, path: String, input: String
  ) throws(CommandError) {
    guard let text = try? line.text(), let start = try? Line(position: text, size: size).start else { return }
    guard String(decoding: answer, as: UTF8.self).contains("\"position\":\"\(start.boardText)\"") else {
      throw .data("\(path) is not the output for \(input): its last answer is not about line \(line.number)")
    }
  }

  /// Where the next answers go.
  func output() throws(CommandError) -> Output { try .appending(to: path, after: length) }
}
