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

  /// Reads a deal: the moves that were drawn, then `best` and black's best result in hundredths of
  /// a disc, `proved` or `estimated`; each part where it is.
  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal {
    var drawn: [Move] = []
    if let word = words.next, word != "best" {
      guard let list = try? MoveList(word), !list.moves.isEmpty else {
        throw .word(word, expected: "the moves of a drawn start")
      }
      drawn = list.moves
      words.take()
    }
    guard words.take("best") else { return Deal(drawn: drawn) }
    let value = try words.word("the best result")
    guard let difference = Int(value), (-6400...6400).contains(difference) else {
      throw .word(value, expected: "a result in hundredths of a disc")
    }
    let basis = try words.word("proved or estimated")
    guard ["proved", "estimated"].contains(basis) else { throw .word(basis, expected: "proved or estimated") }
    return Deal(drawn: drawn, best: BestResult(blackDifference: difference, isProved: basis == "proved"))
  }

  package static func text(_ deal: Deal) -> String {
    var words: [String] = []
    if !deal.drawn.isEmpty { words.append(Line.text(of: deal.drawn)) }
    if let best = deal.best { words += ["best", "\(best.blackDifference)", best.isProved ? "proved" : "estimated"] }
    return words.joined(separator: " ")
  }
}
