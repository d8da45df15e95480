/// What a file of results has for consecutive questions.
package enum JobPiece: Sendable, Hashable {
  /// A line for each of these questions.
  case answers(Range<Int>, ArraySlice<UInt8>)
  /// A question that killed the processes that were to answer it.
  case failure(JobFailure)
  /// No answer yet.
  case gap(Range<Int>)

  fileprivate var first: Int {
    switch self {
    case .answers(let questions, _), .gap(let questions): questions.lowerBound
    case .failure(let failure): failure.ordinal
    }
  }
}

extension JobFile {
  /// Calls `body` with what there is for all questions, each once, in their order.
  /// `failure` makes an error of the file one of those of `body`.
  package func forEachPiece<Failure: Error>(
    failure: (JobError) -> Failure, _ body: (JobPiece) throws(Failure) -> Void
  ) throws(Failure) {
    var others: ArraySlice<JobPiece>
    do throws(JobError) {
      let gaps = try missing(in: facts.questions).map { JobPiece.gap($0) }
      let failures = try failures().map { JobPiece.failure($0) }
      others = (gaps + failures).sorted { $0.first < $1.first }[...]
    } catch {
      throw failure(error)
    }
    var next = 1
    try forEachShard(failure: failure) { shard throws(Failure) in
      let part = max(next, shard.questions.lowerBound)..<max(next, shard.questions.upperBound)
      guard !part.isEmpty else { return }
      while let other = others.first, other.first < part.lowerBound { try body(others.removeFirst()) }
      try body(.answers(part, shard.answers(to: part)))
      next = part.upperBound
    }
    for other in others { try body(other) }
  }
}
