import FoundationEssentials

/// Documents as JSON: one line each, keys sorted, no escaped slashes.
public enum JSONLine {
  /// The document as one line of UTF-8, ended by a line feed.
  /// - Complexity: about 20 µs for a small document; bulk output uses ``ByteWriter``.
  public static func encode<Body: Document>(_ document: Body, run: RunInfo) -> [UInt8] {
    (document as? any SelfWritingDocument)?.json(run: run) ?? encodePlainly(document, run: run)
  }

  /// The document through the encoder, whatever it is.
  package static func encodePlainly<Body: Document>(_ document: Body, run: RunInfo) -> [UInt8] {
    encode(Envelope(schema: Body.schema, request: document.request, result: document.result, run: run))
  }

  /// The error document for a bad line or request.
  public static func encode(_ error: ErrorDocument) -> [UInt8] { encode(value: error) }

  /// Any encodable value as one line; for documents that are neither.
  package static func encode(value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(value)
      // One copy, also of a document of megabytes.
      var bytes: [UInt8] = []
      bytes.reserveCapacity(data.count + 1)
      bytes.append(contentsOf: data)
      bytes.append(UInt8(ascii: "\n"))
      return bytes
    } catch {
      // Document structs hold strings, integers, booleans and finite numbers only, which can't fail to encode.
      preconditionFailure("a document holds a number that JSON can't express: \(error)")
    }
  }

  private static func encode<Request: Encodable, Result: Encodable>(_ envelope: Envelope<Request, Result>) -> [UInt8] {
    encode(value: envelope)
  }
}

/// A document that writes its own JSON where it is megabytes long and the encoder's copies would cost more than the answer.
package protocol SelfWritingDocument: Document {
  /// The line, the same bytes as the encoder's; `nil` when it is short enough for the encoder.
  func json(run: RunInfo) -> [UInt8]?
}

/// The outer shape of every document.
private struct Envelope<Request: Encodable, Result: Encodable>: Encodable {
  let schema: String
  let request: Request
  let result: Result
  let run: RunInfo
}

/// What stands in place of a document where a line or a request was bad.
public struct ErrorDocument: Encodable, Sendable, Equatable {
  /// `puzzlelab/error/1`.
  public let schema = "puzzlelab/error/1"
  /// The 1-based number of the line in its file.
  public var line: Int?
  /// The 0-based offset in bytes within the line or argument.
  public var offset: Int?
  /// What is wrong and what to do about it, one line.
  public var message: String

  /// Creates the document of one error.
  public init(line: Int? = nil, offset: Int? = nil, message: String) {
    self.line = line
    self.offset = offset
    self.message = message
  }
}
