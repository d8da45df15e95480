/// How hard to look at a position: how many plies deep, and from which number of empty squares on to the end.
///
/// Selective searches cut a branch when a shallower search says, with a confidence of so many percent, that it won't
/// change the answer; 100 means that no branch is cut.
public struct Effort: Hashable, Sendable {
  /// The plies to search where the end is too far, at least 0.
  public var depth: Int
  /// The confidence of cut-offs in that search: one of ``selectivities``.
  public var selectivity: Int
  /// Positions with at most this many empties are searched to the end of the game,
  public var endEmpties: Int
  /// with cut-offs of this confidence; 100 proves the value.
  public var endSelectivity: Int

  /// The confidences that can be asked for, in percent.
  public static let selectivities = [73, 87, 95, 98, 99, 100]

  /// Creates an effort.
  public init(depth: Int, selectivity: Int = 100, endEmpties: Int = 0, endSelectivity: Int = 100) {
    precondition(depth >= 0, "a search has no negative depth")
    precondition(
      Self.selectivities.contains(selectivity) && Self.selectivities.contains(endSelectivity), "see selectivities")
    self.depth = depth
    self.selectivity = selectivity
    self.endEmpties = endEmpties
    self.endSelectivity = endSelectivity
  }
}
