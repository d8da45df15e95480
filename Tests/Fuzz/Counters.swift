import CFuzzer
import Glibc

/// The counters that libFuzzer examines after each input. The program has half a million, of which
/// a target reaches some thousand: given all of them libFuzzer spends most of its time on zeros. So
/// the compiler's announcement is kept back, a child process runs the corpus, and libFuzzer gets
/// the blocks that were reached and their neighbours, which hold the rest of the same files. What
/// an input newly reaches further off counts from the next start on.
enum Counters {
  /// One counter for each edge.
  nonisolated(unsafe) fileprivate static var all = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// Two words for each edge: its address, and whether a function begins there.
  nonisolated(unsafe) fileprivate static var places = unsafe UnsafePointer<Place>(bitPattern: 0)
  fileprivate typealias Place = (UInt, UInt)

  private static let block = 4096
  /// Modules that fit into libFuzzer's table.
  private static let mostRanges = 4000

  /// Announces to libFuzzer the counters that `body` needs on the files in `folders`.
  static func announce(reachedBy body: @Sendable ([UInt8]) -> Void, on folders: [String]) {
    guard let counters = unsafe all.baseAddress, let places = unsafe places, unsafe !all.isEmpty else { return }
    let count = unsafe all.count
    for range in ranges(of: reachedBlocks(by: body, on: folders.flatMap(files(in:))), count: count) {
      unsafe __real___sanitizer_cov_8bit_counters_init(counters + range.lowerBound, counters + range.upperBound)
      unsafe __real___sanitizer_cov_pcs_init(places + range.lowerBound, places + range.upperBound)
    }
  }

  /// Blocks with a counter that isn't zero after a child process ran the inputs; it may die of one.
  private static func reachedBlocks(by body: @Sendable ([UInt8]) -> Void, on inputs: [[UInt8]]) -> [Bool] {
    let blocks = unsafe (all.count + block - 1) / block
    let shared = unsafe mmap(nil, blocks, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let shared = unsafe shared, unsafe shared != MAP_FAILED else { return Array(repeating: true, count: blocks) }
    let marks = unsafe UnsafeMutableRawBufferPointer(start: shared, count: blocks)
    let child = fuzzer_child()
    if child == 0 {
      alarm(60)
      for (index, input) in inputs.enumerated() {
        body(input)
        // Now and then, too, as one of them may end the process.
        if index % 64 == 63 { unsafe mark(marks) }
      }
      unsafe mark(marks)
      _exit(0)
    }
    var status: Int32 = 0
    unsafe waitpid(child, &status, 0)
    return unsafe marks.map { $0 != 0 }
  }

  private static func mark(_ marks: UnsafeMutableRawBufferPointer) {
    for index in marks.indices where unsafe marks[index] == 0 {
      let counters = unsafe all[index * block..<min((index + 1) * block, all.count)]
      if unsafe counters.contains(where: { $0 != 0 }) { unsafe marks[index] = 1 }
    }
  }

  /// The blocks that were reached with a neighbour to each side, joined where they touch.
  private static func ranges(of reached: [Bool], count: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in reached.indices where reached[max(0, index - 1)...min(index + 1, reached.count - 1)].contains(true) {
      let range = index * block..<min((index + 1) * block, count)
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.count > 0 && ranges.count < mostRanges ? ranges : [0..<count]
  }

  /// The bytes of the files of a folder, or of the one file.
  private static func files(in folder: String) -> [[UInt8]] {
    guard let names = unsafe opendir(folder) else { return content(of: folder).map { [$0] } ?? [] }
    defer { unsafe closedir(names) }
    var found: [[UInt8]] = []
    while let entry = unsafe readdir(names) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.first != ".", let bytes = content(of: "\(folder)/\(name)") { found.append(bytes) }
    }
    return found
  }

  private static func content(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }
}

/// Called by the compiler's code in place of libFuzzer's functions (`--wrap` of the linker).
@c(__wrap___sanitizer_cov_8bit_counters_init)
func keepCounters(_ start: UnsafeMutablePointer<UInt8>, _ stop: UnsafeMutablePointer<UInt8>) {
  unsafe Counters.all = UnsafeMutableBufferPointer(start: start, count: stop - start)
}

@c(__wrap___sanitizer_cov_pcs_init)
func keepPlaces(_ start: UnsafeRawPointer, _ stop: UnsafeRawPointer) {
  unsafe Counters.places = start.assumingMemoryBound(to: Counters.Place.self)
}
