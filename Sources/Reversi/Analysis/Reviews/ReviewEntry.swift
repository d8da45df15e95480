import GameCore

extension ReviewSummary {
  /// How well moves were played, in how many games, and how much games differ.
  public struct Entry: Equatable, Sendable {
    /// The games that the moves are from.
    public private(set) var games = 0
    /// The moves.
    public private(set) var accuracy = GameReview.Accuracy.none

    /// The games in which there was a choice.
    private var samples = 0
    /// Sums over these games, c being the choices of one and l its loss in hundredths of a disc:
    /// c², l², cl.
    private var (cc, ll, cl) = (0, 0, 0)

    /// Adds the moves of one game.
    mutating func add(_ moves: [GameReview.Move]) {
      let more = GameReview.Accuracy(moves)
      games += 1
      accuracy += more
      guard more.choices > 0 else { return }
      samples += 1
      cc += more.choices * more.choices
      ll += more.totalLoss * more.totalLoss
      cl += more.choices * more.totalLoss
    }

    /// Adds the moves of other games.
    static func += (left: inout Entry, right: Entry) {
      left.games += right.games
      left.accuracy += right.accuracy
      left.samples += right.samples
      (left.cc, left.ll, left.cl) = (left.cc + right.cc, left.ll + right.ll, left.cl + right.cl)
    }

    /// The interval of the mean loss per move, in discs and at least 0, that holds the mean of many
    /// more such games with the confidence ``Confidence/level``: the mean ± t times its
    /// ``standardError``, with Student's t for n − 1 degrees of freedom.
    public var meanLossInterval: ClosedRange<Double>? {
      standardError.map { error in
        let half = Confidence.t(degreesOfFreedom: UInt64(samples - 1)) * error
        return max(0, accuracy.meanLoss - half)...(accuracy.meanLoss + half)
      }
    }

    /// The standard error of the mean loss per move, in discs.
    ///
    /// Games are the sample, not moves: moves of one game depend on each other. The quotient
    /// r = Σl ÷ Σc of two sums over n games has about the variance n ÷ (n − 1) · Σ(l − rc)² ÷ (Σc)²
    /// [Cochran 1977, chapter 6]. `nil` for fewer than two games, and where games show no spread.
    public var standardError: Double? {
      guard samples > 1 else { return nil }
      // (Σc)² · Σ(l − rc)² is a whole number and so exact: in a million games each of its terms is
      // below 2¹¹⁴.
      let (choices, loss) = (Int128(accuracy.choices), Int128(accuracy.totalLoss))
      let spread = choices * choices * Int128(ll) - 2 * loss * choices * Int128(cl) + loss * loss * Int128(cc)
      guard spread > 0 else { return nil }
      let root = (Double(spread) * Double(samples) / Double(samples - 1)).squareRoot()
      return root / Double(choices * choices) / 100
    }
  }
}
