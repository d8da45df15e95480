/// Finds the word that was probably meant.
package enum NearestWord {
  /// The candidate at the smallest distance, at most a third of the shorter word's length; a
  /// candidate that the word begins is near as well. Ties: the first candidate.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard (2...60).contains(word.utf8.count) else { return nil }
    let lowercased = word.lowercased()
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      var distance = distance(lowercased, candidate)
      // Of what differs in more than a third, the meaning does, too.
      if distance > min(candidate.count, word.count) / 3 {
        guard candidate.hasPrefix(lowercased) else { continue }
        distance = 1
      }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Damerau–Levenshtein distance (optimal string alignment): the least number of insertions,
  /// deletions, replacements and swaps of neighbours, no place edited twice.
  /// - Complexity: O(n·m).
  package static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var before: [Int] = []
    var previous = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let replaced = previous[j] + (first[i] == second[j] ? 0 : 1)
        var least = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { least = min(least, before[j - 1] + 1) }
        row.append(least)
      }
      before = previous
      previous = row
    }
    return previous[second.count]
  }
}
