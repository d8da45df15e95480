import GameCore
import Reversi

/// `reversi analyze`: what players look at in a position, its static evaluation, and its value by search.
package struct ReversiAnalyzeDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let effort: ReversiEffortValue
    let moves: String?
    let position: String
    let size: Int
  }

  /// A count for each player.
  package struct Sides: Encodable, Sendable {
    let black: Int
    let white: Int
  }

  /// A region of empty squares.
  package struct Region: Encodable, Sendable {
    /// "odd" or "even".
    let parity: String
    let size: Int
    let squares: [String]
  }

  /// What came out. Values are those of the side to move; the winner takes the empty squares.
  package struct Result: Encodable, Sendable {
    let bestMove: String?
    let discDifference: DiscValue?
    let discs: Sides
    let empties: Int
    /// The static evaluation in discs; absent in finished games.
    let evaluation: DiscValue?
    let evidence: EvidenceValue?
    let frontier: Sides
    let isFinished: Bool
    let mobility: Sides
    let notes: [String]
    let parityRegions: [Region]
    let position: String
    let potentialMobility: Sides
    let principalVariation: [String]
    let sideToMove: String
    let stableDiscs: Sides
    let stopReason: String?
  }

  package static let schema = "puzzlelab/reversi.analyze/1"
  package let request: Request
  package let result: Result
  private let analysis: PositionAnalysis

  /// Reports the analysis of the end of a line of play.
  package init(_ line: Line, analysis: PositionAnalysis, effort: EffortRequest) {
    self.analysis = analysis
    let features = analysis.features
    let position = features.position
    func sides(_ count: (PositionFeatures.Counts) -> Int) -> Sides {
      Sides(black: count(features.black), white: count(features.white))
    }
    request = Request(
      effort: ReversiEffortValue(effort), moves: line.moves.isEmpty ? nil : line.transcript,
      position: line.start.boardText,
      size: position.size.rawValue)
    result = Result(
      bestMove: analysis.best?.move.description,
      discDifference: analysis.value.map { DiscValue(hundredths: $0) }, discs: sides(\.discs),
      empties: position.emptyCount, evaluation: analysis.evaluation.map { DiscValue(hundredths: $0) },
      evidence: analysis.evidence.map { EvidenceValue(reversi: $0) }, frontier: sides(\.frontier),
      isFinished: position.isFinished, mobility: sides(\.mobility),
      notes: position.oddities.map(\.note) + ReversiEffortValue.notes(threadsInside: analysis.threadsInside),
      parityRegions: features.regions.map { Region($0) }, position: position.boardText,
      potentialMobility: sides(\.potentialMobility),
      principalVariation: analysis.best?.principalVariation.map(\.description) ?? [],
      sideToMove: position.sideToMove.description, stableDiscs: sides(\.stableDiscs),
      stopReason: analysis.stopReason?.rawValue)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let position = analysis.features.position
    var text = BoardDrawing.text(position, style: style) + "\n" + counts.text(style: style, indent: 2) + "\n"
    text += style.fact("regions:", regions)
    if let evaluation = result.evaluation {
      text += style.fact("static:", "\(evaluation.signed(isProved: false)) for \(result.sideToMove), without a search")
    }
    text += value
    if let best = analysis.best {
      text += style.fact("line:", best.principalVariation.map(\.description).joined(separator: " "))
    }
    for note in result.notes { text += style.fact("note:", note) }
    if let reason = analysis.stopReason { text += style.fact("note:", "stopped early: \(reason.words)") }
    let nodes = Wording.count(analysis.nodes, "position", "positions")
    return text + "  \(nodes) searched in \(Wording.duration(seconds: run.elapsedSeconds))\n"
  }

  private var counts: TextTable {
    var table = TextTable(.words(""), .numbers("black"), .numbers("white"))
    let rows = [
      ("moves", result.mobility), ("potential moves", result.potentialMobility), ("frontier discs", result.frontier),
      ("stable discs", result.stableDiscs),
    ]
    for (name, sides) in rows { table.add(name, "\(sides.black)", "\(sides.white)") }
    return table
  }

  /// "1 odd (a1), 2 even (…)": small regions by their squares, large ones by a square and their size.
  private var regions: String {
    guard !result.parityRegions.isEmpty else { return "no empty square" }
    return result.parityRegions.map { region in
      let squares = region.size <= 6 ? region.squares.joined(separator: " ") : "from \(region.squares[0])"
      return "\(region.size) \(region.parity) (\(squares))"
    }.joined(separator: ", ")
  }

  private var value: String {
    let side = analysis.features.position.sideToMove
    if analysis.best == nil {
      return "  result: \(ReversiShowDocument.outcome(analysis.features.position.finalDifference, side))\n"
    }
    guard let value = result.discDifference, let evidence = analysis.evidence else { return "" }
    let isProved = analysis.best?.isProved ?? true
    return "  value:  \(value.signed(isProved: isProved)) for \(side); \(evidence.words)\n"
  }
}

extension ReversiAnalyzeDocument.Region {
  init(_ region: PositionFeatures.Region) {
    self.init(
      parity: region.isOdd ? "odd" : "even", size: region.squares.count, squares: region.squares.map(\.description))
  }
}
