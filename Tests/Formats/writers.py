"""Writers of random records: each says all that its format has a place for, in varied spelling."""

from __future__ import annotations

import json
import random
import struct
from decimal import Decimal
from pathlib import Path

from othello import SQUARES, START, Game, Move, difference, is_over, legal, other, path, random_line

WORDS = ["Ann", "Béa", "Jörg", "O'Neil", "de la Cruz", "Nº 7", "(x)", "a;b", "a,b", "$5", "e4?", "50 %"]
HARD = [*WORDS, 'the "best"', "[big]", "back\\slash", "{x", "#1", "C:\\"]
WIDE = ["Łukasz", "村上", "Ωmega"]
PGN_REASONS = {"r": "resignation", "t": "time forfeit", "f": "forfeit"}
SGF_SPELT = {1: "TE[1]", 2: "BM[1]", 3: "TE[2]", 4: "BM[2]", 5: "IT[]", 6: "DO[]"}
PGN_SPELT = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}


def words(rng: random.Random, hard: bool = True, count: int = 2) -> str:
    return " ".join(rng.choices(HARD if hard else WORDS, k=rng.randint(1, count)))


def half(rng: random.Random, value):
    """A value, or nothing in one of two records."""
    return value if rng.random() < 0.5 else None


def hundredths(rng: random.Random, top: int) -> Decimal:
    return Decimal(rng.randint(-100 * top, 100 * top)) / 100


def random_game(rng: random.Random, form: str) -> Game:
    """Legal moves from the usual start or, where the format has a place for it, from elsewhere."""
    game = Game()
    if form not in ("wthor", "quest") and rng.random() < 0.3:
        game.start = path(START, random_line(rng, START, rng.randint(1, 40)))[-1]
        if is_over(game.start):
            game.start = START
    longest = 0 if form == "obf" else rng.choice([rng.randint(2, 12), 60, 70])
    game.moves = [Move(square) for square in random_line(rng, game.start, longest)]
    if form in ("ggf", "sgf", "pgn"):
        _facts(rng, game, form)
        _notes(rng, game, form)
    elif form == "wthor":
        end = difference(path(START, game.squares)[-1])
        game.facts = {"result": f"{end:+d}", "date": "1987", "theory": str(rng.randint(0, 64))}
        for name in ("black", "white", "event"):
            game.facts[name] = words(rng, False)[:19]
    elif form == "obf":
        _scores(rng, game)
    elif form == "quest":
        _quest(rng, game)
    return game


def _quest(rng: random.Random, game: Game) -> None:
    day = f"{rng.randint(2010, 2024)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"
    facts = {name: half(rng, words(rng)) for name in ("black", "white")}
    facts |= {f"{side} rating": half(rng, str(rng.randint(800, 2700))) for side in ("black", "white")}
    facts |= {"date": half(rng, day), "time control": half(rng, str(rng.randint(1, 30) * 60))}
    if facts["time control"]:
        facts["event"] = "Othello Quest"
    game.facts = {name: value for name, value in facts.items() if value}
    others = {"id": words(rng), "created": f"{day}T03:04:05Z", "players.newR": "1500", "players.avatar": words(rng)}
    others |= {"position.level": "3", "finished": "true"}
    game.extra = {name: (value,) for name, value in others.items() if rng.random() < 0.3}
    if "created" in game.extra:
        game.facts["date"] = day
    for move in game.moves:
        move.time = half(rng, Decimal(rng.randint(0, 90000)) / 100)
        if rng.random() < 0.05:
            move.extra = {"moves.emote": (words(rng),)}


