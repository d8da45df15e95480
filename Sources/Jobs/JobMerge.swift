import Databases

extension JobFile {
  /// Puts the results of several files about the same questions into one, which is made when it
  /// isn't there.
  ///
  /// Every answer is compared with its digest first, and questions that two files answer must be
  /// answered alike. A question that one file answers isn't at fault, though another one says so.
  package static func merge(_ paths: [String], into target: String) throws -> JobFile {
    var files: [JobFile] = []
    for path in paths { files.append(try JobFile(reading: path)) }
    guard let facts = files.first?.facts else { preconditionFailure("there is something to merge") }
    for file in files {
      guard file.facts.version == facts.version else {
        throw JobError.otherVersion(path: file.path, found: file.facts.version, expected: facts.version)
      }
      guard file.facts.digest == facts.digest, file.facts.count == facts.count else {
        throw JobError.otherQuestions(path: file.path)
      }
    }
    let merged = try JobFile(adding: target, facts)
    for file in files where file.path != target { try file.forEachShard { shard in try merged.add(shard) } }
    for file in files where file.path != target { try merged.addFailures(of: file) }
    return merged
  }

  private func addFailures(of file: JobFile) throws(JobError) {
    let open = try missing(in: facts.questions)
    for failure in try file.failures() where open.contains(where: { $0.contains(failure.ordinal) }) {
      try add(failure)
    }
  }
}
