import GameCore
import Synchronization

/// The policies of best play that advice needs, each computed once. Any number of threads may share
/// one.
///
/// A policy that was kept in a file is added before advice is asked for; one that was computed here
/// can be kept.
public final class FaceDownPolicies: Sendable {
  private let policies = Lock<[FaceDownGame: FaceDownPolicy]>([:])
  /// Held while a policy is computed: who needs the same waits for it, and memory is needed once.
  private let computing = Lock(())

  /// A collection without policies.
  public init() {}

  /// The policy of `game` if it is here.
  public subscript(game: FaceDownGame) -> FaceDownPolicy? { policies.withLock { $0[game] } }

  /// Adds a policy of best play.
  public func add(_ policy: FaceDownPolicy) {
    precondition(policy.play == .optimal, "advice is about best play")
    policies.withLock { $0[policy.game] = policy }
  }

  /// The policy of `game`, which is computed unless it is here.
  /// - Throws: ``GameCore/Stopped`` when a limit ended the work.
  public func policy(
    of game: FaceDownGame, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) -> FaceDownPolicy {
    if let policy = self[game] { return policy }
    return try computing.withLock { _ throws(Stopped) in
      if let policy = self[game] { return policy }
      let policy = try FaceDownSolver(game).policy(limits: limits, observer: observer)
      add(policy)
      return policy
    }
  }
}
