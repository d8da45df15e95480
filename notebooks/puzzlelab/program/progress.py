"""How far a long stream of answers has come."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sized
from typing import Any

PERIOD = 0.2
"""Seconds between two updates of a plain line."""


class Progress:
    """A bar of tqdm where that is installed, otherwise a line on a terminal, otherwise nothing.

    Parameters
    ----------
    requests
        What is gone through; where it has a length, that is the goal.
    title
        What is counted.
    """

    def __init__(self, requests: Iterable[Any], title: str) -> None:
        self.count = 0
        self.total = len(requests) if isinstance(requests, Sized) else None
        self._title = title
        self._began = self._shown = time.monotonic()
        self._bar: Any = None
        try:
            from tqdm import tqdm
        except ImportError:
            self._plain = sys.stderr.isatty()
        else:
            self._plain = False
            self._bar = tqdm(total=self.total, desc=title, unit="")

    def step(self, count: int = 1) -> None:
        """Count `count` more."""
        self.count += count
        if self._bar is not None:
            self._bar.update(count)
        elif self._plain and time.monotonic() - self._shown >= PERIOD:
            self._show()

    def close(self) -> None:
        """Show the last state and leave the line."""
        if self._bar is not None:
            self._bar.close()
        elif self._plain:
            self._show()
            sys.stderr.write("\n")

    def _show(self) -> None:
        self._shown = time.monotonic()
        goal = "" if self.total is None else f" of {self.total:,}"
        rate = self.count / max(self._shown - self._began, 1e-9)
        sys.stderr.write(f"\r{self._title}: {self.count:,}{goal}, {rate:,.0f} a second ")
        sys.stderr.flush()
