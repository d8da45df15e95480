import CardMatch
import Documents
import GameCore

/// What can be made of a deal when every card is visible: `cardmatch analyze`.
package struct CardMatchAnalyzeDocument: Document {
  let analysis: DealAnalysis
  var cards: [Card] { analysis.cards }

  /// Shows what can be made of a deal.
  package init(_ analysis: DealAnalysis) { self.analysis = analysis }

  package static let table: String? = "play"

  package static let shape = Shape<Self>(
    Field("bestScore", "The best score") { $0.analysis.bestScore },
    Field("clearable", "Whether all cards can be matched") { $0.analysis.fewestLeft == 0 },
    Field("fewestLeft", "The fewest cards that can remain") { $0.analysis.fewestLeft },
    Field("leftByBestPlay", "The cards that remain when the best score is reached with as many groups as possible") {
      $0.analysis.bestPlay.left.count
    },
    Field("cardsLeftByBestPlay", "These cards") { $0.names($0.analysis.bestPlay.left) },
    Field("play", "The choices that reach the best score, in order") { document in
      document.analysis.steps.map { Step(card: document.cards[$0.index], step: $0) }
    },
    Field("components", "The connected components of the deal, linked by equal ranks and suits") { document in
      document.analysis.components.parts.map { part in
        Component(cards: document.names(part.cards), isOdd: part.isOdd, mayStay: document.names(part.mayStay))
      }
    },
    Field("reason", "What can be cleared, with a proof in words") { $0.reason },
    Field("evidence", "The evidence for all of this") { $0.analysis.evidence })

  /// A connected part of the deal.
  private struct Component: Record {
    package static var recordName: String { "dealComponent" }
    let cards: [String]
    let isOdd: Bool
    let mayStay: [String]

    static let shape = Shape<Self>(
      Field("cards", "Its cards") { $0.cards }, Field("size", "Their number") { $0.cards.count },
      Field("isOdd", "Whether that is odd: then one card must remain when pairs are matched") { $0.isOdd },
      Field("mayStay", "The cards that can be the remaining one when pairs are matched") { $0.mayStay })
  }

  /// A choice.
  private struct Step: Record {
    package static var recordName: String { "playStep" }
    let card: Card
    let step: DealAnalysis.Step

    static let shape = Shape<Self>(
      Field("card", "The chosen card") { CardNotation.text($0.card) },
      Field("index", "Its place, from 0") { $0.step.index },
      Field("outcome", "What the choice did") { OutcomeWord($0.step.outcome) },
      Field("score", "The score after it") { $0.step.score })
  }

  private enum OutcomeWord: String, CaseIterable, JSONWritable {
    case turnedUp, turnedDown, rankMatch, suitMatch, partialRankMatch, partialSuitMatch, mismatch

    init(_ outcome: CardTable.Outcome) {
      switch outcome {
      case .turnedUp: self = .turnedUp
      case .turnedDown: self = .turnedDown
      case .matched(.rank, _): self = .rankMatch
      case .matched(.suit, _): self = .suitMatch
      case .matched(.partialRank, _): self = .partialRankMatch
      case .matched(.partialSuit, _): self = .partialSuitMatch
      case .mismatched: self = .mismatch
      }
    }
  }

  private func names(_ indices: [Int]) -> [String] { indices.map { CardNotation.text(cards[$0]) } }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = cards.map { $0.painted(style) }.joined(separator: " ") + "\n\n"
    text += "Best score: \(style.paint(String(analysis.bestScore), .bold))"
    let isPairs = analysis.scoring.group == .two
    let groups = analysis.bestPlay.groups
    text += "  (\(Wording.count(groups.count, isPairs ? "pair" : "group", isPairs ? "pairs" : "groups")), "
    text += "\(Wording.count(analysis.bestPlay.left.count, "card remains", "cards remain")))\n"
    for group in groups {
      let names = group.cards.map { cards[$0].painted(style) }.joined(separator: " ")
      text += "  \(names)  \(group.match.words(in: analysis.scoring.group))\n"
    }
    if !analysis.bestPlay.left.isEmpty {
      text += "  remaining: " + analysis.bestPlay.left.map { cards[$0].painted(style) }.joined(separator: " ") + "\n"
    }
    if !analysis.steps.isEmpty {
      let scores = analysis.steps.map { String($0.score) }.joined(separator: ", ")
      text += style.wrapped("Turn them in this order; the scores are \(scores).", indent: 2)
    }
    text += "\n" + style.wrapped(reason)
    return text + style.evidence(analysis.evidence)
  }

  /// The proof in words.
  var reason: String {
    let components = analysis.components
    if analysis.scoring.group == .three { return reasonOfThree }
    let odd = components.parts.filter { $0.isOdd }
    let parts = Wording.count(components.parts.count, "connected component", "connected components")
    let chain = "Linking cards of equal rank or suit gives \(parts) of "
    let sizes = Wording.list(components.parts.map { String($0.cards.count) })
    let start = chain + "\(sizes) \(cards.count == 1 ? "card" : "cards"). A pair lies within one component, "
    guard !odd.isEmpty else {
      return start
        + "and the cards of a component can all be paired if their number is even: the deal can be cleared."
    }
    let stays = odd.map { part in
      let all = part.cards.map { CardNotation.symbol(cards[$0]) }.joined(separator: " ")
      let may = Wording.list(part.mayStay.map { CardNotation.symbol(cards[$0]) }, conjunction: "or")
      return part.cards.count == 1 ? "\(all) has no partner" : "of \(all) one card must remain, which can be \(may)"
    }
    return start + "so every component of odd size keeps at least one card: " + stays.joined(separator: "; ")
      + ". The deal can't be cleared; at best \(Wording.count(odd.count, "card remains", "cards remain"))."
  }

  private var reasonOfThree: String {
    let (pairs, whole, left) = (analysis.components.mostPairs, cards.count / 3, analysis.fewestLeft)
    let sizes = analysis.components.parts.map { $0.cards.count }
    return
      "Linking cards of equal rank or suit gives \(Wording.count(sizes.count, "connected component", "connected components")) "
      + "of \(Wording.list(sizes.map { String($0) })) \(cards.count == 1 ? "card" : "cards"), which can be paired off into "
      + "\(Wording.count(pairs, "matching pair", "matching pairs")): half of each component, rounded down. A group of three "
      + "needs such a pair, and any other card can be its third, so \(min(pairs, whole)) of the at most "
      + "\(Wording.count(whole, "group", "groups")) of three can be made: "
      + (left == 0
        ? "the deal can be cleared."
        : "the deal can't be cleared; at best \(Wording.count(left, "card remains", "cards remain")).")
  }
}
