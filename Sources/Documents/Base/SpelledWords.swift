extension String {
  /// A camelCase key as words, spelled as `text` spells them in its sentences: "misereGrundyValue"
  /// is "misère Grundy value" to match "The Grundy value in misère play".
  package func spacedWords(spelledAs text: String) -> String {
    var words = spacedWords.split(separator: " ").map(String.init)
    for spelling in text.spellings {
      let plain = spelling.inASCII.lowercased().split(separator: "-").map(String.init)
      for place in words.indices.dropLast(plain.count - 1) where words[place..<(place + plain.count)] == plain[...] {
        words.replaceSubrange(place..<(place + plain.count), with: [spelling])
        break
      }
    }
    return words.joined(separator: " ")
  }

  private var spacedWords: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }

  /// The words within sentences that have a capital or an accent, and each without the ending of
  /// the plural: names and terms. Those with a hyphen come before their parts.
  private var spellings: [String] {
    var (names, beginsSentence): ([String], Bool) = ([], true)
    for word in split(separator: " ") {
      let parts = word.split { !$0.isLetter && $0 != "-" }
      if !beginsSentence { names += parts.flatMap { [$0] + $0.split(separator: "-") }.map(String.init) }
      beginsSentence = word.hasSuffix(".")
    }
    return names.filter { $0 != $0.inASCII.lowercased() }
      .flatMap { $0.hasSuffix("s") ? [$0, String($0.dropLast())] : [$0] }
  }
}
