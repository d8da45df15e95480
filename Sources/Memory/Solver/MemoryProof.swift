/// Why a value of a game of pairs is exact.
public enum MemoryProof: Hashable, Sendable {
  /// There are no cards on the table.
  case emptyTable
  /// Both places of every face are known: each turn takes a pair.
  case knownPairs
  /// The recurrence over all arrangements of the cards that aren't known, in whole numbers (see
  /// `ExactRow`).
  case arrangements
  /// The recurrence over what a forgetful player remembers, in fractions (see ``RecallTable``).
  case recall
  /// No card is shown again without a match: each turn that misses shows two new cards (see
  /// ``CourseTable``).
  case noPenalty
  /// The recurrence over the numbers of faces by cards left and cards known, in whole numbers (see
  /// ``KindSolver``).
  case orders
  /// The recurrence over all arrangements and leads, in whole numbers, of the game in which known
  /// pairs are taken at once (see ``WinningTable``).
  case leads
  /// The recurrence over all arrangements, in whole numbers, of the game of several players in
  /// which known pairs are taken at once (see ``PlayersTable``).
  case turns
}
