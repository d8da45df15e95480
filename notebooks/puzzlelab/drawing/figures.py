"""Which drawing belongs to which answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .matches import matches
from .playing import playing_cards
from .reversi import board
from .setcards import cards, letters
from .setcards import digits as digits_of
from .svg import Drawing

if TYPE_CHECKING:
    from ..answer import Answer

MOST_MATCHES = 120
"""More matches than that are told by their number alone."""


def figure(answer: Answer[Any]) -> str | None:
    """Return the drawing of an answer as SVG, where there is one."""
    draw = FIGURES.get(answer.question)
    drawing = draw(answer) if draw else None
    return drawing.svg if drawing else None


def _position(answer: Answer[Any]) -> Drawing:
    result = answer.result
    best = getattr(result, "best_moves", None) or [getattr(result, "best_move", None)]
    return board(
        result.position,
        moves=getattr(result, "legal_moves", ()),
        best=[move for move in best if move],
    )


def _valued(answer: Answer[Any]) -> Drawing:
    result = answer.result
    rows = result.moves or []
    values = {row.move: row.disc_difference for row in rows if row.disc_difference is not None}
    most = max(values.values(), default=None)
    best = [move for move, value in values.items() if value == most]
    return board(
        result.position, values=values, best=best or [getattr(result, "best_move", "") or ""]
    )


def _practice(answer: Answer[Any]) -> Drawing | None:
    # The move is to be found: the board alone.
    puzzles = answer.result.puzzles
    return board(puzzles[0].position) if len(puzzles) == 1 else None


def _reversi_table(answer: Answer[Any]) -> Drawing | None:
    table = answer.result.table
    return board(table.squares, last=table.last_move) if table else None


def _set_hints(answer: Answer[Any]) -> Drawing | None:
    result = answer.result
    if not result.cards or len(result.cards[0]) != 4:
        return None
    groups = [
        [str(number) for number, group in enumerate(result.sets, 1) if at in group]
        for at in range(len(result.cards))
    ]
    captions = [
        letters(digits_of(card))
        + (f"  ·  {', '.join(own[:4])}{'…' if len(own) > 4 else ''}" if own else "")
        for card, own in zip(result.cards, groups, strict=True)
    ]
    return cards(result.cards, captions=captions)


def _set_cards(answer: Answer[Any]) -> Drawing | None:
    hand = answer.request.cards
    return cards(hand) if hand and len(hand[0]) == 4 else None


def _set_deal(answer: Answer[Any]) -> Drawing | None:
    deals = answer.result.deals
    hand = deals[0].cards if len(deals) == 1 else []
    return cards(hand) if hand and len(hand[0]) == 4 else None


def _set_puzzle(answer: Answer[Any]) -> Drawing | None:
    # The Sets are to be found: the cards alone.
    puzzles = answer.result.puzzles
    return cards(puzzles[0].cards) if len(puzzles) == 1 else None


def _cards_dealt(answer: Answer[Any]) -> Drawing:
    return playing_cards(answer.result.cards)


def _cards_played(answer: Answer[Any]) -> Drawing:
    hand = answer.request.cards
    chosen: list[list[str]] = [[] for _ in hand]
    for number, choice in enumerate(answer.result.play, 1):
        chosen[choice.index].append(str(number))
    return playing_cards(hand, captions=[", ".join(numbers) or "stays" for numbers in chosen])


def _places(answer: Answer[Any]) -> Drawing:
    best = answer.result.best
    marked = [best.index] if best is not None and best.index is not None else []
    return playing_cards(answer.request.places, marked=marked)


def _memory_table(answer: Answer[Any]) -> Drawing:
    marked = [place for place in (answer.result.first, answer.result.second) if place is not None]
    return playing_cards(answer.request.table, marked=marked)


def _heaps(answer: Answer[Any]) -> Drawing | None:
    request = answer.request
    texts = request.heaps if "heaps" in request else [request.pile] if "pile" in request else []
    if not texts or not all(isinstance(text, str) and len(text) < 6 for text in texts):
        return None
    sizes = [int(text) for text in texts]
    if sum(sizes) > MOST_MATCHES:
        return None
    move = getattr(answer.result, "suggested_move", None)
    if answer.question == "matchsticks.hints" and answer.result.hints:
        move = answer.result.hints[0]
    return matches(sizes, take=move.take, heap=move.heap) if move else matches(sizes)


FIGURES: dict[str, Callable[[Answer[Any]], Drawing | None]] = {
    "cardmatch.analyze": _cards_played,
    "cardmatch.deal": _cards_dealt,
    "cardmatch.hints": _places,
    "matchsticks.analyze": _heaps,
    "matchsticks.hints": _heaps,
    "memory.hints": _memory_table,
    "reversi.analyze": _position,
    "reversi.hints": _valued,
    "reversi.puzzles": _practice,
    "reversi.replay": _reversi_table,
    "reversi.show": _position,
    "reversi.solve": _valued,
    "set.analyze": _set_hints,
    "set.deal": _set_deal,
    "set.explain": _set_cards,
    "set.hints": _set_hints,
    "set.puzzle": _set_puzzle,
}
