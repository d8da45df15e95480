/// What a reader of a pasted text has added to it or left out.
package struct PasteNotes: Hashable, Sendable {
  /// The side to move, which the text doesn't state: it follows from the number of discs.
  package var assumedSide: Side?
  /// The words of the text that belong to no board and no moves.
  package var unused: String?

  /// Nothing is added or left out.
  package init() {}
}
