import Documents
import GameCore
import Reversi

extension ReversiHintsDocument: FigureDocument {
  package var title: String {
    position.isFinished ? "A finished game" : "\(position.sideToMove.description.capitalizedFirst) to move"
  }

  package var lead: [String] { [meaning.capitalizedFirst + "."] }

  package var figures: [Figure] {
    var notes: [Square: BoardPicture.Note] = [:]
    for (rank, move) in advice.moves.enumerated() {
      guard case .place(let square) = move.move else { continue }
      let value = DiscValue(hundredths: move.value).signed(isProved: move.isProved)
      notes[square] = BoardPicture.Note(
        text: value, below: move.isProvedHere ? "✓" : move.isProved ? "book" : "≈\(move.depth)", isBest: rank == 0,
        words: "\(move.move) \(value), \(move.basis)")
    }
    return [
      Figure(
        "The value of each move",
        caption:
          "For the side to move, in discs; ✓ proved, ≈ estimated at that depth, book: from the book. Darker: the best.",
        BoardPicture(position: position, notes: notes),
        numbers: NumberTable(
          ["#", "move", "value", "known", "line"], numeric: [0, 2],
          rows: advice.moves.enumerated().map { rank, move in
            [
              "\(rank + 1)", "\(move.move)", DiscValue(hundredths: move.value).signed(isProved: move.isProved),
              move.basis,
              move.principalVariation.map { $0.description }.joined(separator: " "),
            ].map { NumberTable.Cell($0) }
          }))
    ]
  }
}

extension ReversiAnalyzeDocument: FigureDocument {
  package var title: String {
    position.isFinished ? "A finished game" : "\(position.sideToMove.description.capitalizedFirst) to move"
  }

  package var lead: [String] { [value.split(separator: " ").joined(separator: " ")].filter { !$0.isEmpty } }

  package var figures: [Figure] {
    var rings: [BoardPicture.Ring] = []
    if let best = analysis.best, case .place(let square) = best.move {
      rings.append(BoardPicture.Ring(square: square, colour: "#7ff0a8", words: "\(square) is best"))
    }
    let rows: [(String, (PositionFeatures.Counts) -> Int)] = [
      ("discs", { $0.discs }), ("moves", { $0.mobility }), ("potential moves", { $0.potentialMobility }),
      ("frontier discs", { $0.frontier }),
      ("stable discs", { $0.stableDiscs }),
    ]
    return [
      Figure(
        "The position",
        caption: "Regions of empty squares: \(regions)." + (rings.isEmpty ? "" : " Ringed: the best move."),
        BoardPicture(position: position, rings: rings),
        numbers: NumberTable(
          ["what", "black", "white"], numeric: [1, 2],
          rows: rows.map { name, count in
            [
              NumberTable.Cell(name), NumberTable.Cell("\(count(features.black))"),
              NumberTable.Cell("\(count(features.white))"),
            ]
          }))
    ]
  }
}

extension ReversiSolveDocument: FigureDocument {
  package var title: String {
    let side = solution.position.sideToMove
    return solution.score.map { "\($0.signed) for \(side), proved" } ?? "Not proved to the end"
  }

  package var lead: [String] {
    solution.principalVariation.isEmpty
      ? [] : ["Best play: \(solution.principalVariation.map { $0.description }.joined(separator: " "))."]
  }

  package var figures: [Figure] {
    var notes: [Square: BoardPicture.Note] = [:]
    for move in showsMoves ? solution.moves : [] {
      guard case .place(let square) = move.move else { continue }
      let isExact = move.lower == move.upper
      notes[square] = BoardPicture.Note(
        text: isExact ? move.lower.signed : "\(move.lower)…", below: isExact ? "" : "\(move.upper)",
        isBest: solution.bestMoves.contains(move.move), words: "\(move.move): \(move.lower) to \(move.upper)")
    }
    var rings: [BoardPicture.Ring] = []
    if notes.isEmpty, let best = solution.bestMove, case .place(let square) = best {
      rings.append(BoardPicture.Ring(square: square, colour: "#7ff0a8", words: "\(square) is best"))
    }
    return [
      Figure(
        "The position",
        caption: notes.isEmpty
          ? rings.isEmpty ? "" : "Ringed: the best move."
          : "The proved bounds of each move, in discs for the side to move.",
        BoardPicture(position: solution.position, notes: notes, rings: rings))
    ]
  }
}

