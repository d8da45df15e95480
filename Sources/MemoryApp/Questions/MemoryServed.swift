import Questions

extension MemoryPlay: ServedGame {
  package static func solvers(in context: Context) -> FaceSource { FaceSource() }
}
