import ExactArithmetic
import GameCore

/// The sets of points of AG(d, 2) without a quad (Sidon sets), by size and up to affine maps.
struct QuadFreeCensus {
  /// The number of coordinates.
  let bits: Int
  /// The largest size; `nil` means as far as there are such sets.
  let to: Int?

  /// Counts level by level; the first level without a set is included.
  func run(limits: SearchLimits, observer: Observer) throws(ClassLevels.Failure) -> CapCensus.Outcome {
    var outcome = CapCensus.Outcome()
    var levels = BinaryLevels(bits: bits, filter: .quadFree)
    while true {
      outcome.levels.append(
        CapCensus.Level(cards: levels.cards, setFree: levels.setCount, classes: levels.classes.count))
      outcome.setComplete(levels.complete)
      if levels.classes.isEmpty || levels.cards == to { return outcome }
      do {
        try levels.advance(limits: limits, observer: observer)
      } catch .stopped(let reason, _) {
        outcome.stopped = reason
        return outcome
      }
    }
  }
}

/// The sets of independent vectors of a space of dimension d over the field of two elements, by
/// size: those without a subset of sum 0.
///
/// The first vector is any but 0, and each further one any outside the span of those before it. A
/// linear map takes any such set to any other of the same size, and only bases can't be extended.
struct IndependentCensus {
  /// The dimension d.
  let bits: Int
  /// The largest size; `nil` means as far as there are such sets.
  let to: Int?

  /// The levels up to the first one without a set.
  var outcome: CapCensus.Outcome {
    var outcome = CapCensus.Outcome()
    var sets: UInt128 = 1
    for size in 0...min(bits + 1, to ?? .max) {
      if size > 0 { sets = sets * UInt128(1 << bits - 1 << (size - 1)) / UInt128(size) }
      outcome.levels.append(CapCensus.Level(cards: size, setFree: sets, classes: size > bits ? 0 : 1))
      outcome.setComplete(
        ClassLevels.Complete(classes: size == bits ? 1 : 0, sets: size == bits ? sets : 0))
    }
    return outcome
  }
}
