extension CommandGroup {
  static let set: CommandGroup = CommandGroup(
    "set", summary: "the card game Set: hints, exact chances, simulation",
    commands: [
      .setHints,
      .setAnalyze,
      .setExplain,
      .setSimulate,
      .setCensus,
      .setDistribution,
      .setRounds,
    ])
}
