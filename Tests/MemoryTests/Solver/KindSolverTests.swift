import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct KindSolverTests {
  /// The rules without any shortcut: any card may be turned at any time, and the least number of
  /// turns is found by iteration over a horizon.
  struct Plays {
    struct Face: Hashable, Comparable {
      var left: Int
      var known: Int
      static func < (first: Face, second: Face) -> Bool { (first.left, first.known) < (second.left, second.known) }
    }
    struct Key: Hashable {
      let faces: [Face]
      let horizon: Int
    }

    let group: Int
    var memo: [Key: Rational] = [:]

    init(group: Int) { self.group = group }

    mutating func turns(_ faces: [Face], horizon: Int) -> Rational {
      let faces = faces.filter { $0.left > 0 }.sorted()
      if faces.isEmpty || horizon == 0 { return 0 }
      let key = Key(faces: faces, horizon: horizon)
      if let value = memo[key] { return value }
      var best: Rational?
      func consider(_ value: Rational) { best = best.map { min($0, value) } ?? value }
      for index in faces.indices where faces[index].known > 0 { consider(shown(faces, index, 1, horizon)) }
      if let value = unknown(faces, horizon, { $0.shown($1, $2, 1, horizon) }) { consider(value) }
      let value = best ?? 0
      memo[key] = value
      return value
    }

    /// The mean over what an unknown card is; `next` has its face, which counts it as known.
    private mutating func unknown(
      _ faces: [Face], _ horizon: Int, _ next: (inout Plays, [Face], Int) -> Rational
    ) -> Rational? {
      let count = faces.reduce(0) { $0 + $1.left - $1.known }
      guard count > 0 else { return nil }
      var sum: Rational = 0
      for index in faces.indices where faces[index].left > faces[index].known {
        var after = faces
        after[index].known += 1
        sum += Rational(faces[index].left - faces[index].known, count) * next(&self, after, index)
      }
      return sum
    }

    /// With `up` cards of one face up.
    private mutating func shown(_ faces: [Face], _ face: Int, _ up: Int, _ horizon: Int) -> Rational {
      if up == group {
        var taken = faces
        taken[face].left -= up
        taken[face].known -= up
        return 1 + turns(taken, horizon: horizon - 1)
      }
      var best: Rational?
      func consider(_ value: Rational) { best = best.map { min($0, value) } ?? value }
      if faces[face].known > up { consider(shown(faces, face, up + 1, horizon)) }
      if faces.indices.contains(where: { $0 != face && faces[$0].known > 0 }) {
        consider(1 + turns(faces, horizon: horizon - 1))
      }
      let value = unknown(faces, horizon) { plays, after, index in
        index == face
          ? plays.shown(after, face, up + 1, horizon) : 1 + plays.turns(after, horizon: horizon - 1)
      }
      if let value { consider(value) }
      return best ?? 0
    }
  }

  @Test(arguments: [
    (2, 2, 4), (3, 3, 1), (3, 3, 2), (3, 3, 3), (4, 4, 2), (4, 2, 1), (4, 2, 2), (4, 2, 3), (6, 2, 1), (6, 3, 2),
  ])
  func `the turns are those of all plays`(copies: Int, group: Int, faces: Int) throws {
    let rules = try #require(KindRules(copies: copies, group: group))
    var solver = KindSolver(rules)
    var plays = Plays(group: group)
    let table = [Plays.Face](repeating: .init(left: copies, known: 0), count: faces)
    #expect(try solver.expectedTurns(faces: faces) == plays.turns(table, horizon: 2 * copies * faces))
  }

  @Test func `pairs are the plain game`() throws {
    let rules = try #require(KindRules(copies: 2, group: 2))
    var solver = KindSolver(rules)
    let exact = ExactTable(pairs: 20, seats: .solitaire).valueByPairs
    for faces in 1...20 { #expect(try solver.expectedTurns(faces: faces) == exact[faces - 1]) }
  }

  @Test func `one face takes as many turns as it has groups`() throws {
    for (copies, group) in [(3, 3), (4, 4), (4, 2), (8, 4)] {
      var solver = KindSolver(try #require(KindRules(copies: copies, group: group)))
      #expect(try solver.expectedTurns(faces: 1) == Rational(copies / group))
    }
  }

  @Test func `states are counted before the work`() throws {
    let triples = try #require(KindRules(copies: 3, group: 3))
    #expect(triples.stateCount(faces: 6) == 84)
    #expect(triples.stateCount(faces: triples.faceLimit) <= KindRules.stateLimit)
    #expect(KindRules(copies: 5, group: 2) == nil && KindRules(copies: 2, group: 1) == nil)
  }

  @Test func `a raised signal ends the work`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    var solver = KindSolver(try #require(KindRules(copies: 4, group: 2)), limits: limits)
    #expect(throws: Stopped(.interrupted)) { try solver.expectedTurns(faces: 13) }
  }
}
