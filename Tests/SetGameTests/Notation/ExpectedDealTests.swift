import GameCore
import SetGame
import Testing

@Suite struct ExpectedDealTests {
  @Test func `a deal, a bar and a number are read`() throws {
    let deal = try ExpectedDeal(notation: "0000, 1111 2222 | 1 ")
    #expect(deal.expected == 1)
    #expect(deal.layout.cards.map(\.code) == [0, 40, 80])
    #expect(try ExpectedDeal(notation: "|0").layout.cards.isEmpty)
  }

  @Test func `what is missing or wrong is reported with its place`() {
    #expect(throws: ExpectedDealError.noBar) { try ExpectedDeal(notation: "0000 1111") }
    for text in ["0000 |", "0000 |x", "0000 |-1", "0000 |1.0", "0000 |1|2", "0000 |99999999999999999999"] {
      #expect(throws: ExpectedDealError.noCount(offset: 6)) { try ExpectedDeal(notation: text) }
    }
    #expect(throws: ExpectedDealError.self) { try ExpectedDeal(notation: "0003 | 1") }
    #expect(throws: ExpectedDealError.self) { try ExpectedDeal(notation: "0000 0000 | 1") }
  }

  @Test func `a verification finds what is wrong and where`() {
    let file = "% known\n\n0000 1111 2222 | 1\r\n# and\n0000 1111 2220 | 1\n0000\n"
    let verification = DealVerification(of: ExpectedDeals(notation: Array(file.utf8)))
    #expect(verification.compared == 2 && verification.agreements == 1)
    #expect(verification.disagreements.map(\.line) == [5])
    #expect(verification.disagreements.map(\.found) == [0])
    #expect(verification.expected.faults.map(\.line) == [6])
    #expect(verification.evidence == .proved(.everyPair) && verification.stopped == nil)
  }

  @Test func `nothing is claimed where no line can be read`() {
    let verification = DealVerification(of: ExpectedDeals(notation: Array("0000\n".utf8)))
    #expect(verification.compared == 0 && verification.evidence == .unknown)
  }

  @Test func `a raised signal stops a verification`() {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let deals = ExpectedDeals(notation: Array("0000 1111 2222 | 1".utf8))
    let verification = DealVerification(of: deals, limits: limits)
    #expect(verification.stopped == .interrupted && verification.compared == 0)
  }

  @Test func `random text is refused or read, never a crash`() {
    var generator = SeededGenerator(seed: 71)
    let alphabet = Array("012 |0123rgpodsesf,x\t")
    for _ in 0..<5000 {
      let text = String((0..<generator.index(16)).map { _ in alphabet[generator.index(alphabet.count)] })
      _ = try? ExpectedDeal(notation: text)
    }
  }
}
