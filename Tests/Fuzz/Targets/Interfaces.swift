import Documents
import GameCore
import Games
import Questions
import Server
import Streams
import puzzlelab

extension FuzzTarget {
  /// The ways in: lines of JSON, HTTP, words.
  static let interfaces: [FuzzTarget] = [
    FuzzTarget("json") { bytes in
      guard let json = accepted({ try JSON(reading: bytes[...]) }) else { return }
      require(!hasEqualKeys(json), "no object has two equal keys")
      var writer = JSONWriter()
      json.write(to: &writer)
      require(accepted { try JSON(reading: writer.bytes[...]) } == json, "JSON is read as it was written")
    },
    FuzzTarget("batch") { bytes in
      // No client waits for the answers: what takes long has to notice.
      let signal = StopSignal()
      signal.raise()
      let interface = JSONInterface(.puzzlelab, environment: .noFiles, stopSignal: signal, showsRun: false)
      for line in bytes.split(separator: 0x0A).prefix(4) {
        var writer = JSONWriter()
        let status = interface.answer(line, number: 1, to: &writer)
        require(
          status != .internal, "no input is the program's fault: \(String(decoding: writer.bytes, as: UTF8.self))")
        checkDocument(writer.bytes)
      }
    },
    FuzzTarget("http") { bytes in
      let (request, body) = request(in: bytes)
      let site = Site(
        policy: RequestPolicy(token: "secret"),
        interface: HTTPInterface(
          .puzzlelab, environment: .noFiles.served, queue: AnswerQueue(.init(threads: 0)), memory: 64))
      let refusal = site.refusal(of: request)
      if let refusal { require((300..<500).contains(refusal.status), "a refusal has its status: \(refusal.status)") }
      let exchange = HTTPExchange(request)
      // No client waits for the answers: what takes long has to notice.
      exchange.stopSignal.raise()
      let response = site.response(to: request, body: body, exchange) ?? exchange.answered
      require(response.map { (200...503).contains($0.status) } ?? false, "every request is answered, with a status")
      require(response?.status != 500, "no request is the program's fault")
    },
    FuzzTarget("command-line") { bytes in
      let words = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      // Devices without an end aren't read.
      guard !words.contains(where: { $0.contains("@/") }) else { return }
      do throws(Fault) {
        guard case .call(let invocation) = try Parser(.puzzlelab).parse(words) else { return }
        _ = try Call(invocation, console: .memory())
      } catch {
        require(error.status != .internal, "no words are the program's fault: \(error.message)")
        require(!error.placedMessage.isEmpty, "an error has words")
      }
    },
  ]

  /// Whether an object of a value has two equal keys.
  private static func hasEqualKeys(_ json: JSON) -> Bool {
    switch json {
    case .array(let elements): elements.contains(where: hasEqualKeys)
    case .object(let members):
      Set(members.map(\.key)).count < members.count || members.contains { hasEqualKeys($0.value) }
    default: false
    }
  }

  /// A document is one line of JSON.
  private static func checkDocument(_ bytes: [UInt8]) {
    require(bytes.last == 0x0A && !bytes.dropLast().contains(0x0A), "a document is one line")
    require(accepted { try JSON(reading: bytes[...]) } != nil, "a document is JSON")
  }

  /// A request in the form of its text: method and path, fields of the head, an empty line, the
  /// body.
  private static func request(in bytes: [UInt8]) -> (HTTPRequest, body: [UInt8]) {
    var rest = bytes[...]
    func line() -> String {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      return String(decoding: line, as: UTF8.self)
    }
    let first = line().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var request = HTTPRequest(first[0], first.count > 1 ? first[1] : "/")
    while !rest.isEmpty {
      let field = line().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard field.count == 2 else { break }
      switch field[0] {
      case "token": request.token = field[1]
      case "cookie": request.cookie = field[1]
      default:
        if request.head[field[0]] != nil { request.repeated = field[0] }
        request.head[field[0]] = field[1]
      }
    }
    return (request, Array(rest))
  }
}

extension Environment {
  /// An environment without files.
  static var noFiles: Environment {
    let refuse: @Sendable (String) -> Fault = { .io("\($0): no files here") }
    return Environment(dataFile: { name throws(Fault) in throw refuse(name) }, files: .refused(refuse))
  }
}