def _facts(rng: random.Random, game: Game, form: str) -> None:
    hard = form != "ggf"
    day = f"{rng.randint(1980, 2024)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"
    facts = {name: half(rng, words(rng, hard)) for name in ("black", "white", "event")}
    if rng.random() < 0.2:
        facts["white"] = rng.choice(WIDE)
    facts |= {f"{side} rating": half(rng, str(rng.randint(800, 2700))) for side in ("black", "white")}
    facts["date"] = half(rng, day if form == "sgf" else day.replace("-", "."))
    facts["time control"] = half(rng, str(rng.randint(1, 30) * 60))
    if form == "ggf":
        facts["kind"] = rng.choice([None, "8r", "8k", "8s14"])
        facts["time control"] = half(rng, f"{rng.randint(1, 30)}:00/00:00/02:00")
        if facts["date"] and rng.random() < 0.5:
            facts["date"] += "_05:54:38.MDT"
        game.extra = {"KM": ("-3.5",), "TB": ("1:00",), "ID": ("77",)} if rng.random() < 0.5 else {}
    else:
        if form == "pgn":
            facts["kind"] = rng.choice([None, "8r", "s8r12"])
        facts["site"], facts["round"] = half(rng, words(rng)), half(rng, str(rng.randint(1, 9)))
        tags = ("AN", "GN", "ON") if form == "sgf" else ("Annotator", "Time", "ECO")
        game.extra = {name: (words(rng),) for name in tags if rng.random() < 0.5}
        game.comment = words(rng, count=4) if rng.random() < 0.3 else ""
    facts["result"] = half(rng, f"{rng.randint(-32, 32) * 2:+d}")
    if form != "ggf" and rng.random() < 0.3:
        facts["result"] = rng.choice(["B+", "W+", "+0"])
    if facts["result"] and rng.random() < 0.3:
        if form == "ggf":
            facts["reason"] = rng.choice("rt")
        elif facts["result"] != "+0" and (form == "pgn" or facts["result"] in ("B+", "W+")):
            facts["reason"] = rng.choice("rtf")
    game.facts = {name: value for name, value in facts.items() if value}


def _notes(rng: random.Random, game: Game, form: str, deep: int = 0) -> None:
    for position, move in zip(path(game.start, game.squares), game.moves):
        move.value = half(rng, hundredths(rng, 64)) if rng.random() < 0.4 else None
        if form != "sgf" and rng.random() < 0.3:
            move.time = Decimal(rng.randint(0, 90000)) / (100 if rng.random() < 0.5 else 1)
        if form == "ggf":
            continue
        move.comment = words(rng, count=3) if rng.random() < 0.15 else ""
        move.mark = rng.randint(1, 6 if form == "sgf" else 9) if rng.random() < 0.15 else None
        if form == "sgf" and rng.random() < 0.1:
            move.extra = rng.choice([{"LB": ("aa:1", "bb:x]")}, {"ZZ": ("",)}, {"N": (words(rng),)}])
        if deep < 2 and rng.random() < 0.05:
            line = Game(position, [Move(square) for square in random_line(rng, position, 3)])
            if line.moves:
                _notes(rng, line, form, deep + 1)
                move.variations.append(line.moves)


def _scores(rng: random.Random, game: Game) -> None:
    if rng.random() < 0.3:
        game.scores = {"": rng.randint(-32, 32) * 2}
    elif rng.random() < 0.7:
        game.scores = {square: rng.randint(-32, 32) * 2 for square in legal(game.start)}
    game.comment = words(rng, False) if rng.random() < 0.5 else ""


def _spelt(rng: random.Random, square: str) -> str:
    return rng.choice([square, square.upper()])


def write_ggf(games: list[Game], rng: random.Random) -> str:
    names = {"event": "PC", "date": "DT", "black": "PB", "white": "PW", "black rating": "RB"}
    names |= {"white rating": "RW", "time control": "TI", "kind": "TY"}
    texts = []
    for game in games:
        facts = {"kind": "8"} | game.facts
        parts = ["GM[Othello]"] + [f"{tag}[{facts[name]}]" for name, tag in names.items() if name in facts]
        if "result" in facts:
            flag = f":{facts['reason']}" if "reason" in facts else ""
            parts.append(f"RE[{facts['result']}.00{flag}]")
        parts += [f"{tag}[{value}]" for tag, values in game.extra.items() for value in values]
        parts.append(f"BO[8 {game.start.replace('X', '*')}]")
        side = game.start[65]
        for move in game.moves:
            value = "" if move.value is None else f"{move.value:.2f}"
            notes = f"/{value}" + ("" if move.time is None else f"/{move.time:.2f}")
            parts.append(f"{'B' if side == 'X' else 'W'}[{_spelt(rng, move.square)}{notes.rstrip('/')}]")
            side = other(side)
        texts.append(f"(;{rng.choice(['', chr(10)]).join(parts)};)")
    return "\n".join(texts) + "\n"


