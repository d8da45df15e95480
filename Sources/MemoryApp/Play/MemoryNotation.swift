import Questions

extension MemoryPlay: NotedGame {
  package static let moveForms = [
    MoveForm("turn PLACE", "turn up the card at a place, counted from 1"),
    MoveForm("choose PLACE", "the same"),
  ]

  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal {
    let category = FaceCategory(restoring: try words.word("a category"))
    var faces: [String] = []
    while let face = words.take() { faces.append(face) }
    return Deal(category: category, faces: faces)
  }

  package static func text(_ deal: Deal) -> String {
    ([deal.category.rawValue] + deal.faces).joined(separator: " ")
  }
}
