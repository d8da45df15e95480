/// The layout of the evaluation's entries in memory: those of a stage, *spread*, one for each
/// number of each pattern.
struct FeatureLayout: Sendable {
  /// For each square 48 numbers: what a disc of the mover on it adds to each feature.
  let steps: [Int16]
  /// For each feature the place of its number 0 in a spread stage.
  let offsets: [Int32]
  /// Where the entries of mobility begin in a spread stage.
  let mobilityOffset: Int
  /// For each entry of a spread stage the weight that it shows, -1 for none.
  let weightOf: [Int32]
  /// The squares of the board.
  let squareCount: Int
  /// The empties of the first stage's first position.
  let firstEmpties: Int

  /// The entries of a spread stage.
  var stageLength: Int { weightOf.count }
}