def write_sgf(games: list[Game], rng: random.Random) -> str:
    names = {"event": "EV", "round": "RO", "site": "PC", "date": "DT", "black": "PB", "white": "PW"}
    names |= {"black rating": "BR", "white rating": "WR", "time control": "TM"}
    texts = []
    for game in games:
        facts, node = game.facts, {"GM": ("2",), "FF": ("4",)}
        node |= {tag: (facts[name],) for name, tag in names.items() if name in facts}
        if "result" in facts:
            number, what = facts["result"], facts.get("reason", "").upper()
            plain = f"{'B' if number > '+' and number[0] == '+' else 'W'}+{number[1:]}"
            node["RE"] = (number + what if number[0] in "BW" else "0" if number == "+0" else plain,)
        node |= game.extra | ({"C": (game.comment,)} if game.comment else {})
        if game.start != START:
            for tag, disc in (("AB", "X"), ("AW", "O")):
                node[tag] = tuple(_point(name) for name, at in zip(SQUARES, game.start) if at == disc)
            node["PL"] = ("B" if game.start[65] == "X" else "W",)
        texts.append(f"({_sgf_node(node)}{_sgf_line(game.moves, game.start[65])})")
    return "\n".join(texts) + "\n"


def _point(square: str) -> str:
    return "" if square == "pa" else square[0] + "abcdefgh"[int(square[1]) - 1]


def _sgf_node(node: dict[str, tuple[str, ...]]) -> str:
    text = ";"
    for tag, values in node.items():
        values = ("[" + value.replace("\\", "\\\\").replace("]", "\\]") + "]" for value in values)
        text += tag + "".join(values)
    return text


def _sgf_line(moves: list[Move], side: str) -> str:
    if not moves:
        return ""
    move, black = moves[0], side == "X"
    node = {"B" if black else "W": (_point(move.square),)}
    if move.value is not None:
        node["V"] = (f"{move.value if black else -move.value:.2f}",)
    node |= ({"C": (move.comment,)} if move.comment else {}) | move.extra
    text = _sgf_node(node) + SGF_SPELT.get(move.mark, "")
    text += _sgf_line(moves[1:], other(side))
    if move.variations:
        return f"({text})" + "".join(f"({_sgf_line(line, side)})" for line in move.variations)
    return text


def write_pgn(games: list[Game], rng: random.Random) -> str:
    names = {"event": "Event", "site": "Site", "date": "Date", "round": "Round", "black": "Black"}
    names |= {"white": "White", "black rating": "BlackElo", "white rating": "WhiteElo"}
    names |= {"time control": "TimeControl", "kind": "GameType"}
    texts = []
    for game in games:
        tags = {tag: game.facts[name] for name, tag in names.items() if name in game.facts}
        tags["Result"] = _pgn_result(game.facts.get("result", "*"))
        if "reason" in game.facts:
            tags["Termination"] = PGN_REASONS[game.facts["reason"]]
        tags |= {name: values[0] for name, values in game.extra.items()}
        if game.start != START:
            tags |= {"SetUp": "1", "FEN": game.start}
        quoted = ((name, value.replace("\\", "\\\\").replace('"', '\\"')) for name, value in tags.items())
        head = "".join(f'[{name} "{value}"]\n' for name, value in quoted)
        first = [f"{{{game.comment}}}"] if game.comment else []
        moves = first + _pgn_line(game.moves, game.start[65], 1, rng) + [tags["Result"]]
        texts.append(f"{head}\n{rng.choice([' ', chr(10)]).join(moves)}\n")
    return "\n".join(texts)


def _pgn_result(result: str) -> str:
    if result in ("B+", "W+", "*"):
        return {"B+": "1-0", "W+": "0-1", "*": "*"}[result]
    return f"{32 + int(result) // 2}-{32 - int(result) // 2}"


