import Documents
import GameCore
import Jobs
import Questions
import Streams

extension FileInterface {
  /// Prints what all pieces of the file will cost, from at most a hundred of them, drawn by lot,
  /// and about half a minute of answering.
  func estimate() throws(Fault) -> ExitStatus {
    var pieces = try first(1 << 24)
    guard !pieces.isEmpty else { throw .data("there is nothing to answer in \(Fault.nameOfSource(path))") }
    let (count, size) = (pieces.count, min(100, pieces.count))
    var random = SeededGenerator(seed: 1)
    random.drawToFront(size, of: &pieces)
    return try call.estimate(path, count, from: pieces[..<size], within: 30, nouns: nouns) { piece in
      (piece.number, !isAnswered(piece))
    }
  }
}

extension Call {
  /// Answers a sample of the `count` pieces of a file, one after the other, throws the answers
  /// away, and prints what all pieces will cost. No piece begins after `seconds`, but for the
  /// second one, without which there is no interval; after Ctrl-C the estimate is from those so
  /// far. `answer` says in which line a piece is, and whether its answer is an error.
  func estimate<Piece>(
    _ path: String, _ count: Int, from sample: ArraySlice<Piece>, within seconds: Double = .infinity,
    nouns: (singular: String, plural: String), answer: (Piece) -> (line: Int, isError: Bool)
  ) throws(Fault) -> ExitStatus {
    let signal = console.stopSignal
    var cost = JobCost(questions: count)
    for piece in sample where cost.sampled < 2 || cost.measured < seconds {
      let start = Moment.now
      let (line, isError) = answer(piece)
      guard !signal.isRaised else { break }
      cost.add(Moment.now - start, line: line, isError: isError)
      console.observer.report(
        Progress(completed: Double(cost.sampled), total: Double(sample.count), unit: nouns.plural))
    }
    console.progressBar?.close()
    guard cost.sampled > 0 else { throw .interrupted }
    try console.write(format == .json ? json(of: cost) : Array(text(of: cost, path, nouns).utf8))
    return signal.isRaised ? .stopped : .done
  }
}
