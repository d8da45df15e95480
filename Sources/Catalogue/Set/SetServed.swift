import Play

extension SetPlay: ServedGame {}
