import ExactArithmetic
import GameCore

/// The values of all states of a face-down game: all that is needed to play it, or to advise, at
/// once.
///
/// Values are found by binary search in the policy's own bytes, so that a policy that was read from
/// a file is ready without being unpacked. The file is sealed (see `GameCore.SealedFile`); its
/// payload, all numbers little-endian:
/// - 10 numbers of 4 bytes: strategy, deal size, ranks, suits, six of the scoring;
/// - for each number of seen cards 0 … N − 1: the number of states (8 bytes), the bytes of a value
///   (8; 8 or 16), then all keys ascending (8 each), then the values in the same order. Keys
///   distinguish open states from closed ones.
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

  /// The place of a layer in the bytes.
  private struct Layer: Sendable {
    let keys: Int
    let count: Int
    let values: Int
    let valueBytes: Int
  }

  private static let file = SealedFile(mark: "PZLCMFD", version: 2)

  /// Packs evaluated layers.
  init(game: FaceDownGame, play: FaceDownPlay, layers: [StateLayer], limits: SearchLimits) throws(Stopped) {
    var payload = FaceDownPolicy.identity(game, play).bytes
    for layer in layers {
      try limits.check()
      FaceDownPolicy.append(layer, to: &payload)
    }
    let bytes = FaceDownPolicy.file.sealed(payload)
    guard let policy = try? FaceDownPolicy(bytes: bytes, game: game, play: play) else {
      preconditionFailure("what was packed can be read")
    }
    self = policy
  }

  /// Reads a policy of `game` from a file's bytes.
  /// - Throws: ``PolicyError`` when it is damaged or belongs to another game; build it again then.
  public init(bytes: [UInt8], game: FaceDownGame, play: FaceDownPlay = .optimal) throws(PolicyError) {
    let payload: ArraySlice<UInt8>
    let layers: [Layer]
    let identity = FaceDownPolicy.identity(game, play).bytes
    do { payload = try FaceDownPolicy.file.payload(of: bytes) } catch { throw .file(error) }
    guard payload.starts(with: identity) else { throw .otherGame }
    do { layers = try FaceDownPolicy.layers(payload.dropFirst(identity.count), game: game) } catch {
      throw .file(error)
    }
    self.game = game
    self.play = play
    self.bytes = bytes
    self.layers = layers
    lanes = StateLanes(suits: game.deck.suits)
    stateCount = layers.reduce(0) { $0 + $1.count }
    value = game.fraction(FaceDownPolicy.value(bytes, layers[0], 0), unseen: game.dealSize)
  }

  /// The places of the layers.
  private static func layers(_ payload: ArraySlice<UInt8>, game: FaceDownGame) throws(SealedFileError) -> [Layer] {
    var words = WordReader(payload)
    var layers: [Layer] = []
    for _ in 0..<game.dealSize {
      let count = try words.nextCount(atMost: payload.count)
      let width = try words.nextCount(atMost: 16)
      guard width == 8 || width == 16, count > 0 else { throw .damaged }
      let keys = words.rest.startIndex
      _ = try words.next(count: 8 * count)
      let layer = Layer(keys: keys, count: count, values: words.rest.startIndex, valueBytes: width)
      _ = try words.next(count: width * count)
      guard isSound(layer, in: payload) else { throw .damaged }
      layers.append(layer)
    }
    try words.end()
    return layers
  }

  /// Whether keys ascend, and values are such that fifty of them can be added.
  private static func isSound(_ layer: Layer, in bytes: ArraySlice<UInt8>) -> Bool {
    var last: UInt64?
    for index in 0..<layer.count {
      let key = number(bytes, at: layer.keys + 8 * index)
      guard last.map({ $0 < key }) ?? true else { return false }
      last = key
    }
    guard layer.valueBytes == 16 else { return true }
    return (0..<layer.count).allSatisfy { index in
      let high = Int64(bitPattern: number(bytes, at: layer.values + 16 * index + 8))
      return (-largestHigh...largestHigh).contains(high)
    }
  }

  /// The largest upper half of a value of 16 bytes.
  private static let largestHigh: Int64 = 1 << 56

  /// The stored value of the state with this key and number of seen cards; `nil` when there is no
  /// such state.
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

  /// What distinguishes the policies of different games.
  private static func identity(_ game: FaceDownGame, _ play: FaceDownPlay) -> WordWriter {
    let (scoring, way) = (game.scoring, FaceDownPlay.allCases.firstIndex(of: play) ?? 0)
    let numbers = [
      way, game.dealSize, game.deck.ranks, game.deck.suits, scoring.rankScore, scoring.suitScore, scoring.bonus,
      scoring.mismatch, scoring.cost, scoring.unchooseCost,
    ]
    return numbers.reduce(into: WordWriter()) { $0.append(UInt32($1)) }
  }

  private static func append(_ layer: StateLayer, to bytes: inout [UInt8]) {
    var entries: [(key: UInt64, value: Int128)] = []
    entries.reserveCapacity(layer.states.count + layer.openCount)
    layer.closed.forEach { key, slot in entries.append((key, layer.closed.value(at: slot))) }
    layer.open.forEach { key, slot in entries.append((key, layer.open.value(at: slot))) }
    entries.sort { $0.key < $1.key }
    let isNarrow = entries.allSatisfy { Int64(exactly: $0.value) != nil }
    append(UInt64(entries.count), to: &bytes)
    append(isNarrow ? 8 : 16, to: &bytes)
    for entry in entries { append(entry.key, to: &bytes) }
    for entry in entries {
      append(UInt64(truncatingIfNeeded: entry.value), to: &bytes)
      if !isNarrow { append(UInt64(truncatingIfNeeded: entry.value >> 64), to: &bytes) }
    }
  }

  /// What `WordWriter` does, but a hundred million times in a moment.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * byte))) }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> UInt64 { number(bytes[...], at: offset) }

  private static func number(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }

  private static func value(_ bytes: [UInt8], _ layer: Layer, _ index: Int) -> Int128 {
    let offset = layer.values + layer.valueBytes * index
    let low = number(bytes, at: offset)
    guard layer.valueBytes == 16 else { return Int128(Int64(bitPattern: low)) }
    return Int128(Int64(bitPattern: number(bytes, at: offset + 8))) << 64 | Int128(low)
  }
}

/// Why bytes aren't a policy of the given game.
public enum PolicyError: Error, Equatable, Sendable {
  /// They aren't a whole file of a policy.
  case file(SealedFileError)
  /// They belong to a game with other numbers.
  case otherGame
  /// They lack a state of the game, so they were made by something else.
  case missingState
}
