import CMicroHTTPD
import GameCore
import Glibc

/// Waits for connections and lets a handler answer, by GNU libmicrohttpd: few threads for all
/// connections, so that a slow one holds nobody up.
@safe
package final class HTTPServer: @unchecked Sendable {
  /// Why there is no server.
  package enum Failure: Error, Equatable {
    /// The text is no numeric address.
    case address(String)
    /// Somebody else listens at the port.
    case taken(UInt16)
    /// The system refuses, for this reason.
    case system(String)
  }

  /// The port.
  package let port: UInt16
  private let handler: any HTTPHandler
  private var daemon: OpaquePointer?

  private static let mostConnections: UInt32 = 4096
  private static let idleSeconds: UInt32 = 30

  /// Starts to listen at a numeric address; port 0 takes any that is free.
  package init(address: String, port: UInt16, threads: Int, handler: any HTTPHandler) throws(Failure) {
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
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe daemon = http_start(
      listener, UInt32(threads), Self.mostConnections, Self.idleSeconds, onAccess, onCompleted, context)
    guard unsafe daemon != nil else { throw .system("no threads for the server") }
  }

  /// Takes no more connections and ends those that there are; none may wait for an answer.
  package func stop() {
    if let daemon = unsafe daemon { unsafe MHD_stop_daemon(daemon) }
    unsafe daemon = nil
  }

  deinit { stop() }

  /// A part of a request has come, or its end, or its answer is ready.
  fileprivate func access(
    _ connection: OpaquePointer, _ line: (path: UnsafePointer<CChar>, method: UnsafePointer<CChar>),
    _ upload: UnsafeRawBufferPointer, _ state: inout UnsafeMutableRawPointer?
  ) -> Bool {
    let sleeper = unsafe SleepingConnection(connection)
    guard let known = unsafe state else {
      let request = unsafe HTTPRequest(connection, path: line.path, method: line.method)
      let exchange = HTTPExchange(request, descriptor: sleeper.descriptor)
      unsafe state = Unmanaged.passRetained(exchange).toOpaque()
      guard let refusal = handler.refusal(of: request) else { return true }
      return unsafe send(refusal, on: connection)
    }
    let exchange = unsafe Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
    guard unsafe upload.isEmpty else { return unsafe exchange.append(upload) }
    guard let response = exchange.response(of: handler, sleeper) else { return true }
    return unsafe send(response, on: connection)
  }

  private func send(_ response: HTTPResponse, on connection: OpaquePointer) -> Bool {
    guard let made = unsafe make(response.body, connection) else { return false }
    defer { unsafe MHD_destroy_response(made) }
    for field in response.head { unsafe MHD_add_response_header(made, field.name, field.value) }
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

/// Who listens to a stream.
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
  fileprivate init(_ connection: OpaquePointer, path: UnsafePointer<CChar>, method: UnsafePointer<CChar>) {
    self.init(unsafe String(cString: method), unsafe String(cString: path), client: "")
    for name in Self.fields {
      if let value = unsafe http_header(connection, name) { head[name] = unsafe String(cString: value) }
    }
    token = unsafe http_argument(connection, "token").map { unsafe String(cString: $0) }
    cookie = unsafe http_cookie(connection, "puzzlelab").map { unsafe String(cString: $0) }
    client = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { room in
      guard let start = room.baseAddress else { return "" }
      unsafe http_peer(connection, start, room.count)
      return unsafe String(cString: start)
    }
  }
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

private let onCompleted: MHD_RequestCompletedCallback = { _, _, state, _ in
  guard let exchange = unsafe state?.pointee else { return }
  unsafe Unmanaged<HTTPExchange>.fromOpaque(exchange).takeRetainedValue().end()
  unsafe state?.pointee = nil
}

private let onRead: MHD_ContentReaderCallback = { listener, _, buffer, room in
  guard let listener = unsafe listener, let buffer = unsafe buffer else { return Int(http_end_of_stream) }
  let reader = unsafe Unmanaged<Listener>.fromOpaque(listener).takeUnretainedValue()
  return unsafe reader.stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: room), reader.connection)
}

private let onRelease: MHD_ContentReaderFreeCallback = { listener in
  guard let listener = unsafe listener else { return }
  unsafe Unmanaged<Listener>.fromOpaque(listener).takeRetainedValue().stream.leave()
}