def _pgn_line(moves: list[Move], side: str, number: int, rng: random.Random) -> list[str]:
    parts = []
    for move in moves:
        square = "--" if move.square == "pa" else move.square
        short = move.mark in PGN_SPELT and rng.random() < 0.5
        parts.append(f"{number}{'.' if side == 'X' else '...'} {square}{PGN_SPELT[move.mark] if short else ''}")
        if move.mark and not short:
            parts.append(f"${move.mark}")
        notes = []
        if move.value is not None:
            notes.append(f"[%eval {move.value if side == 'X' else -move.value:.2f}]")
        if move.time is not None:
            minutes, rest = divmod(move.time, 60)
            notes.append(f"[%emt 0:{int(minutes):02}:{rest:05.2f}]")
        if notes + [move.comment] != [""]:
            parts.append(f"{{{' '.join([*notes, move.comment]).strip()}}}")
        for line in move.variations:
            parts.append(f"({' '.join(_pgn_line(line, side, number, rng))})")
        number += side == "O"
        side = other(side)
    return parts


def write_transcript(games: list[Game], rng: random.Random) -> str:
    lines = []
    for game in games:
        start = "" if game.start == START else f" {{start: {game.start}}}"
        lines.append("".join(_spelt(rng, square) for square in game.squares) + start)
    return "\n".join(lines) + "\n"


def write_obf(games: list[Game], rng: random.Random) -> str:
    lines = []
    for game in games:
        scores = "".join(f" {square}{':' if square else ''}{score:+d};" for square, score in game.scores.items())
        lines.append(f"{game.start};{scores}" + (f" % {game.comment}" if game.comment else ""))
    return "\n".join(lines) + "\n"


def write_quest(games: list[Game], rng: random.Random) -> str:
    """Objects as the server gives them: one after the other, in a list, or in one called "games"."""
    texts = []
    for game in games:
        players = []
        for side in ("black", "white"):
            name = {rng.choice(["name", "id"]): game.facts[side]} if side in game.facts else {}
            rating = {"oldR": int(game.facts[f"{side} rating"])} if f"{side} rating" in game.facts else {}
            players.append(name | rating)
        moves = []
        for move in game.moves:
            entry: dict = {"m": "-" if move.square == "pa" else move.square}
            if move.time is not None:
                entry["t"] = int(move.time * 1000)
            moves.append(entry | {name.removeprefix("moves."): value for name, (value,) in move.extra.items()})
        whole: dict = {"players": players, "position": {"size": 8, "moves": moves}}
        if "date" in game.facts:
            whole["created"] = game.facts["date"]
        if "time control" in game.facts:
            whole |= {"tcb": int(game.facts["time control"]) * 1000, "gtype": "reversi"}
        for name, (value,) in game.extra.items():
            outer, _, inner = name.rpartition(".")
            {"": whole, "players": players[1], "position": whole["position"]}[outer][inner] = value
        texts.append(json.dumps(whole, ensure_ascii=rng.random() < 0.5, indent=rng.choice([None, 1])))
    form = rng.choice(["{}", "[{}]", '{{"games":[{}]}}'])
    return form.format(("\n" if form == "{}" else ",").join(texts)) + "\n"


def write_wthor(games: list[Game], where: Path) -> None:
    """The games, and the names next to them as collections have them: one file for all years."""
    people = sorted({game.facts[side] for game in games for side in ("black", "white")})
    events = sorted({game.facts["event"] for game in games})
    data = b""
    for game in games:
        numbers = (events.index(game.facts["event"]), *(people.index(game.facts[side]) for side in ("black", "white")))
        discs = 32 + int(game.facts["result"]) // 2
        codes = bytes(10 * int(s[1]) + "abcdefgh".index(s[0]) + 1 for s in game.squares if s != "pa")
        data += struct.pack("<HHHBB", *numbers, discs, int(game.facts["theory"])) + codes.ljust(60, b"\0")
    where.write_bytes(struct.pack("<4BIHH4B", 20, 0, 1, 1, len(games), 0, 1987, 8, 0, 22, 0) + data)
    for end, names, long in ((".JOU", people, 20), (".TRN", events, 26)):
        head = struct.pack("<4BIHH4B", 20, 0, 1, 1, 0, len(names), 0, 0, 0, 0, 0)
        body = b"".join(name.encode("latin-1").ljust(long, b"\0") for name in names)
        (where.parent / f"WTHOR{end}").write_bytes(head + body)
