import Glibc
import Questions
import Server
import Synchronization
import TestSupport
import Testing

@Suite struct HTTPServerTests {
  private let server: LocalServer
  init() throws { server = try LocalServer() }

  /// A search that takes minutes.
  private let long = #"{"confirm":true,"moves":"f5d6c3d3c4","size":"8"}"#

  @Test func `a question is answered by the document of the command line`() throws {
    let client = try server.connect()
    client.ask("set.hints", #"{"cards":"0000 1111 2222"}"#)
    let answer = client.hear(until: "/3\"}\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(
      answer.contains(
        #""result":{"cards":["0000","1111","2222"],"evidence":{"kind":"proved","method":"every pair tried"},"setCount":1"#
      ))
    #expect(answer.hasSuffix("\"schema\":\"puzzlelab/set.hints/3\"}\n"))
    // The same connection continues.
    client.ask("reversi.show", #"{"moves":"f5"}"#)
    #expect(client.hear(until: "/2\"}\n").contains("puzzlelab/reversi.show/2"))
    server.stop()
  }

  @Test func `a table is sent to clients that ask for one, with the columns that they name`() throws {
    let client = try server.connect()
    client.ask("set.hints?columns=group,places&format=csv", #"{"cards":"0000 1111 2222"}"#)
    let table = client.hear(until: "1,1 2 3\n")
    #expect(
      table.contains("Content-Type: text/csv; charset=utf-8\r\n") && table.hasSuffix("\r\n\r\ngroup,places\n1,1 2 3\n"))
    client.ask("set.hints?list=sets", #"{"cards":"0000 1111 2222"}"#, head: "Accept: text/tab-separated-values\r\n")
    #expect(client.hear(until: "0\t2\t2\n").contains("\r\n\r\nsetsList\tplace\tsets\n0\t0\t0\n"))
    for (query, message) in [
      ("format=xls", "is not one of json, csv, tsv"), ("columns=places", "is for tables"),
      ("format=csv&columns=plaices", #"\"columns\": there is no column 'plaices'; did you mean 'places'"#),
    ] {
      client.ask("set.hints?\(query)", #"{"cards":"0000 1111 2222"}"#)
      let fault = client.hear(until: "}\n")
      #expect(fault.hasPrefix("HTTP/1.1 400 ") && fault.contains(message), "\(fault)")
    }
    server.stop()
  }

  @Test func `better and better answers come as events`() throws {
    let client = try server.connect()
    client.ask("reversi.hints", #"{"moves":"f5d6","level":7}"#, head: "Accept: text/event-stream\r\n")
    let answer = client.hear(until: "\r\n0\r\n\r\n")
    #expect(answer.contains("Content-Type: text/event-stream\r\n"))
    let depths = answer.split(separator: "event: answer\ndata: ").dropFirst().map { event in
      event.split(separator: #""depth":"#).dropFirst().first?.prefix { $0.isNumber }
    }
    #expect(depths == ["2", "6", "7"])
    server.stop()
  }

  @Test func `what takes microseconds comes as an event to clients that accept events`() throws {
    let client = try server.connect()
    client.ask("set.hints", #"{"cards":"0000 1111 2222"}"#, head: "Accept: text/event-stream\r\n")
    #expect(client.hear(until: "\r\n0\r\n\r\n").contains("event: answer\ndata: {\"request\""))
    server.stop()
  }

  @Test(arguments: [#""threads":1024"#, #""memory":65536"#])
  func `a question borrows no more than the server lends`(excess: String) throws {
    let client = try server.connect()
    client.ask("reversi.hints", #"{"moves":"f5",\#(excess)}"#)
    #expect(client.hear(until: "}\n").contains("a server gives a question at most"))
    server.stop()
  }

  @Test func `a fault is an error document, also as an event`() throws {
    let client = try server.connect()
    client.ask("reversi.hints", #"{"moves":"a1"}"#)
    let answer = client.hear(until: "}\n")
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
    #expect(
      answer.contains(#""schema":"puzzlelab/error/1","status":65}"#) && answer.contains(#"{"ask":"reversi.hints","#))
    client.ask("reversi.hints", #"{"moves":"a1"}"#, head: "Accept: text/event-stream\r\n")
    #expect(client.hear(until: "\r\n0\r\n\r\n").contains("event: fault\ndata: {\"ask\":\"reversi.hints\",\"message\""))
    server.stop()
  }

  @Test(arguments: ["application/json", "text/event-stream"])
  func `a search ends when its client leaves`(accept: String) throws {
    do {
      let client = try server.connect()
      client.ask("reversi.solve", long, head: "Accept: \(accept)\r\n")
      #expect(server.waits(until: { server.queue.count > 0 }))
    }
    #expect(server.waits(until: { server.queue.count == 0 }))
    server.stop()
  }

  @Test func `a game that nothing but its App knows is asked, too`() throws {
    let server = try LocalServer(table: QuestionTable(GameApp.null.questions))
    let client = try server.connect()
    client.ask("null.analyze", #"{"left":1}"#)
    let answer = client.hear(until: "/1\"}\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.contains("\"wins\":true"))
    server.stop()
    self.server.stop()
  }

  @Test func `a search ends when it has taken too long`() throws {
    let server = try LocalServer(AnswerQueue.Limits(threads: 1, seconds: 0.2))
    let client = try server.connect()
    client.ask("reversi.solve", long)
    #expect(client.hear(until: "}\n").contains("reversi.solve/2"))
    server.stop()
    self.server.stop()
  }

  @Test func `no client has more than its share, and others don't pay for it`() throws {
    let server = try LocalServer(AnswerQueue.Limits(threads: 1, perClient: 2))
    let first = try server.connect()
    let second = try server.connect()
    let third = try server.connect()
    first.ask("reversi.solve", long)
    #expect(server.waits(until: { server.queue.count == 1 }))
    second.ask("reversi.solve", long)
    #expect(server.waits(until: { server.queue.count == 2 }))
    third.ask("reversi.solve", long)
    let refusal = third.hear(until: "}\n")
    #expect(refusal.hasPrefix("HTTP/1.1 503 ") && refusal.contains("from your address"))
    #expect(refusal.contains("\r\nRetry-After: 1\r\n"))
    // Another client has a turn of its own, while the only thread is taken.
    let other = try server.connect(from: "127.0.0.2")
    other.ask("set.analyze", #"{"cards":"0000"}"#)
    #expect(other.hear(until: "/3\"}\n").hasPrefix("HTTP/1.1 200 "))
    #expect(server.waits(until: { server.queue.count == 2 }))
    other.ask("reversi.hints", #"{"moves":"f5d6","level":1}"#)
    #expect(other.hear(until: "/2\"}\n").hasPrefix("HTTP/1.1 200 "))
    #expect(server.waits(until: { server.queue.count == 2 }))
    server.stop()
    #expect(first.hear(until: "}\n").contains("reversi.solve/2"))
    self.server.stop()
  }

  @Test(arguments: [("application/json", "}\n"), ("text/event-stream", "\r\n0\r\n\r\n")])
  func `on shutdown what was found is sent, and waiting clients are informed`(accept: String, end: String) throws {
    // An answer that isn't waited for is often sent in time all the same.
    for _ in 0..<20 {
      let server = try LocalServer(AnswerQueue.Limits(threads: 1, guests: 0))
      let first = try server.connect()
      first.ask("reversi.solve", long, head: "Accept: \(accept)\r\n")
      #expect(server.waits(until: { server.queue.count == 1 }))
      let second = try server.connect()
      second.ask("reversi.solve", long, head: "Accept: \(accept)\r\n")
      #expect(server.waits(until: { server.queue.count == 2 }))
      server.stop()
      #expect(first.hear(until: end).contains("reversi.solve/2"))
      #expect(second.hear(until: end).contains("the server is shutting down"))
    }
    self.server.stop()
  }

  @Test func `a quick question doesn't wait for long ones of the same client`() throws {
    let server = try LocalServer(AnswerQueue.Limits(threads: 1))
    let client = try server.connect()
    client.ask("reversi.solve", long)
    #expect(server.waits(until: { server.queue.count == 1 }))
    let quick = try server.connect()
    quick.ask("set.analyze", #"{"cards":"0000"}"#)
    #expect(quick.hear(until: "/3\"}\n").hasPrefix("HTTP/1.1 200 "))
    server.stop()
    self.server.stop()
  }

  @Test func `what takes microseconds needs no thread, and stops no other question`() throws {
    let server = try LocalServer(AnswerQueue.Limits(threads: 1, guests: 0))
    let slow = try server.connect()
    slow.ask("reversi.solve", long)
    #expect(server.waits(until: { server.queue.count == 1 }))
    let other = try server.connect(from: "127.0.0.2")
    other.ask("set.hints", #"{"cards":"0000"}"#)
    #expect(other.hear(until: "/3\"}\n").hasPrefix("HTTP/1.1 200 "))
    #expect(server.queue.count == 1)
    server.stop()
    self.server.stop()
  }

  @Test func `when all threads are taken, the greediest client's longest question is stopped`() throws {
    let server = try LocalServer(AnswerQueue.Limits(threads: 1, guests: 2))
    let first = try server.connect()
    let second = try server.connect()
    first.ask("reversi.solve", long)
    #expect(server.waits(until: { server.queue.count == 1 }))
    second.ask("reversi.solve", long)
    let greedy = Client("127.0.0.1", separatesLoopback: true)
    #expect(server.waits(until: { server.queue.running(of: greedy) == 2 }))
    let third = try server.connect(from: "127.0.0.3")
    third.ask("reversi.solve", long)
    #expect(server.waits(until: { server.queue.count == 3 }))
    let other = try server.connect(from: "127.0.0.2")
    other.ask("set.analyze", #"{"cards":"0000"}"#)
    #expect(other.hear(until: "/3\"}\n").hasPrefix("HTTP/1.1 200 "))
    #expect(first.hear(until: "}\n").contains("reversi.solve/2"), "its answer has what was found by then")
    server.stop()
    #expect(second.hear(until: "}\n").contains("reversi.solve/2"))
    #expect(third.hear(until: "}\n").contains("reversi.solve/2"))
    self.server.stop()
  }

  @Test func `short of memory, the server drops what it keeps before it stops a question`() throws {
    let events = Mutex<[String]>([])
    let server = try LocalServer(AnswerQueue.Limits(threads: 1, memoryBytes: 1)) {
      events.withLock { $0.append("dropped") }
    }
    let client = try server.connect()
    client.ask("reversi.solve", long)
    let answer = client.hear(until: "}\n")
    events.withLock { $0.append("stopped") }
    #expect(answer.contains("reversi.solve/2"))
    #expect(events.withLock { $0.prefix(2) } == ["dropped", "stopped"])
    server.stop()
    self.server.stop()
  }

  @Test func `a large hostile body doesn't hold others up`() throws {
    let hostile = try server.connect()
    let members = (0..<90_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    hostile.ask("set.hints", "{\(members)}")
    let other = try server.connect(from: "127.0.0.2")
    other.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(other.hear(until: "</html>").hasPrefix("HTTP/1.1 200 "))
    #expect(hostile.hear(until: "}\n").hasPrefix("HTTP/1.1 400 "))
    server.stop()
  }

  @Test func `connections that say nothing are closed for others, also of the same client`() throws {
    var limits = Connections.Limits()
    limits.perClient = 8
    let server = try LocalServer(connections: limits)
    var idle: [Int32] = []
    defer { for descriptor in idle { close(descriptor) } }
    for _ in 0..<100 {
      let client = try server.connect()
      client.say("GET / HT")
      idle.append(client.kept())
    }
    for address in ["127.0.0.1", "127.0.0.2"] {
      let client = try server.connect(from: address)
      client.ask("set.hints", #"{"cards":"0000 1111 2222"}"#)
      #expect(client.hear(until: "/3\"}\n").hasPrefix("HTTP/1.1 200 "))
    }
    #expect(server.waits(until: { server.server.connections.count <= 10 }))
    server.stop()
    self.server.stop()
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: local",
    "POST /api/set.hints HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  ])
  func `a head or a body that doesn't come to its end is given up`(part: String) throws {
    var limits = Connections.Limits()
    (limits.headSeconds, limits.bodySeconds) = (0.1, 0.1)
    let server = try LocalServer(connections: limits)
    let client = try server.connect()
    client.say(part)
    #expect(client.hear(until: "\r\n\r\n").hasPrefix("HTTP/1.1 408 "))
    #expect(client.hear().isEmpty)
    server.stop()
    self.server.stop()
  }

  @Test(arguments: [
    ("Host: localhost\r\nHost: evil", "400"), ("Host: localhost\r\nTransfer-Encoding: gzip", "501"),
    ("Host: localhost\r\nContent-Length: 2\r\nContent-Length: 3", "400"),
    ("Host: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked", "400"),
  ])
  func `an ambiguous head is refused in words`(head: String, status: String) throws {
    let client = try server.connect()
    client.say("POST /api/set.hints HTTP/1.1\r\n\(head)\r\nContent-Type: application/json\r\n\r\n")
    #expect(client.hear(until: "\r\n\r\n").hasPrefix("HTTP/1.1 \(status) "))
    server.stop()
  }

  @Test(arguments: [10_000, 15_500, 16_300, 200_000])
  func `a long address is answered`(length: Int) throws {
    let client = try server.connect()
    client.say("GET /?q=\(String(repeating: "a", count: length)) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = client.hear()
    #expect(answer.hasPrefix("HTTP/1.1 \(length < 100_000 ? "200" : "414") "))
    server.stop()
  }

  @Test func `an address with a thousand values is refused at once`() throws {
    let client = try server.connect()
    let values = (0..<1_000).map { "a\($0)=1" }.joined(separator: "&")
    client.say("GET /?\(values) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = client.hear()
    #expect(answer.hasPrefix("HTTP/1.1 414 ") && answer.contains("puzzlelab/error/1"))
    server.stop()
  }

  @Test func `a body that never ends is cut off`() throws {
    let client = try server.connect()
    client.say("POST /api/set.hints HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
    client.say("Transfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<40 { client.say("10000\r\n" + String(repeating: " ", count: 0x10000) + "\r\n") }
    #expect(!client.hear().hasPrefix("HTTP/1.1 200 "))
    server.stop()
  }

  @Test func `requests that are refused while the server stops break nothing`() throws {
    for _ in 0..<200 {
      let server = try LocalServer()
      let clients = try (0..<4).map { _ in try server.connect().kept() }
      defer { for client in clients { close(client) } }
      let bad = Array("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n".utf8)
      for client in clients {
        _ = unsafe bad.withUnsafeBytes { unsafe send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      }
      server.stop()
      #expect(server.server.connections.count == 0)
    }
    self.server.stop()
  }

  @Test func `a taken port and an impossible address are reported`() throws {
    let site = LocalServer.site(server.queue)
    #expect(throws: HTTPServer.Failure.taken(server.port)) {
      _ = try HTTPServer(address: "127.0.0.1", port: server.port, threads: 1, handler: site)
    }
    #expect(throws: HTTPServer.Failure.address("example")) {
      _ = try HTTPServer(address: "example", port: 0, threads: 1, handler: site)
    }
    server.stop()
  }
}
