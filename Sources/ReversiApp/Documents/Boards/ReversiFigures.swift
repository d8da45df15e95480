import Documents
import GameCore
import Reversi

extension ReversiHintsDocument: FigureDocument {
  package var title: String {
    ReversiFigures.title(position, best: advice.moves.first, of: advice.moves.count)
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
  package var title: String { ReversiFigures.title(position, best: analysis.best) }

  package var figures: [Figure] {
    var rings: [BoardPicture.Ring] = []
    if let best = analysis.best, case .place(let square) = best.move { rings.append(.best(square)) }
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
    if notes.isEmpty, let best = solution.bestMove, case .place(let square) = best { rings.append(.best(square)) }
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
  package var title: String {
    let share = statistics.map { ": \(Wording.fixed(100 * $0.winRate, decimals: 1)) % of the points" } ?? ""
    return "\(match.plan.first) vs \(match.plan.second)\(share)"
  }

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
    // The bin about 0 has the results from -1 to 1, the next one those from 2 to 5.
    func edges(_ bin: Int) -> String {
      let least = abs(bin) - width / 2
      return bin == 0 ? "−1 to 1" : bin < 0 ? "−\(least + width - 1) to −\(least)" : "\(least) to \(least + width - 1)"
    }
    let histogram = Figure(
      "Final disc differences of \(match.plan.first)",
      caption:
        "Games by result: 2 to 5 discs ahead, 6 to 9 and so on. To the right of 0 \(match.plan.first) won.",
      Chart(
        x: Chart.Axis("discs ahead", isWhole: true), y: Chart.Axis("games", isWhole: true, holdsZero: true),
        [
          Chart.Series(
            .bars,
            bins.map {
              Chart.Point(
                Double($0.key), Double($0.value),
                "\(edges($0.key)) discs: \(Wording.count($0.value, "game", "games"))")
            }, barWidth: Double(width))
        ], guides: [.at(statistics.meanDifference, "mean \(Wording.fixed(statistics.meanDifference, decimals: 2))")]),
      numbers: NumberTable(
        ["discs ahead", "games"], numeric: [1],
        rows: bins.map { [NumberTable.Cell(edges($0.key)), NumberTable.Cell("\($0.value)")] }))
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
  package var title: String {
    let decided = check.agreed + check.disagreed
    return check.disagreed == 0
      ? "All \(Wording.count(decided, "proved score agrees", "proved scores agree"))"
      : "\(check.disagreed) of \(Wording.count(decided, "proved score", "proved scores")) disagree"
  }

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

extension ReversiShowDocument: FigureDocument {
  package var lead: [String] { [opening?.words].compactMap { $0 } + ReversiFields.notes(position) }

  package var figures: [Figure] {
    [
      Figure(
        "The position",
        caption: (position.legalSquares.isEmpty ? "" : "Dots: the legal moves. ")
          + (last == nil ? "" : "Ringed: the last move."),
        BoardPicture(
          position: position, rings: last.map { [.last($0)] } ?? [], dots: position.legalSquares, showsTurn: true))
    ]
  }
}

extension ReversiOpeningsDocument: FigureDocument {
  package var title: String { Wording.count(rows.count, "balanced opening", "balanced openings") }
  private static let mostDrawn = 24

  package var figures: [Figure] {
    rows.prefix(Self.mostDrawn).map { row in
      Figure(
        row.name?.name ?? row.opening.line.transcript,
        caption: "\(row.opening.line.transcript): \(DiscValue(hundredths: row.opening.value.value).plain) discs for "
          + "\(row.opening.line.end.sideToMove), who is to move.",
        BoardPicture(position: row.opening.line.end, cell: 30))
    }
  }
}

extension ReversiBookDocument: FigureDocument {
  package var figures: [Figure] {
    guard !rows.isEmpty else { return [] }
    let points = rows.map {
      Chart.Point(
        Double($0.ply), Double($0.positions), "\($0.ply) plies: \(Wording.count($0.positions, "position", "positions"))"
      )
    }
    return [
      Figure(
        "Positions by their plies from the start", caption: "Up to rotation and reflection.",
        Chart(
          x: Chart.Axis("plies", isWhole: true), y: Chart.Axis("positions", isWhole: true, holdsZero: true),
          [Chart.Series(.bars, points)]), numbers: numberTable)
    ]
  }
}

extension ReversiBookProbeDocument: FigureDocument {
  package var figures: [Figure] {
    var notes: [Square: BoardPicture.Note] = [:]
    for (rank, move) in rows.enumerated() {
      guard case .place(let square) = move.advice.move else { continue }
      let value = DiscValue(hundredths: move.advice.value).signed(isProved: move.advice.isProved)
      notes[square] = BoardPicture.Note(
        text: value, isBest: rank == 0, words: "\(square) \(value), \(move.advice.basis)")
    }
    return [
      Figure(
        "The position", caption: notes.isEmpty ? "" : "The values of the moves in the book. Darker: the best.",
        BoardPicture(position: position, notes: notes))
    ]
  }
}

/// What several documents of Reversi have.
enum ReversiFigures {
  /// The side to move, and the best move with its value. The side to move, and the best move, of
  /// `count` where they are ranked.
  static func title(_ position: Position, best: MoveAdvice?, of count: Int = 1) -> String {
    let side = position.sideToMove
    guard !position.isFinished else {
      return ReversiShowDocument.outcome(position.finalDifference, side).capitalizedFirst
    }
    guard let best else { return "\(side) to move".capitalizedFirst }
    let value = DiscValue(hundredths: best.value).signed(isProved: best.isProved)
    let ranked = count > 1 ? " of \(count) moves" : ""
    return "\(side) to move: \(best.move) is best\(ranked), \(value), \(best.basis)".capitalizedFirst
  }
}