extension ReversiMatchDocument: FigureDocument {
  package var title: String { "\(match.plan.first) vs \(match.plan.second)" }

  package var lead: [String] {
    [
      "\(Wording.count(match.openingCount, "opening", "openings")), each played with both colours; seed \(match.plan.seed)."
    ]
  }

  package var figures: [Figure] {
    guard let statistics else { return [] }
    let differences = match.pairs.flatMap { pair in
      pair.games.map { $0.isFirstBlack ? $0.blackDifference : -$0.blackDifference }
    }
    let width = 4
    var counts: [Int: Int] = [:]
    for difference in differences {
      counts[Int((Double(difference) / Double(width)).rounded()) * width, default: 0] += 1
    }
    let bins = counts.sorted { $0.key < $1.key }
    let histogram = Figure(
      "Final disc differences of \(match.plan.first)",
      caption: "Games by result, in steps of four discs. To the right of 0 \(match.plan.first) won.",
      Chart(
        x: Chart.Axis("discs ahead", isWhole: true), y: Chart.Axis("games", isWhole: true, holdsZero: true),
        [
          Chart.Series(
            .bars,
            bins.map {
              Chart.Point(
                Double($0.key), Double($0.value), "about \($0.key): \(Wording.count($0.value, "game", "games"))")
            })
        ], guides: [.at(statistics.meanDifference, "mean \(Wording.fixed(statistics.meanDifference, decimals: 2))")]),
      numbers: NumberTable(
        ["discs ahead, about", "games"], numeric: [0, 1],
        rows: bins.map { [NumberTable.Cell("\($0.key)"), NumberTable.Cell("\($0.value)")] }))
    let interval = statistics.winRateInterval
    let rate = RowChart.Row(
      "win rate", value: 100 * statistics.winRate, interval: 100 * interval.lowerBound...100 * interval.upperBound,
      "\(Wording.fixed(100 * statistics.winRate, decimals: 1)) %")
    return [
      histogram,
      Figure(
        "The share of the points, with its interval", caption: "A draw is half a point; 50 % means equal strength.",
        RowChart("points of \(match.plan.first), %", [rate], about: [0, 50, 100])),
    ]
  }
}

extension ReversiVerifyDocument: FigureDocument {
  package var title: String { "Known scores compared with proved ones" }

  package var lead: [String] {
    let open = check.undecided > 0 ? ", \(check.undecided) undecided" : ""
    return ["\(Wording.count(check.agreed, "score agrees", "scores agree")), \(check.disagreed) disagree\(open)."]
  }

  package var figures: [Figure] {
    let checked = check.comparisons
    guard !checked.isEmpty else { return [] }
    let scores = checked.compactMap { $0.solution.score }
    var counts: [Int: Int] = [:]
    for score in scores { counts[score, default: 0] += 1 }
    let bars = counts.sorted { $0.key < $1.key }.map {
      Chart.Point(
        Double($0.key), Double($0.value), "\($0.key.signed): \(Wording.count($0.value, "position", "positions"))")
    }
    let nodes = checked.filter { $0.solution.nodes > 0 }.map { comparison in
      Chart.Point(
        Double(comparison.claim.position.emptyCount), Double(comparison.solution.nodes),
        "#\(comparison.claim.number), \(comparison.claim.position.emptyCount) empty: \(Wording.grouped(comparison.solution.nodes)) positions"
      )
    }
    return [
      Figure(
        "The scores", caption: "Proved scores for the side to move.",
        Chart(
          x: Chart.Axis("discs", isWhole: true), y: Chart.Axis("positions", isWhole: true, holdsZero: true),
          [Chart.Series(.bars, bars)]), numbers: numberTable),
      Figure(
        "Positions searched, by empty squares", caption: "",
        Chart(
          x: Chart.Axis("empty squares", isWhole: true), y: Chart.Axis("positions searched", .logarithmic),
          [Chart.Series(.points, nodes)])),
    ].filter { _ in !bars.isEmpty }
  }
}
