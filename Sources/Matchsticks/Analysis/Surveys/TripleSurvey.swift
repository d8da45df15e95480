public import GameCore
import Synchronization

/// The periods of the Grundy values of all games "take a, b or c" with coprime takes a < b < c up
/// to `largest`.
///
/// Flammenkamp and Ward conjecture which numbers they are (REFERENCES: Flammenkamp 1997, Ward
/// 2016). Every period is proved: values that repeat over c heaps repeat always (``TripleTable``).
public struct TripleSurvey: Sendable {
  /// What a period is.
  public enum Kind: String, CaseIterable, Sendable {
    /// The sum of two takes.
    case aPlusB = "a+b", aPlusC = "a+c", bPlusC = "b+c"
    /// The greatest common divisor of two or of all three of these sums, and less than each.
    case divisor
    /// If c = a + b and b = qa + r with r < a: 2b + a − r for odd q, a(2b + r) for even q.
    case additive
    /// None of these.
    case other

    /// The place among all kinds.
    fileprivate var place: Int {
      switch self {
      case .aPlusB: 0
      case .aPlusC: 1
      case .bPlusC: 2
      case .divisor: 3
      case .additive: 4
      case .other: 5
      }
    }
  }

  /// The games whose periods are of one kind.
  public struct Group: Sendable, Equatable {
    /// The kind.
    public let kind: Kind
    /// How many games there are.
    public internal(set) var count = 0
    /// The longest preperiod; −1 without games.
    public internal(set) var preperiod = -1
    /// The takes of the first game that has it.
    public internal(set) var takes: [Int] = []
  }

  /// A game whose period is of no other kind.
  public struct Exception: Sendable, Equatable {
    /// The takes.
    public let takes: [Int]
    /// The preperiod of its values.
    public let preperiod: Int
    /// The period of its values.
    public let period: Int
  }

  /// The largest take of the games.
  public let largest: ClosedRange<Int>
  /// The games by the kinds of their periods, in the order of the kinds.
  public internal(set) var groups = Kind.allCases.map { Group(kind: $0) }
  /// How many games have outcomes with a smaller period than their values.
  public internal(set) var smallerOutcomePeriods = 0
  /// The first exceptions.
  public internal(set) var exceptions: [Exception] = []
  /// The kinds for the largest c, of all a < b, in rows from b = 2 on; `nil` unless asked for.
  /// Takes with a common divisor have the kind of their quotients.
  public internal(set) var map: [[Kind]]?
  /// How all this is known.
  public var evidence: Evidence<Proof> { .proved(.windows) }

  /// How many games there are.
  public var count: Int { groups.reduce(0) { $0 + $1.count } }

  /// The largest take that a survey may have.
  public static let largestTake = 4096

