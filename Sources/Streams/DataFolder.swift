import Questions

/// The location of the toolkit's data files.
///
/// With `--data DIR` there and only there, otherwise with `PUZZLELAB_DATA` there and only there,
/// otherwise where an installed program has them, `share/puzzlelab` next to `bin` or next to a
/// package's `libexec/puzzlelab`, otherwise in the folder `data` of the first folder that has the
/// file, upwards from the program's own file, then upwards from the working directory.
package struct DataFolder: Sendable {
  private let given: String?
  private let variable: String?
  private let executable: String?
  private let workingDirectory: String?

  /// The search of this process; `given` is the value of `--data`.
  package init(given: String?) {
    self.init(
      given: given, variable: FileSystem.environment("PUZZLELAB_DATA"), executable: FileSystem.executable,
      workingDirectory: FileSystem.workingDirectory)
  }

  /// A search in the environment named.
  package init(given: String?, variable: String?, executable: String?, workingDirectory: String?) {
    self.given = given
    self.variable = variable
    self.executable = executable
    self.workingDirectory = workingDirectory
  }

  /// The path of the data file `name`, such as "reversi/ffo.obf".
  package func path(of name: String) throws(Fault) -> String {
    if let given { return try path(of: name, in: given, chosenBy: "--data") }
    if let variable, !variable.isEmpty { return try path(of: name, in: variable, chosenBy: "PUZZLELAB_DATA") }
    let program = executable.map(Self.folder(of:))
    let roots = [program, workingDirectory].compactMap { $0 }
    let prefixes = program.map(Self.upwards(from:))?.dropFirst().prefix(2) ?? []
    let folders = prefixes.map { "\($0)/share/puzzlelab" } + roots.flatMap(Self.upwards(from:)).map { "\($0)/data" }
    for folder in folders where FileSystem.exists("\(folder)/\(name)") { return "\(folder)/\(name)" }
    let places = roots.map { $0.isEmpty ? "/" : $0 }.joined(separator: ", ")
    throw .io("data/\(name) was not found in \(places) or above; set its folder by --data or PUZZLELAB_DATA")
  }

  private func path(of name: String, in folder: String, chosenBy way: String) throws(Fault) -> String {
    let candidate = "\(folder)/\(name)"
    guard FileSystem.exists(candidate) else { throw .io("\(candidate) was not found (\(way) names \(folder))") }
    return candidate
  }

  /// The folder that contains a path: "/a/b" of "/a/b/c", "" of "/c".
  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// The folder and all that contain it, innermost first.
  private static func upwards(from folder: String) -> [String] {
    var folders = [folder == "/" ? "" : folder]
    while let last = folders.last, !last.isEmpty { folders.append(Self.folder(of: last)) }
    return folders
  }
}
