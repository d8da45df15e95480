import CardMatch
import GameCore

/// What can be made of a deal when every card is visible: `cardmatch analyze`.
package struct CardMatchAnalyzeDocument: Document {
  package struct Request: Encodable, Sendable {
    let cards: [String]
    let scoring: ScoringEcho
  }

  package struct Component: Encodable, Sendable {
    let cards: [String]
    let size: Int
    let isOdd: Bool
    let mayStay: [String]
  }

  package struct Step: Encodable, Sendable {
    let card: String
    let index: Int
    let outcome: String
    let score: Int
  }

  package struct Result: Encodable, Sendable {
    let bestScore: Int
    let clearable: Bool
    let fewestLeft: Int
    let leftByBestPlay: Int
    let cardsLeftByBestPlay: [String]
    let play: [Step]
    let components: [Component]
    let reason: String
    let evidence: EvidenceValue
  }

  package static let schema = "puzzlelab/cardmatch.analyze/1"

  package let request: Request
  package let result: Result
  private let analysis: DealAnalysis
  private var cards: [Card] { analysis.cards }

  /// Shows what can be made of a deal.
  package init(_ analysis: DealAnalysis) {
    self.analysis = analysis
    let cards = analysis.cards
    request = Request(cards: cards.map(CardNotation.text), scoring: ScoringEcho(analysis.scoring))
    func names(_ indices: [Int]) -> [String] { indices.map { CardNotation.text(cards[$0]) } }
    result = Result(
      bestScore: analysis.bestScore, clearable: analysis.components.isClearable,
      fewestLeft: analysis.components.fewestLeft, leftByBestPlay: analysis.bestPlay.left.count,
      cardsLeftByBestPlay: names(analysis.bestPlay.left),
      play: analysis.steps.map { step in
        Step(
          card: CardNotation.text(cards[step.index]), index: step.index, outcome: Self.word(step.outcome),
          score: step.score)
      },
      components: analysis.components.parts.map { part in
        Component(
          cards: names(part.cards), size: part.cards.count, isOdd: part.isOdd, mayStay: names(part.mayStay))
      },
      reason: Self.reason(analysis.components, cards: cards), evidence: EvidenceValue(analysis.evidence.worded))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = cards.map { $0.painted(style) }.joined(separator: " ") + "\n\n"
    text += "Best score: \(style.paint(String(analysis.bestScore), .bold))"
    text += "  (\(Wording.count(analysis.bestPlay.pairs.count, "pair", "pairs")), "
    text += "\(Wording.count(analysis.bestPlay.left.count, "card stays", "cards stay")))\n"
    for pair in analysis.bestPlay.pairs {
      let names = "\(cards[pair.first].painted(style)) \(cards[pair.second].painted(style))"
      text += "  \(names)  \(pair.match == .rank ? "rank" : "suit")\n"
    }
    if !analysis.bestPlay.left.isEmpty {
      text += "  stay: " + analysis.bestPlay.left.map { cards[$0].painted(style) }.joined(separator: " ") + "\n"
    }
    if !analysis.steps.isEmpty {
      let scores = analysis.steps.map { String($0.score) }.joined(separator: ", ")
      text += style.wrapped("Choose in this order; the score runs \(scores).", indent: 2)
    }
    text += "\n" + style.wrapped(result.reason)
    return text + "\n" + style.paint(analysis.evidence.worded.words.capitalizedFirst, .dim) + "\n"
  }

  private static func word(_ outcome: CardTable.Outcome) -> String {
    switch outcome {
    case .turnedUp: "turnedUp"
    case .turnedDown: "turnedDown"
    case .matched(.rank, _): "rankMatch"
    case .matched(.suit, _): "suitMatch"
    case .mismatched: "mismatch"
    }
  }

  /// The proof in words.
  private static func reason(_ components: Components, cards: [Card]) -> String {
    let odd = components.parts.filter(\.isOdd)
    let parts = Wording.count(components.parts.count, "part", "parts")
    let chain = "Joined by equal ranks and suits the deal falls into \(parts) of "
    let sizes = Wording.list(components.parts.map { String($0.cards.count) })
    let start = chain + "\(sizes) \(cards.count == 1 ? "card" : "cards"). A pair lies within one part, "
    guard !odd.isEmpty else {
      return start
        + "and cards that hang together can all be paired when their number is even: the deal can be cleared."
    }
    let stays = odd.map { part in
      let all = part.cards.map { CardNotation.symbol(cards[$0]) }.joined(separator: " ")
      let may = Wording.list(part.mayStay.map { CardNotation.symbol(cards[$0]) }, conjunction: "or")
      return part.cards.count == 1 ? "\(all) has no partner" : "of \(all) one card must stay, which can be \(may)"
    }
    return start + "so a part of odd size keeps at least one card: " + stays.joined(separator: "; ")
      + ". The deal can't be cleared; \(Wording.count(odd.count, "card stays", "cards stay")) at best."
  }
}
