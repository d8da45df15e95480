import Documents
import GameCore
import Games
import Questions
import Server
import Synchronization
import TestSupport
import Testing

@Suite struct ByteBudgetTests {
  @Test func `a subscriber's network, this machine, and any other address are one client each`() {
    #expect(Client("2001:db8:1:2::1") == Client("2001:db8:1:2:ffff:ffff:ffff:ffff"))
    #expect(Client("2001:db8:1:2::1") != Client("2001:db8:1:3::1"))
    #expect(Client("127.0.0.1") == Client("127.1.2.3") && Client("127.0.0.1") == Client("::1"))
    #expect(Client("::ffff:127.0.0.9") == .thisMachine)
    #expect(Client("192.0.2.1") != Client("192.0.2.2") && Client("192.0.2.1") == Client("::ffff:192.0.2.1"))
    #expect(Client("nowhere") == .unknown)
    #expect(Client("127.0.0.1", separatesLoopback: true) != Client("127.0.0.2", separatesLoopback: true))
  }

  @Test func `bytes are held up to a client's share and given back whole`() {
    let budget = ByteBudget(1_000_000, mostPerClient: 600_000)
    let clients = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map { Client($0) }
    #expect(budget.change(of: clients[0], from: 0, to: 600_000))
    #expect(!budget.change(of: clients[0], from: 0, to: 1))
    #expect(!budget.change(of: clients[1], from: 0, to: 400_001) && budget.change(of: clients[1], from: 0, to: 400_000))
    #expect(budget.change(of: clients[2], from: 0, to: 1_000), "a little is always left for another client")
    #expect(!budget.change(of: clients[2], from: 1_000, to: 100_000))
    for (client, held) in zip(clients, [600_000, 400_000, 1_000]) {
      #expect(budget.change(of: client, from: held, to: 0))
    }
    #expect(budget.held == 0)
  }

  @Test func `bodies and long answers of all connections of a client are counted together`() {
    let budget = ByteBudget(3 << 20, mostPerClient: 2 << 20)
    let request = HTTPRequest("POST", "/api/set.hints")
    let exchanges = (0..<3).map { _ in HTTPExchange(request, budget: budget) }
    #expect(exchanges.map { $0.expects(1 << 20) } == [true, true, false])
    exchanges[0].answer(HTTPResponse(200, "", .bytes([UInt8](repeating: 0, count: 3 << 20))))
    #expect(exchanges[0].answered?.status == 503)
    exchanges[1].answer(HTTPResponse(200, "", .bytes([UInt8](repeating: 0, count: 1 << 20))))
    #expect(exchanges[1].answered?.status == 200)
    for exchange in exchanges { exchange.end() }
    #expect(budget.held == 0)
  }

  @Test func `a code opens the page once`() {
    let head = ["host": "192.168.1.20:8765"]
    let guarded = RequestPolicy(token: "secret", code: OneTimeCode("once"))
    let asked = HTTPRequest("GET", "/", head: head, token: "once")
    let welcome = guarded.refusal(of: asked)
    #expect(welcome?.status == 303)
    #expect(welcome?.head.contains { $0.name == "Set-Cookie" && $0.value.hasPrefix("puzzlelab=secret;") } == true)
    #expect(guarded.refusal(of: asked)?.status == 401)
  }

  /// Everything that a question may use is tried: nothing is written, and no folder is named.
  @Test func `nothing is written, and the place of the data isn't revealed`() throws {
    let written = Mutex<[String]>([])
    let secret = "/home/somebody/data"
    let own = Environment(
      dataFile: { name throws(Fault) in throw Fault.io("\(secret)/\(name): no such file") },
      files: FileAccess(
        read: { name throws(Fault) in throw Fault.io("\(secret)/\(name)") },
        write: { path, _ in written.withLock { $0.append(path) } }, exists: { _ in true },
        database: { path, _ throws(Fault) in throw Fault.io("\(secret)/\(path)") },
        remove: { path in written.withLock { $0.append(path) } }),
      store: KeptFiles(read: { _ in [7] }, write: { name, _ in written.withLock { $0.append(name) } }))
    let served = own.served
    served.store.write("policy", [])
    served.files.remove("data/x")
    #expect(served.store.read("policy") == [7])
    #expect(throws: Fault.self) { try served.files.write("x", []) }
    #expect(throws: Fault.self) { try served.files.checkWritable("x") }
    #expect(written.withLock { $0 } == [])
    for path in ["data/reversi/ffo.obf", "data/../x", "x", "/etc/passwd", "\(secret)x"] {
      let attempts: [() throws -> Void] = [
        { _ = try served.dataFile(path) }, { _ = try served.files.read(path) },
        { _ = try served.files.database(path, false) }, { _ = try served.files.database(path, true) },
      ]
      for attempt in attempts {
        #expect {
          try attempt()
        } throws: { error in
          let words = Fault(any: error).message
          return path.hasPrefix(secret) || !words.contains(secret)
        }
      }
    }
    // And through the interface itself: every question, without arguments.
    let interface = HTTPInterface(.puzzlelab, environment: served, queue: AnswerQueue(.init(threads: 0)), memory: 64)
    for question in QuestionTable.puzzlelab.questions {
      let request = HTTPRequest("POST", "/api/\(question.name)")
      let exchange = HTTPExchange(request)
      exchange.stopSignal.raise()
      guard case .bytes(let bytes)? = (interface.response(to: request, body: [], exchange) ?? exchange.answered)?.body
      else { throw Fault(.internal, "\(question.name) has no answer") }
      #expect(!String(decoding: bytes, as: UTF8.self).contains(secret), "\(question.name)")
    }
    #expect(written.withLock { $0 } == [])
  }
}
