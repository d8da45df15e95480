import CKernels
import Documents
import FoundationEssentials

/// What the times depend on.
enum Machine {
  /// The model as the system names it, with its family and number, since virtual machines hide
  /// names.
  static let processor: String = {
    let names = [
      entry("model name") ?? "unknown processor", entry("cpu family").map { "family \($0)" },
      entry("model").map { "model \($0)" },
    ]
    let count = Wording.count(ProcessInfo.processInfo.activeProcessorCount, "processor", "processors")
    return names.compactMap(\.self).joined(separator: " ") + ", " + count
  }()

  /// The widest vectors of the processor.
  static let vectors: String = {
    let flags = Set((entry("flags") ?? "").split(separator: " "))
    return flags.contains("avx512f") ? "AVX-512" : flags.contains("avx2") ? "AVX2" : "128 bits"
  }()

  /// The widest vectors that this program was built for.
  static let builtVectors = [512: "AVX-512", 256: "AVX2"][ck_vector_bits()] ?? "128 bits"

  /// All of it, in a line.
  static var description: String { "\(processor), \(vectors); bench built for \(builtVectors)" }

  /// The first value of a key of /proc/cpuinfo.
  private static func entry(_ key: String) -> String? {
    let line = information.split(separator: "\n").first { line in
      line.hasPrefix(key) && line.dropFirst(key.count).drop { $0 == "\t" || $0 == " " }.hasPrefix(":")
    }
    return line.map { String($0[$0.firstIndex(of: ":")!...].dropFirst().drop { $0 == " " }) }
  }

  private static let information = String(
    decoding: FileManager.default.contents(atPath: "/proc/cpuinfo") ?? Data(), as: UTF8.self)
}
