import Documents

#if !hasFeature(Embedded)
  extension ReportPage {
    /// The page of the answer to a question that `command` asks. Without the run the same question
    /// has the same bytes.
    package init(_ answer: Answer, command: String, showsRun: Bool, answers: AnswerKey = .both) {
      var (json, echo) = (JSONWriter(), JSONWriter())
      answer.write(showsRun: showsRun, to: &json)
      answer.request.arguments.write(to: &echo)
      self.init(
        answer.reply.document,
        Origin(
          command: command, summary: answer.request.question.summary,
          request: String(decoding: echo.bytes, as: UTF8.self), run: showsRun ? answer.run : nil, answers: answers),
        json: json.bytes)
    }
  }
#endif
