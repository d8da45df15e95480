import GameCore
import Reversi

extension FuzzTarget {
  /// This machine's kernels and the solver against the rules written down plainly.
  static let reversiAgreements: [FuzzTarget] = [
    FuzzTarget("agree-reversi-kernels") { bytes in
      var choices = Choices(bytes)
      let (mover, other) = (choices.word(), choices.word())
      let opponent = other & ~mover
      let empty = ~(mover | opponent)
      var moves: UInt64 = 0
      for square in 0..<64 where empty >> UInt64(square) & 1 == 1 {
        let slow = flips(mover, opponent, square)
        require(
          Bitboard.flips(mover, opponent, 1 << UInt64(square)) == slow, "flips on \(square): \(mover) \(opponent)")
        if slow != 0 { moves |= 1 << UInt64(square) }
        // As if every other square were taken by one side or the other.
        let all = mover | empty & ~(1 << UInt64(square))
        let last = flips(all, ~all & ~(1 << UInt64(square)), square)
        require(Bitboard.lastFlips(all, square) == last.nonzeroBitCount, "last flips on \(square): \(all)")
      }
      require(Bitboard.moves(mover, opponent) & empty == moves, "moves of \(mover) \(opponent)")
    },
    FuzzTarget("agree-reversi-scores") { bytes in
      guard let position = position(bytes, mostEmpties: 7) else { return }
      let exact = score(position)
      for threads in [1, 2] {
        let solution = Adviser().solve(position, goal: .allMoves, limits: SearchLimits(threads: threads))
        require(
          solution.score == exact, "\(threads) threads: \(solution.score ?? 99) for \(exact): \(position.boardText)")
        for move in solution.moves {
          guard case .place(let square) = move.move else { continue }
          let after = -score(position.placingUnchecked(square))
          require(
            move.lower == after && move.upper == after, "\(move.move) on \(threads) threads: \(position.boardText)")
        }
      }
    },
    FuzzTarget("agree-reversi-threads") { bytes in
      guard let position = position(bytes, mostEmpties: 12) else { return }
      let one = Adviser().solve(position, goal: .allMoves)
      let two = Adviser().solve(position, goal: .allMoves, limits: SearchLimits(threads: 2))
      require(
        one.moves == two.moves && one.bestMoves == two.bestMoves && one.principalVariation == two.principalVariation,
        "one thread and two: \(position.boardText)")
    },
  ]

  /// A position of any discs, with at most `mostEmpties` empty squares; now and then on a smaller
  /// board.
  private static func position(_ bytes: [UInt8], mostEmpties: Int) -> Position? {
    guard bytes.count >= 12 else { return nil }
    var choices = Choices(bytes)
    let size = BoardSize.allCases[choices.index(BoardSize.allCases.count)]
    let count = 1 + choices.index(mostEmpties)
    let discs = choices.word()
    let squares = size.allSquares
    var empties: Set<Int> = []
    for _ in 0..<count { empties.insert(choices.index(squares.count)) }
    var (mover, opponent): (UInt64, UInt64) = (0, 0)
    for (place, square) in squares.enumerated() where !empties.contains(place) {
      let bit = UInt64(1) << UInt64(square.index)
      if discs & bit != 0 { mover |= bit } else { opponent |= bit }
    }
    return Position(mover: mover, opponent: opponent, sideToMove: .black, size: size)
  }

  /// The score by trying everything.
  private static func score(_ position: Position) -> Int {
    if position.isFinished { return position.finalDifference }
    if position.mustPass { return -score(position.passing) }
    return position.legalSquares.map { -score(position.placingUnchecked($0)) }.max() ?? 0
  }

  /// The discs that a disc of the mover flips, square by square.
  private static func flips(_ mover: UInt64, _ opponent: UInt64, _ square: Int) -> UInt64 {
    func has(_ discs: UInt64, _ row: Int, _ column: Int) -> Bool {
      (0..<8).contains(row) && (0..<8).contains(column) && discs >> UInt64(8 * row + column) & 1 == 1
    }
    var flipped: UInt64 = 0
    for (rowStep, columnStep) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
      var (run, row, column): (UInt64, Int, Int) = (0, square / 8 + rowStep, square % 8 + columnStep)
      while has(opponent, row, column) {
        run |= 1 << UInt64(8 * row + column)
        (row, column) = (row + rowStep, column + columnStep)
      }
      if has(mover, row, column) { flipped |= run }
    }
    return flipped
  }
}
