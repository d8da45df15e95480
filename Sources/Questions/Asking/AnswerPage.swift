import Documents

#if !hasFeature(Embedded)
  extension ReportPage {
    /// The page of the answer to a question that `command` asks. Without the run the same question
    /// has the same bytes.
    package init(_ answer: Answer, command: String, showsRun: Bool, layout: SheetLayout = SheetLayout()) {
      self.init([answer], seeds: [], command: command, showsRun: showsRun, layout: layout)
    }

    /// The page of answers to a question that differ in their seeds, a sheet for each.
    package init(_ answers: [Answer], seeds: [UInt64], command: String, showsRun: Bool, layout: SheetLayout) {
      var (json, echo) = (JSONWriter(), JSONWriter())
      for answer in answers { answer.write(showsRun: showsRun, to: &json) }
      let answer = answers[0]
      answer.request.arguments.write(to: &echo)
      self.init(
        answers.map { $0.reply.document }, seeds: seeds,
        Origin(
          command: command, summary: answer.request.question.summary,
          request: String(decoding: echo.bytes, as: UTF8.self), run: showsRun ? answer.run : nil, layout: layout,
          check: seeds.isEmpty ? answer.check(command) : nil),
        json: json.bytes)
    }
  }

  extension Answer {
    /// How a person checks it without this program: with the certificate that it has, or by asking
    /// for one; `nil` where there is none.
    fileprivate func check(_ command: String) -> ReportPage.Check? {
      if case .success(let certificate) = certificate {
        return ReportPage.Check(
          command: "python3 \(certificate.checker) certificate.json", certificate: certificate.bytes)
      }
      guard certificate == nil, status == .done, request.certification != nil else { return nil }
      return ReportPage.Check(command: "\(command) --certificate certificate.json", certificate: nil)
    }
  }
#endif
