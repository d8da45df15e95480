import ExactArithmetic
import Memory
import Testing

@Suite struct GroupNotationTests {
  private func read(_ text: String, copies: Int, group: Int) throws -> (table: GroupTable, up: [Int]) {
    let rules = try #require(KindRules(copies: copies, group: group))
    return try GroupTable.read(try TableNotation(text, areGroups: true), by: rules)
  }

  @Test func `a table of triples has its known faces first`() throws {
    let (table, up) = try read("A A _ B _ _ . _ . _ _ .", copies: 3, group: 3)
    #expect(table.faces == [.init(left: 3, known: [0, 1]), .init(left: 3, known: [3]), .init(left: 3, known: [])])
    #expect(table.unseen == [2, 4, 5, 7, 9, 10] && up.isEmpty)
  }

  @Test func `taken cards of a pack have names, and cards that are up a sign`() throws {
    let (table, up) = try read("K K+ _ _ 7 .Q .Q _ _ _ _ _", copies: 4, group: 2)
    #expect(
      table.faces == [.init(left: 4, known: [0, 1]), .init(left: 4, known: [4]), .init(left: 2, known: [])])
    #expect(up == [1])
    // All cards of a face may be gone.
    #expect(try read(".A .A .A .A B _ _ _", copies: 4, group: 2).table.faces == [.init(left: 4, known: [4])])
  }

  @Test(arguments: [(3, 3, 4), (4, 4, 3), (4, 2, 3)])
  func `an unseen table takes as long as a fresh game`(copies: Int, group: Int, faces: Int) throws {
    let rules = try #require(KindRules(copies: copies, group: group))
    let text = String(repeating: "? ", count: copies * faces)
    let choice = try CardChoice(try read(text, copies: copies, group: group).table)
    var solver = KindSolver(rules)
    #expect(choice.options.map(\.value) == [try solver.expectedTurns(faces: faces)])
  }

  @Test func `of two groups the last cards need no luck`() throws {
    // One card of each is unknown: the first turn ends a group, or shows what the second needs.
    let (table, _) = try read("A A B B _ _", copies: 3, group: 3)
    let choice = try CardChoice(table)
    #expect(choice.options.first?.kind == .unseen && choice.options.first?.value == 2)
  }

  @Test(arguments: [
    ("A A A A _ _", 3, 3, ImpossibleGroups.tooOften(places: [0, 1, 2, 3], left: 3, copies: 3)),
    ("A . . _ _ _", 4, 2, .unnamed), ("A A . _ _ _", 3, 3, .gone(1, group: 3)),
    ("A B .C .B _ _ _ _", 4, 2, .gone(2, group: 2)), ("A B _ _ _", 3, 3, .tooFewUnseen(3, needed: 4)),
    ("A _ _ _", 3, 3, .leftOver(1, copies: 3)), ("A+ B+ _ _ _ _", 3, 3, .up([0, 1], group: 3)),
    ("A+ A+ A+", 3, 3, .up([0, 1, 2], group: 3)),
  ])
  func `what can't be is refused`(text: String, copies: Int, group: Int, error: ImpossibleGroups) throws {
    #expect(throws: error) { try read(text, copies: copies, group: group) }
  }

  @Test func `where pairs are taken the signs are names`() throws {
    let table = try TableNotation("A+ .A _ _")
    #expect(table.setup.singles == [0, 1] && table.up.isEmpty && table.taken.isEmpty)
  }
}
