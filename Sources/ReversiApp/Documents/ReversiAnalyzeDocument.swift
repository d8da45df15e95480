import Documents
import GameCore
import Reversi

/// `reversi analyze`: what players consider in a position, its static evaluation, and its value by
/// search.
package struct ReversiAnalyzeDocument: Document {
  let analysis: PositionAnalysis
  var features: PositionFeatures { analysis.features }
  var position: Position { analysis.features.position }

  package init(_ analysis: PositionAnalysis) { self.analysis = analysis }

  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.position.boardText },
    Field("sideToMove", ReversiFields.sideToMove) { $0.position.sideToMove },
    Field("empties", ReversiFields.empties) { $0.position.emptyCount },
    Field("discs", "The discs of each side") { $0.sides { $0.discs } },
    Field("mobility", "The legal moves of each side, were it that side's turn") { $0.sides { $0.mobility } },
    Field("potentialMobility", "The empty squares next to the other side's discs") {
      $0.sides { $0.potentialMobility }
    },
    Field("frontier", "The discs next to empty squares") { $0.sides { $0.frontier } },
    Field("stableDiscs", "The provably stable discs; there may be more") {
      $0.sides { $0.stableDiscs }
    },
    Field("parityRegions", "Regions of empty squares, connected by king's moves") { $0.features.regions },
    Field("evaluation", "The static evaluation in discs, if there is a move; not for the start") {
      $0.analysis.evaluation.map { DiscValue(hundredths: $0) }
    },
    Field("discDifference", "The value by search, unless stopped before any depth. \(ReversiFields.score)") {
      $0.analysis.value.map { DiscValue(hundredths: $0) }
    },
    Field("bestMove", "The move with that value, when there is a move") { $0.analysis.best?.move },
    Field("principalVariation", ReversiFields.line) { $0.analysis.best?.principalVariation ?? [] },
    Field("evidence", "The evidence for the value") { $0.analysis.evidence },
    Field("isFinished", ReversiFields.isFinished) { $0.position.isFinished },
    Field("notes", ReversiFields.notes) { $0.notes },
    Field("stopReason", ReversiFields.stopReason) { $0.analysis.stopReason })

  private var notes: [String] { ReversiFields.notes(position, threadsInside: analysis.threadsInside) }

  private func sides(_ count: (PositionFeatures.Counts) -> Int) -> SideCounts {
    SideCounts(black: count(features.black), white: count(features.white))
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = BoardDrawing.text(position, style: style) + "\n" + counts.text(style: style, indent: 2) + "\n"
    text += style.fact("regions:", regions)
    if let evaluation = analysis.evaluation {
      let value = DiscValue(hundredths: evaluation).signed(isProved: false)
      text += style.fact("static:", "\(value) for \(position.sideToMove), without a search")
    }
    text += value
    if let best = analysis.best {
      text += style.fact("line:", best.principalVariation.map { $0.description }.joined(separator: " "))
    }
    for note in notes { text += style.fact("note:", note) }
    if let reason = analysis.stopReason { text += style.fact("note:", reason.noteOnDepth) }
    return text + ReversiFields.cost(analysis.nodes, run) + (analysis.evidence.map { style.evidence($0) } ?? "")
  }

  private var counts: TextTable {
    var table = TextTable(.words(""), .numbers("black"), .numbers("white"))
    let rows: [(String, (PositionFeatures.Counts) -> Int)] = [
      ("moves", { $0.mobility }), ("potential moves", { $0.potentialMobility }), ("frontier discs", { $0.frontier }),
      ("stable discs", { $0.stableDiscs }),
    ]
    for (name, count) in rows { table.add(name, "\(count(features.black))", "\(count(features.white))") }
    return table
  }

  /// "1 square, odd: a1; 54 squares, even, from a3": small regions by their squares, large ones by
  /// the first square.
  var regions: String {
    guard !features.regions.isEmpty else { return "no empty square" }
    return features.regions.map { region in
      let squares =
        region.squares.count <= 6
        ? ": " + region.squares.map { $0.description }.joined(separator: " ") : ", from \(region.squares[0])"
      return "\(Wording.count(region.squares.count, "square", "squares")), \(region.parity)\(squares)"
    }.joined(separator: "; ")
  }

  var value: String {
    let side = position.sideToMove
    guard let best = analysis.best else {
      return position.isFinished ? "  result: \(ReversiShowDocument.outcome(position.finalDifference, side))\n" : ""
    }
    let value = DiscValue(hundredths: best.value).signed(isProved: best.isProved)
    return "  value:  \(value) for \(side), by \(best.move); \(best.basis)\n"
  }
}

extension PositionFeatures.Region: Record {
  package static var recordName: String { "parityRegion" }
  /// "odd" or "even".
  fileprivate var parity: String { isOdd ? "odd" : "even" }

  package static let shape = Shape<Self>(
    Field("parity", "Whether the number of squares is odd or even") { $0.parity },
    Field("size", "How many squares there are") { $0.squares.count },
    Field("squares", "The squares in board order") { $0.squares })
}
