import ExactArithmetic
import SetGame
import Testing

@Suite struct CensusTableTests {
  @Test func `the chances of no Set are the known fractions`() throws {
    let rows = try CensusTable.compute().rows
    let known: [Int: Rational] = [
      0: 1, 3: Rational(78, 79), 4: Rational(75, 79), 5: Rational(5328, 6083), 6: Rational(88182, 115577),
      7: Rational(50904, 82555), 8: Rational(1_385_334, 3_054_535), 9: Rational(66_275_064, 222_981_055),
      12: Rational(325_432_404, 10_074_689_485), 15: Rational(13_750_015_032, 37_703_805_776_935), 21: 0,
    ]
    for (cards, probability) in known { #expect(rows[cards].probabilitySetFree == probability) }
    #expect(rows[12].probabilitySetFree.decimal(digits: 3) == "0.0323")
  }

  @Test func `three cards more after none in twelve have the known chance`() throws {
    let rows = try CensusTable.compute().rows
    #expect(rows[12].probabilityAfterThreeMore == Rational(99_022_742, 8_770_938_979))
    #expect(rows[18].probabilityAfterThreeMore == 0)
    #expect(rows[19].probabilityAfterThreeMore == nil)
  }
}