  /// Examines the games whose largest take is in `largest`.
  /// - Throws: ``SolverError/stopped(_:)`` when a limit ends the work.
  /// - Complexity: O(c²) for a game, mostly much less: about a microsecond for c up to 1000.
  public static func make(
    largest: ClosedRange<Int>, mapped: Bool = false, listing: Int = TakeAwayGame.defaultListing,
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> TripleSurvey {
    precondition(largest.lowerBound >= 3 && largest.upperBound <= largestTake, "takes are 1…\(largestTake)")
    let parts = Lock([TripleSurvey?](repeating: nil, count: largest.count))
    let done = Counter()
    // The largest first: they take longest.
    Workers.forEach(largest.count, threads: limits.threads) { index in
      let c = largest.upperBound - index
      var part = TripleSurvey(largest: c...c)
      part.map = mapped && index == 0 ? [] : nil
      guard part.examine(listing, limits) else { return }
      parts.withLock { [part] in $0[largest.count - 1 - index] = part }
      observer.report(Progress(completed: Double(done.next() + 1), total: Double(largest.count), unit: "largest takes"))
    }
    var whole = TripleSurvey(largest: largest)
    for part in parts.withLock({ $0 }) {
      guard let part else { throw .stopped(limits.stopReason() ?? .interrupted) }
      whole.add(part, listing)
    }
    return whole
  }

  private init(largest: ClosedRange<Int>) { self.largest = largest }

  private mutating func add(_ part: TripleSurvey, _ listing: Int) {
    for (place, group) in part.groups.enumerated() {
      groups[place].count += group.count
      if group.preperiod > groups[place].preperiod {
        (groups[place].preperiod, groups[place].takes) = (group.preperiod, group.takes)
      }
    }
    smallerOutcomePeriods += part.smallerOutcomePeriods
    exceptions += part.exceptions.prefix(listing - exceptions.count)
    if let map = part.map { self.map = map }
  }

  /// Examines the games with one largest take; false where a limit ended that.
  private mutating func examine(_ listing: Int, _ limits: SearchLimits) -> Bool {
    let c = largest.upperBound
    let table = TripleTable(largest: c)
    for b in 2..<c {
      guard limits.stopReason() == nil else { return false }
      let common = RegisterMachine.gcd(b, c)
      var row: [Kind] = []
      for a in 1..<b {
        let divisor = common == 1 ? 1 : RegisterMachine.gcd(a, common)
        guard divisor == 1 || map != nil else { continue }
        let game = (a: a / divisor, b: b / divisor, c: c / divisor)
        guard let period = table.period(game.a, game.b, game.c, limits) else { return false }
        let kind = Self.kind(of: period, game.a, game.b, game.c)
        if map != nil { row.append(kind) }
        if divisor == 1 { count(kind, period, [a, b, c], table, listing) }
      }
      map?.append(row)
    }
    return true
  }

  private mutating func count(
    _ kind: Kind, _ period: Int, _ takes: @autoclosure () -> [Int], _ table: TripleTable, _ listing: Int
  ) {
    let place = kind.place
    groups[place].count += 1
    if table.least(period, outcomes: true) < period { smallerOutcomePeriods += 1 }
    // Known heaps bound the preperiod.
    if table.heaps - period > groups[place].preperiod || kind == .other {
      let preperiod = table.preperiod(period)
      if preperiod > groups[place].preperiod {
        (groups[place].preperiod, groups[place].takes) = (preperiod, takes())
      }
      if kind == .other, exceptions.count < listing {
        exceptions.append(Exception(takes: takes(), preperiod: preperiod, period: period))
      }
    }
  }

  private static func kind(of period: Int, _ a: Int, _ b: Int, _ c: Int) -> Kind {
    if a + b == c { return period == additivePeriod(a, b) ? .additive : .other }
    switch period {
    case a + b: return .aPlusB
    case a + c: return .aPlusC
    case b + c: return .bPlusC
    default:
      let common = [a + b, a + c, b + c].filter { $0 % period == 0 }.reduce(0, RegisterMachine.gcd)
      return common == period ? .divisor : .other
    }
  }

  /// The period with the takes a, b and a + b, as far as is known (Winning Ways, chapter 4).
  static func additivePeriod(_ a: Int, _ b: Int) -> Int {
    b / a % 2 == 1 ? 2 * b + a - b % a : a * (2 * b + b % a)
  }
}

extension TripleTable {
  /// The least period of the values of coprime takes; `nil` where a limit ended the search.
  fileprivate func period(_ a: Int, _ b: Int, _ c: Int, _ limits: SearchLimits) -> Int? {
    start(a, b, c)
    let additive = a + b == c ? TripleSurvey.additivePeriod(a, b) : 0
    var count = (additive == 0 ? 3 * c + b : additive + c) / 64 + 1
    while true {
      extend(to: count)
      if additive == 0 {
        if repeats(a + c) { return least(a + c) }
        if repeats(b + c) { return least(b + c) }
        if repeats(a + b) { return least(a + b) }
      } else if repeats(additive) {
        return least(additive)
      }
      if heaps > 1000 * c {
        if let period = shownPeriod() { return period }
        if limits.stopReason() != nil { return nil }
      }
      count += count / 3 + 1
    }
  }
}
