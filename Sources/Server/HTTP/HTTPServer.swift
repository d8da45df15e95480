import CMicroHTTPD
import GameCore
import Glibc
import Synchronization

/// Waits for connections and lets a handler answer, by GNU libmicrohttpd: few threads for all
/// connections, so that a slow one doesn't hold up the others.
@safe
package final class HTTPServer: @unchecked Sendable {
  /// Why there is no server.
  package enum Failure: Error, Equatable {
    /// The text isn't a numeric address.
    case address(String)
    /// Another program listens at the port.
    case taken(UInt16)
    /// The system refuses, for this reason.
    case system(String)
  }

  package let port: UInt16
  package let connections: Connections
  private let handler: any HTTPHandler
  private let budget = ByteBudget()
  private let separatesLoopback: Bool
  private var daemon: OpaquePointer?
  private let isStopped = Atomic<Bool>(false)

  /// For the library, which never has to refuse what our own limits let in.
  private static let mostConnections: UInt32 = 16_384
  private static let idleSeconds: UInt32 = 60

  /// Starts to listen at a numeric address; port 0 takes any that is free. `separatesLoopback`
  /// makes each loopback address a client of its own, for measurements and tests.
  package init(
    address: String, port: UInt16, threads: Int, handler: any HTTPHandler,
    connections limits: Connections.Limits = Connections.Limits(), separatesLoopback: Bool = false
  ) throws(Failure) {
    http_raise_file_limit()
    var port = port
    let listener = unsafe http_listen(address, &port)
    guard listener >= 0 else {
      switch -listener {
      case EINVAL: throw .address(address)
      case EADDRINUSE: throw .taken(port)
      default: throw unsafe .system(String(cString: strerror(-listener)))
      }
    }
    self.port = port
    self.handler = handler
    self.separatesLoopback = separatesLoopback
    let connections = Connections(limits)
    self.connections = connections
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let calls = unsafe http_callbacks(
      accepts: onAccept, notified: onNotified, access: onAccess, completed: onCompleted, context: context)
    unsafe daemon = http_start(listener, UInt32(threads), Self.mostConnections, Self.idleSeconds, calls)
    guard unsafe daemon != nil else {
      close(listener)
      throw .system("no threads for the server")
    }
    guard Workers.detached({ [weak self] in while self?.sweep() ?? false { usleep(200_000) } }) else {
      stop()
      throw .system("no threads for the server")
    }
  }

  /// Ends connections that have taken too long; false when the server has stopped.
  private func sweep() -> Bool {
    connections.sweep()
    return !isStopped.load(ordering: .relaxed)
  }

  /// Sends the answers that there are, at most `patience` seconds, and ends all connections; none
  /// may wait for an answer.
  package func stop(patience: Double = 5) {
    isStopped.store(true, ordering: .relaxed)
    guard let daemon = unsafe daemon else { return }
    let deadline = Deadline.after(seconds: patience)
    while connections.hasAnswers, !deadline.hasPassed { usleep(5_000) }
    // For a request that the library refuses on its own while it stops there is no answer to send,
    // and 0.9.75 reads one all the same: so every connection ends before.
    let end = Deadline.after(seconds: 1)
    repeat {
      connections.endAll()
      usleep(1_000)
    } while connections.count > 0 && !end.hasPassed
    unsafe MHD_stop_daemon(daemon)
    unsafe self.daemon = nil
  }

  deinit { stop() }

  fileprivate func client(at address: UnsafePointer<sockaddr>?) -> Client {
    unsafe Client(address, separatesLoopback: separatesLoopback)
  }

  /// Whether a client may have one more connection; none may, once the server is being stopped.
  fileprivate func accepts(_ address: UnsafePointer<sockaddr>?) -> Bool {
    unsafe !isStopped.load(ordering: .relaxed) && connections.accepts(client(at: address))
  }

  /// A connection has been made, or is over.
  fileprivate func notify(_ connection: OpaquePointer, _ code: MHD_ConnectionNotificationCode) {
    let key = UInt(bitPattern: connection)
    guard code.rawValue == http_connection_begins else { return connections.end(key) }
    let client = unsafe client(at: http_peer(connection))
    unsafe connections.begin(key, client: client, descriptor: http_descriptor(connection))
  }

  /// A part of a request has come, or its end, or its answer is ready.
  fileprivate func access(
    _ connection: OpaquePointer, _ line: (path: UnsafePointer<CChar>, method: UnsafePointer<CChar>),
    _ upload: UnsafeRawBufferPointer, _ state: inout UnsafeMutableRawPointer?
  ) -> Bool {
    let sleeper = unsafe SleepingConnection(connection)
    guard let known = unsafe state else {
      let client = unsafe client(at: http_peer(connection))
      let request = unsafe HTTPRequest(connection, path: line.path, method: line.method, client: client)
      let exchange = HTTPExchange(request, descriptor: sleeper.descriptor, budget: budget)
      unsafe state = Unmanaged.passRetained(exchange).toOpaque()
      if let refusal = handler.refusal(of: request) { return unsafe send(refusal, to: request, on: connection) }
      let count = request.head["content-length"].flatMap { Int($0) } ?? 0
      guard exchange.expects(count) else { return unsafe send(.tooMuch, to: request, on: connection) }
      connections.step(UInt(bitPattern: connection), to: .body)
      return true
    }
    let exchange = unsafe Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
    guard unsafe upload.isEmpty else { return unsafe exchange.append(upload) }
    connections.step(UInt(bitPattern: connection), to: .working)
    guard let response = exchange.response(of: handler, sleeper) else { return true }
    return unsafe send(response, to: exchange.request, on: connection)
  }

  /// The connection has sent its answer.
  fileprivate func complete(_ connection: OpaquePointer) {
    connections.step(UInt(bitPattern: connection), to: .idle)
  }

  private func send(_ response: HTTPResponse, to request: HTTPRequest, on connection: OpaquePointer) -> Bool {
    guard let made = unsafe make(response.body, connection) else { return false }
    defer { unsafe MHD_destroy_response(made) }
    let step: Connections.Step = if case .events = response.body { .streaming } else { .sending }
    connections.step(UInt(bitPattern: connection), to: step)
    for field in response.head + handler.head(for: request) {
      unsafe MHD_add_response_header(made, field.name, field.value)
    }
    return unsafe MHD_queue_response(connection, UInt32(response.status), made) == .YES
  }

  private func make(_ body: HTTPResponse.Body, _ connection: OpaquePointer) -> OpaquePointer? {
    switch body {
    case .bytes(let bytes): return unsafe bytes.withUnsafeBytes { unsafe http_bytes($0.baseAddress, $0.count) }
    case .file(let file): return unsafe http_lasting_bytes(file.pointer, file.count)
    case .events(let stream):
      let listener = unsafe Unmanaged.passRetained(Listener(stream, SleepingConnection(connection)))
      return unsafe http_stream(onRead, listener.toOpaque(), onRelease)
    }
  }
}

