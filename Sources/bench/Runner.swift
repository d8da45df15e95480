import Documents
import Glibc

/// Runs suites, prints what it measured, and compares signatures.
struct Runner {
  let options: Options

  /// Writes the files of positions that the cases solve as `FOLDER/NAME.obf`.
  func writeInputs(to folder: String) throws(BenchError) {
    for input in options.suites.flatMap(\.cases).compactMap(\.input) {
      try Files.write(input.text(), to: "\(folder)/\(input.name).obf")
    }
  }

  /// Whether every signature agreed.
  func run() throws(BenchError) -> Bool {
    let folder = try Signatures.findFolder()
    var isGood = true
    if !options.asJSON, !options.checksOnly { show(Machine.description) }
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
    var measured: [String: Measurement] = [:]
    for item in suite.cases {
      let repetitions = options.checksOnly ? 1 : options.repetitions ?? item.repetitions
      let measurement = Measurement.take(item, repetitions: repetitions)
      let verdict = signatures.verdict(on: item, measurement)
      if options.updatesSignatures, measurement.isReproducible {
        signatures.keep(measurement.work.signature, of: item)
      } else {
        isGood = isGood && accepts(verdict)
      }
      measured[item.name] = measurement
      show(item, of: suite, measurement, verdict, Comparison(item, measurement, among: measured))
    }
    if options.updatesSignatures { try signatures.save(cases: suite.cases) }
    return isGood
  }

  private func accepts(_ verdict: Verdict) -> Bool {
    if case .unknown = verdict { return !options.checksOnly }
    return verdict.isGood
  }

  private func show(
    _ item: Case, of suite: Suite, _ measurement: Measurement, _ verdict: Verdict, _ comparison: Comparison?
  ) {
    if options.asJSON {
      let document = MeasurementDocument(
        suite: suite.name, item: item, measurement: measurement, verdict: verdict, comparison: comparison)
      var line = JSONWriter()
      document.write(to: &line)
      show(String(decoding: line.bytes, as: UTF8.self))
    } else {
      let width = suite.cases.map(\.name.count).max() ?? 0
      let name = item.name + String(repeating: " ", count: width - item.name.count)
      show("  \(name)  \(options.checksOnly ? measurement.work.signature : measurement.summary)")
      if let comparison, !options.checksOnly { show("    \(comparison.summary)") }
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

extension Comparison {
  /// For people: "1.95 times as fast as NAME, 1.3 % more work".
  var summary: String {
    let times = Wording.fixed(speed, decimals: 2)
    let percent = Wording.fixed(abs(work - 1) * 100, decimals: 1)
    return "\(times) times as fast as \(name), \(percent) % \(work < 1 ? "less" : "more") work"
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
