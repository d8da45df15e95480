import GameCore

/// Why bytes aren't weights.
package enum WeightsError: Error, Hashable, Sendable {
  /// The text isn't a model.
  case notWeights
  /// The bytes aren't a whole file of weights.
  case file(SealedFileError)
  /// The patterns are not those of this program.
  case otherPatterns
}

/// Trained weights of the evaluation of a board.
package struct EvaluationWeights: Sendable, Hashable {
  package let size: BoardSize
  /// Stage by stage, with the entries of the size's ``FeatureSet`` each.
  package let stages: [StageNetwork]

  package init(_ size: BoardSize, stages: [StageNetwork]) {
    self.size = size
    self.stages = stages
  }

  /// Reads a weight file whole.
  package init(bytes: [UInt8]) throws(WeightsError) {
    let file = try EvaluationFile(bytes)
    let stages = (0..<file.count).map { file.network($0) }
    if file.isDamaged { throw .file(.damaged) }
    self.init(file.set.size, stages: stages)
  }

  /// The weight file; all stages are needed.
  package var bytes: [UInt8] { EvaluationFile.bytes(of: self) }

  /// The evaluator with these weights.
  package func evaluator() -> Evaluator {
    guard let set = FeatureSet.features(for: size) else { preconditionFailure("4×4 boards have no weights") }
    return Evaluator(set.layout, networks: StageNetworks(count: stages.count) { [stages] in stages[$0] })
  }
}
