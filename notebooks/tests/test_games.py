"""Boards, games, cards, deals, rules and tables: values, held against rules written out here."""

from __future__ import annotations

import base64
import copy
import doctest
import importlib
import itertools
import pickle
import random
import re
import threading
import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import DATA, DEAL, ENDGAME, GAME, ROOT

import puzzlelab
from puzzlelab import (
    DataError,
    Lab,
    UsageError,
    cardmatch,
    find_program,
    matchsticks,
    memory,
    reversi,
)
from puzzlelab import set as cards
from puzzlelab.reversi import Board, Game
from puzzlelab.set import Card, Deal
from puzzlelab.value import Value, _figure

MODULES = [
    "puzzlelab",
    "reversi.board",
    "reversi.game",
    "cardmatch",
    "lab",
    "matchsticks",
    "memory",
    "reversi",
    "set",
]
RECORD = '[Black "Ann"]\n[White "Bob \\"B\\""]\n[Date "2026.01.31"]\n\n1. f5 d6 2. c3 *'

LINES = [
    matchsticks.Rule("a,b -> a-k,b; a,b-k; a-k,b-k"),
    matchsticks.Rule("a,... if a=0 or a not in ... -> a-k,..."),
    matchsticks.Rule("n -> n-k if k in {1,3}; wins if n=1"),
]
VALUES: list[Any] = [
    Board(),
    Board(ENDGAME),
    Board(size=6) + "c2",
    Board("XXX-XOO-XXOOXXOO O"),
    Game(),
    Game(GAME),
    Game("c2b2", start=Board(size=6)),
    Game("f4f3", start=Board(turn="white")),
    Game(RECORD),
    Card("2GSF"),
    Card("012"),
    Deal(),
    Deal(DEAL),
    Deal("00112 01212"),
    matchsticks.Rule("kayles"),
    matchsticks.Rule("take:1,3,4"),
    *LINES,
    memory.Table("cat ? . dog ? ? . ?"),
    cardmatch.Deal("10H 8D QS 10D"),
]
NAMES = {
    name: getattr(module, name)
    for module in (reversi, cards, matchsticks, memory)
    for name in module.__all__
}

Squares = list[list[str]]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_value_is_what_it_says_of_itself(value: Any) -> None:
    names = NAMES if not isinstance(value, cardmatch.Deal) else vars(cardmatch)
    others = [
        eval(repr(value), dict(names)),  # noqa: S307
        type(value)(value),
        type(value)(value.__puzzlelab__() if value in LINES else str(value)),
        pickle.loads(pickle.dumps(value)),  # noqa: S301
        copy.deepcopy(value),
    ]
    for other in others:
        assert other == value
        assert hash(other) == hash(value)
        assert repr(other) == repr(value)
    assert value != str(value)
    assert len({value, *others}) == 1
    with pytest.raises(AttributeError, match="changed"):
        value.turn = "white"
    with pytest.raises(AttributeError):
        del value._text


@pytest.mark.parametrize("module", MODULES)
def test_examples_are_true(module: str) -> None:
    found = importlib.import_module("puzzlelab" if module == "puzzlelab" else f"puzzlelab.{module}")
    result = doctest.testmod(found)
    assert result.failed == 0


