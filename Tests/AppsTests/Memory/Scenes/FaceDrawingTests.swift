import Documents
import MemoryApp
import Questions
import Testing

@Suite struct FaceDrawingTests {
  /// Every face with its picture.
  private func drawings() throws -> [(face: String, svg: String)] {
    try FaceCategory.allCases.flatMap { category in
      try category.faces.map { ($0, try #require(FaceDrawing.svg(of: $0, in: category))) }
    }
  }

  @Test func `the ninety pictures are all different, whatever they are called`() throws {
    let shapes = try drawings().map { $0.svg.replacing("aria-label=\"\($0.face)\"", with: "") }
    #expect(shapes.count == 90 && Set(shapes).count == 90)
    // Nor is it colour alone that tells those of a category apart.
    let colourless = try drawings().map {
      $0.svg.replacing(#/#[0-9a-f]{6}/#, with: "").split(separator: "\n").dropFirst()
    }
    #expect(Set(colourless.map { $0.joined() }).count == 90)
  }

  @Test func `a picture is well-formed, small, and needs nothing from elsewhere`() throws {
    for (face, svg) in try drawings() {
      var open: [Substring] = []
      for tag in svg.matches(of: #/<(/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>&]*")*)(/?)>/#) {
        let (_, closes, name, attributes, isEmpty) = tag.output
        if !closes.isEmpty {
          #expect(open.popLast() == name && attributes.isEmpty, "\(face)")
        } else if isEmpty.isEmpty {
          open.append(name)
        }
      }
      #expect(open.isEmpty && svg.hasPrefix("<svg xmlns="), "\(face)")
      #expect(svg.count(where: { $0 == "<" }) == svg.matches(of: #/</?[a-z]/#).count)
      #expect(!svg.contains("nan") && !svg.contains("href") && svg.utf8.count < 2500)
      #expect(svg.contains("aria-label=\"\(face)\""))
    }
  }

  @Test func `a face of another category has no picture here`() {
    #expect(FaceDrawing.svg(of: "Skull", in: .pop) == nil)
  }
}
