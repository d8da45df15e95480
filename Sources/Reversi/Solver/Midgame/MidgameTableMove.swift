extension SharedMidgameTable {
  /// The best move that the table knows of a position, as a square, 64 when it knows none.
  @inline(__always)
  func move<Shape: BoardShape>(_ mover: UInt64, _ opponent: UInt64, on shape: Shape.Type) -> Int {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    let key = TableKey(mover, opponent, turns: empties >= Shape.turnedEmpties, on: shape)
    return table.find(key).map { key.onBoard($0.move, shape) } ?? 64
  }
}
