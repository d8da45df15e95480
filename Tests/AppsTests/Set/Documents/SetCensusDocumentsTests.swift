import Documents
import ExactArithmetic
import GameCore
import Questions
import SetApp
import SetGame
import Testing

@Suite struct SetCensusDocumentsTests {
  private func outcome(_ cards: Int, _ variant: Variant = .set) throws -> DealDistribution.Outcome {
    try DealDistribution.compute(DistributionRequest(cards: cards, deck: Deck(variant)))
  }

  @Test func `a census has a level a number of cards, exact and decimal`() throws {
    let plane = try #require(Deck(.set, coordinates: 2))
    let document = SetCensusDocument(try CensusTable.compute(CensusRequest(deck: plane)), digits: 6)
    let text = SetShown.json(document)
    #expect(text.hasPrefix(#"{"evidence":{"kind":"proved","method":"all classes under affine maps"#))
    let level =
      #"{"cardCount":3,"classes":"1","completeCapClasses":"0","completeCaps":"0","noSetProbability":{"decimal":"#
    #expect(text.contains(level + #""0.857143","denominator":"7","numerator":"6"},"#))
    #expect(!text.contains("stopReason"))
    let csv = SetShown.csv(document)
    #expect(csv.split(separator: "\n").count == 7)
    #expect(csv.hasPrefix("cardCount,setFree,classes,completeCaps,completeCapClasses,noSetProbability,"))
  }

  @Test func `a census for people names its columns and its proof`() throws {
    let document = SetCensusDocument(try CensusTable.compute(CensusRequest(to: 12)), digits: 15)
    let text = SetShown.text(document)
    #expect(text.contains("\n   12  2,284,535,476,080     1437        0        0  0.0323020\n"))
    #expect(text.contains("\nProved: all classes under affine maps"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a stopped census says why`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let document = SetCensusDocument(try CensusTable.compute(limits: limits), digits: 15)
    #expect(SetShown.json(document).contains(#""stopReason":"interrupted""#))
    #expect(SetShown.text(document).contains("Stopped early (interrupted)."))
  }

  @Test func `a distribution has its counts as strings, indexed by the number of Sets`() throws {
    let text = SetShown.json(SetDistributionDocument(try outcome(3), digits: 4))
    #expect(text.hasPrefix(#"{"classes":"2","counts":["84240","1080"],"deals":"85320","#))
    #expect(text.contains(#""mean":{"decimal":"0.01266","denominator":"79","numerator":"1"}"#))
    #expect(text.contains(#""maximum":{"cards":["0000","0001","0002"],"setCount":1}"#))
    #expect(text.contains(#""minimum":{"cards":["#))
    #expect(!text.contains("levels") && !text.contains("stopReason"))
  }

