import GameCore

/// Misère outcomes of sums of generators, by searching everything below them.
///
/// The oracle begins by taking something for granted, which keeps the number of sums small: that
/// the sums of all generators but the newest behave, added to it, as their states before it came
/// say (``SumStates``), and that two more copies of the newest change nothing once there are a few.
/// What it says is only a guide to the quotient: what is learnt is proved or refuted by
/// ``TransitionAlgebra``, and a refutation makes it assume less, in the end nothing.
struct OutcomeOracle {
  /// What is taken for granted.
  private enum Assumption {
    /// The states of the generators but the newest, refined this many times, and the copies of the
    /// newest that are distinguished.
    case states(finer: Int, copies: Int)
    /// The copies of every generator that are distinguished.
    case copies(Int)
    case nothing
  }

  private var assumption = Assumption.nothing
  /// The copies that are distinguished when states aren't assumed any more; it never falls again.
  private var mostCopies = 3
  private var states: SumStates?
  /// The sum that represents each state.
  private var least: [HeapWord] = []
  /// The distinct options of each generator, as sums of earlier ones.
  private(set) var options: [[HeapWord]] = []
  private var outcomes: [HeapWord: Bool] = [:]
  private let limits: SearchLimits
  private var work = 0
  /// Why outcomes aren't searched any more; what is said from then on means nothing.
  private(set) var stop: StopReason?

  /// The most states.
  private static let stateLimit = 150_000

  init(limits: SearchLimits) { self.limits = limits }

  /// How many sums were searched.
  var positions: Int { outcomes.count }

  /// The sums whose outcomes say all, as long as states are assumed.
  var sumsAssumed: AssumedSums? {
    guard case .states(_, let copies) = assumption, let states else { return nil }
    return AssumedSums(states: states, least: least, copies: copies, newest: options.count - 1)
  }

  /// Whether a limit has stopped the work.
  mutating func isStopped() -> Bool {
    stop = stop ?? limits.stopReason()
    return stop != nil
  }

  /// Adds a generator with the options that its heap has; `before` is the quotient of the others.
  mutating func addGenerator(options: Set<HeapWord>, before: BipartiteMonoid) {
    states = SumStates(steps: before.steps)
    self.options.append(options.sorted())
    refine(1)
  }

  /// Whether states are assumed that aren't refined any more.
  var assumesFinestStates: Bool {
    switch assumption {
    case .states(1, _): states?.finer(options: options, limit: Self.stateLimit) == nil
    case .states: true
    case .copies, .nothing: false
    }
  }

  /// Assumes less from now on; false when nothing was assumed any more. Where more copies have
  /// `changedNothing`, still more aren't tried.
  mutating func assumeLess(changedNothing: Bool = false) -> Bool {
    outcomes = [:]
    switch assumption {
    case .states(let finer, let copies) where copies < 8 * finer && !changedNothing:
      assumption = .states(finer: finer, copies: 2 * copies + 1)
    case .states(1, _): refine(2)
    case .states: assumption = .copies(mostCopies)
    case .copies(let copies) where copies < 12:
      mostCopies = 2 * copies + 1
      assumption = .copies(mostCopies)
    case .copies: assumption = .nothing
    case .nothing: return false
    }
    return true
  }

  private mutating func refine(_ times: Int) {
    outcomes = [:]
    states = states?.finer(options: options, limit: Self.stateLimit)
    least = states?.leastWords ?? []
    assumption = states == nil ? .copies(mostCopies) : .states(finer: times, copies: times == 1 ? 3 : 7)
  }

  /// The sum that is examined in place of this one: none that comes later.
  private func normal(_ sum: HeapWord) -> HeapWord {
    switch assumption {
    case .states(_, let copies):
      guard let states else { return sum }
      let newest = options.count - 1
      return least[states.state(sum)].adding(sum.capped(newest, at: copies)[newest], of: newest)
    case .copies(let most): return sum.capped(at: most, generators: options.count)
    case .nothing: return sum
    }
  }

  /// Whether the player to move loses: there is a move, and every move leads to a sum whose mover
  /// wins.
  mutating func isPPosition(_ sum: HeapWord) -> Bool {
    work += 1
    if work % 1024 == 0 { stop = stop ?? limits.stopReason() }
    let word = normal(sum)
    if let known = outcomes[word] { return known }
    guard stop == nil else { return false }
    var hasMove = false
    var isLost = true
    search: for index in options.indices where word[index] > 0 {
      let rest = word.removing(index)
      for option in options[index] {
        hasMove = true
        if isPPosition(rest + option) {
          isLost = false
          break search
        }
      }
    }
    let outcome = hasMove && isLost
    if stop == nil { outcomes[word] = outcome }
    return outcome
  }
}
