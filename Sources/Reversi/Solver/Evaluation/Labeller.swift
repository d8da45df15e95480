import GameCore

/// A position and its score in discs for the mover.
struct TrainingSample: Sendable {
  let mover: UInt64
  let opponent: UInt64
  let label: Float
}

/// Makes training positions and labels them.
enum Labeller<Shape: BoardShape> {
  /// `count` positions with N empties, labelled.
  static func samples(
    _ count: Int, empties: ClosedRange<Int>, plan: TrainingPlan, generator: SeededGenerator,
    evaluator: PatternEvaluator?
  ) -> [TrainingSample] {
    var generator = generator
    var searcher = Searcher<Shape>(shared: SharedTable(bytes: 1 << 16))
    searcher.begin(limits: .none)
    return (0..<count).map { _ in
      let open = empties.lowerBound + generator.index(empties.count)
      let position = play(to: open, size: plan.size, generator: &generator)
      let (mover, opponent) = (position.mover, position.opponent)
      let label: Float
      if open <= plan.exactEmpties {
        label = Float(searcher.exactScore(mover, opponent, empties: open))
      } else if let evaluator {
        let estimate = searcher.estimate(
          mover, opponent, empties: open, depth: 4, alpha: -100_000, beta: 100_000, by: evaluator)
        label = Float(estimate) / Float(PatternEvaluator.unit)
      } else {
        label = Float(position.finalDifference)
      }
      return TrainingSample(mover: mover, opponent: opponent, label: label)
    }
  }

  /// Plays a game to `empties` empty squares: moves that leave the opponent little mobility with a
  /// chance of 0, 40, 70 or 90 %, the same for the whole game, else random ones, so that both good
  /// and bad positions are seen.
  private static func play(to empties: Int, size: BoardSize, generator: inout SeededGenerator) -> Position {
    while true {
      let care = [0, 40, 70, 90][generator.index(4)]
      var position = Position.start(size: size)
      while position.emptyCount > empties || position.mustPass {
        let moves = position.legalSquares
        if moves.isEmpty {
          if !position.mustPass { break }
          position = position.passing
        } else if generator.index(100) < care {
          position = careful(position, moves, generator: &generator)
        } else {
          position = position.placingUnchecked(moves[generator.index(moves.count)])
        }
      }
      if position.emptyCount == empties, !position.legalSquares.isEmpty { return position }
    }
  }

  /// The position after the move that leaves the opponent the least mobility, corners counted
  /// fourfold, with some noise.
  private static func careful(_ position: Position, _ moves: [Square], generator: inout SeededGenerator) -> Position {
    var best = position
    var least = Int.max
    for square in moves {
      let next = position.placingUnchecked(square)
      let replies = next.moveBits
      var cost = 4 * (replies.nonzeroBitCount + 3 * (replies & Shape.corners).nonzeroBitCount)
      if square.bit & Shape.corners != 0 { cost -= 20 }
      cost -= generator.index(8)
      if cost < least {
        least = cost
        best = next
      }
    }
    return best
  }
}

extension Searcher {
  /// The exact score by null windows, each asked at the last answer, beginning at an even guess.
  mutating func exactScore(_ mover: UInt64, _ opponent: UInt64, empties: Int, guess: Int = 0) -> Int {
    var (lower, upper, guess) = (-Shape.squareCount, Shape.squareCount, guess)
    while lower < upper {
      let asked = max(guess, lower + 2)
      guess = nullWindow(mover, opponent, alpha: asked - 1, empties: empties)
      if guess >= asked { lower = guess } else { upper = guess }
    }
    return lower
  }
}

/// The features of positions: one weight for each place of each pattern, and two for mobility.
struct PatternFeatures {
  private struct Place {
    let mask: UInt64
    let digits: [UInt16]
    let weightIndex: [Int32]
    let first: Int32
  }

  private var places: [Place] = []
  private let mobility: Int32
  private let squares: UInt64

  init(_ set: PatternSet) {
    var first: Int32 = 0
    for pattern in set.patterns {
      for place in pattern.places {
        places.append(
          Place(mask: place.mask, digits: place.digits, weightIndex: pattern.weightIndex, first: first))
      }
      first += Int32(pattern.weightCount)
    }
    mobility = first
    squares = set.size.squares
  }

  /// The number of features of a position.
  var width: Int { places.count + 2 }

  /// The weights whose sum is a position's value.
  func list(_ mover: UInt64, _ opponent: UInt64) -> [Int32] {
    let moves = min((Bitboard.moves(mover, opponent) & squares).nonzeroBitCount, PatternEvaluator.mostMoves)
    let replies = min((Bitboard.moves(opponent, mover) & squares).nonzeroBitCount, PatternEvaluator.mostMoves)
    return places.map { place in
      let own = Int(place.digits[Int(Bitboard.extract(mover, place.mask))])
      let other = Int(place.digits[Int(Bitboard.extract(opponent, place.mask))])
      return place.first + place.weightIndex[own + 2 * other]
    } + [mobility + Int32(moves), mobility + Int32(PatternEvaluator.mostMoves + 1 + replies)]
  }
}
