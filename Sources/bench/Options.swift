/// What the command line asks for.
struct Options: Sendable {
  enum Task: Sendable { case run, list, help, inputs(folder: String) }

  var task = Task.run
  var suites: [Suite] = []
  var asJSON = false
  var repetitions: Int?
  var checksOnly = false
  var updatesSignatures = false
  var includesLong = false

  static let help = """
    bench [SUITE…] [--long] [--json] [--repetitions N] [--check] [--update-signatures] [--list] [--inputs DIR]

    Does fixed work, times it, and compares its signature (a node count or checksum) with the one
    kept in data/signatures. Without SUITE: every suite that isn't long.

      --long               the long suites, too: minutes and gigabytes
      --json               one JSON document per case
      --repetitions N      time each case N times (1…1000) instead of its own number
      --check              compare signatures only: each case once, a missing signature is a fault
      --update-signatures  keep the signatures of this run
      --list               list the suites
      --inputs DIR         write the files of positions that the cases solve into DIR and measure nothing

    Cases called …-command run the program as people do, with its best lines: the puzzlelab beside
    bench, or the one named by PUZZLELAB_PROGRAM. They are compared with the search alone, which
    only gives the score; cases on two threads are compared with one.

    Exit status: 0 done, 1 a signature disagrees, 64 usage, 74 a file can't be read or written.

    """

  init(words: [String]) throws(BenchError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": task = .help
      case "--list": task = .list
      case "--long": includesLong = true
      case "--json": asJSON = true
      case "--check": checksOnly = true
      case "--update-signatures": updatesSignatures = true
      case "--inputs":
        guard let folder = rest.popFirst() else { throw .usage("--inputs needs a folder") }
        task = .inputs(folder: folder)
      case "--repetitions": repetitions = try Options.count(rest.popFirst())
      case _ where word.hasPrefix("--repetitions="):
        repetitions = try Options.count(String(word.dropFirst("--repetitions=".count)))
      case _ where word.hasPrefix("-"): throw .usage("there is no option \(word)" + Options.nearestOption(to: word))
      default: suites.append(try Options.suite(word))
      }
    }
    if checksOnly, updatesSignatures { throw .usage("--check and --update-signatures exclude each other") }
    if includesLong, !suites.isEmpty { throw .usage("--long runs every suite; name none as well") }
    if suites.isEmpty { suites = Suite.all.filter { includesLong || !$0.isLong } }
  }

  private static func count(_ word: String?) throws(BenchError) -> Int {
    guard let word, let count = Int(word), (1...1000).contains(count) else {
      throw .usage("--repetitions needs a number from 1 to 1000" + (word.map { ", not \($0)" } ?? ""))
    }
    return count
  }

  private static func suite(_ word: String) throws(BenchError) -> Suite {
    if let suite = Suite.all.first(where: { $0.name == word }) { return suite }
    let nearest = Nearest.word(to: word, among: Suite.all.map(\.name)).map { "; did you mean \($0)?" } ?? ""
    throw .usage("there is no suite \(word)\(nearest)")
  }

  private static func nearestOption(to word: String) -> String {
    let names = ["--help", "--list", "--long", "--json", "--check", "--update-signatures", "--repetitions", "--inputs"]
    return Nearest.word(to: word, among: names).map { "; did you mean \($0)?" } ?? ""
  }
}

/// Finds the word that was probably meant.
enum Nearest {
  /// The candidate with the fewest edits to `word`, if they are at most a third of its letters,
  /// rounded up.
  static func word(to word: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (edits: distance(word, $0), name: $0) }.min { $0.edits < $1.edits }
    guard let ranked, ranked.edits <= (word.count + 2) / 3 else { return nil }
    return ranked.name
  }

  /// The number of letters to insert, delete or replace (Levenshtein).
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for letter in left {
      var diagonal = row[0]
      row[0] += 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