/// The client that listens to a stream.
private final class Listener {
  let stream: EventStream
  let connection: SleepingConnection

  init(_ stream: EventStream, _ connection: SleepingConnection) {
    self.stream = stream
    self.connection = connection
  }
}

extension HTTPRequest {
  /// The head of a request.
  fileprivate init(
    _ connection: OpaquePointer, path: UnsafePointer<CChar>, method: UnsafePointer<CChar>, client: Client
  ) {
    self.init(unsafe String(cString: method), unsafe String(cString: path), client: client)
    for name in Self.fields {
      guard let value = unsafe http_header(connection, name) else { continue }
      head[name] = unsafe String(cString: value)
      if unsafe repeated == nil && http_fields(connection, name) > 1 { repeated = name }
    }
    token = unsafe http_argument(connection, "token").map { unsafe String(cString: $0) }
    for name in Self.parameters {
      query[name] = unsafe http_argument(connection, name).map { unsafe String(cString: $0) }
    }
    cookie = unsafe http_cookie(connection, "puzzlelab").map { unsafe String(cString: $0) }
  }
}

private let onAccept: MHD_AcceptPolicyCallback = { context, address, _ in
  guard let context = unsafe context else { return .NO }
  let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
  return unsafe server.accepts(address) ? .YES : .NO
}

private let onNotified: MHD_NotifyConnectionCallback = { context, connection, _, code in
  guard let context = unsafe context, let connection = unsafe connection else { return }
  unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().notify(connection, code)
}

private let onAccess: MHD_AccessHandlerCallback = { context, connection, path, method, _, upload, uploadCount, state in
  guard let context = unsafe context, let connection = unsafe connection, let path = unsafe path,
    let method = unsafe method, let uploadCount = unsafe uploadCount, let state = unsafe state
  else { return .NO }
  let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
  let bytes = unsafe UnsafeRawBufferPointer(start: upload, count: uploadCount.pointee)
  unsafe uploadCount.pointee = 0
  return unsafe server.access(connection, (path, method), bytes, &state.pointee) ? .YES : .NO
}

private let onCompleted: MHD_RequestCompletedCallback = { context, connection, state, _ in
  if let context = unsafe context, let connection = unsafe connection {
    unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().complete(connection)
  }
  guard let exchange = unsafe state?.pointee else { return }
  unsafe Unmanaged<HTTPExchange>.fromOpaque(exchange).takeRetainedValue().end()
  unsafe state?.pointee = nil
}

private let onRead: MHD_ContentReaderCallback = { listener, _, buffer, capacity in
  guard let listener = unsafe listener, let buffer = unsafe buffer else { return Int(http_end_of_stream) }
  let reader = unsafe Unmanaged<Listener>.fromOpaque(listener).takeUnretainedValue()
  return unsafe reader.stream.read(
    into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity), reader.connection)
}

private let onRelease: MHD_ContentReaderFreeCallback = { listener in
  guard let listener = unsafe listener else { return }
  unsafe Unmanaged<Listener>.fromOpaque(listener).takeRetainedValue().stream.leave()
}
