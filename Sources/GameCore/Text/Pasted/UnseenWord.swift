/// The words for a place of a table whose card hasn't been seen, the same in all games with cards
/// face down: `?`, `??`, words that no shell touches (`xx`, `_`), and what other programs write.
package enum UnseenWord {
  private static let words: Set<String> = [
    "", "?", "??", "xx", "_", "__", "-", "--", "#", "##", "*", "**", "null", "none", "nil", "unseen", "unknown",
    "hidden", "🂠", "？", "？？", "＿", "＊", "＃", "－",
  ]

  /// Whether a word denotes a card that hasn't been seen; either case.
  package static func contains(_ word: some StringProtocol) -> Bool {
    word.utf8.count <= 8 && words.contains(word.lowercased())
  }
}
