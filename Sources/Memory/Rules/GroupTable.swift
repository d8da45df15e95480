/// A table on which groups of equal cards are taken, as a player with perfect memory knows it.
public struct GroupTable: Sendable, Equatable {
  /// A face on the table.
  public struct Face: Sendable, Equatable {
    /// How many of its cards are on the table.
    public let left: Int
    /// The places of those that are known, ascending.
    public let known: [Int]

    /// A face of which `left` cards are on the table.
    public init(left: Int, known: [Int]) { (self.left, self.known) = (left, known) }
  }

  /// The rules.
  public let rules: KindRules
  /// The faces that are on the table, those without a known card included.
  public let faces: [Face]
  /// The places of the cards that aren't known, ascending.
  public let unseen: [Int]

  /// A table whose numbers are known to agree.
  package init(_ rules: KindRules, faces: [Face], unseen: [Int]) {
    (self.rules, self.faces, self.unseen) = (rules, faces, unseen)
    precondition(faces.reduce(0) { $0 + $1.left - $1.known.count } == unseen.count, "every card has a place")
  }
}
