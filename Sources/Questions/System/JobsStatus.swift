import Documents
import Jobs

/// Parameters of questions about jobs.
package enum JobParameters {
  /// The file of results.
  package static let results = Parameter(
    required: "results", .path, help: "The results of a job, as 'jobs run' writes them")
  static let check = Parameter(flag: "check", help: "Read every answer and compare it with its checksum")
}

extension Question {
  /// The questions about jobs.
  package static let jobs: [Question] = [.jobsStatus]

  package static let jobsStatus = Question(
    "jobs.status", summary: "Show a job's progress and what is missing",
    discussion: """
      How many questions are answered, which are missing, and which killed the processes that tried to answer them. \
      The exit status is 0 if every question is answered, 75 if some are missing, 70 if some failed. Works while the \
      job runs.
      """,
    operand: Operand("RESULTS", .one, of: JobParameters.results, isFile: true, help: "The results of a job"),
    parameters: [JobParameters.results, JobParameters.check],
    examples: [
      Example("jobs status results.db", "Its progress"),
      Example("jobs status results.db --check --json", "With all checksums compared, for a program"),
    ]
  ) { arguments, context throws(Fault) in
    let name = arguments[JobParameters.results]
    let path = try context.environment.files.database(name, false)
    let summary = try Fault.catching { () throws(JobError) in
      try JobFile(reading: path, named: name, limits: context.limits)
        .summary(isChecked: arguments[JobParameters.check])
    }
    return TypedReply(JobStatusDocument(summary), status: summary.status)
  }
}
