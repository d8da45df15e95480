import Documents

extension Question {
  /// As ``answerQuickly(_:showsRun:to:)``, with what the sender calls the question.
  func answerQuickly(_ request: JSON, showsRun: Bool, id: JSON?, to json: inout JSONWriter) -> Bool {
    guard let id else { return answerQuickly(request, showsRun: showsRun, to: &json) }
    var document = JSONWriter()
    guard answerQuickly(request, showsRun: showsRun, to: &document) else { return false }
    json.raw("{\"id\":")
    id.write(to: &json)
    json.raw(",")
    json.raw(document.bytes.dropFirst())
    return true
  }

  /// Appends the document of a request that can be answered in microseconds: the way of
  /// ``quickLines``, for a request that has the piece of a file as a text. False, and nothing is
  /// appended, where there is no such way or the request is at fault.
  package func answerQuickly(_ request: JSON, showsRun: Bool = true, to json: inout JSONWriter) -> Bool {
    guard let pieces, pieces.gives.count == 1, case .object(var members) = request,
      let place = members.firstIndex(where: { $0.key == pieces.gives[0].key }),
      case .string(let text) = members.remove(at: place).value, text.utf8.count <= pieces.gives[0].longest
    else { return false }
    var arguments = Arguments(list, naming: .keys)
    guard (try? arguments.read(.object(members))) != nil, let answer = quickLines(arguments) else { return false }
    return answer(Array(text.utf8)[...], showsRun, &json)
  }
}
