"""What the widgets have in common: their module as one text, and the files that they share."""

from __future__ import annotations

from typing import Any

import anywidget
import ipywidgets
import traitlets

from . import site
from .modules import PARTS


class Part(ipywidgets.Widget):  # type: ignore[misc]
    """A file of the site, sent to the browser once for all widgets of a kernel."""

    name = traitlets.Unicode(read_only=True).tag(sync=True)
    content = traitlets.Bytes(read_only=True).tag(sync=True)

    def __init__(self, name: str, content: bytes, **traits: Any) -> None:
        self.set_trait("name", name)
        self.set_trait("content", content)
        super().__init__(**traits)


_sent: dict[tuple[str, str], Part] = {}


def parts_of(game: str) -> dict[str, Part]:
    """Return the files that a game needs; none where browsers load them from an address."""
    if site.address():
        return {}
    folder = site.find_site()
    parts = {}
    for name in PARTS[game]:
        part = _sent.get((str(folder), name))
        # Code that closes all widgets of a kernel closes these, too.
        if part is None or part.comm is None:
            part = _sent[str(folder), name] = Part(name, site.content(folder, name))
        parts[name] = part
    return parts


class GameWidget(anywidget.AnyWidget):
    """A widget that a game's module answers in the browser."""

    _game = ""
    _esm = traitlets.Unicode().tag(sync=True)
    parts = traitlets.Dict(read_only=True).tag(sync=True, **ipywidgets.widget_serialization)
    """The files that it needs, if the kernel sends them."""
    site = traitlets.Unicode(read_only=True).tag(sync=True)
    """The address that it loads them from, if it doesn't."""
    error = traitlets.Unicode(read_only=True).tag(sync=True)
    """Why what was set last can't be shown; empty if it is."""

    def __init__(self, **traits: Any) -> None:
        self.set_trait("site", site.address())
        self.set_trait("parts", parts_of(self._game))
        super().__init__(**traits)

    @traitlets.default("_esm")
    def _joined(self) -> str:
        return site.script(f"widgets/{self._game}.js")