  @Test func `drawn deals are shares with intervals, whose deals sum to all that were drawn`() throws {
    let ghost = try #require(Deck(.ghostSet, coordinates: 4))
    let deals = SampledDeals(deck: ghost, cards: 10, samples: 400, seed: 1)
    let document = SetDistributionDocument(.sampled(deals), digits: 15)
    let json = try JSON(reading: Array(SetShown.json(document).utf8)[...])
    let shares = try #require(json.list("shares"))
    #expect(shares.compactMap { $0.integer("deals") }.reduce(0, +) == 400 && shares.count == deals.dealsByGroups.count)
    for share in shares {
      let (groups, hits) = (try #require(share.integer("setCount")), try #require(share.integer("deals")))
      #expect(deals.dealsByGroups[groups] == UInt64(hits))
    }
    #expect(json["counts"] == nil && json["mean"] == nil && json["meanSets"] != nil && json["noSetShare"] != nil)
    let text = SetShown.text(document)
    #expect(text.hasPrefix("GhostSets in random deals of 10 cards\n\nGhostSets  deals"))
    #expect(text.contains("(standard error ") && text.contains("Sampled: 400 trials, seed 1"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(SetShown.csv(document).split(separator: "\n").count == shares.count + 1)
  }

  @Test func `a report draws its deals with the faces that are given`() throws {
    let distribution = try #require(try outcome(6).distribution)
    let text = SetShown.text(SetReportDocument(distribution, digits: 15, faces: .tutorial))
    #expect(text.contains("△") && text.contains("1RTO") && !text.contains("1ROE"))
  }

  @Test func `a distribution for people shows bars, the mean and an extremal deal`() throws {
    let document = SetDistributionDocument(try outcome(12), digits: 15)
    let text = SetShown.text(document)
    #expect(text.contains("\n   3  19,278,240,770,880        27.26 %  ████████████████████████\n"))
    #expect(text.contains("mean 2.7848101 = 220 / 79"))
    #expect(text.contains("no Set: 1 deal in 30.9579"))
    #expect(text.contains("most: 14 Sets: 0000 "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(SetShown.csv(document).contains("\n12,0,2284535476080,0.0323"))
  }

  @Test func `large deals are listed by the Sets that occur, and how they were counted`() throws {
    let text = SetShown.text(SetDistributionDocument(try outcome(80), digits: 15))
    #expect(text.contains("\n1040     81   100 %  "))
    #expect(text.contains("fewest: 1040 Sets\n"))
    #expect(text.hasSuffix("\nProved: counted through the cards left out, sum and mean checked.\n"))
  }

  @Test func `UltraSets are called so`() throws {
    let document = SetDistributionDocument(try outcome(6, .ultraSet), digits: 15)
    #expect(SetShown.text(document).hasPrefix("UltraSets in a deal of 6 cards\n"))
  }

  @Test func `a stopped distribution lists the sizes that are done`() throws {
    let counts = try DistributionSolver(cards: 4).run().counts
    let stopped = try StoppedDistribution(DistributionRequest(cards: 18), reason: .interrupted, counts: counts)
    let document = SetDistributionDocument(.stopped(stopped), digits: 4)
    let json = SetShown.json(document)
    #expect(json.contains(#"{"counts":["84240","1080"],"dealSize":3,"evidence":{"kind":"proved","#))
    #expect(json.contains(#""stopReason":"interrupted""#) && json.contains(#""evidence":{"kind":"unknown""#))
    let text = SetShown.text(document)
    #expect(text.hasPrefix("Sets in a deal of 18 cards\nStopped early (interrupted): the distribution of Sets"))
    #expect(text.contains("isn't known.\nCompleted sizes:\n"))
    #expect(text.contains("3 cards – 0: 84,240, 1: 1080"))
    #expect(SetShown.csv(document).contains("\n4,1,84240,0.05"))
  }

  @Test func `a distribution stopped before its first result claims nothing`() throws {
    let stopped = try StoppedDistribution(DistributionRequest(cards: 18), reason: .deadline, counts: [])
    let text = SetShown.text(SetDistributionDocument(.stopped(stopped), digits: 4))
    #expect(!text.contains("Proved") && text.hasSuffix("\nNothing is known yet.\n"))
  }

  @Test func `counts beyond the classes have a proof of their own in text and JSON`() throws {
    let outcome = try CapCensus(dimension: 4, to: 11, largestLevel: 40).run()
    let document = SetCensusDocument(CensusTable(CensusRequest(to: 11), outcome: outcome), digits: 6)
    #expect(SetShown.text(document).contains("\nProved: to 9 cards all classes under affine maps, each level"))
    #expect(SetShown.json(document).contains("checked only by divisibility for three"))
  }

  @Test func `the second deal has four tables of exact fractions`() throws {
    let deal = try #require(SecondDeal.compute().deal)
    let document = SetRoundsDocument(deal, digits: 12)
    let text = SetShown.json(document)
    #expect(text.contains(#""afterNone":{"cardCount":15,"mean":"#))
    #expect(
      text.contains(#"{"decimal":"0.0443602821378","denominator":"8939045071283495","numerator":"396538561405044"}"#))
    let page = SetShown.text(document)
    #expect(page.contains("No Set in the second deal after a Set: 4.436 %, odds 21.54:1"))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(SetShown.csv(document).split(separator: "\n").count == 16)
    #expect([deal.either, deal.afterSet, deal.afterNone].allSatisfy { $0.all.reduce(0, +) == 1 })
  }

  @Test func `the third deal has a column, sentences and exact fractions`() throws {
    let junior = try #require(Deck(.set, coordinates: 3))
    let deal = try #require(SecondDeal.compute(of: junior, toThird: true).deal)
    let document = SetRoundsDocument(deal, digits: 6)
    let page = SetShown.text(document)
    #expect(page.contains("No Set in the third deal after two Sets: 0.05742 %, odds 1741:1"))
    #expect(page.contains("No Set among twelve cards after a Set and then none: never"))
    #expect(page.contains("second deal    after two") && page.contains("agreeing with a count from"))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(SetShown.json(document).contains(#""third":{"cardCount":9,"mean":"#))
    #expect(
      SetShown.json(document).contains(#"{"decimal":"0.000574187","denominator":"5306533180","numerator":"3046941"}"#))
    #expect(SetShown.csv(document).contains(",third,thirdNumerator,"))
  }

  @Test func `errors of checkpoints and of long counts say what to do`() throws {
    for error in [SealedFileError.wrongMark, .newerVersion(9, expected: 2), .cutOff(missing: 3), .damaged] {
      #expect(error.message.contains("file") || error.message.contains("anew"))
      #expect(!error.message.contains("\n"))
    }
    let estimate = DistributionEstimate(sets: 1_000_000, seconds: 150, threads: 2)
    #expect(
      DistributionError.unconfirmed(cards: 20, estimate).message
        == "deals of 20 cards: about 1,000,000 card sets to visit, 2 min 30 s on 2 threads, less than 96 MiB")
  }
}
