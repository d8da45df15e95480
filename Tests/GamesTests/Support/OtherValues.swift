import Documents
import Questions

/// Values other than the default for any parameter: the first texts of a pool that its domain
/// reads.
enum OtherValues {
  /// Texts of every kind that parameters read.
  private static let pool = [
    "", "2", "3", "6", "7", "12", "40", "74", "95", "1000", "0.5", "0.25", "true", "1/2", "1-3", "6-8", "1,2,3", "m=3",
    "-2..2",
    "2026-12-24", "kayles", "take:1|2", "nim 3,4", "0.1-0.3", "wild,dumb", "level:2", "greedy", "course:3:1",
    "tutorial",
    "AH 8D TS 8C", "AH ?? 8D+ 8C ??", "A ? ? A", "0000 1111 2222", "f5d6c3",
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X", "AAAA", "no such file", "1", "set-3", "quads",
    "2x4", "4x2",
  ]

  /// Up to `count` texts that give the parameter a value other than its default, as far as the pool
  /// has any.
  static func texts(of parameter: AnyParameter, in question: Question, atMost count: Int = 2) -> [String] {
    (parameter.words + pool).lazy.filter { text in
      var arguments = Arguments(question.list, naming: .keys)
      guard (try? arguments.read(text, for: parameter)) != nil, arguments.isChanged(parameter) else { return false }
      // Cards are kept as they were typed until it is known how they are read.
      var echo = JSONWriter()
      arguments.write(to: &echo)
      return (try? JSON(reading: echo.bytes[...])).flatMap { try? Request(question, json: $0) } != nil
    }.prefix(count).map(\.self)
  }
}
