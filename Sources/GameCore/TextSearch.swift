extension StringProtocol {
  /// Where `part` first begins in this text; `nil` when it isn't there.
  /// - Complexity: O(n · m) for texts of n and m characters.
  package func start(of part: String) -> Index? { indices.first { self[$0...].hasPrefix(part) } }

  /// Whether `part` is somewhere in this text.
  package func holds(_ part: String) -> Bool { start(of: part) != nil }
}
