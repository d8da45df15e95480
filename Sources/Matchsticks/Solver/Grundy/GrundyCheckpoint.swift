public import GameCore

/// What a search for the period of one code has computed so far, to resume from later.
public struct GrundyCheckpoint: Sendable, Equatable {
  /// The code.
  public let code: TakeAndBreakCode
  /// The largest heap that was asked for.
  public let bound: Int
  /// How many values there will be at the next search for the period.
  let target: Int
  /// The values, and what they have cost.
  let values: SparseSpace.Kept

  /// How many values are known.
  public var count: Int { values.count }
}

/// A checkpoint as bytes: the numbers in words of 64 bits, then the values, a byte or two each.
extension GrundyCheckpoint {
  private static let file = SealedFile(mark: "PZLGRUND", version: 1)
  private static let largest = 1 << 40
  /// The most breaks examined, so that those of a run can be added.
  private static let mostBreaks = 1 << 62

  /// The bytes of a file.
  public var bytes: [UInt8] {
    var words = WordWriter(capacity: values.bytes.count + 128)
    let digits = code.table(upTo: code.lastPlace ?? 0)
    for number in [digits.count] + digits { words.append(UInt64(number)) }
    for number in [bound, target, values.breaks, values.width, count] { words.append(UInt64(number)) }
    words.append(contentsOf: values.bytes)
    return Self.file.sealed(words.bytes)
  }

  /// Reads what ``bytes`` wrote.
  /// - Throws: why it isn't a whole checkpoint of this version.
  public init(bytes: [UInt8]) throws(SealedFileError) {
    var words = WordReader(try Self.file.payload(of: bytes))
    var digits: [Int] = []
    for _ in 0..<(try words.nextCount(atMost: KeptSearch.mostDigits)) { digits.append(try words.nextCount(atMost: 7)) }
    guard let zeroth = digits.first,
      let code = TakeAndBreakCode(base: .octal, zeroth: zeroth, digits: Array(digits.dropFirst())),
      KeptSearch.canKeep(code)
    else { throw .damaged }
    let (bound, target) = (try words.nextCount(atMost: Self.largest), try words.nextCount(atMost: Self.largest))
    let (breaks, width) = (try words.nextCount(atMost: Self.mostBreaks), try words.nextCount(atMost: 2))
    let count = try words.nextCount(atMost: Self.largest)
    guard width > 0, words.rest.count == count * width, count <= target, target <= bound + 1,
      let values = SparseSpace.Kept(bytes: Array(words.rest), width: width, breaks: breaks)
    else { throw .damaged }
    (self.code, self.bound, self.target, self.values) = (code, bound, target, values)
  }
}

/// A search that is saved as it proceeds, and may resume from what was saved.
public struct KeptSearch: Sendable {
  let code: TakeAndBreakCode
  let resumed: GrundyCheckpoint?
  let save: @Sendable (GrundyCheckpoint) -> Void

  /// Codes that may be kept have at most this many digits.
  static let mostDigits = 64

  /// Keeps the search for the period of `rules` by `save`, from `resumed` on if that is given.
  /// - Throws: ``KeptSearchError`` when the rules aren't a code that breaks heaps, or are a
  ///   different one.
  public init(
    _ rules: Ruleset, resumed: GrundyCheckpoint? = nil, save: @escaping @Sendable (GrundyCheckpoint) -> Void
  ) throws(KeptSearchError) {
    guard case .takeAndBreak(let code) = rules.recognized, Self.canKeep(code) else { throw .notKept }
    if let resumed, resumed.code != code { throw .otherCheckpoint(resumed.code) }
    (self.code, self.resumed, self.save) = (code, resumed, save)
  }

  /// Finite octal codes that break heaps in two: those whose values may take long.
  static func canKeep(_ code: TakeAndBreakCode) -> Bool {
    guard let last = code.lastPlace, last < mostDigits else { return false }
    return code.base == .octal && code.mostHeapsLeft == 2
  }
}

/// Why a search isn't kept.
public enum KeptSearchError: Error, Equatable, Sendable {
  /// The checkpoint is that of another code.
  case otherCheckpoint(TakeAndBreakCode)
  /// Only finite octal codes that break heaps are kept.
  case notKept
}
