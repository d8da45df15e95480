import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct AffineCycleIndexTests {
  @Test(arguments: 1...4) func `the conjugacy classes fill the group`(dimension: Int) {
    let space = AffineSpace(dimension: dimension)
    #expect(AffineCycleIndex(space: space).mapCount == space.groupOrder)
  }

  @Test(arguments: 1...3) func `Burnside's lemma counts the classes that are found`(dimension: Int) throws {
    let space = AffineSpace(dimension: dimension)
    let index = AffineCycleIndex(space: space)
    var levels = ClassLevels(space: space, filter: .all)
    while levels.cards < min(space.pointCount, 13) {
      #expect(index.classCount(size: levels.cards) == BigInt(levels.classes.count), "\(levels.cards) points")
      _ = try levels.advance(limits: .none, observer: .silent)
    }
  }

  @Test func `in the printed deck too`() throws {
    let space = AffineSpace(dimension: 4)
    let index = AffineCycleIndex(space: space)
    var levels = ClassLevels(space: space, filter: .all)
    while levels.cards < 11 {
      _ = try levels.advance(limits: .none, observer: .silent)
      #expect(index.classCount(size: levels.cards) == BigInt(levels.classes.count), "\(levels.cards) cards")
    }
    // facts: 41,407 classes of 12 cards, 4,231,059 of 15 and 17,295,730 of 16.
    #expect(index.classCount(size: 12) == 41_407)
    #expect(index.classCount(size: 15) == 4_231_059)
    #expect(index.classCount(size: 16) == 17_295_730)
    #expect(index.classCount(size: 81 - 12) == 41_407)
  }
}
