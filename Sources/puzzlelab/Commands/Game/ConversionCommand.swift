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
      let converter = try conversion.begin(path, call.arguments, call.environment)
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
    let queue = BatchQueue(PieceReader(source, converter), of: source, console: console, noun: noun)
    while let block = queue.take(ahead: 1, atMost: 64) {
      var answers = BlockAnswers()
      for piece in block.lines { answers.add(piece) }
      queue.hand(in: answers, at: block.index)
    }
    let end = converter.finish()
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

/// A converter that the reader of a file and the end of the conversion share.
private final class SharedConverter: FileCutter {
  private let converter: Lock<any Converter>

  init(_ converter: any Converter) { self.converter = Lock(converter) }

  var absence: Fault { converter.withLock { $0.absence } }
  func append(_ bytes: [UInt8]) { converter.withLock { $0.append(bytes) } }
  func next(isLast: Bool) -> Converted? { converter.withLock { $0.next(isLast: isLast) } }
  func finish() -> ConversionEnd { converter.withLock { $0.finish() } }
}
