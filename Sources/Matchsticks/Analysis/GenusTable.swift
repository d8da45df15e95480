public import GameCore

/// The heaps of some rules in misère play: genus, canonical form, tame or wild.
public struct GenusTable: Sendable {
  /// The heaps, from 0 on.
  public let rows: [Row]
  /// Why there are no more, if more were asked for.
  public let ending: SolverError?
  /// How all this is known; nothing is where a limit ended the work before heap 0 was done.
  public var evidence: Evidence<Proof> { rows.isEmpty ? .unknown : .proved(.computed(heap: rows.count - 1)) }

  /// What is known about a heap.
  public struct Row: Sendable {
    /// Its genus.
    public let genus: Genus
    /// Whether it is tame as in Winning Ways: in sums of tame games it may be counted as the
    /// position of Nim that has its genus. Wild options that the opponent can revert don't matter.
    public let isTame: Bool
    /// Whether it and everything that can be reached from it have the genus of a nim position.
    public let isHereditarilyTame: Bool
    /// Who wins it in misère play.
    public let outcome: Outcome
    /// Its canonical form in misère play.
    public let form: MisereForm
  }
}

extension Ruleset {
  /// The genera of the heaps 0…`bound`, or of as many as their forms and the limits allow.
  /// - Throws: ``SolverError/unsupported(_:)`` for rules whose moves depend on more than the heap.
  public func genera(
    upTo bound: Int, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> GenusTable {
    let theory = theory
    guard theory.lastMove == nil else { throw .unsupported(.grundyValues) }
    var forms = MisereForms(limits: limits)
    var (heaps, rows): ([MisereForms.Form], [GenusTable.Row]) = ([], [])
    var ending: SolverError?
    do throws(SolverError) {
      for heap in 0...max(bound, 0) {
        var options: [MisereForms.Form] = []
        for move in theory.moves(from: heap) {
          var left = 0
          for part in move.leaves { left = try forms.sum(left, heaps[part]) }
          options.append(left)
        }
        let form = try forms.form(options)
        heaps.append(form)
        rows.append(
          GenusTable.Row(
            genus: try forms.genus(form), isTame: try forms.isTame(form),
            isHereditarilyTame: try forms.isHereditarilyTame(form),
            outcome: forms.isLost(form) ? .pPosition : .nPosition, form: forms.words(form)))
        observer.report(Progress(completed: Double(heap), total: Double(bound), unit: "heaps"))
      }
    } catch {
      ending = error
    }
    return GenusTable(rows: rows, ending: ending)
  }
}
