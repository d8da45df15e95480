import GameCore
import Testing

import Reversi

/// The game on a rectangular board by its rules alone: cells in an array, every line of play, each
/// position once.
private struct PlainGame {
  let rows: Int
  let columns: Int
  var known: [[Int8]: Int] = [:]

  init(_ rows: Int, _ columns: Int) { (self.rows, self.columns) = (rows, columns) }

  var start: [Int8] {
    var cells = [Int8](repeating: 0, count: rows * columns)
    let (row, column) = (rows / 2 - 1, columns / 2 - 1)
    cells[row * columns + column + 1] = 1
    cells[(row + 1) * columns + column] = 1
    cells[row * columns + column] = -1
    cells[(row + 1) * columns + column + 1] = -1
    return cells
  }

  /// The cells that a disc of `side` at a place turns; none when it isn't legal.
  func turned(_ cells: [Int8], _ place: Int, _ side: Int8) -> [Int] {
    guard cells[place] == 0 else { return [] }
    var all: [Int] = []
    for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
      var (row, column, line) = (place / columns + down, place % columns + right, [Int]())
      while (0..<rows).contains(row), (0..<columns).contains(column), cells[row * columns + column] == -side {
        line.append(row * columns + column)
        (row, column) = (row + down, column + right)
      }
      if (0..<rows).contains(row), (0..<columns).contains(column), cells[row * columns + column] == side { all += line }
    }
    return all
  }

  func legal(_ cells: [Int8], _ side: Int8) -> [Int] { cells.indices.filter { !turned(cells, $0, side).isEmpty } }

  func placing(_ cells: [Int8], _ place: Int, _ side: Int8) -> [Int8] {
    var next = cells
    for cell in turned(cells, place, side) + [place] { next[cell] = side }
    return next
  }

  func result(_ cells: [Int8], _ side: Int8) -> Int {
    let difference = cells.reduce(0) { $0 + Int($1 * side) }
    return difference + difference.signum() * cells.filter { $0 == 0 }.count
  }

  mutating func score(_ cells: [Int8], _ side: Int8) -> Int {
    if let found = known[cells + [side]] { return found }
    let moves = legal(cells, side)
    var best = Int.min
    for move in moves { best = max(best, -score(placing(cells, move, side), -side)) }
    if moves.isEmpty { best = legal(cells, -side).isEmpty ? result(cells, side) : -score(cells, -side) }
    known[cells + [side]] = best
    return best
  }
}

@Suite struct RectangleSolverTests {
  private static let small = [(2, 2), (2, 4), (2, 6), (4, 2), (6, 2), (8, 2), (2, 8), (4, 4)]

  @Test(arguments: small) func scoresAreThoseOfEveryLineOfPlay(_ rows: Int, _ columns: Int) throws {
    var game = PlainGame(rows, columns)
    let board = try #require(RectangularBoard(rows: rows, columns: columns))
    #expect(RectangleSolver.solve(board).score == game.score(game.start, 1))
  }

  @Test func theLineIsLegalAndEndsInTheScore() throws {
    for (rows, columns) in Self.small + [(4, 6)] {
      let game = PlainGame(rows, columns)
      let solution = RectangleSolver.solve(try #require(RectangularBoard(rows: rows, columns: columns)))
      var (cells, side) = (game.start, Int8(1))
      for move in solution.principalVariation {
        switch move {
        case .pass: #expect(game.legal(cells, side).isEmpty)
        case .place(let square):
          let place = square.row * columns + square.column
          #expect(game.legal(cells, side).contains(place))
          cells = game.placing(cells, place, side)
        }
        side = -side
      }
      #expect(game.legal(cells, 1).isEmpty && game.legal(cells, -1).isEmpty)
      #expect(solution.score == game.result(cells, 1))
      let rowsOfText = (0..<rows).map { row in
        String(cells[(row * columns)..<((row + 1) * columns)].map { $0 == 1 ? "X" : $0 == -1 ? "O" : "-" as Character })
      }
      #expect(solution.finalBoard == rowsOfText)
    }
  }

  @Test func squareBoardsAgreeWithTheirOwnSearch() throws {
    let solution = RectangleSolver.solve(try #require(RectangularBoard(rows: 4, columns: 4)))
    let own = ReversiSolver().solve(.start(size: .four))
    #expect(solution.score == own.score)
  }

  @Test func transposedBoardsHaveTheSameScore() throws {
    let wide = RectangleSolver.solve(try #require(RectangularBoard(rows: 4, columns: 6)))
    let high = RectangleSolver.solve(try #require(RectangularBoard(rows: 6, columns: 4)))
    #expect(wide.score == high.score)
    #expect(wide.evidence == .proved(.search))
  }

  @Test func aStoppedSearchClaimsOnlyWhatItKnows() throws {
    let board = try #require(RectangularBoard(rows: 4, columns: 6))
    let whole = try #require(RectangleSolver.solve(board).score)
    for nodes: UInt64 in [1, 5000, 50_000, 200_000] {
      let part = RectangleSolver.solve(board, limits: SearchLimits(nodes: nodes))
      #expect(part.lower <= whole && whole <= part.upper)
      #expect(part.score != nil || (part.principalVariation.isEmpty && part.stopReason == .nodeLimit))
    }
  }

  @Test func boardsNeedEvenSidesWithinEight() {
    for (rows, columns) in [(0, 4), (3, 4), (4, 5), (4, 10), (-2, 4)] {
      #expect(RectangularBoard(rows: rows, columns: columns) == nil)
    }
  }
}
