import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct VariantCardsTests {
  private func table(_ text: String) throws -> TableSetup { try TableNotation(text).setup }

  @Test func `with both cards named at once the best card has the value of the state`() throws {
    for (text, pairs, known, paired) in [
      ("? ? ? ? ? ?", 3, 0, 0), ("A B ? ? ? ?", 3, 2, 0), ("A B ? ?", 2, 2, 0), ("A ? . .", 1, 1, 0),
      ("A A B ? ? ?", 2, 1, 1), ("A A B B", 0, 0, 2), ("A B C ? ? ?", 3, 3, 0),
    ] {
      let choice = CardChoice(together: try table(text))
      let rest = pairs > 0 ? TogetherTable.closedForm(pairs: pairs, known: known) : 0
      let best = try #require(choice.options.first)
      #expect(best.value == Rational(paired) + rest, "\(text)")
      // One of the cards that can be named then keeps the value.
      let second = CardChoice(together: try table(text), first: best.places[0])
      #expect(second.options.first?.value == best.value, "\(text)")
    }
  }

  @Test func `points are lost by showing a seen card again`() throws {
    let setup = try table("A B ? ? ? ?")
    let first = CardChoice(.standard, setup)
    #expect(first.options.map(\.kind) == [.unseen, .known])
    #expect(first.options.map(\.value) == [6, 6 - Rational(3, 4)])
    #expect(first.loss(of: 0) == Rational(3, 4) && first.loss(of: 2) == 0)
    // The first card was seen before: one more penalty unless the second matches it.
    let second = CardChoice(.standard, setup, first: 0, wasSeen: true)
    #expect(second.options.map(\.kind) == [.unseen, .known])
    #expect(second.options.map(\.value) == [6 - Rational(3, 4), 4])
    let new = CardChoice(.standard, setup, first: 0, wasSeen: false)
    #expect(new.options.map(\.value) == [6, 5])
  }

  @Test func `groups are played from the value of the table to its end`() throws {
    let rules = try #require(KindRules(copies: 3, group: 3))
    var solver = KindSolver(rules)
    let fresh = GroupTable(
      rules, faces: [GroupTable.Face](repeating: .init(left: 3, known: []), count: 3), unseen: Array(0..<9))
    #expect(try CardChoice(fresh).options.map(\.value) == [try solver.expectedTurns(faces: 3)])
    // All three are known: a turn.
    let last = GroupTable(rules, faces: [.init(left: 3, known: [0, 1, 2])], unseen: [])
    #expect(try CardChoice(last).options.map(\.value) == [1])
    let choice = try CardChoice(last, up: [0, 1])
    #expect(choice.options.map(\.places) == [[2]] && choice.options.map(\.value) == [1])
  }

  @Test func `a known pair of a pack waits`() throws {
    let rules = try #require(KindRules(copies: 4, group: 2))
    let faces: [GroupTable.Face] = [
      .init(left: 4, known: [0, 1]), .init(left: 4, known: []), .init(left: 4, known: []),
    ]
    let choice = try CardChoice(GroupTable(rules, faces: faces, unseen: Array(2..<12)))
    #expect(choice.options.map(\.kind) == [.unseen, .mate])
    #expect(try #require(choice.loss(of: 0)) > 0 && choice.loss(of: 2) == 0)
  }
}
