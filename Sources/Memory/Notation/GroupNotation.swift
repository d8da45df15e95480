/// Tables on which groups of equal cards are taken, from what was written.
extension GroupTable {
  /// The table that a text says, and the places of the cards that are up in this turn.
  ///
  /// A face is on as many places as the rules say, but for its cards that were taken. Where the
  /// cards of a face leave in several groups, each that was taken is written with its face.
  /// - Throws: ``ImpossibleGroups``.
  public static func read(
    _ table: TableNotation, by rules: KindRules
  ) throws(ImpossibleGroups) -> (table: GroupTable, up: [Int]) {
    var (known, taken) = ([Int: [Int]](), [Int: Int]())
    for (index, place) in table.places.enumerated() {
      if case .known(let face) = place { known[face, default: []].append(index) }
    }
    for face in table.taken { taken[face, default: 0] += 1 }
    let gone = table.places.count { $0 == .gone }
    guard gone.isMultiple(of: rules.group), taken.values.allSatisfy({ $0.isMultiple(of: rules.group) }) else {
      throw .gone(gone, group: rules.group)
    }
    guard rules.group == rules.copies || gone == table.taken.count else { throw .unnamed }
    var faces: [Face] = []
    for face in Set(known.keys).union(taken.keys).sorted() {
      let (left, places) = (rules.copies - taken[face, default: 0], known[face] ?? [])
      guard places.count <= left else { throw .tooOften(places: places, left: max(0, left), copies: rules.copies) }
      if left > 0 { faces.append(Face(left: left, known: places)) }
    }
    let unseen = table.places.indices.filter { table.places[$0] == .unseen }
    let needed = faces.reduce(0) { $0 + $1.left - $1.known.count }
    guard unseen.count >= needed else { throw .tooFewUnseen(unseen.count, needed: needed) }
    let others = unseen.count - needed
    guard others.isMultiple(of: rules.copies) else { throw .leftOver(others, copies: rules.copies) }
    faces += [Face](repeating: Face(left: rules.copies, known: []), count: others / rules.copies)
    guard faces.count <= rules.faceLimit else { throw .tooManyFaces(faces.count, limit: rules.faceLimit) }
    guard table.up.count < rules.group,
      table.up.isEmpty || known.values.contains(where: { Set($0).isSuperset(of: table.up) })
    else { throw .up(table.up, group: rules.group) }
    return (GroupTable(rules, faces: faces, unseen: unseen), table.up)
  }
}

/// Why a text isn't a table on which groups are taken.
public enum ImpossibleGroups: Error, Equatable, Sendable {
  /// The empty places aren't whole groups.
  case gone(Int, group: Int)
  /// It isn't said which cards were taken.
  case unnamed
  /// More cards of a face than are left.
  case tooOften(places: [Int], left: Int, copies: Int)
  /// More cards of known faces are missing than places are unseen.
  case tooFewUnseen(Int, needed: Int)
  /// The unseen cards of faces of which no card is known aren't whole faces.
  case leftOver(Int, copies: Int)
  /// More faces than are solved.
  case tooManyFaces(Int, limit: Int)
  /// The cards that are up differ, or are a whole group.
  case up([Int], group: Int)
}
