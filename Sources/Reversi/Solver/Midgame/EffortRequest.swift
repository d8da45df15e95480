import GameCore

/// How hard a position is to be searched, whatever the position: a level or a depth, and what
/// limits each position.
public struct EffortRequest: Hashable, Sendable {
  /// What is asked for.
  public enum Aim: Hashable, Sendable {
    /// A level 0...60, see ``Effort/level(_:empties:)``.
    case level(Int)
    /// A search of N plies, 0...60, see ``Effort/plies(_:)``.
    case depth(Int)
  }

  /// The level or the depth.
  public var aim: Aim
  /// The confidence of cutoffs, in percent: 73, 87, 95, 98, 99 or 100; `nil` means that of
  /// the level.
  public var selectivity: Int?
  /// The most nodes for each position; `nil` means no limit.
  public var nodes: UInt64?
  /// The most seconds for each position; `nil` means no limit.
  public var seconds: Double?
  /// The threads that search one estimate together, see ``Effort/threadsInside``.
  public var threadsInside: Int

  /// The usual level of one position.
  public static let usualLevel = 16
  /// The usual level of reviews and openings, where many positions wait.
  public static let usualLevelOfMany = 10

  /// A request. Without an aim it is the usual level, or the highest where a limit ends the search
  /// of each position.
  public init(
    _ aim: Aim? = nil, selectivity: Int? = nil, nodes: UInt64? = nil, seconds: Double? = nil, threadsInside: Int = 1,
    usualLevel: Int = EffortRequest.usualLevel
  ) {
    precondition(threadsInside >= 1, "a search needs a thread")
    precondition(selectivity.map { Selectivity.percentages.contains($0) } ?? true, "see selectivity")
    self.aim = aim ?? .level(nodes == nil && seconds == nil ? usualLevel : 60)
    self.selectivity = selectivity
    self.nodes = nodes
    self.seconds = seconds
    self.threadsInside = threadsInside
  }

  /// What the request means for a position with N empty squares.
  package func effort(empties: Int) -> Effort {
    var effort: Effort =
      switch aim {
      case .level(let level): .level(level, empties: empties)
      case .depth(let depth): .plies(depth)
      }
    if let selectivity {
      effort.selectivity = .percent(selectivity)
      effort.endSelectivity = .percent(selectivity)
    }
    effort.threadsInside = threadsInside
    return effort
  }

  /// The limits of one position that is searched now, within those of all.
  package func limits(within outer: SearchLimits) -> SearchLimits {
    var limits = outer
    limits.nodes = [outer.nodes, nodes].compactMap { $0 }.min()
    limits.deadline = [outer.deadline, seconds.map { .after(seconds: $0) }].compactMap { $0 }.min()
    return limits
  }
}
