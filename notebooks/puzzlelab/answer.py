"""An answer: its document, and what Python makes of it."""

from __future__ import annotations

import json
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .errors import error_from
from .values import Evidence, Record, Request, Run, as_type, shortened, untyped

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from . import cardmatch, set
    from .reversi import Board, Game

R_co = TypeVar("R_co", bound=Record, covariant=True)


class Answer(Generic[R_co]):
    """The answer to a question.

    Answers are equal when question, request and result are; what they cost makes no difference.

    Attributes
    ----------
    document
        The whole document, as in JSON.
    question
        The question, such as ``set.hints``.
    result
        What was found: records, ``int``, ``Fraction``, ``Evidence``.
    request
        What was asked, with every default filled in; ``lab.ask(answer.question,
        **answer.request)`` gives the same result.
    evidence
        How the result is known, where that is said once for the whole.
    run
        What the answer cost.
    """

    def __init__(self, document: dict[str, Any], kind: type[R_co]) -> None:
        self.document = document
        self._kind = kind

    @property
    def question(self) -> str:
        """The question, such as ``set.hints``."""
        return str(self.document["schema"].split("/")[1])

    @cached_property
    def result(self) -> R_co:
        """What was found."""
        record: R_co = as_type(self._kind, self.document["result"])
        return record

    @cached_property
    def request(self) -> Request:
        """What was asked, with every default filled in."""
        return Request(**untyped(self.document["request"]))

    @cached_property
    def run(self) -> Run:
        """What the answer cost."""
        values: Run = Run(**dict(untyped(self.document["run"])))
        return values

    @property
    def evidence(self) -> Evidence | None:
        """How the result is known; absent where parts of it say so themselves."""
        value = getattr(self.result, "evidence", None)
        return value if isinstance(value, Evidence) else None

    @property
    def board(self) -> Board:
        """The position of a Reversi answer; ``AttributeError`` if it isn't about one."""
        from .reversi import Board

        return Board._known(self._single("position", asked=False))

    @property
    def deal(self) -> set.Deal | cardmatch.Deal:
        """The cards of an answer about one deal of Set or of card matching."""
        from . import cardmatch, set

        kind = set.Deal if self.question.startswith("set.") else cardmatch.Deal
        return kind._of(self._single("cards"))

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that a list of Reversi games has, without the invalid ones."""
        from .reversi import Game

        return tuple(Game._known(game.game) for game in self._single("games") if game.game)

    def _single(self, name: str, *, asked: bool = True) -> Any:
        """Return what the result has, or its only deal or puzzle, or perhaps the request."""
        result: Any = self.result
        several = [getattr(result, part, None) or [] for part in ("deals", "puzzles")]
        (only,) = next((part for part in several if len(part) == 1), [None])
        for holder in (result, only, self.request if asked else None):
            if (found := getattr(holder, name, None)) is not None:
                return found
        raise AttributeError(f"an answer of {self.question} has no {name}")

    def frame(
        self, name: str | None = None, *, columns: Sequence[str] | None = None, exact: bool = True
    ) -> pd.DataFrame:
        """Return the answer's main table, or another list of its result.

        Parameters
        ----------
        name
            A list of the result, such as ``"levels"``, ``"first.probabilities"`` or
            ``"tables.0.by_deck_cards"``; ``""`` for the result as one row; default: the list that
            the answer is about, otherwise the result as one row.
        columns
            The columns, in this order; default: all. An unknown one is a ``KeyError``.
        exact
            Keep fractions as ``Fraction`` and whole numbers of any size as ``int`` (columns of
            objects); ``to_parquet`` and ``to_csv`` write them exactly, as text such as ``16/45``,
            which ``Fraction(text)`` reads back, and CSV has lists in a cell as JSON. With
            ``exact=False`` both become floats, to compute and plot with.

        Notes
        -----
        Records within a row become columns with both names. Evidence has its kind, and columns of
        its own (``evidence_lower``, ``evidence_upper``, ``evidence_confidence``, …) for what the
        rows have of an interval, bounds or depth. What the answer says about all rows is in
        ``frame.attrs`` and in ``frame("")``, which has the whole result in one row.
        """
        from .display.tables import frame

        table = frame(self, name, exact=exact)
        if columns is None:
            return table
        if unknown := [column for column in columns if column not in table.columns]:
            known = ", ".join(map(str, table.columns))
            raise KeyError(f"there is no column {unknown[0]!r}; the columns are {known}")
        chosen = table[list(columns)]
        chosen.attrs = table.attrs
        return chosen

    def figure(self) -> str | None:
        """Return the program's figure as SVG, where there is one.

        Answers bring their figures in notebooks, and from a ``Lab(figures=True)``.
        """
        drawn: str | None = self.document.get("figure")
        return drawn

    def _repr_svg_(self) -> str | None:
        return self.figure()

    def _repr_html_(self) -> str:
        from .display.html import page

        return page(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and all(
            self.document.get(key) == other.document.get(key)
            for key in ("schema", "request", "result")
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.question}: {shortened(self.result, 300)}>"


def parsed(line: bytes, kind: type[R_co]) -> Answer[R_co]:
    """Return the answer that a line of the program holds.

    Raises
    ------
    PuzzleError
        The line says that there is none.
    """
    document = json.loads(line)
    if document["schema"].startswith("puzzlelab/error/"):
        raise error_from(document)
    return Answer(document, kind)
