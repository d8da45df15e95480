"""A playable, analysing Reversi board and a deal of Set for notebooks, answered in the browser.

>>> from puzzlelab.widgets import ReversiBoard
>>> ReversiBoard(moves="f5d6c3")

The browser runs puzzlelab's modules itself: the kernel only delivers them, so no program and no
network is needed, and a page saved with its widgets keeps working. ``pip install
'puzzlelab[widgets]'`` installs what this needs.
"""

try:
    import anywidget as _anywidget  # noqa: F401
except ImportError as error:
    raise ImportError(
        "puzzlelab.widgets needs anywidget: pip install 'puzzlelab[widgets]'"
    ) from error

from .reversi import ReversiBoard
from .setdeal import SetDeal
from .site import configure

__all__ = ["ReversiBoard", "SetDeal", "configure"]
