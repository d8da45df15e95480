import GameCore
import Reversi
import Testing

@Suite struct ClaimedProofTests {
  /// All positions some moves from the start, along every line, passes not counted.
  private static func positions(_ position: Position, moves: Int) -> [Position] {
    if moves == 0 { return [position.mustPass ? position.passing : position] }
    let mover = position.mustPass ? position.passing : position
    return mover.legalSquares.flatMap { positions(mover.placingUnchecked($0), moves: moves - 1) }
  }

  @Test(arguments: 1...5)
  func `proved bounds of all positions imply the score of the start`(moves: Int) throws {
    let solver = ReversiSolver()
    let start = Position.start(size: .four)
    let score = try #require(solver.solve(start).score)
    let claims = Self.positions(start, moves: moves).filter { !$0.isFinished }
    let rows = try claims.flatMap { position in
      let value = try #require(solver.solve(position).score)
      return ["\(position.boardText),7,\(value),-16,\(value)", "\(position.boardText),7,\(value),\(value),16"]
    }
    let list = try BoundClaims(Array((["obf,count,score,alpha,beta"] + rows).joined(separator: "\n").utf8))
    #expect(list.unread == ["count"])
    let proof = try #require(try ClaimedProof(list.claims, limits: .none))
    #expect(proof.score == score && proof.evidence == .stated(.claims))
    #expect(proof.unreached.isEmpty && proof.cutOff == 0)
    #expect(proof.usedForLower.count + proof.usedForUpper.count + proof.unneeded.count >= list.claims.count)
  }

  @Test func `the levels are those of a count along every line`() throws {
    let start = Position.start()
    let end = try #require(Self.positions(start, moves: 6).first)
    let proof = try #require(
      try ClaimedProof([BoundClaim(line: 2, position: end, lower: -64, upper: 10)], limits: .none))
    // Positions up to symmetry, as counted by their sets of images.
    for level in proof.levels {
      let all = Set(Self.positions(start, moves: level.moves).map { CanonicalPosition($0) })
      #expect(level.positions + level.finished == all.count)
    }
    #expect(proof.levels.map { $0.positions } == [1, 1, 3, 14, 60, 322, 1773])
    #expect(proof.score == nil && proof.evidence == .bounded(lower: -64, upper: 64, .claims))
    #expect(proof.cutOff == 1772 && proof.unneeded.count == 1)
  }

  @Test func `a claim out of reach, one that contradicts, and what can't be read are reported`() throws {
    let far = try Position(boardText: "X---------------------------OX------XO-------------------------- X")
    let proof = try #require(
      try ClaimedProof([BoundClaim(line: 9, position: far, lower: 0, upper: 64)], limits: .none))
    #expect(proof.unreached.map { $0.line } == [9])
    let start = Position.start()
    #expect(throws: BoundClaimError(line: 3, reason: .contradiction(line: 2))) {
      try ClaimedProof(
        [
          BoundClaim(line: 2, position: start, lower: 2, upper: 64),
          BoundClaim(line: 3, position: start, lower: -64, upper: 0),
        ], limits: .none)
    }
    let board = start.boardText
    let faults: [(String, BoundClaimError.Reason)] = [
      ("obf,alpha", .missingColumn("beta")), ("\(board),1,2,-64,0,7", .cellCount(6, expected: 5)),
      ("\(board),1,2,-65,0", .number("-65", within: 64)), ("\(board),1,2,-2,2", .window(-2, 2)),
      ("\(board),1,2,x,2", .number("x", within: 64)),
    ]
    for (line, reason) in faults {
      let text = line.hasPrefix("obf") ? line : "obf,count,score,alpha,beta\n\n" + line
      #expect(throws: BoundClaimError(line: line.hasPrefix("obf") ? 1 : 3, reason: reason)) {
        try BoundClaims(Array(text.utf8))
      }
    }
  }
}
