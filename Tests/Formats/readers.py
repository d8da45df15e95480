"""Readers of files of Othello games, from the formats' own descriptions.

GGF as on GGS (skatgame.net/mburo/ggsa/ggf), SGF FF[4] (red-bean.com/sgf), the import format of the
PGN standard. `flat.py` has those that are little more than moves.
"""

from __future__ import annotations

import re
from decimal import Decimal

from othello import START, SQUARES, Game, Move

SGF_MARKS = {("TE", "1"): 1, ("BM", "1"): 2, ("TE", "2"): 3, ("BM", "2"): 4, ("IT", ""): 5, ("DO", ""): 6}
PGN_MARKS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


def seconds(text: str) -> Decimal:
    """Seconds of 12.5, 1:05 or 1:00:12."""
    total = Decimal(0)
    for part in text.split(":"):
        total = total * 60 + Decimal(part)
    return total


def main_time(text: str) -> str:
    """A time control; one that is a main time alone is its seconds."""
    return str(seconds(text).normalize() + 0) if re.fullmatch(r"[\d:.]+", text) else text


def signed(number: int) -> str:
    return f"{number:+d}"


# GGF


def read_ggf(text: str) -> list[Game]:
    """The description has no way to write "]" in a value; a backslash before it is the custom."""
    pattern = r"\(;((?:\s*[A-Z]+\[(?:\\.|[^\]\\])*\])*)\s*;\)"
    return [_ggf_game(found[1]) for found in re.finditer(pattern, text, re.S)]


def _ggf_game(body: str) -> Game:
    game = Game()
    names = {"PC": "event", "DT": "date", "PB": "black", "PW": "white", "RB": "black rating"}
    names |= {"RW": "white rating", "TY": "kind"}
    for name, raw in re.findall(r"([A-Z]+)\[((?:\\.|[^\]\\])*)\]", body, re.S):
        value = re.sub(r"\\(.)", r"\1", raw, flags=re.S)
        if name == "GM":
            assert value == "Othello"
        elif name == "BO":
            size, board, side = value.split()
            assert size == "8"
            game.start = f"{board} {side}".replace("*", "X")
        elif name in "BW":
            square, mark, time = (value.split("/") + ["", ""])[:3]
            move = Move("pa" if square.lower() in ("pa", "pass") else square.lower())
            if "," in mark:
                move.extra["values"] = (mark,)
            elif mark:
                move.value = Decimal(mark)
            move.time = seconds(time) if time else None
            game.moves.append(move)
        elif name == "RE":
            number, _, flag = value.partition(":")
            game.facts["result"] = signed(int(Decimal(number)))
            if flag:
                game.facts["reason"] = flag
        elif name == "TI":
            game.facts["time control"] = main_time(value)
        elif name in names:
            game.facts[names[name]] = value
        else:
            game.extra[name] = game.extra.get(name, ()) + (value,)
    if game.facts.get("kind") == "8":
        del game.facts["kind"]
    return game


# SGF


def read_sgf(text: str) -> list[Game]:
    tokens = re.findall(r"\(|\)|;|[A-Z]+(?:\s*\[(?:\\.|[^\]\\])*\])+", text, re.S)
    games = []
    while tokens:
        nodes, trees = _sgf_tree(tokens)
        games.append(_sgf_game(nodes, trees))
    return games


def _sgf_tree(tokens: list[str]) -> tuple[list[dict[str, tuple[str, ...]]], list]:
    """The nodes up to the first branch, and the trees that follow."""
    assert tokens.pop(0) == "("
    nodes, trees = [], []
    while tokens[0] != ")":
        if tokens[0] == "(":
            trees.append(_sgf_tree(tokens))
        elif tokens[0] == ";":
            tokens.pop(0)
            nodes.append({})
        else:
            token = tokens.pop(0)
            values = re.findall(r"\[((?:\\.|[^\]\\])*)\]", token, re.S)
            name = re.match("[A-Z]+", token)[0]
            nodes[-1][name] = tuple(map(_sgf_text, values))
    tokens.pop(0)
    return nodes, trees


def _sgf_text(raw: str) -> str:
    """A backslash before a line end takes both away, otherwise what follows it is literal."""
    return re.sub(r"\\(.)", r"\1", re.sub(r"\\(\r\n|\n|\r)", "", raw), flags=re.S)


def _sgf_square(letters: str) -> str:
    return f"{letters[0]}{ord(letters[1]) - 96}" if letters else "pa"


def _sgf_game(nodes: list, trees: list) -> Game:
    root = dict(nodes[0])
    assert root.pop("GM") == ("2",) and root.pop("FF", ("4",)) == ("4",)
    game = Game()
    for name in ("CA", "AP", "SZ"):
        root.pop(name, None)
    black, white = root.pop("AB", None), root.pop("AW", None)
    side = root.pop("PL", ("B",))[0]
    if black or white:
        at = {_sgf_square(point): "X" for point in black or ()}
        at |= {_sgf_square(point): "O" for point in white or ()}
        game.start = "".join(at.get(name, "-") for name in SQUARES) + (" X" if side == "B" else " O")
    names = {"EV": "event", "RO": "round", "PC": "site", "DT": "date", "PB": "black", "PW": "white"}
    names |= {"BR": "black rating", "WR": "white rating"}
    for name, values in root.items():
        if name in names:
            game.facts[names[name]] = values[0]
        elif name == "TM":
            game.facts["time control"] = main_time(values[0])
        elif name == "RE":
            _sgf_result(values[0], game)
        elif name == "C":
            game.comment = values[0]
        else:
            game.extra[name] = values
    game.moves = _sgf_moves(nodes[1:], trees)
    return game


