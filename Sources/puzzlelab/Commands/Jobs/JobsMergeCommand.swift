import Jobs
import Questions

extension Command {
  static let jobsMerge: Command = Command(
    "jobs", "merge",
    summary: "Combine results of the same questions into one file",
    discussion: """
      The files answer parts of the same questions, by the same version, however they were split. Every answer is \
      first compared with its checksum; if two files answer a question differently, it is named. Then missing answers \
      are shown, as by 'jobs status'.
      """,
    operands: [Operand("RESULTS", .oneOrMore, isFile: true, help: "The results to combine")],
    parameters: [JobOptions.results, Options.json, Options.noRun],
    examples: [Example("jobs merge first.db second.db -o all.db", "Two parts into one file")]
  ) { call throws(Fault) in
    guard call.arguments.isGiven(JobOptions.results) else { throw call.arguments.missing(JobOptions.results) }
    let results = call[JobOptions.results]
    _ = try Fault.catching { () throws(JobError) in
      try JobFile.merge(call.operands, into: results, limits: call.stopping)
    }
    return try call.showJob(results)
  }
}
