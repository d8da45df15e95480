import CardMatch
import Documents
import GameCore
import Games
import Matchsticks
import Questions
import SetGame

extension FuzzTarget {
  /// Fast ways against slow ones: what they have to agree about.
  static let agreements: [FuzzTarget] =
    reversiAgreements + [
      FuzzTarget("agree-set-triples") { bytes in
        let cards = distinct(bytes, below: 81).prefix(32).map { SetGame.Card(code: UInt8($0)) }
        var finder = TripleFinder()
        for (place, card) in cards.enumerated() { finder.place(card.code, at: place) }
        let count = finder.find(cards: cards.count)
        let found = (0..<count).map { [finder[$0].first, finder[$0].second, finder[$0].third] }
        require(found == triples(cards), "the finder lists what trying every triple lists")
        var counter = TripleCounter(cards: cards.count)
        for (place, card) in cards.enumerated() { counter.place(card.code, at: place, deal: 5) }
        counter.count()
        require(counter[5] == count, "the counter counts what the finder lists")
      },
      FuzzTarget("agree-heaps") { bytes in
        var choices = Choices(bytes)
        let base = choices.index(2) == 0 ? TakeAndBreakCode.Base.octal : .hexadecimal
        let digits = (0..<1 + choices.index(5)).map { _ in choices.index(base.rawValue) }
        guard let code = TakeAndBreakCode(base: base, digits: digits) else { return }
        let bound = 20 + choices.index(60)
        guard let search = GrundySearch(.takeAndBreak(code), bound: bound) else { return }
        _ = search.run(bound: bound, untilPeriod: false)
        let slow = values(of: code, to: bound)
        let fast = (0...bound).map { search.value($0) }
        require(fast == slow, "the values of \(code) are those of the definition: \(fast) \(slow)")
      },
      FuzzTarget("agree-matching") { bytes in
        guard
          let scoring = accepted({
            try Scoring(rankScore: Int(bytes.first ?? 0) % 9, suitScore: Int(bytes.last ?? 0) % 9)
          })
        else { return }
        let cards = distinct(bytes.dropFirst(), below: 52).prefix(9).compactMap {
          CardMatch.Card(rank: $0 % 13, suit: $0 / 13)
        }
        let best = BestMatching(cards, scoring: scoring)
        require(best.score == bestScore(cards, scoring), "a best matching is as good as any: \(cards)")
      },
      FuzzTarget("agree-quick-answers") { bytes in
        // Cards as a request has them; the quick way and the long one give one document.
        let text = String(decoding: bytes.prefix(200), as: UTF8.self)
        var members = JSONWriter()
        members.string(text)
        guard let echo = accepted({ try JSON(reading: Array("{\"cards\":".utf8)[...] + members.bytes + [0x7D]) }),
          let question = QuestionTable.puzzlelab.question(named: "set.hints")
        else { return }
        var quick = JSONWriter()
        guard question.answerQuickly(echo, to: &quick),
          let request = accepted({ try Request(question, json: echo) })
        else { return }
        let answering = Answering(environment: .empty, stopSignal: StopSignal())
        guard let answer = accepted({ try answering.answer(request) }) else {
          return require(false, "what is answered quickly is answered at length: \(text)")
        }
        var long = JSONWriter()
        answer.write(showsRun: false, to: &long)
        require(
          accepted { try JSON(reading: quick.bytes[...]) }?["result"]
            == accepted { try JSON(reading: long.bytes[...]) }?["result"], "two ways to one answer: \(text)")
      },
    ]

  /// Different numbers below `bound`, in the order of the bytes.
  private static func distinct(_ bytes: some Sequence<UInt8>, below bound: Int) -> [Int] {
    var seen: Set<Int> = []
    return bytes.map { Int($0) % bound }.filter { seen.insert($0).inserted }
  }

  /// Every triple whose third card completes the first two, feature by feature.
  private static func triples(_ cards: [SetGame.Card]) -> [[Int]] {
    let digits = cards.map { $0.digits(in: .standard) }
    var triples: [[Int]] = []
    for a in cards.indices {
      for b in cards.indices where b > a {
        for c in cards.indices where c > b {
          if (0..<4).allSatisfy({ (digits[a][$0] + digits[b][$0] + digits[c][$0]) % 3 == 0 }) {
            triples.append([a, b, c])
          }
        }
      }
    }
    return triples
  }

  /// Grundy values by their definition.
  private static func values(of code: TakeAndBreakCode, to bound: Int) -> [Int] {
    var values: [Int] = []
    for heap in 0...bound {
      var seen: Set<Int> = []
      for take in stride(from: 1, through: heap, by: 1) {
        let (rest, digit) = (heap - take, code.digit(take))
        if digit & 1 != 0, rest == 0 { seen.insert(0) }
        if digit & 2 != 0, rest > 0 { seen.insert(values[rest]) }
        for a in stride(from: 1, to: rest, by: 1) {
          if digit & 4 != 0 { seen.insert(values[a] ^ values[rest - a]) }
          guard digit & 8 != 0 else { continue }
          for b in stride(from: 1, to: rest - a, by: 1) { seen.insert(values[a] ^ values[b] ^ values[rest - a - b]) }
        }
      }
      values.append((0...).first { !seen.contains($0) } ?? 0)
    }
    return values
  }

  /// The best score over all matchings.
  private static func bestScore(_ cards: [CardMatch.Card], _ scoring: Scoring) -> Int {
    guard let first = cards.first else { return 0 }
    var rest = Array(cards.dropFirst())
    var best = bestScore(rest, scoring)
    for index in rest.indices {
      guard let match = first.match(with: rest[index]) else { continue }
      let other = rest.remove(at: index)
      best = max(best, scoring.net(match) + bestScore(rest, scoring))
      rest.insert(other, at: index)
    }
    return best
  }
}

extension Environment {
  fileprivate static var empty: Environment {
    Environment { name throws(Fault) in throw Fault.io(name) }
  }
}
