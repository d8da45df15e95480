import CardMatch
import Catalogue
import Reports

extension Command {
  /// `puzzlelab cardmatch hints`.
  static let cardmatchHints: Command = Command(
    "cardmatch", "hints",
    summary: "Say what each choice at a face-down table is worth",
    discussion: """
      A table is a row of words: ?? a card that nobody has seen, AH a card that you have seen and that lies face down, \
      8D+ the card that is up, QS. a card that was matched. Values are exact expectations of the further score under \
      perfect play and memory. The first call for a deal size computes the policy and keeps it in the cache folder.
      """,
    operands: [Operand("PLACES", .any, help: "The places of one table")],
    options: [.file, .cacheFolder, .digits, .threads, .time] + Option.scoring + Option.answer,
    examples: [
      Example("cardmatch hints AH ?? ?? 8D+ ?? ??", "Six cards: two seen, one of them up"),
      Example("cardmatch hints ?? ?? QS. QD. 8D+ 8C --json", "A pair is gone, another can be made"),
    ]
  ) { call in
    if let path = call.text(.file) {
      let advisor = TableAdvisor(call)
      return try call.answerLines(of: path, threads: 1) { line in LineAnswer(try advisor.document(line.text())) }
    }
    guard !call.operands.isEmpty else { throw call.missing(.file) }
    let advisor = TableAdvisor(call)
    try call.emit(try advisor.document(call.operands.joined(separator: " ")), threads: call.threads)
    return .done
  }
}

extension Option {
  static let cacheFolder = Option(
    "cache", .folder, default: "the user's cache folder", help: "Keep computed policies in DIR")
}
