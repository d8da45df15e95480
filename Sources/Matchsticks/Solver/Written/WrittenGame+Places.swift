/// What a move leaves: the place of one position in a box, or else some positions.
struct WrittenResult {
  /// The place; −1 where there are several positions, or one outside the box.
  let place: Int
  /// How many positions there are, where there is no place.
  var partCount = 0
  /// Whether they are in the box: their places are in ``WrittenGame/places``, else the positions in
  /// ``WrittenGame/found``.
  var isPlaced = false
}

extension WrittenGame {
  /// Calls `body` with the result of every move while it returns true; results may come more than
  /// once, and the position itself may be among those with a place.
  /// - Parameter chosen: The numbers of the moves; without it all of them.
  func forEachResult(
    of position: [Int], in box: WrittenBox?, moves chosen: [Int]? = nil, _ body: (WrittenResult) -> Bool
  ) throws(WrittenGameError) {
    var tries = 0
    defer { work += tries + 1 }
    for (number, move) in moves.enumerated() where chosen?.contains(number) ?? true {
      let isWhole = try arrangements(of: position, move.letters, on: machine) { () throws(WrittenGameError) in
        try move.forEachResult(of: self, tries: &tries) { () throws(WrittenGameError) in
          if let box, move.isPlain {
            if move.placedParts == 1, let place = move.place(ofPart: 0, in: box, on: machine) {
              return body(WrittenResult(place: place))
            }
            if move.placedParts > 1, let isMove = place(move, in: box) {
              return isMove ? body(WrittenResult(place: -1, partCount: move.placedParts, isPlaced: true)) : true
            }
          }
          guard let positions = try result(of: move, from: position) else { return true }
          found = positions
          return body(WrittenResult(place: -1, partCount: positions.count))
        }
      }
      if !isWhole { break }
    }
    try spend(searched(tries))
  }

  /// Sets the places of all parts of a move; whether it is one, none of them being empty. `nil`
  /// where one is outside the box.
  private func place(_ move: CompiledMove, in box: WrittenBox) -> Bool? {
    for part in 0..<move.placedParts {
      guard let place = move.place(ofPart: part, in: box, on: machine) else { return nil }
      if place == 0 { return false }
      places[part] = place
    }
    return true
  }
}

extension CompiledMove {
  /// The place of a position that the registers say is left; `nil` outside the box.
  @inline(__always)
  func place(ofPart part: Int, in box: WrittenBox, on machine: RegisterMachine) -> Int? {
    var place = 0
    let width = box.sizes.count
    for index in 0..<width {
      let number = machine[plainItems[part * width + index]]
      guard number < box.sizes[index] else { return nil }
      place += number * box.steps[index]
    }
    return place
  }
}
