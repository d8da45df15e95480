import CKernels

/// AG(d,3), 1 ≤ d ≤ 5: the points 0..<3^d as d digits to the base 3, the most significant first,
/// and their arithmetic.
///
/// Three points are on a line ⇔ they sum to 0 digit by digit ⇔ each is −a−b of the other two: the
/// line through two points is a Set of cards. The tables have one row per point; a row has `stride`
/// bytes, and its cells beyond the points hold the pad index `stride − 1`, at which every byte
/// table of the kernels is 0.
///
/// `@safe`: the tables are filled in `init`, never written again, and live as long as the object.
@safe package final class AffineSpace: @unchecked Sendable {
  /// The number of digits, 1…5.
  package let dimension: Int
  /// The number of points, 3^d.
  package let pointCount: Int
  /// The bytes of a row: 128 up to dimension 4, otherwise 256.
  let stride: Int
  let thirdRows: UnsafePointer<UInt8>
  let differenceRows: UnsafePointer<UInt8>
  let sumRows: UnsafePointer<UInt8>
  /// The points of each line in three rows of ``lineRoom`` bytes, lines within the first 27 points
  /// first, filled up with the pad index; up to dimension 4.
  let lineRows: UnsafePointer<UInt8>
  /// The number of lines in ``lineRows``.
  let lineCount: Int
  static let lineRoom = Int(CK_AHEAD_ROOM)

  /// Creates the space of `dimension` 1…5.
  package init(dimension: Int) {
    precondition((1...5).contains(dimension), "a space has one to five dimensions")
    let points = (0..<dimension).reduce(1) { power, _ in power * 3 }
    self.dimension = dimension
    pointCount = points
    let rowBytes = dimension < 5 ? 128 : 256
    stride = rowBytes
    func rows(_ digit: (Int, Int) -> Int) -> UnsafePointer<UInt8> {
      let table = UnsafeMutablePointer<UInt8>.allocate(capacity: points * rowBytes)
      unsafe table.initialize(repeating: UInt8(rowBytes - 1), count: points * rowBytes)
      for a in 0..<points {
        for b in 0..<points { unsafe table[a * rowBytes + b] = UInt8(Self.digitwise(a, b, digit)) }
      }
      return unsafe UnsafePointer(table)
    }
    unsafe thirdRows = rows { (6 - $0 - $1) % 3 }
    unsafe differenceRows = rows { ($0 - $1 + 3) % 3 }
    unsafe sumRows = rows { ($0 + $1) % 3 }
    unsafe (lineRows, lineCount) = Self.lines(third: thirdRows, points: dimension < 5 ? points : 0, stride: rowBytes)
  }

  /// All lines in three rows, and their number.
  private static func lines(
    third: UnsafePointer<UInt8>, points: Int, stride: Int
  ) -> (rows: UnsafePointer<UInt8>, count: Int) {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 3 * lineRoom)
    unsafe table.initialize(repeating: UInt8(stride - 1), count: 3 * lineRoom)
    var count = 0
    for isWithin in [true, false] {
      for a in 0..<points {
        for b in a + 1..<max(a + 1, points) {
          let c = unsafe Int(third[a * stride + b])
          guard c > b, (c < 27) == isWithin else { continue }
          for (row, point) in [a, b, c].enumerated() { unsafe table[row * lineRoom + count] = UInt8(point) }
          count += 1
        }
      }
    }
    return unsafe (UnsafePointer(table), count)
  }

  deinit {
    unsafe thirdRows.deallocate()
    unsafe differenceRows.deallocate()
    unsafe sumRows.deallocate()
    unsafe lineRows.deallocate()
  }

  /// The point that completes the line through `a` and `b`; `a` itself when they are equal.
  @inline(__always)
  package func third(_ a: Int, _ b: Int) -> Int { unsafe Int(thirdRows[a &* stride &+ b]) }

  /// The difference a − b.
  @inline(__always)
  package func difference(_ a: Int, _ b: Int) -> Int { unsafe Int(differenceRows[a &* stride &+ b]) }

  @inline(__always)
  package func sum(_ a: Int, _ b: Int) -> Int { unsafe Int(sumRows[a &* stride &+ b]) }

  /// |AGL(d,3)| = 3^d · ∏ (3^d − 3^i): the number of affine maps that have an inverse (< 2⁴⁷ for
  /// d = 5).
  package var groupOrder: UInt64 { frameExtensions(from: 0) }

  /// The number of ways to extend an affine frame of `rank` points in general position to one of
  /// d + 1 points.
  package func frameExtensions(from rank: Int) -> UInt64 {
    var ways: UInt64 = rank == 0 ? UInt64(pointCount) : 1
    var span: UInt64 = 1
    for size in 1...dimension {
      if size >= rank { ways &*= UInt64(pointCount) &- span }
      span &*= 3
    }
    return ways
  }

  private static func digitwise(_ a: Int, _ b: Int, _ digit: (Int, Int) -> Int) -> Int {
    var (a, b, place, result) = (a, b, 1, 0)
    while a > 0 || b > 0 || place == 1 {
      result += place * digit(a % 3, b % 3)
      (a, b, place) = (a / 3, b / 3, place * 3)
    }
    return result
  }
}
