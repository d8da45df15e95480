extension CommandGroup {
  static let set: CommandGroup = CommandGroup(
    "set", summary: "the card game Set: hints, exact chances, simulation",
    commands: [
      .setHints,
      .setAnalyze,
      .setExplain,
      .setDeal,
      .setSimulate,
      .setCensus,
      .setDistribution,
      .setRounds,
      .setReport,
      .setVerify,
    ])
}
