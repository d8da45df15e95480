import Questions

extension SetPlay: ServedGame {}
