import Documents
import Jobs

/// `jobs status`: what a file of results holds, and what is missing.
package struct JobStatusDocument: Document {
  private let summary: JobSummary

  /// Reports what a file holds.
  package init(_ summary: JobSummary) { self.summary = summary }

  package static let shape = Shape<Self>(
    Field("source", "The file of questions") { $0.summary.facts.source },
    Field("questions", "How many questions it has") { $0.summary.facts.count },
    Field("digest", "The digest of all its questions with the numbers of their lines") { $0.summary.facts.digest },
    Field("version", "The version of the program, and after a + the digest of its data") {
      $0.summary.facts.version
    },
    Field("answered", "How many questions are answered") { $0.summary.answered },
    Field("isComplete", "Whether every question is") { $0.summary.isComplete },
    Field("missing", "The unanswered questions, counted from 1 without blank lines and comments") {
      $0.summary.missing.map(Span.init)
    },
    Field("failures", "The questions that killed the processes that tried to answer them") { $0.summary.failures },
    Field("errorDocuments", "How many answers of the shards are error documents") { $0.summary.bad },
    Field("firstErrorLine", "The line of the first question whose answer is one") { $0.summary.firstBadLine },
    Field("repeated", "How many answers occur more than once, always identically") { $0.summary.repeated },
    Field("shards", "How many shards there are") { $0.summary.shards },
    Field("fileBytes", "The size of the file") { $0.summary.byteCount },
    Field("isChecked", "Whether every answer was read and compared with its checksum") { $0.summary.isChecked })

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let facts = summary.facts
    var text = style.fact("job:", "\(Wording.count(facts.count, "question", "questions")) of \(facts.source)")
    let checked = summary.isChecked ? ", all compared with their checksums" : ""
    let shards = Wording.count(summary.shards, "shard", "shards")
    text += style.fact("answered:", "\(Wording.grouped(summary.answered)) in \(shards)\(checked)")
    if !summary.missing.isEmpty {
      let shown = summary.missing.prefix(Self.shownSpans).map { Span(questions: $0).words }
      let more = summary.missing.count > Self.shownSpans ? " …" : ""
      let all = Wording.grouped(summary.missing.map { $0.count }.reduce(0, +))
      text += style.fact("missing:", "\(all): \(shown.joined(separator: ", "))\(more)")
    }
    for failure in summary.failures.prefix(Self.shownSpans) {
      let processes = Wording.count(failure.attempts, "process", "processes")
      text += style.fact("failed:", "line \(failure.line) killed \(processes), the last \(failure.reason)")
    }
    if let line = summary.firstBadLine {
      text += style.fact(
        "errors:",
        "\(Wording.count(summary.bad, "answer is an error document", "answers are error documents")), the first at line \(line)"
      )
    }
    if summary.repeated > 0 {
      text += style.fact("repeated:", "\(Wording.grouped(summary.repeated)) answers, all identical")
    }
    return text
  }

  /// How many gaps and failures are shown to a person.
  private static let shownSpans = 8
}

/// Consecutive questions.
private struct Span: Record {
  package static var recordName: String { "questionRange" }
  let questions: Range<Int>

  static let shape = Shape<Self>(
    Field("first", "The first question") { $0.questions.lowerBound },
    Field("last", "The last question") { $0.questions.upperBound - 1 })

  /// "17", "20–30".
  package var words: String {
    let (first, last) = (Wording.grouped(questions.lowerBound), Wording.grouped(questions.upperBound - 1))
    return questions.count == 1 ? first : "\(first)–\(last)"
  }
}

extension JobFailure: Record {
  package static let shape = Shape<Self>(
    Field("question", "Its place among the questions, from 1") { $0.ordinal },
    Field("line", "Its line in the file of questions") { $0.line },
    Field("ask", "What it asks; absent where that can't be read") { $0.ask },
    Field("attempts", "How many processes it has killed") { $0.attempts },
    Field("reason", "How the last of them ended") { $0.reason })
}
