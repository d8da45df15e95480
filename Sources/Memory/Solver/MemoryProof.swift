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
}
