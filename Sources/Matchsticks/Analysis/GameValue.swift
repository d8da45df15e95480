public import GameCore

/// The value of a game in normal play, and what it says about playing it.
public struct GameValue: Sendable {
  /// The canonical form.
  public let form: GameForm
  /// The outcome: which player wins.
  public let outcome: PartizanOutcome
  /// What the game is worth at every tax on a move; its mean and temperature.
  public let thermograph: Thermograph

  init(_ value: GameStore.Value, _ store: inout GameStore) throws(SolverError) {
    form = try store.form(value)
    outcome = try store.outcome(value)
    thermograph = store.thermograph(value)
  }
}

/// The values of the heaps 0, 1, 2, … under some rules, or of all positions of a line up to a
/// bound.
public struct HeapValues: Sendable {
  /// The values, from heap 0 on.
  public let values: [GameValue]
  /// What they are values of: a heap, or all numbers of a position.
  public let positions: [[HeapSize]]
  /// The period of the values, if it is proved.
  public let period: ProvedPeriod?
  /// Why there are no more, if more were asked for.
  public let ending: SolverError?
  /// How the values are known.
  public let evidence: Evidence<Proof>
}

extension HeapRules {
  /// The values of the heaps 0…`bound`, or of as many as the limits allow; under a line those of
  /// all positions on its board whose numbers are at most `bound`.
  /// - Parameter memory: What a line remembers, where that isn't its starting value.
  /// - Throws: ``SolverError/unsupported(_:)`` for rules whose heaps have no values of their own.
  public func values(
    upTo bound: Int, memory: [RuleLetter: Int] = [:], limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> HeapValues {
    var store = GameStore(limits: limits)
    let last = max(bound, 0)
    let asked = try line?.positions(upTo: last, memory: memory) ?? (0...last).map { [$0] }
    var heaps = try ValuedHeaps(self, upTo: asked.last ?? [], limits: limits)
    var (values, positions): ([GameValue], [[HeapSize]]) = ([], [])
    var ending: SolverError?
    do throws(SolverError) {
      for (place, position) in asked.enumerated() {
        if let line = heaps.line, try !line.exists(position) { continue }
        let numbers = position.map { HeapSize($0) }
        guard let value = try heaps.value(of: numbers, &store, limits: limits) else { break }
        values.append(try GameValue(value, &store))
        positions.append(numbers)
        observer.report(Progress(completed: Double(place), total: Double(asked.count - 1), unit: "heaps"))
      }
    } catch {
      switch error {
      case .unsupported, .line: throw error
      default: ending = error
      }
    }
    return HeapValues(
      values: values, positions: positions, period: heaps.period, ending: ending,
      evidence: values.isEmpty ? .unknown : .proved(heaps.proof))
  }
}
