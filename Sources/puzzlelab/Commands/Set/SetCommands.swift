import Catalogue

extension CommandGroup {
  static let set: CommandGroup = CommandGroup(
    "set", summary: "The card game Set: hints, exact chances, simulation", commands: [])
}
