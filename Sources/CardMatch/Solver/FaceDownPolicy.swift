import ExactArithmetic
import GameCore

/// The values of all states of a face-down game: all that is needed to play it, or to advise, at once.
///
/// Values are found by binary search in the policy's own bytes, so that a policy that was read from a file is ready
/// without being unpacked. The layout, all numbers little-endian:
/// - header of 84 bytes: 8 bytes mark, 4 version, 4 way to play, 4 deal size, 4 ranks, 4 suits, 6 × 4 scoring, 32
///   SHA-256 of all that follows the header;
/// - for each number of seen cards 0 … N − 1: the number of states (8 bytes), the bytes of a value (8; 8 or 16), then
///   all keys ascending (8 each), then the values in the same order. Keys tell open states from closed ones.
public struct FaceDownPolicy: Sendable {
  /// The game.
  public let game: FaceDownGame
  /// How it is played.
  public let play: FaceDownPlay
  /// The value of a fresh table.
  public let value: Rational
  /// The policy as a file.
  public let bytes: [UInt8]
  /// The number of states.
  public let stateCount: Int
  private let layers: [Layer]
  let lanes: StateLanes

  /// Where a layer lies in the bytes.
  private struct Layer: Sendable {
    let keys: Int
    let count: Int
    let values: Int
    let valueBytes: Int
  }

  static let headerSize = 84
  private static let mark = Array("PZLCMFD1".utf8)
  private static let version = 1

  /// Packs evaluated layers.
  init(game: FaceDownGame, play: FaceDownPlay, layers: [StateLayer]) {
    var body: [UInt8] = []
    for layer in layers { FaceDownPolicy.append(layer, to: &body) }
    var header = FaceDownPolicy.mark
    for number in FaceDownPolicy.identity(game, play) { FaceDownPolicy.append(UInt64(number), width: 4, to: &header) }
    header += SHA256.digest(of: body)
    precondition(header.count == FaceDownPolicy.headerSize, "the header has a fixed size")
    guard let policy = FaceDownPolicy(trusted: header + body, game: game, play: play) else {
      preconditionFailure("what was packed can be read")
    }
    self = policy
  }

  /// Reads a policy of `game` from a file's bytes.
  /// - Throws: ``PolicyError`` when it is damaged or belongs to another game; build it anew then.
  public init(bytes: [UInt8], game: FaceDownGame, play: FaceDownPlay = .optimal) throws(PolicyError) {
    guard bytes.count > FaceDownPolicy.headerSize, Array(bytes[..<8]) == FaceDownPolicy.mark else { throw .notAPolicy }
    var expected: [UInt8] = []
    for number in FaceDownPolicy.identity(game, play) { FaceDownPolicy.append(UInt64(number), width: 4, to: &expected) }
    guard Array(bytes[8..<(8 + expected.count)]) == expected else { throw .otherGame }
    let digest = SHA256.digest(of: Array(bytes[FaceDownPolicy.headerSize...]))
    guard Array(bytes[(FaceDownPolicy.headerSize - 32)..<FaceDownPolicy.headerSize]) == digest else { throw .damaged }
    guard let policy = FaceDownPolicy(trusted: bytes, game: game, play: play) else { throw .damaged }
    self = policy
  }

  /// Indexes bytes whose checksum is right; `nil` when the lengths don't add up.
  private init?(trusted bytes: [UInt8], game: FaceDownGame, play: FaceDownPlay) {
    var layers: [Layer] = []
    var offset = FaceDownPolicy.headerSize
    for _ in 0..<game.dealSize {
      guard offset + 16 <= bytes.count else { return nil }
      let count = Int(FaceDownPolicy.number(bytes, at: offset))
      let width = Int(FaceDownPolicy.number(bytes, at: offset + 8))
      guard width == 8 || width == 16, count >= 0, count <= bytes.count else { return nil }
      let layer = Layer(keys: offset + 16, count: count, values: offset + 16 + 8 * count, valueBytes: width)
      offset = layer.values + width * count
      guard offset <= bytes.count else { return nil }
      layers.append(layer)
    }
    guard offset == bytes.count else { return nil }
    self.game = game
    self.play = play
    self.bytes = bytes
    self.layers = layers
    lanes = StateLanes(suits: game.deck.suits)
    stateCount = layers.reduce(0) { $0 + $1.count }
    value = game.fraction(FaceDownPolicy.value(bytes, layers[0], 0), unseen: game.dealSize)
  }

  /// The stored value of the state with this key and so many seen cards; `nil` when there is no such state.
  func storedValue(_ key: UInt64, seen: Int) -> Int128? {
    let layer = layers[seen]
    var (low, high) = (0, layer.count)
    while low < high {
      let middle = (low + high) / 2
      let found = FaceDownPolicy.number(bytes, at: layer.keys + 8 * middle)
      if found == key { return FaceDownPolicy.value(bytes, layer, middle) }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func identity(_ game: FaceDownGame, _ play: FaceDownPlay) -> [Int] {
    let scoring = game.scoring
    let way = FaceDownPlay.allCases.firstIndex(of: play) ?? 0
    return [
      version, way, game.dealSize, game.deck.ranks, game.deck.suits, scoring.rankScore, scoring.suitScore,
      scoring.bonus,
      scoring.mismatch, scoring.cost, scoring.unchooseCost,
    ]
  }

  private static func append(_ layer: StateLayer, to bytes: inout [UInt8]) {
    var entries: [(key: UInt64, value: Int128)] = []
    entries.reserveCapacity(layer.states.count + layer.openCount)
    layer.closed.forEach { key, slot in entries.append((key, layer.closed.value(at: slot))) }
    layer.open.forEach { key, slot in entries.append((key, layer.open.value(at: slot))) }
    entries.sort { $0.key < $1.key }
    let isNarrow = entries.allSatisfy { Int64(exactly: $0.value) != nil }
    append(UInt64(entries.count), width: 8, to: &bytes)
    append(isNarrow ? 8 : 16, width: 8, to: &bytes)
    for entry in entries { append(entry.key, width: 8, to: &bytes) }
    for entry in entries {
      append(UInt64(truncatingIfNeeded: entry.value), width: 8, to: &bytes)
      if !isNarrow { append(UInt64(truncatingIfNeeded: entry.value >> 64), width: 8, to: &bytes) }
    }
  }

  private static func append(_ number: UInt64, width: Int, to bytes: inout [UInt8]) {
    for byte in 0..<width { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * byte))) }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }

  private static func value(_ bytes: [UInt8], _ layer: Layer, _ index: Int) -> Int128 {
    let offset = layer.values + layer.valueBytes * index
    let low = number(bytes, at: offset)
    guard layer.valueBytes == 16 else { return Int128(Int64(bitPattern: low)) }
    return Int128(Int64(bitPattern: number(bytes, at: offset + 8))) << 64 | Int128(low)
  }
}

/// Why bytes are no policy of the game at hand.
public enum PolicyError: Error, Equatable, Sendable {
  /// They don't begin like a policy.
  case notAPolicy
  /// They belong to a game with other numbers.
  case otherGame
  /// The checksum or a length is wrong.
  case damaged
}
