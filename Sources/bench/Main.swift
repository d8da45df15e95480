@main enum Main {
  static func main() { print(Suite.all.map(\.name).joined(separator: "\n")) }
}
