import Reports

extension ReportPage {
  /// The page of a reply to a question that `command` asks. Without `run` the same question has the
  /// same bytes.
  package init(_ reply: Reply, to asking: Asking, command: String, run: RunInfo?) {
    var (json, request) = (JSONWriter(), JSONWriter())
    asking.write(reply, run: run, to: &json)
    asking.arguments.write(to: &request)
    self.init(
      reply.document,
      Origin(
        command: command, summary: asking.question.summary, request: String(decoding: request.bytes, as: UTF8.self),
        run: run), json: json.bytes)
  }
}
