public import GameCore
import Synchronization

/// The properties of the outcomes of all subtraction sets within 1…`largest` in normal play.
public struct SubtractionSurvey: Sendable {
  /// The largest take that a set may have.
  public let largest: Int
  /// How many sets were examined: all that aren't empty.
  public let sets: Int
  /// The longest period of outcomes and the first sets that attain it.
  public let period: Record
  /// The longest preperiod of outcomes and the first sets that attain it.
  public let preperiod: Record
  /// How many sets have which period, ascending by period.
  public let distribution: [Frequency]
  /// How all this is known.
  public var evidence: Evidence<Proof> { .proved(.cycles) }

  /// An extreme value and where it is attained.
  public struct Record: Sendable, Equatable {
    /// The extreme value.
    public let value: Int
    /// How many sets attain it.
    public let count: Int
    /// The first of them, in the order of the binary number whose bit i − 1 represents take i.
    public let sets: [[Int]]
  }

  /// A period and how many sets have it.
  public struct Frequency: Sendable, Equatable {
    /// The period of the outcomes.
    public let period: Int
    /// The number of sets.
    public let sets: Int
  }

  /// The largest survey that is made: 2²⁴ sets.
  public static let largestSurvey = 24

  /// Examines every set within 1…`largest`, 1 ≤ `largest` ≤ 24.
  /// - Throws: ``SolverError/stopped(_:)`` when a limit ends the work.
  /// - Complexity: O(2^largest · cycle); 0.15 s for 20 on one core.
  public static func make(
    largest: Int, listing: Int = TakeAwayGame.defaultListing, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> SubtractionSurvey {
    precondition((1...largestSurvey).contains(largest), "a survey is of sets within 1…24")
    let total = 1 << largest
    let chunk = min(total, 1 << 14)
    let parts = Lock([SurveyPart?](repeating: nil, count: total / chunk))
    let done = Counter()
    Workers.forEach(total / chunk, threads: limits.threads) { index in
      guard limits.stopReason() == nil else { return }
      let part = SurveyPart(sets: (index * chunk)..<((index + 1) * chunk), listing: listing)
      parts.withLock { $0[index] = part }
      let completed = done.next() + 1
      observer.report(Progress(completed: Double(completed * chunk), total: Double(total), unit: "sets"))
    }
    var whole = SurveyPart()
    for part in parts.withLock({ $0 }) {
      guard let part else { throw .stopped(limits.stopReason() ?? .interrupted) }
      whole.add(part, listing: listing)
    }
    return SubtractionSurvey(
      largest: largest, sets: total - 1, period: whole.period.record, preperiod: whole.preperiod.record,
      distribution: whole.counts.sorted { $0.key < $1.key }.map { Frequency(period: $0.key, sets: $0.value) })
  }
}

/// The properties of some of the sets; sets are numbers whose bit i − 1 represents take i.
private struct SurveyPart: Sendable {
  struct Best: Sendable {
    var value = -1
    var count = 0
    var sets: [Int] = []

    mutating func offer(_ value: Int, count: Int, sets: some Sequence<Int>, listing: Int) {
      if value > self.value { self = Best(value: value) }
      guard value == self.value else { return }
      self.count += count
      for set in sets where self.sets.count < listing { self.sets.append(set) }
    }

    var record: SubtractionSurvey.Record {
      .init(
        value: max(value, 0), count: count,
        sets: sets.map { set in (0..<64).filter { set >> $0 & 1 == 1 }.map { $0 + 1 } })
    }
  }

  var period = Best()
  var preperiod = Best()
  var counts: [Int: Int] = [:]

  init() {}

  init(sets: Range<Int>, listing: Int) {
    for set in sets where set > 0 {
      let (before, length) = OutcomeCycle.find(UInt64(set), width: Int.bitWidth - set.leadingZeroBitCount)
      counts[length, default: 0] += 1
      if length >= period.value { period.offer(length, count: 1, sets: CollectionOfOne(set), listing: listing) }
      if before >= preperiod.value { preperiod.offer(before, count: 1, sets: CollectionOfOne(set), listing: listing) }
    }
  }

  mutating func add(_ other: SurveyPart, listing: Int) {
    period.offer(other.period.value, count: other.period.count, sets: other.period.sets, listing: listing)
    preperiod.offer(other.preperiod.value, count: other.preperiod.count, sets: other.preperiod.sets, listing: listing)
    for (period, sets) in other.counts { counts[period, default: 0] += sets }
  }
}
