import Catalogue
import Reports

extension Command {
  /// `puzzlelab memory hints`.
  static let memoryHints: Command = Command(
    "memory", "hints",
    summary: "Say which two cards to turn on a table",
    discussion: """
      A table is a row of words: the name of a face that you have seen, ? for an unseen card, . for an empty place. \
      With --file every line is a table.
      """,
    options: [.pairTable, .pairPlayers, .digits, .file, .threads] + Option.answer,
    examples: [
      Example("memory hints --table \"A ? ? B ? ? ? ?\"", "Two faces known"),
      Example("memory hints --table \"cat dog . . cat ? ? dog\" --players 2 --json", "A known pair"),
    ]
  ) { call in
    let (seats, digits) = (call.seats, call.digits)
    try call.atMostOne(of: .pairTable, .file)
    if let path = call.text(.file) {
      return try call.answerLines(of: path) { line in
        LineAnswer(try MemoryHintsDocument(table: line.text(), seats: seats, digits: digits))
      }
    }
    guard let table = call.text(.pairTable) else { throw call.missing(.pairTable, .file) }
    try call.emit(
      try call.reading(.pairTable) { try MemoryHintsDocument(table: table, seats: seats, digits: digits) })
    return .done
  }
}

extension Option {
  static let pairTable = Option("table", .text, metavar: "TABLE", help: "The table, as one argument")
}
