import GameCore

/// Why bytes aren't a checkpoint of a training.
package enum CheckpointError: Error, Hashable, Sendable {
  /// The bytes aren't a whole file of a checkpoint.
  case file(SealedFileError)
  /// The checkpoint is of another plan.
  case otherPlan
}

extension EvaluationTrainer {
  private static let file = SealedFile(mark: "PZLRVTRN", version: 6)

  /// What a later run needs to resume: the plan, the stages that are fitted with their errors, and
  /// their networks, compressed.
  package var checkpoint: [UInt8] {
    var words = WordWriter()
    for number in Self.numbers(plan) { words.append(number) }
    words.append(UInt64(history.count))
    for stage in history {
      words.append(UInt64(stage.positions))
      for error in stage.heldBackErrors + stage.fittedErrors { words.append(error) }
    }
    let whole = (earlier?.stages ?? []) + stages
    words.append(UInt64(whole.count))
    words.append(contentsOf: Compression.compress(whole.flatMap { $0.planes }, level: 1))
    return Self.file.sealed(words.bytes)
  }

  /// Resumes where a checkpoint was written.
  package init(_ plan: EvaluationPlan, checkpoint bytes: [UInt8]) throws(CheckpointError) {
    let state: SavedState?
    do throws(SealedFileError) {
      state = try SavedState(plan: plan, payload: Self.file.payload(of: bytes))
    } catch {
      throw .file(error)
    }
    guard let state else { throw .otherPlan }
    let stageCount = plan.set.stageCount
    let earlierCount = state.history.count >= stageCount ? stageCount : 0
    let earlier =
      earlierCount == 0 ? nil : EvaluationWeights(plan.size, stages: Array(state.stages.prefix(earlierCount)))
    self.init(plan, earlier: earlier, stages: Array(state.stages.dropFirst(earlierCount)), history: state.history)
  }

  /// What a checkpoint holds besides its plan.
  private struct SavedState {
    let history: [EvaluationStage]
    let stages: [StageNetwork]

    /// Reads a payload; `nil` when it is of another plan.
    init?(plan: EvaluationPlan, payload: ArraySlice<UInt8>) throws(SealedFileError) {
      var words = WordReader(payload)
      for number in numbers(plan) where try words.next() != number { return nil }
      var history: [EvaluationStage] = []
      for index in 0..<(try words.nextCount(atMost: plan.stageCount)) {
        history.append(try EvaluationTrainer.stage(index, of: plan, from: &words))
      }
      let set = plan.set
      let count = try words.nextCount(atMost: 2 * set.stageCount)
      let length = StageNetwork.planesLength(set.weightCount)
      guard let planes = Compression.decompress(words.rest, count: count * length) else { throw .damaged }
      self.history = history
      stages = (0..<count).map {
        StageNetwork(planes: planes[$0 * length..<($0 + 1) * length], weightCount: set.weightCount)
      }
      guard stages.allSatisfy({ $0.isSound }) else { throw .damaged }
    }
  }

  private static func numbers(_ plan: EvaluationPlan) -> [UInt64] {
    [
      UInt64(plan.size.rawValue), UInt64(plan.positions), UInt64(plan.rounds), plan.seed, UInt64(plan.exactEmpties),
      UInt64(plan.depth),
    ]
  }

  private static func stage(
    _ index: Int, of plan: EvaluationPlan, from words: inout WordReader
  ) throws(SealedFileError) -> EvaluationStage {
    let positions = try words.nextCount(atMost: Int(Int32.max))
    var errors: [Double] = []
    for _ in 0..<2 * passes {
      let error = try words.nextDouble()
      // A mean absolute error in discs.
      guard (0...64).contains(error) else { throw .damaged }
      errors.append(error)
    }
    return EvaluationStage(
      round: index / plan.set.stageCount + 1, empties: FeatureSet.empties(of: index % plan.set.stageCount),
      positions: positions, heldBackErrors: Array(errors.prefix(passes)), fittedErrors: Array(errors.suffix(passes)))
  }
}
