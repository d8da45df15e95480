extension StringProtocol {
  /// Where the bytes of `part` first begin in this text; `nil` when they aren't there.
  /// - Complexity: O(n · m) for texts of n and m bytes; bytes are compared, because characters take
  ///   a hundred times as long.
  package func start(of part: String) -> Index? {
    let part = Array(part.utf8)
    guard let first = part.first else { return isEmpty ? nil : startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether `part` is somewhere in this text.
  package func holds(_ part: String) -> Bool { start(of: part) != nil }
}
