import ExactArithmetic
import GameCore
import Reports
import SetGame
import Testing

@Suite struct SetCensusDocumentsTests {
  private let run = RunInfo(elapsedSeconds: 0)
  private struct Stopped: Error {}

  private func json(_ document: some Document) -> String {
    String(decoding: JSONLine.encode(document, run: run), as: UTF8.self)
  }

  private func distribution(_ cards: Int, _ variant: DistributionSolver.Variant = .set) throws -> DealDistribution {
    guard case .whole(let found) = try DealDistribution.compute(cards: cards, variant: variant) else {
      throw Stopped()
    }
    return found
  }

  @Test func `a census has a level a number of cards, exact and decimal`() throws {
    let document = SetCensusDocument(try CensusTable.compute(dimension: 2), to: nil, digits: 6)
    let text = json(document)
    #expect(text.hasPrefix(#"{"request":{"digits":6,"dimension":2},"result":{"evidence":{"kind":"proved""#))
    let level = #"{"cards":3,"classes":1,"completeCapClasses":0,"completeCaps":"0","probabilitySetFree":{"decimal":"#
    #expect(text.contains(level + #""0.857143","denominator":"7","numerator":"6"},"#))
    #expect(text.contains(#""schema":"puzzlelab/set.census/1""#))
    #expect(!text.contains("stopped"))
    #expect(document.csv().split(separator: "\n").count == 7)
    #expect(document.csv().hasPrefix("cards,setFree,classes,completeCaps,completeCapClasses,probabilitySetFree,"))
  }

  @Test func `a census for people names its columns and its proof`() throws {
    let document = SetCensusDocument(try CensusTable.compute(dimension: 4, to: 12), to: 12, digits: 15)
    let text = document.text(style: .plain, run: run)
    #expect(text.contains("\n   12  2,284,535,476,080     1437         0        0  0.0323020\n"))
    #expect(text.contains("proved: all classes under affine maps"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }

  @Test func `a stopped census says why`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let document = SetCensusDocument(try CensusTable.compute(dimension: 4, limits: limits), to: nil, digits: 15)
    #expect(json(document).contains(#""stopped":"interrupted""#))
    #expect(document.text(style: .plain, run: run).contains("ended early: interrupted"))
  }

  @Test func `a distribution has its counts as strings, indexed by the number of Sets`() throws {
    let text = json(SetDistributionDocument(try distribution(3), digits: 4))
    #expect(text.contains(#""request":{"dealSize":3,"digits":4,"variant":"set"}"#))
    #expect(text.contains(#""result":{"classes":"2","counts":["84240","1080"],"deals":"85320","#))
    #expect(text.contains(#""mean":{"decimal":"0.01266","denominator":"79","numerator":"1"}"#))
    #expect(text.contains(#""maximum":{"deal":["0000","0001","0002"],"sets":1}"#))
    #expect(text.contains(#""minimum":{"deal":["#))
    #expect(text.contains(#""schema":"puzzlelab/set.distribution/1""#))
  }

  @Test func `a distribution for people shows bars, the mean and an extremal deal`() throws {
    let document = SetDistributionDocument(try distribution(12), digits: 15)
    let text = document.text(style: .plain, run: run)
    #expect(text.contains("\n   3  19,278,240,770,880        27.26 %  ████████████████████████\n"))
    #expect(text.contains("mean 2.7848101 = 220 / 79"))
    #expect(text.contains("no Set: one deal in 30.9579"))
    #expect(text.contains("most: 14 Sets: 0000 "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(document.csv().hasPrefix("sets,deals,probability\n0,2284535476080,0.0323"))
  }

  @Test func `large deals are listed by the Sets that occur`() throws {
    let text = SetDistributionDocument(try distribution(80), digits: 15).text(style: .plain, run: run)
    #expect(text.contains("\n1040     81   100 %  "))
    #expect(text.contains("fewest: 1040 Sets\n"))
  }

  @Test func `UltraSets are called so`() throws {
    let document = SetDistributionDocument(try distribution(6, .ultraSet), digits: 15)
    #expect(document.text(style: .plain, run: run).hasPrefix("UltraSets in a deal of 6 cards\n"))
    #expect(json(document).contains(#""variant":"ultraset""#))
  }

  @Test func `a stopped distribution lists the sizes that are done`() throws {
    let counts = try DistributionSolver(cards: 4).run().counts
    let document = SetDistributionStoppedDocument(cards: 18, variant: .set, reason: .interrupted, counts: counts)
    #expect(json(document).contains(#"{"counts":["84240","1080"],"dealSize":3}"#))
    #expect(document.text(style: .plain, run: run).contains("3 cards – 0: 84,240, 1: 1080"))
    #expect(document.csv().contains("\n4,1,84240\n"))
  }

  @Test func `errors of checkpoints say what to do`() {
    for error in [CheckpointError.notACheckpoint, .otherVersion(9), .truncated, .damaged, .otherDeal(cards: 7)] {
      #expect(error.message.contains("file") || error.message.contains("anew"))
      #expect(!error.message.contains("\n"))
    }
  }
}
