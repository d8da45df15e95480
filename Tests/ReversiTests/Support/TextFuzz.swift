import GameCore

/// Texts that no parser may trip over.
enum TextFuzz {
  /// Calls `body` with every beginning of a good text, changed copies of it, and random text from
  /// `alphabet`.
  static func run(
    seed: UInt64, good: [UInt8], alphabet: String, rounds: Int = 5000, _ body: ([UInt8]) -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array(alphabet.utf8)
    for length in 0...good.count { body(Array(good.prefix(length))) }
    for _ in 0..<rounds {
      var text = good
      for _ in 0...generator.index(4) {
        let place = generator.index(text.count)
        switch generator.index(3) {
        case 0: text[place] = letters[generator.index(letters.count)]
        case 1: text.insert(UInt8(generator.index(256)), at: place)
        default: if text.count > 1 { text.remove(at: place) }
        }
      }
      body(text)
      body((0..<generator.index(60)).map { _ in letters[generator.index(letters.count)] })
      body((0..<generator.index(30)).map { _ in UInt8(generator.index(256)) })
    }
  }
}
