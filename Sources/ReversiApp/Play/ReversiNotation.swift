import Questions
import Reversi

extension ReversiPlay: NotedGame {
  package static let moveForms = [
    MoveForm("SQUARE", "place a disc: f5 is column f, row 5 from the top"),
    MoveForm("pass", "pass; forced passes are made automatically"),
  ]

  /// A letter and a number are meant as a square, be it one of the board or not.
  package static func move(_ words: inout Words, on table: Table) throws(CommandFault) -> Move? {
    guard let word = words.next else { return nil }
    if Move(name: Array(word.utf8)) == .pass {
      words.take()
      return .pass
    }
    guard let letter = word.first, letter.isLetter, word.count > 1, word.dropFirst().allSatisfy({ $0.isNumber }) else {
      return nil
    }
    let size = table.position.size
    guard let square = Square(word) else {
      throw .word(word, expected: "a square from a1 to \(Square(row: size.rawValue - 1, column: size.rawValue - 1))")
    }
    words.take()
    return .place(square)
  }

  package static func text(_ move: Move, on table: Table) -> String { move.description }
  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal { Deal() }
  package static func text(_ deal: Deal) -> String { "" }
}
