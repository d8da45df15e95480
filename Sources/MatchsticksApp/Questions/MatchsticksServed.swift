import Questions

extension MatchsticksPlay: ServedGame {}
