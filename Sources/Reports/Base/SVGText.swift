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

  /// A drawing by itself, with the colours of the pages.
  package static func figure(_ drawing: String) -> String {
    guard let end = drawing.firstIndex(of: ">") else { return drawing }
    let style =
      "\n<style>\n\(HTMLPage.palette)\nsvg { background: var(--paper); }\n"
      + "text { fill: var(--soft); font: 12px system-ui, sans-serif; }\n</style>"
    return drawing[...end] + style + drawing[drawing.index(after: end)...]
  }

  /// A straight line.
  package static func line(_ from: (Double, Double), _ to: (Double, Double), style: String) -> String {
    """
    <line x1="\(number(from.0))" y1="\(number(from.1))" x2="\(number(to.0))" y2="\(number(to.1))" style="\(style)"/>

    """
  }

  /// A disc; `title` is shown when somebody points at it.
  package static func circle(
    _ centre: (Double, Double), radius: Double, style: String, title: String? = nil
  ) -> String {
    let inside = title.map { "<title>\(HTMLPage.escaped($0))</title>" } ?? ""
    return """
      <circle cx="\(number(centre.0))" cy="\(number(centre.1))" r="\(number(radius))" style="\(style)">\(inside)</circle>

      """
  }

  /// A rectangle.
  package static func rectangle(
    _ corner: (Double, Double), width: Double, height: Double, style: String
  ) -> String {
    """
    <rect x="\(number(corner.0))" y="\(number(corner.1))" width="\(number(width))" height="\(number(height))" \
    style="\(style)"/>

    """
  }

  /// A closed outline through points.
  package static func polygon(_ points: [(Double, Double)], style: String) -> String {
    let places = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
    return "<polygon points=\"\(places)\" style=\"\(style)\"/>\n"
  }

  /// A text whose `anchor` (start, middle, end) stands at a place.
  package static func text(_ text: String, at place: (Double, Double), anchor: String = "middle") -> String {
    """
    <text x="\(number(place.0))" y="\(number(place.1))" text-anchor="\(anchor)">\(HTMLPage.escaped(text))</text>

    """
  }

  /// A number with at most two decimals.
  package static func number(_ number: Double) -> String { Wording.fixed(number, decimals: 2, trimmed: true) }
}
