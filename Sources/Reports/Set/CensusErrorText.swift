import SetGame

extension CheckpointError: ReportedError {
  /// Why the checkpoint can't be used, and what to do.
  package var message: String {
    switch self {
    case .notACheckpoint: "not a checkpoint; name another file, or none"
    case .otherVersion(let version):
      "a checkpoint of version \(version), this program reads version \(DistributionCheckpoint.version); "
        + "go on with the program that wrote it, or name another file"
    case .truncated: "the checkpoint is cut short; name another file, or begin anew without it"
    case .damaged: "the checkpoint is damaged; name another file, or begin anew without it"
    case .otherDeal(let cards): "a checkpoint of deals of \(cards) cards; name another file"
    }
  }
}

/// Sentences about counts of deals.
package enum SetDistributionWords {
  /// What a long count will take.
  package static func estimate(_ estimate: DistributionEstimate, cards: Int, threads: Int) -> String {
    let memory = "less than \(DistributionEstimate.megabytes(threads: threads)) MiB"
    return "deals of \(cards) cards: about \(estimate.sets.words()) card sets to visit, "
      + "\(Wording.duration(seconds: estimate.seconds)) on \(Wording.count(threads, "thread", "threads")), \(memory)"
  }
}
