import SetGame
import Testing

@Suite struct BoundProofTests {
  private let planes = PlaneExtremes()

  @Test func `three planes have the most lines that are known`() {
    #expect((0...9).map { planes.lines(Split($0, 0, 0)) } == [0, 0, 0, 1, 1, 2, 3, 5, 8, 12])
    #expect(planes.lines(Split(9, 9, 9)) == 117 && planes.across(Split(9, 9, 9)) == 81)
    #expect(planes.across(Split(1, 1, 1)) == 1 && planes.across(Split(2, 2, 2)) == 3)
    #expect((3...12).map { planes.space[$0] } == [1, 1, 2, 3, 5, 8, 12, 12, 13, 14])
  }

  @Test func `pairs in decreasing weights prove the most Sets of 24 cards, and not less`() {
    let proof = BoundProof(excluded: [], weights: [1, 0])
    #expect(proof.refutes(82, cards: 24, by: planes))
    #expect(!proof.refutes(81, cards: 24, by: planes))
  }

  @Test func `wrong weights prove nothing`() {
    #expect(!BoundProof(excluded: [], weights: []).refutes(82, cards: 24, by: planes))
    #expect(!BoundProof(excluded: [], weights: [1, -1]).refutes(82, cards: 24, by: planes))
    let type = Split(16, 16, 16)
    for tree in [
      BoundProof.Tree.weights([0]), .weights([0, 0, 0, 0, 0, 0, 0, -1]), .weights([0, 0, 0, 0, 0, 0, 0, 0]),
    ] {
      let proof = BoundProof(excluded: [BoundProof.Exclusion(rows: type, tree: tree)], weights: [-1000, 62])
      #expect(!proof.refutes(253, cards: 48, by: planes))
    }
  }

  @Test func `a deal that is none is refused`() {
    let proof = BoundProof(excluded: [], weights: [1, 0])
    for deal in [Array(0..<23), Array(repeating: 1, count: 24), Array(60..<84)] {
      #expect(throws: SetExtremes.Unproved(cards: 24)) {
        try SetExtremes(cards: 24) { _ in SetExtremes.Entry(bound: 81, deal: deal, proof: proof) }
      }
    }
  }
}
