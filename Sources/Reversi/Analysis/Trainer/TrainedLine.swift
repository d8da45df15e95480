/// A line of play that a player of one colour learns by heart.
package struct TrainedLine: Hashable, Sendable {
  /// What it is called, if it has a name.
  package let name: String?
  /// The moves of both players.
  package let line: Line
  /// How much less than the line's move another one may be worth that is right, too, in hundredths
  /// of a disc; `nil` where only the line's own moves are.
  package let tolerance: Int?

  package init(_ line: Line, name: String? = nil, tolerance: Int? = nil) {
    (self.line, self.name, self.tolerance) = (line, name, tolerance)
  }

  /// The moves in one word, by which a line is known again; where it doesn't begin at the usual
  /// start, its board before them.
  package var key: String {
    line.start == .start(size: line.start.size) ? line.transcript : "\(line.start.boardText) \(line.transcript)"
  }

  /// Whether a player has a move to find in it.
  package func asks(_ side: Side) -> Bool { moves(of: side) > 0 }

  /// How many moves a player has to find: those with a choice.
  package func moves(of side: Side) -> Int {
    var position = line.start
    var count = 0
    for move in line.moves {
      if position.sideToMove == side, position.legalSquares.count > 1 { count += 1 }
      position = (try? position.playing(move)) ?? position
    }
    return count
  }

  /// The line after `count` moves if another move is made there that is the same one by a symmetry
  /// of the position; `nil` where it isn't.
  package func turned(after count: Int, playing move: Move) -> TrainedLine? {
    var played = Line(from: line.start)
    for known in line.moves.prefix(count) { try? played.play(known) }
    guard case .place(let square) = move, case .place(let expected)? = line.moves.dropFirst(count).first else {
      return nil
    }
    let position = played.end
    for symmetry in Symmetry.allCases
    where symmetry.apply(position) == position && symmetry.apply(expected, size: position.size) == square {
      for case .place(let square) in line.moves.dropFirst(count) {
        try? played.play(.place(symmetry.apply(square, size: position.size)))
      }
      return TrainedLine(played, name: name, tolerance: tolerance)
    }
    return nil
  }
}

extension OpeningBook {
  /// The lines that a player of one colour can learn from the book: the player answers with the
  /// book's best move, the other one chooses among the moves that lose at most `loss` hundredths of
  /// a disc.
  ///
  /// Lines end after `plies` moves and where the book does; moves that are the same by a symmetry
  /// of the position are one. At most `count` lines, those of better moves first.
  /// - Throws: when the book can't be read.
  package func lines(
    for side: Side, plies: Int, loss: Int, count: Int
  ) throws(UnreadableBook) -> [TrainedLine] {
    var lines: [TrainedLine] = []
    try follow(Line(from: .start(size: size)), side, plies, loss, count, &lines)
    return lines
  }

  private func follow(
    _ line: Line, _ side: Side, _ plies: Int, _ loss: Int, _ count: Int, _ lines: inout [TrainedLine]
  ) throws(UnreadableBook) {
    guard lines.count < count else { return }
    let known = line.moves.count < plies ? try probe(line.end)?.moves.filter { $0.isInBook } ?? [] : []
    guard let best = known.first?.advice.value else {
      if !line.moves.isEmpty { lines.append(TrainedLine(line)) }
      return
    }
    var reached: Set<CanonicalPosition> = []
    let choices = line.end.sideToMove == side ? known.prefix(1) : known.prefix { best - $0.advice.value <= loss }
    for choice in choices {
      var next = line
      guard (try? next.play(choice.advice.move)) != nil, reached.insert(CanonicalPosition(next.end)).inserted else {
        continue
      }
      try follow(next, side, plies, loss, count, &lines)
    }
  }
}
