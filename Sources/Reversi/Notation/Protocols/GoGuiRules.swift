/// The answers to GoGui's commands about the rules of a game, and the positions that its set-up
/// commands make. [GoGui]
///
/// GoGui counts rows from the bottom, and shows the board that it is sent from the top: a1, which
/// is at the top left in Reversi, is at the bottom left there.
extension Position {
  /// `gogui-rules_board`: the rows from the last one to the first, X black, O white, `.` empty.
  public var goguiBoard: String {
    (0..<size.rawValue).reversed().map { row in
      (0..<size.rawValue).map { disc(on: Square(row: row, column: $0)).map { "\($0.letter)" } ?? "." }
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// `gogui-rules_legal_moves`: the squares, `pass` where that is the only move, nothing when the
  /// game is over.
  public var goguiMoves: String {
    legalMoves.map { $0 == .pass ? "pass" : $0.description.uppercased() }.joined(separator: " ")
  }

  /// `gogui-rules_final_result`: who wins by how many discs, the empty squares included; `unknown`
  /// before the end.
  public var goguiResult: String {
    guard isFinished else { return "unknown" }
    let difference = sideToMove == .black ? finalDifference : -finalDifference
    return difference == 0 ? "draw" : "\(difference > 0 ? "black" : "white") wins by \(abs(difference))"
  }

  /// The position of `gogui-setup COLOUR SQUARE …`: these discs and no others, black to move.
  public init(goguiSetup request: GTPRequest, size: BoardSize) throws(GTPFailure) {
    var discs: [Side: [Square]] = [.black: [], .white: []]
    guard !request.arguments.isEmpty, request.arguments.count.isMultiple(of: 2) else { throw .syntax }
    for place in stride(from: 0, to: request.arguments.count, by: 2) {
      guard case .place(let square) = try request.move(place + 1, size: size) else { throw .syntax }
      discs[try request.side(place), default: []].append(square)
    }
    do throws(IllegalPosition) {
      try self.init(black: discs[.black] ?? [], white: discs[.white] ?? [], sideToMove: .black, size: size)
    } catch {
      throw .position
    }
  }

  /// The same discs with a side to move: `gogui-setup_player COLOUR`.
  public func moved(by side: Side) -> Position {
    Position(mover: discs(of: side), opponent: discs(of: side.other), sideToMove: side, size: size)
  }
}
