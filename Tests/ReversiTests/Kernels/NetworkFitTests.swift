import GameCore
import Reversi
import Testing

@Suite struct NetworkFitTests {
  /// 2000 samples whose score is 12 discs when the first two features agree and -12 when they
  /// don't, which no sum of terms of single features comes near. The first 200 are held back.
  private static func agreement(from network: StageNetwork) -> NetworkFit {
    var generator = SeededGenerator(seed: 9)
    var fit = NetworkFit(from: network, samples: 2000)
    for _ in 0..<2000 {
      let (first, second) = (generator.index(2), generator.index(2))
      var features = (0..<Int32(NetworkFit.width)).map { 2 + $0 }
      features[0] = Int32(first)
      features[1] = Int32(2 + second)
      fit.add(features, label: first == second ? 12 : -12)
    }
    return fit
  }

  private static func trained() -> NetworkFit {
    let fit = agreement(from: .blank(weightCount: 50, seed: 3))
    for _ in 0..<30 { fit.pass(shares: (1, 1), held: 200) }
    for _ in 0..<5 { fit.pass(shares: (0.3, 0.02), held: 200) }
    return fit
  }

  @Test func `the layer learns what features say together`() {
    let before = Self.agreement(from: .blank(weightCount: 50, seed: 3)).error(0..<200)
    let after = Self.trained().error(0..<200)
    #expect(before > 8)
    #expect(after < 2, "\(after)")
  }

  @Test func `rounded to bytes it still knows`() {
    let fit = Self.trained()
    let rounded = Self.agreement(from: fit.fitted)
    let (exact, coarse) = (fit.error(0..<200), rounded.error(0..<200))
    #expect(abs(exact - coarse) < 2, "\(exact) and \(coarse)")
    #expect(rounded.fitted == fit.fitted)
  }

  @Test func `equal samples give equal networks`() {
    #expect(Self.trained().fitted == Self.trained().fitted)
    #expect(StageNetwork.blank(weightCount: 50, seed: 3) != StageNetwork.blank(weightCount: 50, seed: 4))
  }
}
