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

/// The values of the heaps 0, 1, 2, … under some rules.
public struct HeapValues: Sendable {
  /// The values, from heap 0 on.
  public let values: [GameValue]
  /// The period of the values, if it is proved.
  public let period: ProvedPeriod?
  /// Why there are no more, if more were asked for.
  public let ending: SolverError?
  /// How the values are known.
  public let evidence: Evidence<Proof>
}

extension HeapRules {
  /// The values of the heaps 0…`bound`, or of as many as the limits allow.
  /// - Throws: ``SolverError/unsupported(_:)`` for rules whose heaps have no values of their own.
  public func values(
    upTo bound: Int, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> HeapValues {
    var store = GameStore(limits: limits)
    var heaps = ValuedHeaps(self)
    var values: [GameValue] = []
    var ending: SolverError?
    do throws(SolverError) {
      for heap in 0...max(bound, 0) {
        try heaps.extend(to: heap, &store, limits: limits)
        guard let value = heaps.value(of: HeapSize(heap)) else { break }
        values.append(try GameValue(value, &store))
        observer.report(Progress(completed: Double(heap), total: Double(bound), unit: "heaps"))
      }
    } catch {
      if case .unsupported = error { throw error }
      ending = error
    }
    return HeapValues(
      values: values, period: heaps.period, ending: ending,
      evidence: values.isEmpty ? .unknown : .proved(heaps.proof))
  }
}
