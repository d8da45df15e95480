/// Small pieces of SVG; lengths in pixels, at most two decimals.
package enum SVGText {
  /// A drawing of this size that says what it shows.
  package static func drawing(width: Double, height: Double, label: String, _ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" width="\(number(width))" \
    height="\(number(height))" role="img" aria-label="\(HTMLPage.escaped(label))">
    \(content)</svg>

    """
  }

  /// A straight line.
  package static func line(_ from: (Double, Double), _ to: (Double, Double), style: String) -> String {
    """
    <line x1="\(number(from.0))" y1="\(number(from.1))" x2="\(number(to.0))" y2="\(number(to.1))" style="\(style)"/>

    """
  }

  /// A disc; `title` is shown when the pointer is over it.
  package static func circle(
    _ centre: (Double, Double), radius: Double, style: String, title: String? = nil
  ) -> String {
    let place = "cx=\"\(number(centre.0))\" cy=\"\(number(centre.1))\" r=\"\(number(radius))\""
    return element("circle", place, style, title)
  }

  package static func rectangle(
    _ corner: (Double, Double), width: Double, height: Double, style: String, rounded: Double = 0, title: String? = nil
  ) -> String {
    let place =
      "x=\"\(number(corner.0))\" y=\"\(number(corner.1))\" width=\"\(number(width))\" height=\"\(number(height))\""
    return element("rect", place + (rounded > 0 ? " rx=\"\(number(rounded))\"" : ""), style, title)
  }

  /// A closed outline through points.
  package static func polygon(_ points: [(Double, Double)], style: String, title: String? = nil) -> String {
    let places = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
    return element("polygon", "points=\"\(places)\"", style, title)
  }

  /// An outline in the words of SVG, moved to a place and scaled.
  package static func path(_ outline: String, at place: (Double, Double), scale: Double = 1, style: String) -> String {
    let moved = "transform=\"translate(\(number(place.0)) \(number(place.1))) scale(\(number(scale)))\""
    return element("path", "d=\"\(outline)\" \(moved)", style, nil)
  }

  private static func element(_ name: String, _ place: String, _ style: String, _ title: String?) -> String {
    let start = "<\(name) \(place) style=\"\(style)\""
    guard let title else { return "\(start)/>\n" }
    return "\(start)><title>\(HTMLPage.escaped(title))</title></\(name)>\n"
  }

  /// A text whose `anchor` (start, middle, end) is at a place; the style sheet knows its `kind`.
  package static func text(
    _ text: String, at place: (Double, Double), anchor: String = "middle", kind: String = ""
  ) -> String {
    let kind = kind.isEmpty ? "" : " class=\"\(kind)\""
    let place = "x=\"\(number(place.0))\" y=\"\(number(place.1))\" text-anchor=\"\(anchor)\""
    return "<text \(place)\(kind)>\(HTMLPage.escaped(text))</text>\n"
  }

  /// A number with at most two decimals.
  package static func number(_ number: Double) -> String { Wording.fixed(number, decimals: 2, trimmed: true) }
}
