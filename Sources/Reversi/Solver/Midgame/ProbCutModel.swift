/// How far a shallow search is off a deep one: the standard deviation of the difference, in discs,
/// as a linear function of both depths and the empty squares.
///
/// *ProbCut* (Buro 1995): a shallow search whose value is beyond a bound by N standard deviations
/// says, with the confidence of that quantile, that the deep search would be beyond it too.
package struct ProbCutModel: Hashable, Sendable {
  /// base + deep · depth + shallow · shallow depth + empties · empty squares, at least `least`.
  package struct Line: Hashable, Sendable {
    /// The coefficients, in discs.
    package var base, deep, shallow, empties: Double
    /// No deviation is smaller.
    package var least: Double

    /// A line with these coefficients.
    package init(base: Double, deep: Double, shallow: Double, empties: Double, least: Double) {
      self.base = base
      self.deep = deep
      self.shallow = shallow
      self.empties = empties
      self.least = least
    }

    /// The standard deviation in discs.
    package func deviation(deep depth: Int, shallow shallowDepth: Int, empties count: Int) -> Double {
      max(least, base + deep * Double(depth) + shallow * Double(shallowDepth) + empties * Double(count))
    }
  }

  /// For searches that end before the game does.
  package var middle: Line
  /// For searches to the end of the game.
  package var end: Line

  /// A model with these lines.
  package init(middle: Line, end: Line) {
    self.middle = middle
    self.end = end
  }

  /// For use without a fitted one: larger deviations than those of any evaluation that was trained.
  package static let conservative = ProbCutModel(
    middle: Line(base: 4, deep: 0.2, shallow: -0.3, empties: 0, least: 3),
    end: Line(base: 6, deep: 0, shallow: -0.3, empties: 0.05, least: 4))

  /// The depth of the search that may replace one of `depth` plies, at least 3: two fifths of it,
  /// and as odd or even.
  static func shallowDepth(_ depth: Int) -> Int {
    max(2 * ((depth - 1) / 5) + depth % 2, 2 - depth % 2)
  }

  /// How many standard deviations hold with a confidence below 100 percent.
  static func quantile(_ selectivity: Selectivity) -> Double {
    switch selectivity.percent {
    case 73: 1.1
    case 87: 1.5
    case 95: 2.0
    case 98: 2.3
    default: 2.6
    }
  }
}

/// The margins of a model at one confidence, in parts of a disc, ready to be looked up.
struct ProbCutMargins: Sendable {
  /// The confidence; at 100 percent nothing is cut.
  let selectivity: Selectivity
  /// Searches of fewer plies cut nothing.
  let leastDepth: Int
  private let middle: [Int32]
  private let end: [Int32]

  init(_ model: ProbCutModel, selectivity: Selectivity, leastDepth: Int = MidgameTuning.probCutDepth) {
    self.selectivity = selectivity
    self.leastDepth = leastDepth
    guard selectivity != .full else {
      (middle, end) = ([], [])
      return
    }
    let scale = ProbCutModel.quantile(selectivity) * Double(MidgameTuning.unit)
    func table(_ line: ProbCutModel.Line) -> [Int32] {
      (0..<64 * 64).map { place in
        let (depth, empties) = (place / 64, place % 64)
        let shallow = ProbCutModel.shallowDepth(depth)
        return Int32(scale * line.deviation(deep: depth, shallow: shallow, empties: empties) + 0.5)
      }
    }
    middle = table(model.middle)
    end = table(model.end)
  }

  /// The margin of a search of `depth` plies with `empties` empty squares, `nil` when none
  /// suffices.
  @inline(__always)
  func margin(depth: Int, empties: Int) -> Int? {
    if selectivity == .full || depth < leastDepth { return nil }
    return depth >= empties ? Int(end[64 &* empties &+ empties]) : Int(middle[64 &* depth &+ empties])
  }
}

extension Searcher {
  /// What the value of a null-window search probably is, by a shallow search: a bound that answers
  /// the question, or `nil`. The shallow search cuts in the same way.
  @inline(__always)
  mutating func probablyCut(
    _ mover: UInt64, _ opponent: UInt64, row: Int, depth: Int, empties: Int, alpha: Int
  ) -> Int? {
    guard let margin = margins.margin(depth: depth, empties: empties) else { return nil }
    let plies = ProbCutModel.shallowDepth(depth)
    let guess = leaf(mover, opponent, row: row, empties: empties)
    let high = alpha &+ 1 &+ margin
    if high < MidgameTuning.most, guess >= alpha &+ 1 {
      let value = search(
        mover, opponent, row: row, depth: plies, empties: empties, alpha: high &- 1, beta: high)
      if value >= high { return alpha &+ 1 }
    }
    let low = alpha &- margin
    if low > 0 &- MidgameTuning.most, guess <= alpha {
      let value = search(
        mover, opponent, row: row, depth: plies, empties: empties, alpha: low, beta: low &+ 1)
      if value <= low { return alpha }
    }
    return nil
  }
}
