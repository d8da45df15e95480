/// One place of a pattern on the board, ready to be looked up.
struct PatternPlace {
  /// The squares.
  var mask: UInt64
  /// Where the ternary value of each set of discs on them begins in the digit table.
  var digits: Int32
  /// Where the weights of the pattern begin within a stage.
  var weights: Int32
}

/// A linear evaluation: for each place of a pattern the weight of the discs on it, and two weights
/// for mobility.
///
/// The discs on a pattern of k squares are a number of k ternary digits (0 empty, 1 mover, 2
/// opponent). Both sides' discs are extracted as k bits, a table turns bits into digits, and the
/// sum of the first and twice the second is the index. Weights are signed bytes, a quarter of a
/// disc each, in stages by empty squares.
@safe  // The memory is written in init only and lives as long as the evaluator; indices come from its own tables.
final class PatternEvaluator: @unchecked Sendable {
  private let places: UnsafeMutablePointer<PatternPlace>
  private let placeCount: Int
  private let digits: UnsafeMutablePointer<UInt16>
  private let weights: UnsafeMutablePointer<Int8>
  private let stageLength: Int
  private let mobility: Int
  private let squares: UInt64
  private let firstEmpties: Int
  private let stageWidth: Int
  private let lastStage: Int

  /// The parts of a disc that weights count.
  static let unit = 4
  /// More moves than this count as this many.
  static let mostMoves = 31

  /// An evaluator; `weights` has `stages` times the patterns' weights and 64 for mobility behind
  /// them.
  init(
    places: [PatternPlace], digits: [UInt16], weights: [Int8], stages: Int, squares: UInt64, firstEmpties: Int,
    stageWidth: Int
  ) {
    unsafe self.places = Self.copy(places)
    placeCount = places.count
    unsafe self.digits = Self.copy(digits)
    unsafe self.weights = Self.copy(weights)
    stageLength = weights.count / stages
    mobility = stageLength - 2 * (Self.mostMoves + 1)
    lastStage = stages - 1
    self.squares = squares
    self.firstEmpties = firstEmpties
    self.stageWidth = stageWidth
  }

  deinit {
    unsafe places.deallocate()
    unsafe digits.deallocate()
    unsafe weights.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    for (index, element) in elements.enumerated() { unsafe (memory + index).initialize(to: element) }
    return unsafe memory
  }

  /// The estimated score of the mover in quarters of a disc.
  /// - Complexity: O(patterns), some 30 ns with vectors.
  @inline(__always)
  func evaluate(_ mover: UInt64, _ opponent: UInt64, empties: Int) -> Int {
    let stage = min(max(empties &- firstEmpties, 0) / stageWidth, lastStage)
    let table = unsafe weights + stage &* stageLength
    var sum: Int32 = 0
    var index = 0
    while index < placeCount {
      let place = unsafe places[index]
      let own = unsafe Int(truncatingIfNeeded: digits[digitIndex(place, mover)])
      let other = unsafe Int(truncatingIfNeeded: digits[digitIndex(place, opponent)])
      let weight = unsafe table[Int(truncatingIfNeeded: place.weights) &+ own &+ 2 &* other]
      sum &+= Int32(truncatingIfNeeded: weight)
      index &+= 1
    }
    let moves = min((Bitboard.moves(mover, opponent) & squares).nonzeroBitCount, Self.mostMoves)
    let replies = min((Bitboard.moves(opponent, mover) & squares).nonzeroBitCount, Self.mostMoves)
    let mobile = unsafe Int(table[mobility &+ moves]) &+ Int(table[mobility &+ Self.mostMoves &+ 1 &+ replies])
    return Int(truncatingIfNeeded: sum) &+ mobile
  }

  @inline(__always)
  private func digitIndex(_ place: PatternPlace, _ discs: UInt64) -> Int {
    Int(truncatingIfNeeded: place.digits) &+ Int(truncatingIfNeeded: Bitboard.extract(discs, place.mask))
  }
}
