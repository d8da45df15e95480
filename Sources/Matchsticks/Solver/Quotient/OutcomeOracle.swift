import GameCore

/// Misère outcomes of sums of generators, by searching everything below them.
///
/// In most misère quotients two more copies of a generator change nothing once there are a few, so
/// the oracle begins by assuming that, which keeps the number of sums small. The assumption is only
/// a guide to the quotient: what is learnt is proved or refuted by ``TransitionAlgebra``, and a
/// refutation raises ``mostCopies``.
struct OutcomeOracle {
  /// How many copies of a generator are told apart; `nil`: all.
  private(set) var mostCopies: Int? = 3
  /// The distinct options of each generator, as sums of earlier ones.
  private(set) var options: [[HeapWord]] = []
  private var outcomes: [HeapWord: Bool] = [:]
  private let limits: SearchLimits
  private var work = 0
  /// Why outcomes aren't searched any more; what is said from then on means nothing.
  private(set) var stop: StopReason?

  init(limits: SearchLimits) { self.limits = limits }

  /// How many sums were searched.
  var positions: Int { outcomes.count }

  /// Adds a generator with the options that its heap has.
  mutating func addGenerator(options: Set<HeapWord>) { self.options.append(Array(options)) }

  /// Assumes less from now on; false when nothing was assumed any more.
  mutating func assumeLess() -> Bool {
    guard let most = mostCopies else { return false }
    mostCopies = most < 12 ? 2 * most + 1 : nil
    outcomes = [:]
    return true
  }

  /// Whether the player to move loses: there is a move, and every move leads to a sum whose mover
  /// wins.
  mutating func isPPosition(_ sum: HeapWord) -> Bool {
    let word = mostCopies.map { sum.capped(at: $0) } ?? sum
    if let known = outcomes[word] { return known }
    work += 1
    if work % 1024 == 0 { stop = stop ?? limits.stopReason() }
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
