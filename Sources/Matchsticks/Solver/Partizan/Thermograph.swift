public import ExactArithmetic

/// What a game is worth to each player at every tax t ≥ 0 on a move.
///
/// The left wall at t is what Left gets when she moves first and both pay t for a move; from the
/// temperature on neither player wants to move, and both walls are the mast at the mean value (On
/// Numbers and Games, chapter 9; Winning Ways, chapter 6). Left's wall is the largest of her
/// options' right walls less t, Right's the least of his options' left walls plus t, as far as the
/// first t where they meet.
public struct Thermograph: Sendable, Hashable {
  /// Left's wall.
  public let left: Wall
  /// Right's wall.
  public let right: Wall
  /// The mean value: where the mast is.
  public let mean: Rational
  /// The temperature: where the mast begins; −1 ÷ the denominator for numbers.
  public let temperature: Rational

  /// A point of a wall.
  public struct Point: Sendable, Hashable {
    /// The tax.
    public let temperature: Rational
    /// The value.
    public let value: Rational

    /// A point.
    package init(temperature: Rational, value: Rational) {
      self.temperature = temperature
      self.value = value
    }
  }

  /// A function of the tax made of straight lines.
  public struct Wall: Sendable, Hashable {
    /// Where it bends, ascending from tax 0; beyond the last point it is straight.
    public internal(set) var points: [Thermograph.Point]
    /// How it continues beyond the last point: what a unit of tax adds.
    var slope: Rational

    /// A vertical wall.
    init(at value: Rational) {
      points = [Point(temperature: 0, value: value)]
      slope = 0
    }
  }

  /// What Left gets when she moves first and moves cost nothing: the left stop.
  public var leftStop: Rational { left.points[0].value }
  /// What Right leaves when he moves first: the right stop.
  public var rightStop: Rational { right.points[0].value }

  /// The mast of a number.
  package init(number: Rational) {
    (left, right, mean) = (Wall(at: number), Wall(at: number), number)
    temperature = -Rational(1, number.denominator)
  }

  /// The thermograph of a game that isn't a number, from those of its options, of which both
  /// players have some.
  package init(left options: [Thermograph], right answers: [Thermograph]) {
    var (high, low) = (options[0].right.tilted(by: -1), answers[0].left.tilted(by: 1))
    for option in options.dropFirst() { high = high.joined(option.right.tilted(by: -1), choosingGreater: true) }
    for answer in answers.dropFirst() { low = low.joined(answer.left.tilted(by: 1), choosingGreater: false) }
    let meeting = high.meeting(low)
    (left, right) = (high.ended(at: meeting), low.ended(at: meeting))
    (mean, temperature) = (meeting.value, meeting.temperature)
  }
}

extension Thermograph.Wall {
  /// The value at a tax of at least 0.
  package func value(at temperature: Rational) -> Rational {
    guard let next = points.firstIndex(where: { $0.temperature > temperature }) else {
      let last = points[points.count - 1]
      return last.value + slope * (temperature - last.temperature)
    }
    let (before, after) = (points[next - 1], points[next])
    let rise = (after.value - before.value) / (after.temperature - before.temperature)
    return before.value + rise * (temperature - before.temperature)
  }

  /// The wall with `rate` times the tax added.
  package func tilted(by rate: Rational) -> Self {
    var wall = self
    wall.points = points.map { Thermograph.Point(temperature: $0.temperature, value: $0.value + rate * $0.temperature) }
    wall.slope = slope + rate
    return wall
  }

  /// Where the walls bend or cross each other, ascending.
  private func bends(_ other: Self) -> [Rational] {
    let bends = Set((points + other.points).map { $0.temperature }).sorted()
    var all: [Rational] = []
    for (place, bend) in bends.enumerated() {
      all.append(bend)
      let gap = value(at: bend) - other.value(at: bend)
      if place + 1 < bends.count {
        let next = bends[place + 1]
        let then = value(at: next) - other.value(at: next)
        if gap.signum * then.signum < 0 { all.append(bend + (next - bend) * gap / (gap - then)) }
      } else if gap.signum * (slope - other.slope).signum < 0 {
        all.append(bend - gap / (slope - other.slope))
      }
    }
    return all
  }

  /// At each tax the greater of two walls, or the lesser.
  package func joined(_ other: Self, choosingGreater isGreater: Bool) -> Self {
    var wall = self
    let bends = bends(other)
    wall.points = bends.map { bend in
      let (first, second) = (value(at: bend), other.value(at: bend))
      return Thermograph.Point(temperature: bend, value: isGreater ? max(first, second) : min(first, second))
    }
    let beyond = bends[bends.count - 1] + 1
    let isFirst = isGreater == (value(at: beyond) > other.value(at: beyond))
    wall.slope = isFirst ? slope : other.slope
    return wall.straightened
  }

  /// The first tax at which this wall, which is the greater one at first, meets another.
  package func meeting(_ other: Self) -> Thermograph.Point {
    let bends = bends(other)
    let place = bends.first { value(at: $0) <= other.value(at: $0) } ?? bends[bends.count - 1]
    return Thermograph.Point(temperature: place, value: value(at: place))
  }

  /// The wall as far as a point, and vertical from there on.
  package func ended(at point: Thermograph.Point) -> Self {
    var wall = self
    wall.points = points.filter { $0.temperature < point.temperature } + [point]
    wall.slope = 0
    return wall.straightened
  }

  /// Without points at which nothing bends.
  private var straightened: Self {
    var wall = self
    var kept: [Thermograph.Point] = []
    for (place, point) in points.enumerated() {
      if let before = kept.last {
        let rise = (point.value - before.value) / (point.temperature - before.temperature)
        let isLast = place + 1 == points.count
        let next = isLast ? slope : Self.rise(point, points[place + 1])
        if rise == next { continue }
      }
      kept.append(point)
    }
    wall.points = kept
    return wall
  }

  private static func rise(_ from: Thermograph.Point, _ to: Thermograph.Point) -> Rational {
    (to.value - from.value) / (to.temperature - from.temperature)
  }
}