def test_the_page_about_values_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    page = (ROOT / "notebooks" / "README.md").read_text()
    sessions = "\n".join(re.findall(r"^```pycon\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(sessions, {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 20
    assert result.failed == 0


def flips(board: Squares, at: tuple[int, int], own: str) -> list[tuple[int, int]]:
    """Return the discs that a move turns over: the rule of Reversi, square by square."""
    size, (row, column) = len(board), at
    if board[row][column] != "-":
        return []
    found = []
    for down, right in itertools.product((-1, 0, 1), repeat=2):
        line, r, c = [], row + down, column + right
        while 0 <= r < size and 0 <= c < size and board[r][c] not in ("-", own):
            line.append((r, c))
            r, c = r + down, c + right
        if line and 0 <= r < size and 0 <= c < size and board[r][c] == own:
            found += line
    return found


def moves(board: Squares, own: str) -> list[str]:
    size = range(len(board))
    return [f"{'abcdefgh'[c]}{r + 1}" for r in size for c in size if flips(board, (r, c), own)]


@pytest.mark.parametrize(("size", "seed"), [(4, 1), (6, 2), (8, 3), (8, 4)])
def test_boards_follow_the_rules(size: Any, seed: int) -> None:
    source = random.Random(seed)
    board = Board(size=size)
    rows = [list(board.squares[at : at + size]) for at in range(0, size * size, size)]
    own, other = "X", "O"
    while not board.is_over:
        legal = moves(rows, own)
        assert board.legal_moves == (tuple(legal) or ("pass",))
        assert board.turn == {"X": "black", "O": "white"}[own]
        move = source.choice(board.legal_moves)
        if move != "pass":
            at = (int(move[1]) - 1, "abcdefgh".index(move[0]))
            for row, column in [at, *flips(rows, at, own)]:
                rows[row][column] = own
        board = board + move if source.random() < 0.5 else board.play(move)
        own, other = other, own
        assert board.squares == "".join(map("".join, rows))
        assert sum(board.discs) + board.empties == len(board) == size * size
    assert board.legal_moves == () == tuple(moves(rows, "X") + moves(rows, "O"))
    black, white = board.discs
    won = (black > white) - (black < white)
    assert board.score == black - white + won * board.empties


def test_a_board_is_a_mapping_of_its_squares() -> None:
    board = Board(ENDGAME)
    assert list(board)[:9] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]
    assert "".join({"black": "X", "white": "O", None: "-"}[board[name]] for name in board) == (
        board.squares
    )
    assert Board(dict(board), turn=board.turn) == board
    assert Board({"a1": "black", "b1": "white"}, size=4).legal_moves == ("c1",)
    for wrong in ("i1", "a9", "a0", "", "a", "A1", "a11", "pass"):
        assert wrong not in board
    with pytest.raises(KeyError):
        Board({"z1": "black"})
    with pytest.raises(DataError, match="flips nothing"):
        Board() + "a1"
    with pytest.raises(DataError, match="list of moves"):
        Board("f5d6c3")
    with pytest.raises(TypeError):
        Board() + 5  # type: ignore[operator]


def test_passes_may_be_left_out_and_boards_written_in_many_ways() -> None:
    board = Board("XXX-XOO-XXOOXXOO O")
    assert board.play("pass", "d1") == board + "d1" == board + "passd1"
    assert Board("XXX-XOO-XXOOXXOO", turn="white") == board
    assert Board("8/8/8/3OX3/3XO3/8/8/8 X") == Board() == Board(str(Board())) == Board().play()
    assert Board(moves="1. f5 2. d6") == Board() + "f5d6" == Board().play("f5", "d6")


def test_orientations_have_the_same_moves() -> None:
    board = Board(moves=GAME)
    names = np.array(list(board)).reshape(8, 8)
    legal = np.isin(names, board.legal_moves)
    assert len(set(board.symmetries())) == 8
    assert len(set(Board().symmetries())) == 2
    for turn, (plain, mirrored) in enumerate(
        zip(board.symmetries()[:4], board.symmetries()[4:], strict=True)
    ):
        turned = np.rot90(legal, -turn)
        assert set(plain.legal_moves) == set(names[turned])
        assert set(mirrored.legal_moves) == set(names[np.rot90(legal[:, ::-1], -turn)])
    assert board.rotated(-1).rotated() == board.mirrored().mirrored() == board


def test_a_game_is_its_boards(tmp_path: Path) -> None:
    game = Game.read(DATA / "reversi" / "game.ggf")[0]
    assert (game.black, game.white) == ("puzzlelab level 10", "puzzlelab level 6")
    assert game.opening == "Snake"
    assert (len(game), len(game.moves), game.moves.count("pass")) == (62, 61, 1)
    board = game.start
    for move, after in zip(game.moves, game[1:], strict=True):
        board += move
        assert after == board
    assert game[-1] == board
    assert (board.is_over, game.score) == (True, 8)
    assert game.review(level=1).result.stated_black_disc_difference == 8
    file = tmp_path / "games.txt"
    file.write_text("f5d6c3\nf5f5\nf5f6\n")
    assert [g.moves[-1] for g in Game.read(file, errors="skip")] == ["c3", "f6"]
    assert Game.read(file, only="3") == [Game("f5f6")]
    with pytest.raises(DataError, match="game 2"):
        Game.read(file)
    with pytest.raises(DataError, match="3 games here"):
        Game(file.read_text())
    for wrong in ("f5f5", "hello"):
        with pytest.raises(DataError):
            Game(wrong)
    named = Game(RECORD)
    assert (named.black, named.white, named.date) == ("Ann", 'Bob "B"', "2026.01.31")
    assert named != Game("f5d6c3")
    assert named.__puzzlelab__() == "f5d6c3"


@pytest.mark.parametrize("dimension", [1, 2, 3, 4, 5])
def test_sets_follow_the_rule(dimension: int) -> None:
    deck = [
        Card("".join(c), dimension=dimension) for c in itertools.product("012", repeat=dimension)
    ]
    source = random.Random(dimension)
    deal = Deal(source.sample(deck, min(len(deck), 15)))
    assert deal.dimension == dimension
    sums = {
        three
        for three in itertools.combinations(deal, 3)
        if all(sum(values) % 3 == 0 for values in zip(*(c.features for c in three), strict=True))
    }
    assert {tuple(found) for found in deal.sets()} == sums
    for a, b in itertools.islice(itertools.combinations(deal, 2), 20):
        third = a.third_card(b)
        assert third.features == tuple(
            -(x + y) % 3 for x, y in zip(a.features, b.features, strict=True)
        )
        assert cards.is_set(a, b, third)
        assert (a + b + third).is_set
        assert not (a + b).is_set
    # A question learns from the deal how many features there are.
    hints = puzzlelab.current_lab().set.hints(deal)
    assert hints.request.deck == ("set" if dimension == 4 else f"set-{dimension}")
    assert hints.deal == deal


def test_cards_have_the_words_of_the_program(lab: Lab) -> None:
    deck = [Card("".join(c)) for c in itertools.product("012", repeat=4)]
    assert len(set(deck)) == 81
    numbers = ("one", "two", "three")
    for first, second in itertools.pairwise(deck):
        three = [first, second, first.third_card(second)]
        for feature in lab.set.explain(three).result.features:
            words = [getattr(card, feature.name) for card in three]
            words = [numbers[word - 1] if feature.name == "number" else word for word in words]
            assert words == feature.values
    with pytest.raises(AttributeError, match="four features"):
        _ = Card("012").colour


def test_deals_are_sequences() -> None:
    deal = Deal(DEAL)
    assert deal[0] == Card("1PDS")
    assert Deal("one red empty oval, 2GDS") == Deal(["one red empty oval", "2GDS"])
    assert deal[-2:] == Deal("2GOE 2PSE")
    assert deal[:3] + deal[3:] == deal
    assert Card("2GSE") in deal
    assert deal - Card("1PDS") == deal[1:]
    assert deal - deal == Deal()
    assert Deal.random(9, seed=5, sets=0).sets() == ()
    with pytest.raises(ValueError, match="isn't in the deal"):
        _ = deal[1:] - deal[0]
    with pytest.raises(DataError, match="repeats"):
        _ = deal + deal[0]
    with pytest.raises(TypeError):
        _ = deal + "1PDS"  # type: ignore[operator]


def mex(values: set[int]) -> int:
    return next(value for value in itertools.count() if value not in values)


def grundy(to: int, options: Any) -> list[int]:
    """Return the Grundy values of heaps from the heaps that a move leaves."""
    values: list[int] = []
    for heap in range(to + 1):
        left = {nim_sum(values[part] for part in parts) for parts in options(heap)}
        values.append(mex(left))
    return values


def nim_sum(values: Any) -> int:
    total = 0
    for value in values:
        total ^= value
    return total


def splits(heap: int, take: int) -> list[tuple[int, int]]:
    return [(a, heap - take - a) for a in range(heap - take + 1)] if heap >= take else []


RULES: dict[str, Any] = {
    "nim": lambda n: [(n - t,) for t in range(1, n + 1)],
    "kayles": lambda n: splits(n, 1) + splits(n, 2),
    "dawsons-kayles": lambda n: splits(n, 2),
    "take:1,3,4": lambda n: [(n - t,) for t in (1, 3, 4) if t <= n],
    "pile:half": lambda n: [(n - t,) for t in range(1, n // 2 + 1)],
    "grundy": lambda n: [(a, n - a) for a in range(1, (n + 1) // 2)],
}


@pytest.mark.parametrize("name", RULES)
def test_rules_have_the_values_of_their_definition(name: str) -> None:
    rule, values = matchsticks.Rule(name), grundy(60, RULES[name])
    assert rule.values(to=60) == tuple(values)
    source = random.Random(1)
    for _ in range(20):
        heaps = [source.randint(0, 12) for _ in range(source.randint(1, 3))]
        assert rule.value(*heaps) == nim_sum(values[heap] for heap in heaps)
        found = {
            (place, tuple(sorted(part for part in parts if part)))
            for place, heap in enumerate(heaps)
            for parts in RULES[name](heap)
            if nim_sum(values[part] for part in parts)
            == nim_sum(values[heap] for at, heap in enumerate(heaps) if at != place)
        }
        told = rule.winning_moves(*heaps, play="normal")
        assert {(move.heap, tuple(sorted(filter(None, move.leaves)))) for move in told} == found
        assert rule.wins(*heaps, play="normal") == bool(found)


def test_misere_play_is_asked_for_or_is_the_custom() -> None:
    ones = matchsticks.Rule("nim")
    assert ones.wins(1, play="misere") is False
    assert ones.wins(1) is True
    assert matchsticks.Rule.take(1, 2, 3).wins(17) is False
    assert [n for n in range(1, 22) if not matchsticks.Rule("kayles").wins(n, play="misere")] == [
        1, 4, 9, 12, 20
    ]  # fmt: skip


def test_rules_are_equal_by_meaning() -> None:
    rule = matchsticks.Rule
    assert rule("Dawson's chess") == rule.octal("0.137") == rule("dawson")
    assert rule.take(3, 1, 2) == rule("take:3") != rule("take:1,3")
    assert rule("kayles").value(np.int64(7), 5.0) == rule("kayles").value(7, 5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no Grundy values"):
        rule("fibonacci").value(7)
    with pytest.raises(ValueError, match="no Grundy values"):
        rule("fibonacci").values(7)
    with pytest.raises((DataError, UsageError)):
        rule("nonsense")


LINE = "a,b -> a-k,b; a,b-k; a-k,b-k"


def test_a_line_has_one_spelling_and_a_sentence() -> None:
    rule = matchsticks.Rule("A , b→a-K,b;a,b - k ; a-k,b-k")
    assert repr(rule) == f"Rule({LINE!r})"
    assert rule == matchsticks.Rule(LINE) == matchsticks.Rule("wythoff")
    assert str(rule) == rule.sentence == rule.map(to=0).result.rules_in_words
    assert str(rule).startswith("From a, b go to a − k, b;")
    for text in ("a,b,... -> a-k,...; a-k,b-j,...", "a,b,c,d -> a-1,b,c,d", "kayles"):
        other = matchsticks.Rule(text)
        assert other.sentence is None
        assert str(other) == other.__puzzlelab__()


def test_a_rule_asks_the_questions_about_rules(lab: Lab) -> None:
    rule, game = matchsticks.Rule(LINE), lab.matchsticks
    assert rule.analyze([9, 14]) == rule.analyze("9,14") == game.analyze([9, 14], rules=LINE)
    assert rule.hints("1,2", play="misere") == game.hints([1, 2], rules=LINE, play="misere")
    assert rule.map(to=9, values=True) == game.map(rules=LINE, to=[9], values=True)
    golden = (1 + 5**0.5) / 2
    pairs = [[int(k * golden), int(k * golden) + k] for k in range(9)]
    found = rule.map(to=20).result.p_positions
    assert [pair for pair in found if pair[0] <= pair[1]] == pairs
    root = matchsticks.Rule("n -> n-k if k*k<=n")
    text = root.__puzzlelab__()
    assert root.losing(30).result.positions == [2, 5, 8, 12, 17, 22, 28]
    assert root.losing(30, play="misere") == game.losing(30, rules=text, play="misere")
    assert root.sequence(to=40) == game.sequence(rules=text, to=40)
    assert root.report(to=200) == game.report(rules=text, to=200)
    assert root.plays(pile=9) == game.plays(rules=text, pile=9)
    assert root.lesson(to=9, seed=3) == game.lesson(rules=text, to=9, seed=3)
    match = root.match(["wild", "perfect"], pile=9, games=20)
    assert match == game.match(["wild", "perfect"], rules=text, pile=9, games=20)


def test_a_line_wins_and_has_values() -> None:
    rule = matchsticks.Rule(LINE)
    assert (rule.wins(1, 2), rule.wins(1, 2, play="misere"), rule.value(1, 2)) == (False, True, 0)
    assert rule.winning_moves(9, 14) == (matchsticks.Move(heap=0, take=2, leaves=(8, 13)),)
    ending = matchsticks.Rule("n -> n-k if k in {1,3}; wins if n=1")
    assert [n for n in range(9) if not ending.wins(n)] == [0, 2, 4, 6, 8]
    with pytest.raises(ValueError, match="no Grundy values"):
        ending.value(3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("n -> n-2k", r"write 2\*k for 2 times k \(at character 8\)"),
        ("a,b -> a-k; a,b-k", r"the position has 2: write a-k,b; .* \(at character 8\)"),
        ("n -> n+k", r"nothing limits k: add a condition, .* \(at character 6\)"),
        ("n -> n-k if n mod k", r"as in n mod k = 0 \(at character 20\)"),
        ("->", r"expected a letter of the position, .* \(at character 1\)"),
        ("n -> n", r"this move changes nothing; .* \(at character 6\)"),
        ("n -> n-1 | n-2", r"for 'matchsticks value' only"),
        ("", "the rules are empty"),
    ],
)
def test_a_wrong_line_is_refused_with_place_and_remedy(text: str, message: str) -> None:
    with pytest.raises(DataError, match=message) as caught:
        matchsticks.Rule(text)
    assert caught.value.status == 65


def test_a_map_shows_its_picture() -> None:
    with Lab(figures=True):
        answer = matchsticks.Rule(LINE).map(to=5)
    assert (answer._repr_svg_() or "").startswith("<svg")
    assert "<img" in answer._repr_html_()


def test_tables_and_deals_of_other_games() -> None:
    table = memory.Table(["cat", "?", "cat", "?"])
    assert (list(table), table.expected_turns) == (["cat", "?", "cat", "?"], 2)
    assert memory.Table("A _ _ A") == memory.Table("A ? ? A")
    assert table.hints(players=2).request.players == 2
    assert isinstance(memory.Table("? ? ? ?").expected_turns, Fraction)
    deal = cardmatch.Deal("10H 8D QS 10D 8C KS")
    assert deal == cardmatch.Deal(["♥10", "eight of diamonds", "QS", "TD", "8C", "KS"])
    assert deal[1] == "8D"
    assert deal.analyze(mismatch=0).request.mismatch == 0
    assert len(cardmatch.Deal.random(8, seed=2)) == 8
    with pytest.raises(DataError):
        cardmatch.Deal("10H 10H")


def test_questions_take_values_and_answers_give_them_back(lab: Lab) -> None:
    board, deal, game = Board(ENDGAME), Deal(DEAL), Game(GAME)
    solved = lab.reversi.solve(board)
    assert solved == lab.reversi.solve(ENDGAME)
    assert solved.board == board
    assert board.solve().result == solved.result
    assert board.hints(count=1).board == board.analyze(level=1).board == board
    assert lab.reversi.hints(moves=game, level=1).board == game[-1]
    assert lab.reversi.review(game=game, level=1).result.moves
    assert lab.reversi.games(DATA / "reversi" / "game.ggf").games[0].black == "puzzlelab level 10"
    assert lab.set.hints(deal) == lab.set.hints(list(deal)) == lab.set.hints(DEAL)
    assert lab.set.hints(deal).deal == deal
    assert lab.set.deal(deal_size=9, seed=5).deal == Deal.random(9, seed=5)
    assert isinstance(lab.set.puzzle().deal, Deal)
    assert lab.cardmatch.analyze(cardmatch.Deal.random()).deal == cardmatch.Deal.random()
    assert lab.memory.hints(memory.Table("A ? ? A")).request.table == ["A", "?", "?", "A"]
    rule = matchsticks.Rule("kayles")
    assert lab.matchsticks.quotient(rules=rule, heap=5).request.rules == rule.__puzzlelab__()
    assert [a.board for a in lab.map("reversi.show", [{"position": b} for b in game])] == list(game)
    for answer, name in (
        (lab.set.chance(), "deal"),
        (lab.set.deal(count=2), "deal"),
        (solved, "games"),
        (lab.set.hints(deal), "board"),
    ):
        with pytest.raises(AttributeError, match=r"has no (cards|games|position)") as caught:
            getattr(answer, name)
        assert answer.question in str(caught.value)


def test_anything_with_the_method_is_text(lab: Lab) -> None:
    class Mine:
        def __puzzlelab__(self) -> str:
            return "kayles"

    assert lab.matchsticks.losing(rules=Mine(), to=5).request.rules == "octal:0.77"


def test_pictures_are_those_of_the_program() -> None:
    with Lab(figures=True) as drawing:
        for value, answer in (
            (Board(moves="f5"), drawing.reversi.show(Board(moves="f5"))),
            (Game(GAME), drawing.reversi.show(moves=GAME)),
            (Card("1PDS"), drawing.set.hints("1PDS")),
            (Deal(DEAL), drawing.set.hints(DEAL)),
            (memory.Table("A ?"), drawing.memory.hints("A ?")),
            (cardmatch.Deal("10H 8D"), drawing.cardmatch.analyze("10H 8D")),
        ):
            assert value.figure() == value._repr_svg_() == answer.figure()
            assert (value._repr_svg_() or "").startswith("<svg")
            page = ET.fromstring(value._repr_html_() or "")  # noqa: S314
            assert page.attrib["alt"] == repr(value)
            assert base64.b64decode(page.attrib["src"].partition(",")[2]).decode() == value.figure()
    undrawn: list[Value] = [Card("012"), Deal(), Deal("012 000"), matchsticks.Rule("nim")]
    for one in undrawn:
        assert one.figure() is one._repr_svg_() is one._repr_html_() is None


def test_a_picture_is_asked_for_once() -> None:
    with Lab() as lab:
        board = Board(moves="f5f6e6f4")
        assert board.figure() is Board(moves="f5f6e6f4").figure()
        lab.close()
        assert board.figure()
        assert lab.process is None


@pytest.mark.parametrize("words", ["", "echo nonsense", "sleep 0.1; exit 3", "kill -9 $$"])
def test_without_the_program_the_repr_is_shown(tmp_path: Path, words: str) -> None:
    values: list[Value] = [Board(moves="f5d6c5"), Game("f5d6c5")]
    _figure.cache_clear()
    program = tmp_path / "puzzlelab"
    program.write_text(
        f'#!/bin/sh\n[ "$1" != --version ] || exec {find_program()} --version\n{words}\n'
    )
    if words:
        program.chmod(0o755)
    with Lab(program):
        shown = [repr(value) for value in values]
        for value in values:
            assert value._repr_svg_() is value._repr_html_() is None
    assert [eval(words) for words in shown] == values  # noqa: S307
    # What failed isn't remembered.
    assert all(value._repr_svg_() for value in values)


def test_values_ask_the_lab_around_them() -> None:
    outer = puzzlelab.current_lab()
    with Lab() as first:
        assert puzzlelab.current_lab() is first
        with Lab() as second:
            assert puzzlelab.current_lab() is second
            assert Board(moves="f5f4").legal_moves
            assert second.process is not None
            assert first.process is None
        found = []
        thread = threading.Thread(target=lambda: found.append(puzzlelab.current_lab()))
        thread.start()
        thread.join()
        assert found[0] is not first
        assert puzzlelab.current_lab() is first
    assert puzzlelab.current_lab() is outer
