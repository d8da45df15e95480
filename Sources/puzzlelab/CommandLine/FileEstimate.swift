import Documents
import GameCore
import Jobs
import Questions
import Streams

extension FileInterface {
  /// How long a sample is measured, about: no piece begins after that many seconds, but for the
  /// second one, without which there is no interval.
  private static let measuredSeconds = 30.0
  /// The most pieces of a sample.
  private static let mostSampled = 100

  /// Answers some pieces of the file, drawn by lot, one after the other, throws the answers away,
  /// and prints what all of them will cost. After Ctrl-C the estimate is from those so far.
  func estimate() throws(Fault) -> ExitStatus {
    let signal = call.console.stopSignal
    var pieces = try first(1 << 24)
    guard !pieces.isEmpty else { throw .data("there is nothing to answer in \(Fault.nameOfSource(path))") }
    var cost = JobCost(questions: pieces.count)
    let size = min(Self.mostSampled, pieces.count)
    var random = SeededGenerator(seed: 1)
    random.drawToFront(size, of: &pieces)
    for piece in pieces[..<size] where cost.sampled < 2 || cost.measured < Self.measuredSeconds {
      let start = Moment.now
      let isError = !isAnswered(piece)
      guard !signal.isRaised else { break }
      cost.add(Moment.now - start, line: piece.number, isError: isError)
      call.console.observer.report(
        Progress(completed: Double(cost.sampled), total: Double(size), unit: nouns.plural))
    }
    call.console.progressBar?.close()
    guard cost.sampled > 0 else { throw .interrupted }
    let text = call.text(of: cost, Fault.nameOfSource(path), nouns)
    try call.console.write(call.format == .json ? call.json(of: cost) : Array(text.utf8))
    return signal.isRaised ? .stopped : .done
  }
}
