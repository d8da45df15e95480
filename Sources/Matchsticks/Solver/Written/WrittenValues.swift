import GameCore

/// The values of states of a written rule, each computed once, after its options.
///
/// A search without recursion along one way at a time: an option that is on the way already is a
/// way back, so the game needn't end.
struct WrittenValues<State: Hashable, Value> {
  private(set) var known: [State: Value] = [:]
  /// The most states.
  var most = ExhaustiveSearch.largestSearch
  /// The longest way on which positions may grow; `nil` where the rule says where they end.
  var mostGrowing: Int?
  private let limits: SearchLimits
  private var work = 0
  /// How many options the states on the way have.
  private var breadth = 0
  private let options: (State) throws(WrittenFailure) -> [State]
  private let isEnough: (Value) -> Bool
  private let value: (State, [Value]) throws(WrittenFailure) -> Value
  private let shown: (State) -> [Int]

  /// How many options are kept for each state that is allowed.
  private static var mostOptions: Int { 64 }

  /// A state on the way, and which of its options is next.
  private struct Step {
    let state: State
    let options: [State]
    var next = 0
  }

  /// - Parameters:
  ///   - shown: A state as a position, for messages.
  ///   - options: All options of a state, or none where the game is over.
  ///   - isEnough: Whether the value of one option alone decides.
  ///   - value: The value of a state by those of its options, in their order, or by that one.
  init(
    limits: SearchLimits, shown: @escaping (State) -> [Int],
    options: @escaping (State) throws(WrittenFailure) -> [State],
    isEnough: @escaping (Value) -> Bool = { _ in false },
    value: @escaping (State, [Value]) throws(WrittenFailure) -> Value
  ) {
    (self.limits, self.shown, self.options) = (limits, shown, options)
    (self.isEnough, self.value) = (isEnough, value)
  }

  mutating func value(of start: State) throws(WrittenFailure) -> Value {
    if let value = known[start] { return value }
    var way = [Step(state: start, options: try options(start))]
    breadth = way[0].options.count
    var open: Set<State> = [start]
    while var step = way.last {
      work += 1
      if work % 64 == 1, let reason = limits.stopReason(nodes: UInt64(known.count)) { throw .stopped(reason) }
      var enough: Value?
      while enough == nil, step.next < step.options.count, let value = known[step.options[step.next]] {
        if isEnough(value) { enough = value }
        step.next += 1
      }
      if enough == nil, step.next < step.options.count {
        way[way.count - 1].next = step.next
        let option = step.options[step.next]
        guard open.insert(option).inserted else {
          throw .endless((way.map { $0.state }.drop { $0 != option } + [option]).map(shown))
        }
        let isLong = mostGrowing.map { way.count > $0 } ?? false
        if isLong || known.count + way.count >= most || breadth > Self.mostOptions * most {
          let failure = WrittenFailure(on: (way.prefix(8) + way.suffix(1)).map { shown($0.state) }, limit: most)
          if case .growing = failure { throw failure }
          if !isLong { throw failure }
        }
        way.append(Step(state: option, options: try options(option)))
        breadth += way[way.count - 1].options.count
        continue
      }
      let values = enough.map { [$0] } ?? step.options.compactMap { known[$0] }
      known[step.state] = try value(step.state, values)
      guard known.count <= most else { throw .tooManyPositions(limit: most) }
      open.remove(step.state)
      breadth -= step.options.count
      way.removeLast()
    }
    guard let value = known[start] else { throw .tooManyPositions(limit: most) }
    return value
  }
}
