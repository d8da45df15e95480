import FoundationEssentials
import GameCore
import Glibc
import Questions
import Reversi

/// The program on a file of positions, as a process of its own.
enum ReversiCommand {
  /// The positions, one per line, as other programs read them, too.
  static func file(_ positions: [Position]) -> String {
    positions.map { OBFRecord(position: $0).line + "\n" }.joined()
  }

  /// Solves a file of positions. The signature is the one of ``ReversiWork/solve(_:threads:)``,
  /// made from the output.
  static func solve(_ positions: [Position], threads: Int) -> Work {
    let path = FileManager.default.temporaryDirectory.path + "/puzzlelab-bench-\(getpid()).obf"
    do throws(BenchError) {
      try Files.write(file(positions), to: path)
    } catch {
      return ReversiWork.failed(error.message)
    }
    defer { _ = unsafe unlink(path) }
    let words = [program, "reversi", "solve", "--file", path, "--threads", "\(threads)", "--format", "json"]
    let start = Moment.now
    let (output, status) = run(words)
    let seconds = Measurement.seconds(since: start)
    guard status == 0 else { return ReversiWork.failed("\(program) failed (\(status))") }
    return work(output, positions: positions.count, threads: threads, seconds: seconds)
  }

  /// The program in the same folder as this one, unless another one is named.
  static let program: String = {
    if let named = ProcessInfo.processInfo.environment["PUZZLELAB_PROGRAM"] { return named }
    let bench = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return bench.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/puzzlelab"
  }()

  /// Sums over the documents of the output, each of which must have a score, a best move and a
  /// line.
  private static func work(_ output: [UInt8], positions: Int, threads: Int, seconds: Double) -> Work {
    var (scores, nodes, count) = (0, 0, 0)
    for line in output.split(separator: UInt8(ascii: "\n")) {
      guard let document = try? JSON(reading: line), let result = document["result"], let run = document["run"],
        let score = result["discDifference"].flatMap(integer), let visited = run["nodes"].flatMap(integer),
        case .array? = result["principalVariation"]
      else { return ReversiWork.failed("unexpected answer: \(String(decoding: line, as: UTF8.self))") }
      scores += score
      nodes += visited
      count += 1
    }
    guard count == positions else { return ReversiWork.failed("\(count) answers for \(positions) positions") }
    return ReversiWork.solved(scores: scores, nodes: nodes, threads: threads, seconds: seconds)
  }

  private static func integer(_ value: JSON) -> Int? {
    guard case .number(let digits) = value else { return nil }
    return Int(digits)
  }

  /// Standard output and exit status of a command.
  private static func run(_ words: [String]) -> (output: [UInt8], status: Int32) {
    let line = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    guard let pipe = unsafe popen(line, "r") else { return ([], 127) }
    var output: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&part, 1, part.count, pipe)
      guard count > 0 else { break }
      output += part[..<count]
    }
    return (output, unsafe pclose(pipe))
  }
}
