import Documents
import GameCore
import Questions
import Streams

extension Command {
  /// `puzzlelab <game> convert FILE`: a file of many things in another form.
  init(_ conversion: Conversion, of game: String) {
    self.init(
      path: [game, conversion.name], summary: conversion.summary, discussion: conversion.discussion,
      operands: [conversion.operand], parameters: Deferred { (conversion.parameters() + [Options.output]).map(\.any) },
      examples: conversion.examples, isForExperts: false, purpose: .files
    ) { call throws(Fault) in
      let path = call.operand(0) ?? "-"
      let converter = try conversion.begin(path, call.arguments, call.environment)
      if call.console.output.isTerminal, let refusal = converter.terminalRefusal { throw refusal }
      return try call.convert(path, by: converter, noun: conversion.noun)
    }
  }
}

extension Call {
  /// Converts thing by thing, on one thread: what was found on the way is reported in order.
  fileprivate func convert(
    _ path: String, by converter: AnyConverter, noun: (singular: String, plural: String)
  ) throws(Fault) -> ExitStatus {
    let source = try ByteSource(path, stopSignal: console.stopSignal)
    let queue = BatchQueue(PieceReader(source, converter.cutter), of: source, console: console, noun: noun)
    while let block = queue.take(ahead: 1, atMost: 64) {
      var answers = BlockAnswers()
      for piece in block.lines { answers.add(piece) }
      queue.hand(in: answers, at: block.index)
    }
    let end = converter.finish()
    for note in end.notes { console.warn(note) }
    let status = try queue.outcome()
    try console.write(end.bytes)
    if let companions = end.companions, let output = self[Options.output],
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
