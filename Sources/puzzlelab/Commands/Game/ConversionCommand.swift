import Documents
import GameCore
import Questions
import Synchronization

extension Command {
  /// `puzzlelab <game> convert FILE`: a file of many things in another form.
  init(_ conversion: Conversion, of game: String) {
    self.init(
      path: [game, conversion.name], summary: conversion.summary, discussion: conversion.discussion,
      operands: [conversion.operand], parameters: Deferred { (conversion.parameters() + [Door.output]).map(\.any) },
      examples: conversion.examples, isForExperts: false
    ) { call in
      let path = call.operand(0) ?? "-"
      let converter = try conversion.begin(path, call.arguments, call.surroundings)
      if call.console.output.isTerminal, let refusal = converter.terminalRefusal { throw refusal }
      return try call.convert(path, by: converter, noun: conversion.noun)
    }
  }
}

extension Call {
  /// Converts thing by thing, on one thread: what was found on the way is told in order.
  fileprivate func convert(
    _ path: String, by converter: any Converter, noun: (singular: String, plural: String)
  ) throws -> ExitStatus {
    let source = try ByteSource(path, stopSignal: console.stopSignal)
    let converter = SharedConverter(converter)
    let queue = BatchQueue(ConvertedReader(source, converter), of: source, console: console, noun: noun)
    while let block = queue.take(ahead: 1, atMost: 64) {
      var answers = BlockAnswers()
      for piece in block.lines { answers.add(piece) }
      queue.hand(in: answers, at: block.index)
    }
    let end = converter.use { $0.finish() }
    for note in end.notes { console.warn(note) }
    let status = try queue.outcome()
    try console.write(end.bytes)
    if let companions = end.companions, let output = self[Door.output],
      output.lowercased().hasSuffix(".\(companions.ending)")
    {
      for (ending, bytes) in companions.files {
        try WholeFile.save(bytes, as: output.dropLast(companions.ending.count) + ending)
      }
    }
    return status
  }
}

extension BlockAnswers {
  /// Adds what a thing has become.
  fileprivate mutating func add(_ piece: Converted) {
    lines += 1
    writer.raw(piece.bytes)
    guard let fault = piece.fault else { return }
    status = status.combined(with: fault.status)
    badLines += 1
    firstError = firstError ?? fault
  }
}

/// A converter that the reader of a file and its end share.
private final class SharedConverter: Sendable {
  private let converter: Lock<any Converter>

  init(_ converter: any Converter) { self.converter = Lock(converter) }

  func use<Result>(_ body: (inout any Converter) -> sending Result) -> sending Result {
    converter.withLock { body(&$0) }
  }
}

/// A file that is read in pieces, each converted as it is found.
private struct ConvertedReader: BlockReader {
  private let source: ByteSource
  private let converter: SharedConverter
  private var isAtEnd = false
  private(set) var bytesGivenOut = 0
  private var waiting = PieceLength()

  init(_ source: ByteSource, _ converter: SharedConverter) {
    self.source = source
    self.converter = converter
  }

  var absence: Fault { converter.use { $0.absence } }

  func close() { source.close() }

  mutating func next(atMost count: Int) throws(Fault) -> [Converted]? {
    var pieces: [Converted] = []
    while pieces.count < count {
      if let piece = converter.use({ $0.next(isLast: isAtEnd) }) {
        pieces.append(piece)
        waiting = PieceLength()
      } else if isAtEnd || !pieces.isEmpty {
        break
      } else {
        let bytes = try waiting.more(of: source)
        isAtEnd = bytes.isEmpty
        bytesGivenOut += bytes.count
        converter.use { $0.append(bytes) }
      }
    }
    return pieces.isEmpty ? nil : pieces
  }
}
