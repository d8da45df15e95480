/// In how many ways a table comes second in a game, after a given Set.
///
/// With three cards D of the table T dealt last and the Set S taken before, the first table was
/// (T − D) ∪ S, and S was taken with the chance 1/n if that holds n Sets. With the Sets d(x) of
/// T ∪ S through x ∈ T, and those e(x, y) through both x and y (0 or 1), D meets
/// Σ d(x) − Σ e(x, y) of them, and one more where D is a Set itself.
///
/// `@safe`: it owns its memory, and indices are those of cards of the table. One thread uses one
/// object.
@safe package final class FirstTables {
  /// Ways are counted in parts of 1 / unit, a multiple of every number of Sets to 15.
  package static let unit = 360_360

  private static let stride = 16
  private let space: AffineSpace
  private let cards: Int
  private var points: [Int] = []
  private var lines = 0
  /// The place of each point in the table; −1 outside.
  private let places: UnsafeMutablePointer<Int>
  /// d(x).
  private let through: UnsafeMutablePointer<Int>
  /// Rows of e(x, y).
  private let joined: UnsafeMutablePointer<Int>
  /// The place of the card that completes two cards of the table; −1 outside.
  private let completing: UnsafeMutablePointer<Int>
  /// unit / n; 0 for n = 0, which doesn't occur.
  private let shares: UnsafeMutablePointer<Int>

  /// For tables of `cards` cards, at most twelve.
  package init(space: AffineSpace, cards: Int) {
    precondition(cards <= 12, "larger tables may hold more than 15 Sets")
    (self.space, self.cards) = (space, cards)
    func room(_ count: Int) -> UnsafeMutablePointer<Int> {
      let memory = UnsafeMutablePointer<Int>.allocate(capacity: count)
      unsafe memory.initialize(repeating: 0, count: count)
      return unsafe memory
    }
    unsafe places = room(256)
    unsafe through = room(Self.stride)
    unsafe joined = room(Self.stride * Self.stride)
    unsafe completing = room(Self.stride * Self.stride)
    unsafe shares = room(64)
    for lines in 1..<64 { unsafe shares[lines] = Self.unit / lines }
  }

  deinit {
    unsafe places.deallocate()
    unsafe through.deallocate()
    unsafe joined.deallocate()
    unsafe completing.deallocate()
    unsafe shares.deallocate()
  }

  /// Makes `table`, which holds `lines` Sets, the second one.
  package func prepare(_ table: PointSet, lines: Int) {
    points = table.points
    precondition(points.count == cards, "a table of another size")
    self.lines = lines
    for point in 0..<256 { unsafe places[point] = -1 }
    for (place, point) in points.enumerated() { unsafe places[point] = place }
    for x in 0..<cards {
      unsafe through[x] = 0
      for y in 0..<cards {
        let third = unsafe x == y ? -1 : places[space.third(points[x], points[y])]
        unsafe completing[x &* Self.stride &+ y] = third
        unsafe joined[x &* Self.stride &+ y] = third < 0 ? 0 : 1
        if third > y { unsafe through[x] += 1 }
      }
    }
  }

  /// The ways in which the table comes after the Set `taken`, which is outside it: the sum of the
  /// chances over the three cards dealt last.
  /// - Complexity: O(k³) for k cards.
  package func ways(taking taken: PointSet) -> Int {
    var all = lines &+ 1
    var set = taken
    while let card = set.popFirst() { all &+= join(through: card, by: 1) }
    var ways = 0
    for x in 0..<cards {
      let rowX = unsafe joined + x &* Self.stride
      for y in x &+ 1..<max(cards, x &+ 1) {
        let rowY = unsafe joined + y &* Self.stride
        let kept = unsafe all &- through[x] &- through[y] &+ rowX[y]
        for z in y &+ 1..<max(cards, y &+ 1) {
          let held = unsafe kept &- through[z] &+ rowX[z] &+ rowY[z]
          unsafe ways &+= shares[held]
        }
        let z = unsafe completing[x &* Self.stride &+ y]
        guard z > y else { continue }
        let held = unsafe kept &- through[z] &+ rowX[z] &+ rowY[z]
        unsafe ways &+= shares[held &- 1] &- shares[held]
      }
    }
    set = taken
    while let card = set.popFirst() { _ = join(through: card, by: -1) }
    return ways
  }

  /// Adds the Sets, `change` each, of a card outside with two of the table; returns their number.
  private func join(through card: Int, by change: Int) -> Int {
    var found = 0
    for x in 0..<cards {
      let y = unsafe places[space.third(points[x], card)]
      guard y > x else { continue }
      found &+= 1
      unsafe joined[x &* Self.stride &+ y] &+= change
      unsafe joined[y &* Self.stride &+ x] &+= change
      unsafe through[x] &+= change
      unsafe through[y] &+= change
    }
    return found
  }
}
