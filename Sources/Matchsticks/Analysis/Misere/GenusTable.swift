public import GameCore

/// The heaps of some rules in misère play: genus, canonical form, tame or wild.
public struct GenusTable: Sendable {
  /// The heaps, from 0 on.
  public let rows: [Row]
  /// Why there are no more, if more were asked for.
  public let ending: SolverError?
  /// How all this is known; nothing is known where a limit stopped the work before heap 0 was done.
  public var evidence: Evidence<Proof> { rows.isEmpty ? .unknown : .proved(.computed(heap: rows.count - 1)) }

  /// What is known about a heap.
  public struct Row: Sendable {
    /// Its genus.
    public let genus: Genus
    /// Whether it is tame as in Winning Ways: in sums of tame games it may be counted as the
    /// position of Nim that has its genus. Wild options that the opponent can revert don't matter.
    public let isTame: Bool
    /// Whether it and every position that can be reached from it have the genus of a nim position.
    public let isHereditarilyTame: Bool
    /// Whether its canonical form and every form that can be reached from that have the genus of a
    /// nim position. Wild options that are reverted are gone there.
    public let isFormHereditarilyTame: Bool
    /// The outcome in misère play.
    public let outcome: Outcome
    /// Its canonical form in misère play.
    public let form: MisereForm
  }
}

extension Ruleset {
  /// The genera of the heaps 0…`bound`, or of as many as their forms and the limits allow.
  ///
  /// A heap is hereditarily tame exactly when it has the genus of a position of Nim and all heaps
  /// that a move leaves of it are hereditarily tame: next to others a heap can be played as if
  /// alone once those are played to their ends, and sums of hereditarily tame heaps are, since they
  /// are won as the positions of Nim with the same genera (``MisereForms/isTame(_:)``), and so have
  /// the genus of such a sum.
  /// - Throws: ``SolverError/unsupported(_:)`` for rules whose moves depend on more than the heap.
  public func genera(
    upTo bound: Int, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> GenusTable {
    guard line == nil else { throw .unsupported(.lineForms) }
    let theory = theory
    guard theory.lastMove == nil else { throw .unsupported(.grundyValues) }
    var forms = MisereForms(limits: limits)
    var (heaps, rows): ([MisereForms.Form], [GenusTable.Row]) = ([], [])
    var ending: SolverError?
    do throws(SolverError) {
      for heap in 0...max(bound, 0) {
        var options: [MisereForms.Form] = []
        var followsTame = true
        for move in theory.moves(from: heap) {
          followsTame = followsTame && move.leaves.allSatisfy { rows[$0].isHereditarilyTame }
          var left = 0
          for part in move.leaves { left = try forms.sum(left, heaps[part]) }
          options.append(left)
        }
        let form = try forms.form(options)
        heaps.append(form)
        let genus = try forms.genus(form)
        rows.append(
          GenusTable.Row(
            genus: genus, isTame: try forms.isTame(form), isHereditarilyTame: followsTame && genus.isTame,
            isFormHereditarilyTame: try forms.isHereditarilyTame(form),
            outcome: forms.isLost(form) ? .pPosition : .nPosition, form: forms.words(form)))
        observer.report(Progress(completed: Double(heap), total: Double(bound), unit: "heaps"))
      }
    } catch {
      ending = error
    }
    return GenusTable(rows: rows, ending: ending)
  }
}
