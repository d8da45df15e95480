import Databases

/// Why the results of a job can't be used, or not be added to.
package enum JobError: Error, Hashable, Sendable {
  /// The file.
  case database(DatabaseError)
  /// The file answers other questions, or they were changed since.
  case otherQuestions(path: String)
  /// The file has answers of another version of the program.
  case otherVersion(path: String, found: String, expected: String)
  /// Two answers to the question with this ordinal differ.
  case disagreement(path: String, ordinal: Int)
  /// The answers to the questions with these ordinals are not those that were written.
  case damaged(path: String, questions: Range<Int>)

  /// Runs what opens, reads or changes a database.
  static func translating<Result>(_ body: () throws(DatabaseError) -> Result) throws(JobError) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw .database(error) }
  }
}
