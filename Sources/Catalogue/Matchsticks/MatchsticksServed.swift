import Play

extension MatchsticksPlay: ServedGame {}