def _sgf_result(text: str, game: Game) -> None:
    side, _, what = text.partition("+")
    if what.isdigit():
        game.facts["result"] = signed(int(what) if side == "B" else -int(what))
    elif what in ("R", "T", "F"):
        game.facts |= {"result": f"{side}+", "reason": what.lower()}
    else:
        game.facts["result"] = "+0" if text in ("0", "Draw") else text


def _sgf_moves(nodes: list, trees: list) -> list[Move]:
    moves = [_sgf_move(node) for node in nodes]
    if trees:
        # The first tree continues; the others are other moves in place of its first.
        rest = _sgf_moves(*trees[0])
        rest[0].variations = [_sgf_moves(*tree) for tree in trees[1:]]
        moves += rest
    return moves


def _sgf_move(node: dict[str, tuple[str, ...]]) -> Move:
    side = "B" if "B" in node else "W"
    move = Move(_sgf_square(node[side][0]))
    for name, values in node.items():
        if name == "V":
            move.value = Decimal(values[0]) * (1 if side == "B" else -1)
        elif name == "C":
            move.comment = values[0]
        elif (name, values[0]) in SGF_MARKS:
            move.mark = SGF_MARKS[name, values[0]]
        elif name != side:
            move.extra[name] = values
    return move


# PGN

PGN_TOKEN = re.compile(
    r"""\[\s*(?P<tag>\w+)\s+"(?P<text>(?:\\.|[^"\\])*)"\s*\] | \{(?P<comment>[^}]*)\}
      | ;(?P<line>[^\r\n]*) | \$(?P<code>\d+) | (?P<open>\() | (?P<close>\))
      | (?P<result>\d+\s?-\s?\d+|1/2-1/2|\*) | \d+\.+ | (?P<move>[a-h][1-8]|--)(?P<mark>[!?]*)""",
    re.X,
)


def read_pgn(text: str) -> list[Game]:
    games, tokens = [], list(PGN_TOKEN.finditer(text))
    while tokens:
        game, tags = Game(), {}
        while tokens and tokens[0]["tag"]:
            token = tokens.pop(0)
            tags[token["tag"]] = re.sub(r"\\(.)", r"\1", token["text"])
        game.start = tags.pop("FEN", START)
        tags.pop("SetUp", None)
        game.moves, game.comment = _pgn_moves(tokens)
        end = tokens.pop(0)["result"].replace(" ", "")
        assert tags.get("Result", end).replace(" ", "") == end
        tags["Result"] = end
        _pgn_values(game.moves, game.start[65] == "O")
        _pgn_facts(tags, game)
        games.append(game)
    return games


def _pgn_moves(tokens: list[re.Match]) -> tuple[list[Move], str]:
    moves, before = [], ""
    while tokens and not (tokens[0]["result"] or tokens[0]["close"]):
        token = tokens.pop(0)
        if token["move"]:
            square = "pa" if token["move"] == "--" else token["move"]
            moves.append(Move(square, mark=PGN_MARKS.get(token["mark"])))
        elif token["code"]:
            moves[-1].mark = int(token["code"])
        elif token["open"]:
            moves[-1].variations.append(_pgn_moves(tokens)[0])
            tokens.pop(0)
        elif token["comment"] is not None or token["line"] is not None:
            words = " ".join((token["comment"] or token["line"] or "").split())
            if not moves:
                before = f"{before} {words}".strip()
                continue
            if found := re.search(r"\[%eval ([-+.\d]+)\]", words):
                moves[-1].value = Decimal(found[1])
            if found := re.search(r"\[%emt ([:.\d]+)\]", words):
                moves[-1].time = seconds(found[1])
            if found := re.search(r"\[%clk ([:.\d]+)\]", words):
                moves[-1].extra["clk"] = (found[1],)
            words = re.sub(r"\[%(eval|emt|clk) [^\]]*\]", "", words)
            moves[-1].comment = f"{moves[-1].comment} {' '.join(words.split())}".strip()
    return moves, before


def _pgn_values(moves: list[Move], white: bool) -> None:
    """Values are for black in the file, for the mover here."""
    for move in moves:
        for line in move.variations:
            _pgn_values(line, white)
        if move.value is not None and white:
            move.value = -move.value
        white = not white


def _pgn_facts(tags: dict[str, str], game: Game) -> None:
    names = {"Event": "event", "Site": "site", "Date": "date", "Round": "round", "Black": "black"}
    names |= {"White": "white", "BlackElo": "black rating", "WhiteElo": "white rating", "GameType": "kind"}
    reasons = {"resignation": "r", "time forfeit": "t", "forfeit": "f"}
    for name, value in tags.items():
        if name == "Result":
            first, _, second = value.partition("-")
            if value != "*":
                plain = {"1-0": "B+", "0-1": "W+", "1/2-1/2": "+0"}
                game.facts["result"] = plain.get(value) or signed(int(first) - int(second))
        elif name == "Termination":
            game.facts["reason"] = reasons.get(value, value)
        elif name == "TimeControl":
            game.facts["time control"] = main_time(value)
        elif name not in names:
            game.extra[name] = (value,)
        elif value not in ("?", "????.??.??"):
            game.facts[names[name]] = value.replace(".??", "") if name == "Date" else value
