import ExactArithmetic
import GameCore

/// The Grundy values of the heaps 0, 1, 2, … under a line whose positions are one number, memory
/// aside; or their outcomes, 0 where the player to move loses and 1 elsewhere.
final class LineValues: ValueTable {
  private let rule: WrittenRule
  private let solver: WrittenSolver
  private let isOutcome: Bool
  private var values: [UInt16] = []
  /// Why there are no more.
  private(set) var failure: WrittenFailure?

  /// The largest heap whose value is computed.
  static let largestHeap = 1_000_000

  /// - Parameter outcomes: The convention whose outcomes the table has; without it there are
  ///   values.
  init(_ rule: WrittenRule, upTo bound: Int, outcomes: PlayConvention? = nil, limits: SearchLimits) {
    self.rule = rule
    isOutcome = outcomes != nil
    largestHeap = isOutcome ? LineLimits.mostPositions - 1 : Self.largestHeap
    let last = min(max(bound, 0), largestHeap)
    solver = WrittenSolver(
      WrittenGame(rule), play: outcomes ?? .normal, upTo: [last] + rule.memory.map { _ in last }, limits: limits)
  }

  var count: Int { values.count }
  let largestHeap: Int
  func value(_ n: Int) -> Int { Int(values[n]) }
  func withValues(_ body: (ValueRun) -> Void) { values.withRun(body) }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    while count < target {
      if count % 16 == 0, !mayGoOn() { return false }
      do throws(WrittenFailure) {
        let position = [count] + rule.starts
        let exists = try solver.game.isOnBoard(position)
        if isOutcome {
          let isLost = exists ? try !solver.isWin([position]) : false
          values.append(isLost ? 0 : 1)
        } else {
          guard exists else { throw .offBoard(position) }
          values.append(UInt16(try solver.grundyValue(of: position)))
        }
      } catch .stopped {
        _ = mayGoOn()
        return false
      } catch {
        failure = error
        return false
      }
    }
    return true
  }
}

extension TakeAwayGame {
  /// What computes the values of single heaps under a line: of a fixed set of takes as of any such
  /// set, of other lines a table that knows why it ends.
  /// - Throws: ``SolverError/unsupported(_:)`` where they have none.
  func lineSource(
    _ rule: WrittenRule, upTo bound: Int, limits: SearchLimits
  ) throws(SolverError) -> (search: GrundySearch, table: LineValues?) {
    guard rule.letters.count == 1, !rule.hasDots, rule.endings.isEmpty else { throw .unsupported(.lineValues) }
    if let takes = rule.takes(upTo: bound) {
      let table: any ValueTable = ShiftedTable(suiting: takes, upTo: bound) ?? SubtractionTable(takes: takes)
      return (GrundySearch(ComputedValues(table: table, periodRule: nil)), nil)
    }
    let table = LineValues(rule, upTo: bound, limits: limits)
    return (GrundySearch(ComputedValues(table: table, periodRule: rule.periodRule)), table)
  }

  /// The values of the heaps 0…`bound`; see ``values(upTo:kept:limits:observer:receive:)``.
  func lineValues(
    _ rule: WrittenRule, upTo bound: Int, limits: SearchLimits, observer: Observer,
    receive: ValueSequenceFound.Receiver
  ) throws(SolverError) -> ValueList {
    let (search, table) = try lineSource(rule, upTo: bound, limits: limits)
    let found = search.list(upTo: bound, limits: limits, observer: observer, receive: receive)
    if let failure = table?.failure { throw .line(failure, rule) }
    return ValueList(.grundyValue, found.proof, count: found.count, stop: found.stop) { found.sequence.knownValue($0) }
  }

  /// The largest heap of a report on a line by default.
  private static let mostReported = 5000

  /// The report on the heaps 0…`bound`; see ``report(upTo:listing:kept:limits:observer:)``.
  func lineReport(
    _ rule: WrittenRule, upTo bound: Int?, listing: Int, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> GrundyReport {
    let last = bound ?? Self.mostReported
    let (search, table) = try lineSource(rule, upTo: last, limits: limits)
    do throws(SolverError) {
      let report = try GrundyReport.make(search, upTo: last, listing: listing, limits: limits, observer: observer)
      if let failure = table?.failure { throw SolverError.line(failure, rule) }
      return report
    } catch {
      if let failure = table?.failure { throw .line(failure, rule) }
      throw error
    }
  }

  /// The single heaps 1…`bound` that lose; see ``losing(upTo:listing:limits:observer:)``.
  func lineLosing(
    _ rule: WrittenRule, upTo bound: BigInt, listing: Int, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> LosingPositions {
    guard rule.isSumOfHeaps else { throw .unsupported(.lineLosing) }
    let last = min(bound, BigInt(LineLimits.mostPositions - 1)).toInt() ?? 0
    if let takes = rule.takes(upTo: last) {
      let sieve = LosingSieve(takes: takes, upTo: last, isMisere: play == .misere)
      return try LosingPositions(sieve, listing: listing, limits: limits, observer: observer)
    }
    // The outcome of a sum doesn't follow from outcomes, but from values.
    let isSum = play == .normal && rule.endings.isEmpty && !rule.isNeverBroken
    let table = LineValues(rule, upTo: last, outcomes: isSum ? nil : play, limits: limits)
    let periodRule = isSum || rule.isNeverBroken ? rule.periodRule : nil
    let source = GrundySearch(ComputedValues(table: table, periodRule: periodRule))
    let stop = source.run(bound: last, untilPeriod: true, limits: limits, observer: observer)
    if let failure = table.failure { throw .line(failure, rule) }
    if let stop, source.count < 2 { throw .stopped(stop) }
    let reason = stop.flatMap { _ in limits.stopReason(nodes: UInt64(source.count)) }
    return heaps(of: 0, in: source.sequence(), bound: bound, listing: listing, limits).stopped(by: reason)
  }
}
