import Reversi

/// Reversi written down in the plainest way, character by character: the oracle of the table.
struct SlowBoard: Equatable {
  private(set) var squares: [[Character]]
  private(set) var turn: Character
  let size: Int

  init(size: Int, first: Side) {
    self.size = size
    squares = Array(repeating: Array(repeating: "-", count: size), count: size)
    let low = size / 2 - 1
    (squares[low][low], squares[low + 1][low + 1]) = ("O", "O")
    (squares[low][low + 1], squares[low + 1][low]) = ("X", "X")
    turn = first.letter
  }

  /// The board as the library writes it.
  var text: String { squares.joined().map(String.init).joined() + " \(turn)" }

  var discs: Int { squares.joined().count { $0 != "-" } }

  func count(_ disc: Character) -> Int { squares.joined().count { $0 == disc } }

  /// What the player whose turn it is would flip.
  func flips(_ row: Int, _ column: Int) -> [(Int, Int)] {
    guard squares[row][column] == "-" else { return [] }
    var all: [(Int, Int)] = []
    for rowStep in -1...1 {
      for columnStep in -1...1 where rowStep != 0 || columnStep != 0 {
        var run: [(Int, Int)] = []
        var (y, x) = (row + rowStep, column + columnStep)
        while (0..<size).contains(y), (0..<size).contains(x), squares[y][x] != "-", squares[y][x] != turn {
          run.append((y, x))
          (y, x) = (y + rowStep, x + columnStep)
        }
        let isBracketed = (0..<size).contains(y) && (0..<size).contains(x) && squares[y][x] == turn
        if isBracketed { all += run }
      }
    }
    return all
  }

  var canMove: Bool {
    (0..<size).contains { row in (0..<size).contains { !flips(row, $0).isEmpty } }
  }

  /// Neither can move.
  var isOver: Bool { !canMove && !passed.canMove }

  private var passed: SlowBoard {
    var board = self
    board.turn = turn == "X" ? "O" : "X"
    return board
  }

  /// The board after a placement and the pass that it forces; `nil` when it flips nothing.
  func playing(_ square: Square) -> SlowBoard? {
    let flipped = flips(square.row, square.column)
    guard !flipped.isEmpty else { return nil }
    var board = self
    board.squares[square.row][square.column] = turn
    for (row, column) in flipped { board.squares[row][column] = turn }
    board = board.passed
    return !board.canMove && board.passed.canMove ? board.passed : board
  }
}

/// A game on slow boards that follows another one: what both have in common isn't replayed.
final class SlowGame {
  private var moves: [Move] = []
  private var boards: [SlowBoard] = []

  /// The board after these moves; `nil` when one of them isn't legal.
  func board(after played: [Move], size: Int, first: Side) -> SlowBoard? {
    let start = SlowBoard(size: size, first: first)
    var common = zip(moves, played).prefix { $0 == $1 }.count
    if boards.first != start { (boards, common) = ([start], 0) }
    moves.removeSubrange(common...)
    boards.removeSubrange((common + 1)...)
    for move in played[common...] {
      guard case .place(let square) = move, let next = boards[boards.count - 1].playing(square) else { return nil }
      moves.append(move)
      boards.append(next)
    }
    return boards[boards.count - 1]
  }
}
