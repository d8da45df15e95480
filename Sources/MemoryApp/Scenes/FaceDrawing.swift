import Documents
import Questions

/// Pictures of the program's own faces: plain shapes in the colours of their category, all
/// different.
///
/// A face's number says what is drawn. Six numbers of corners and three ways to draw them make the
/// 18 faces of a category; its frame and its colours tell it from the others.
package enum FaceDrawing {
  /// The picture of a face, self-contained; `nil` when the category has no such face.
  package static func svg(of face: String, in category: FaceCategory) -> String? {
    category.faces.firstIndex(of: face).map { number in
      SVGText.drawing(width: 100, height: 100, label: face, shapes(number, Palette(category)))
    }
  }

  private static let centre = (50.0, 50.0)
  private static let corners = [3, 4, 5, 6, 8, 12]

  private static func shapes(_ number: Int, _ palette: Palette) -> String {
    let count = corners[number % corners.count]
    let ground = SVGText.rectangle((0, 0), width: 100, height: 100, style: "fill:\(palette.ground)")
    return ground + frame(palette) + motif(number / corners.count, count, palette)
  }

  private static func frame(_ palette: Palette) -> String {
    let style = "fill:none;stroke:\(palette.accent);stroke-width:3"
    guard let corners = palette.frame else { return SVGText.circle(centre, radius: 44, style: style) }
    return SVGText.polygon(around(corners, radius: 46), style: style)
  }

  private static func motif(_ way: Int, _ count: Int, _ palette: Palette) -> String {
    let fill = "fill:\(palette.main)"
    switch way {
    case 0:
      // A polygon with a hole.
      return SVGText.polygon(around(count, radius: 30), style: fill)
        + SVGText.circle(centre, radius: 9, style: "fill:\(palette.ground)")
    case 1:
      // A star.
      let outer = around(2 * count, radius: 33)
      let inner = around(2 * count, radius: 15)
      let star = outer.indices.map { $0.isMultiple(of: 2) ? outer[$0] : inner[$0] }
      return SVGText.polygon(star, style: fill)
    default:
      // A ring of discs about a core.
      let discs = around(count, radius: 26).map { SVGText.circle($0, radius: 6, style: fill) }
      return discs.joined() + SVGText.circle(centre, radius: 12, style: "fill:\(palette.accent)")
    }
  }

  /// The corners of a regular polygon, from the top clockwise.
  private static func around(_ count: Int, radius: Double) -> [(Double, Double)] {
    let turn = Turn(parts: count)
    var (x, y) = (0.0, -radius)
    return (0..<count).map { _ in
      defer { (x, y) = (x * turn.cosine - y * turn.sine, x * turn.sine + y * turn.cosine) }
      return (centre.0 + x, centre.1 + y)
    }
  }
}

/// A part of a full turn. The cosines of the parts that are needed are square roots.
private struct Turn {
  let cosine: Double
  var sine: Double { (1 - cosine * cosine).squareRoot() }

  init(parts: Int) {
    let half = { (cosine: Double) in ((1 + cosine) / 2).squareRoot() }
    switch parts {
    case 3: cosine = -0.5
    case 4: cosine = 0
    case 5: cosine = (5.0.squareRoot() - 1) / 4
    case 6: cosine = 0.5
    case 8, 10, 12, 16, 24: cosine = half(Turn(parts: parts / 2).cosine)
    default: preconditionFailure("no polygon of \(parts) corners is drawn")
    }
  }
}

/// The colours of a category, and the corners of its frame; `nil` for a round one.
private struct Palette {
  let ground: String
  let main: String
  let accent: String
  let frame: Int?

  init(_ category: FaceCategory) {
    (ground, main, accent, frame) =
      switch category {
      case .pop: ("#ffe3f1", "#b3134f", "#b26a00", nil)
      case .electronic: ("#0d1b2a", "#00e5ff", "#ff6b9d", 4)
      case .rock: ("#f3e3d0", "#8d2b0b", "#2e4a62", 6)
      case .metal: ("#1c1c1c", "#d0d0d0", "#ff5a4d", 5)
      case .rap: ("#fff3c4", "#4a148c", "#7a5900", 8)
      }
  }
}
