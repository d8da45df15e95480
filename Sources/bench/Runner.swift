import Documents
import Glibc

/// Runs suites, prints what it measured, and compares signatures.
struct Runner {
  let options: Options

  /// Whether every signature agreed.
  func run() throws(BenchError) -> Bool {
    let folder = try Signatures.findFolder()
    var isGood = true
    if options.checksOnly {
      for name in try Signatures.names(in: folder) where !Suite.all.contains(where: { $0.name == name }) {
        show("DISAGREES: there are signatures of \(name), but no such suite")
        isGood = false
      }
    }
    for suite in options.suites {
      isGood = try run(suite, folder: folder) && isGood
    }
    return isGood
  }

  private func run(_ suite: Suite, folder: String) throws(BenchError) -> Bool {
    var signatures = try Signatures(suite: suite.name, folder: folder)
    var isGood = true
    if !options.asJSON { show("\(suite.name): \(suite.summary)") }
    for item in suite.cases {
      let repetitions = options.checksOnly ? 1 : options.repetitions ?? item.repetitions
      let measurement = Measurement.take(item, repetitions: repetitions)
      let verdict = signatures.verdict(on: item, measurement)
      if options.updatesSignatures, measurement.isReproducible {
        signatures.keep(measurement.work.signature, of: item)
      } else {
        isGood = isGood && accepts(verdict)
      }
      show(item, of: suite, measurement, verdict)
    }
    if options.updatesSignatures { try signatures.save(cases: suite.cases) }
    return isGood
  }

  private func accepts(_ verdict: Verdict) -> Bool {
    if case .unknown = verdict { return !options.checksOnly }
    return verdict.isGood
  }

  private func show(_ item: Case, of suite: Suite, _ measurement: Measurement, _ verdict: Verdict) {
    if options.asJSON {
      let document = MeasurementDocument(suite: suite.name, item: item, measurement: measurement, verdict: verdict)
      var line = JSONWriter()
      document.write(to: &line)
      show(String(decoding: line.bytes, as: UTF8.self))
    } else {
      let width = suite.cases.map(\.name.count).max() ?? 0
      let name = item.name + String(repeating: " ", count: width - item.name.count)
      show("  \(name)  \(options.checksOnly ? measurement.work.signature : measurement.summary)")
      if let remark = remark(verdict, measurement) { show("    \(remark)") }
    }
  }

  private func remark(_ verdict: Verdict, _ measurement: Measurement) -> String? {
    switch verdict {
    case .same: nil
    case .different(let kept):
      options.updatesSignatures
        ? "signature changed from \(kept) to \(measurement.work.signature)"
        : "DISAGREES: signature \(measurement.work.signature), kept is \(kept)"
    case .unknown: options.updatesSignatures ? "signature kept" : "no signature is kept yet: --update-signatures"
    case .irreproducible: "DISAGREES WITH ITSELF: two repetitions had different signatures"
    }
  }

  /// Prints a line at once, so that a pipe sees each case when it is done.
  private func show(_ line: String) {
    print(line)
    fflush(nil)
  }
}

extension Measurement {
  /// Times, amount, rate and signature, for people.
  var summary: String {
    let amount = Wording.grouped(Int(work.amount))
    let times = "median \(Wording.duration(seconds: medianSeconds)), least \(Wording.duration(seconds: minimumSeconds))"
    return "\(times)  \(amount) \(work.unit), \(Measurement.prefixed(rate))/s  [\(work.signature)]"
  }

  /// The rate with a decimal prefix: "12.3 M".
  private static func prefixed(_ rate: Double) -> String {
    let prefixes: [(factor: Double, name: String)] = [(1e9, "G"), (1e6, "M"), (1e3, "k")]
    guard let prefix = prefixes.first(where: { rate >= $0.factor }) else { return Wording.short(rate) }
    return "\(Wording.short(rate / prefix.factor)) \(prefix.name)"
  }
}
