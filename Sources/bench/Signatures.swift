import FoundationEssentials

/// How the signature of a run compares with the one that is kept.
enum Verdict: Sendable {
  case same(String)
  case different(kept: String)
  case unknown
  case irreproducible

  var kept: String? {
    switch self {
    case .same(let kept), .different(let kept): kept
    case .unknown, .irreproducible: nil
    }
  }

  /// Whether nothing speaks against the run; a missing signature doesn't.
  var isGood: Bool {
    switch self {
    case .same, .unknown: true
    case .different, .irreproducible: false
    }
  }
}

/// Files that the benchmarks write.
enum Files {
  static func write(_ text: String, to path: String) throws(BenchError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .file("\(path) can't be written")
    }
  }
}

/// The signatures of one suite: lines `case signature` in `data/signatures/SUITE.txt`, sorted by
/// case.
struct Signatures: Sendable {
  private let path: String
  private var byCase: [String: String] = [:]

  /// Reads the file of a suite; a missing file holds none.
  init(suite: String, folder: String) throws(BenchError) {
    path = "\(folder)/\(suite).txt"
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else { throw .file("\(path) can't be read") }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { throw .file("\(path): a line must be a case and its signature, not \(line)") }
      byCase[String(words[0])] = String(words[1])
    }
  }

  func verdict(on item: Case, _ measurement: Measurement) -> Verdict {
    guard measurement.isReproducible else { return .irreproducible }
    guard let kept = byCase[item.name] else { return .unknown }
    return kept == measurement.work.signature ? .same(kept) : .different(kept: kept)
  }

  mutating func keep(_ signature: String, of item: Case) { byCase[item.name] = signature }

  /// Writes the file: the given cases only, so that a case that is gone takes its line with it.
  func save(cases: [Case]) throws(BenchError) {
    let names = cases.map(\.name).sorted()
    let text = names.compactMap { name in byCase[name].map { "\(name) \($0)\n" } }.joined()
    try Files.write(text, to: path)
  }

  /// The names of the suites whose signatures a folder keeps, sorted.
  static func names(in folder: String) throws(BenchError) -> [String] {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .file("\(folder) can't be read")
    }
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// The folder of signatures: the first `data/signatures` above the program itself or the working
  /// directory.
  static func findFolder() throws(BenchError) -> String {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let starts = [program, FileManager.default.currentDirectoryPath]
    for start in starts {
      var parts = start.split(separator: "/")
      while true {
        let candidate = "/" + (parts + ["data", "signatures"]).joined(separator: "/")
        if FileManager.default.fileExists(atPath: candidate) { return candidate }
        guard parts.popLast() != nil else { break }
      }
    }
    throw .file("there is no data/signatures above \(starts.joined(separator: " or "))")
  }
}
