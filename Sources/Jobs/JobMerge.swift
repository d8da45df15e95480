import Databases
import GameCore

extension JobFile {
  /// Puts the results of several files about the same questions into one, which is made when it
  /// isn't there.
  ///
  /// Every answer is compared with its digest first, and questions that two files answer must be
  /// answered alike. A question that one file answers isn't at fault, though another one says so.
  package static func merge(
    _ paths: [String], into target: String, limits: SearchLimits = .none
  ) throws(JobError) -> JobFile {
    var files: [JobFile] = []
    for path in paths { files.append(try JobFile(reading: path, limits: limits)) }
    guard let facts = files.first?.facts else { preconditionFailure("there is something to merge") }
    for file in files {
      guard file.facts.version == facts.version else {
        throw JobError.otherVersion(path: file.path, found: file.facts.version, expected: facts.version)
      }
      guard file.facts.digest == facts.digest, file.facts.count == facts.count else {
        throw JobError.otherQuestions(path: file.path)
      }
    }
    let merged = try JobFile(adding: target, facts, limits: limits)
    for file in files where file.path != target {
      try file.forEachShard(failure: { $0 }) { shard throws(JobError) in try merged.add(shard) }
    }
    for file in files where file.path != target { try merged.addFailures(of: file) }
    return merged
  }

  private func addFailures(of file: JobFile) throws(JobError) {
    // Both are in order.
    var open = try missing(in: facts.questions)[...]
    for failure in try file.failures() {
      open = open.drop { $0.upperBound <= failure.ordinal }
      if open.first?.contains(failure.ordinal) ?? false { try add(failure) }
    }
  }
}
