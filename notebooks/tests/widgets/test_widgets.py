"""The traits of the widgets, where their modules come from, and how they are joined."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from traitlets import TraitError

from puzzlelab import SiteNotFoundError
from puzzlelab.widgets import ReversiBoard, SetDeal, configure, site
from puzzlelab.widgets.base import Part
from puzzlelab.widgets.modules import ENTRIES, MARK, PARTS, joined, needed
from puzzlelab.widgets.modules.join import JoinError, join

SOURCES = Path(__file__).parents[3] / "Sources"


@pytest.fixture(autouse=True)
def _unconfigured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "_configured", None)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that has the names of a site, without its modules."""
    for name in (MARK, *PARTS["reversi"], *PARTS["set"]):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    monkeypatch.setenv("PUZZLELAB_SITE", str(tmp_path))
    monkeypatch.setattr(site, "script", lambda entry: f"// {entry}\n")
    return tmp_path


@pytest.mark.usefixtures("small")
def test_moves_are_written_in_one_way() -> None:
    board = ReversiBoard("F5 d6\nc3")
    assert board.moves == "f5d6c3"
    board.moves = "f5 PASS"
    assert board.moves == "f5pa"


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("moves", ["f9", "z1", "f5d", "f5;d6", "<b>"])
def test_what_no_move_looks_like_is_refused(moves: str) -> None:
    board = ReversiBoard("f5")
    with pytest.raises(TraitError, match="isn't a move"):
        board.moves = moves
    assert board.moves == "f5"


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("name", ["values", "error", "parts", "site"])
def test_what_the_browser_says_is_read_only(name: str) -> None:
    board = ReversiBoard()
    with pytest.raises(TraitError, match="read-only"):
        setattr(board, name, {})


@pytest.mark.usefixtures("small")
def test_what_the_browser_says_arrives() -> None:
    value = {
        "discDifference": 1.5,
        "evidence": {"kind": "heuristic", "depth": 4},
        "principalVariation": ["d3"],
    }
    board = ReversiBoard("f5d6c3")
    board.set_state({"moves": "f5d6c3d3", "values": {"c4": value}, "error": ""})
    assert (board.moves, board.values["c4"]["discDifference"]) == ("f5d6c3d3", 1.5)
    deal = SetDeal()
    assert (deal.cards, deal.set_count) == (None, None)
    deal.set_state({"cards": "0000 1111 2222", "set_count": 1, "found": [[0, 1, 2]]})
    assert (deal.cards, deal.set_count, deal.found) == ("0000 1111 2222", 1, [[0, 1, 2]])


@pytest.mark.usefixtures("small")
def test_a_widget_without_a_browser_is_text() -> None:
    board = ReversiBoard("f5", level=4)
    assert repr(board) == "ReversiBoard('f5', level=4, analysing=True)"
    assert repr(SetDeal(seed=2)) == "SetDeal(None, seed=2)"


@pytest.mark.usefixtures("small")
def test_levels_and_seeds_have_bounds() -> None:
    with pytest.raises(TraitError):
        ReversiBoard(level=61)
    with pytest.raises(TraitError):
        SetDeal(seed=-1)
    assert SetDeal(["1PDS", "2GSE"]).cards == "1PDS 2GSE"


@pytest.mark.usefixtures("small")
def test_files_are_sent_once_for_all_widgets() -> None:
    first, second = ReversiBoard(), ReversiBoard("f5")
    assert first.parts == second.parts
    part = first.parts["reversi.wasm.gz"]
    assert isinstance(part, Part)
    assert part.content == b"reversi.wasm.gz"
    assert first.get_state()["parts"]["reversi.wasm.gz"] == f"IPY_MODEL_{part.model_id}"
    part.close()
    assert ReversiBoard().parts["reversi.wasm.gz"].comm is not None


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("address", ["https://example.org/puzzles", "https://example.org/puzzles/"])
def test_an_address_takes_the_place_of_files(address: str) -> None:
    configure(address)
    board = ReversiBoard()
    assert (board.site, board.parts) == ("https://example.org/puzzles/", {})
    configure()
    assert ReversiBoard().site == ""


def test_without_a_site_the_error_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PUZZLELAB_SITE", raising=False)
    monkeypatch.setattr(site, "PACKED", tmp_path / "none")
    monkeypatch.setattr(site, "is_checkout", lambda folder: False)
    with pytest.raises(SiteNotFoundError, match=r"\./run site .*configure\(site="):
        SetDeal()


def test_a_folder_that_is_no_site_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SiteNotFoundError, match=r"site=.* isn't a site"):
        configure(tmp_path)
    monkeypatch.setenv("PUZZLELAB_SITE", str(tmp_path))
    with pytest.raises(SiteNotFoundError, match=r"PUZZLELAB_SITE=.* isn't a site"):
        ReversiBoard()


def test_a_site_of_a_checkout_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PUZZLELAB_SITE", raising=False)
    monkeypatch.setattr(site, "PACKED", tmp_path / "none")
    monkeypatch.setattr(site, "is_checkout", lambda folder: folder == tmp_path)
    (tmp_path / ".build/site").mkdir(parents=True)
    (tmp_path / ".build/site" / MARK).touch()
    (tmp_path / "deep/below").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "deep/below")
    assert site.find_site() == tmp_path / ".build/site"


def test_a_site_that_lacks_a_file_names_it(small: Path) -> None:
    (small / "set.wasm.gz").unlink()
    with pytest.raises(SiteNotFoundError, match=r"set\.wasm\.gz can't be read"):
        SetDeal()


def test_without_anywidget_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "puzzlelab.widgets")
    with pytest.raises(ImportError, match=r"pip install 'puzzlelab\[widgets\]'"):
        importlib.import_module("puzzlelab.widgets")


def test_the_modules_of_the_page_can_be_joined(tmp_path: Path) -> None:
    for part in ("Page", "Browser"):
        shutil.copytree(SOURCES / part / "site", tmp_path, dirs_exist_ok=True)
    (tmp_path / "carrier.js").replace(tmp_path / "lib/service/carrier.js")
    for entry in ENTRIES:
        text = joined(tmp_path, entry)
        assert text.endswith(f'export default modules["{entry}"].widget;\n')
        if node := shutil.which("node"):
            check = [node, "--input-type=module", "--check"]
            subprocess.run(check, input=text, text=True, check=True)
    assert set(needed(tmp_path)) >= {"workers.js", "worker.js", "set.wasm.gz", "pages/set.css"}


def test_modules_are_joined_in_the_order_of_their_imports() -> None:
    modules = {
        "a.js": 'import { two as deux } from "./lib/b.js";\nexport const one = deux - 1;',
        "lib/b.js": 'import * as c from "../c.js";\nexport async function two() {}\nexport { Three } from "../c.js";',
        "c.js": "class Three {}\nexport { Three };",
    }
    text = join(["a.js"], modules.__getitem__)
    assert text.index('modules["c.js"]') < text.index('modules["lib/b.js"] =')
    assert 'const { two: deux } = modules["lib/b.js"];' in text
    assert 'return { two, Three: modules["c.js"].Three };' in text
    assert "import" not in text
    assert "export" not in text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("export default 1;", "can't be joined"),
        ("export let one = 1;", "can't be joined"),
        ('import "./b.js";', "can't be joined"),
        ('import b from "./b.js";', "can't be joined"),
        ('import { b } from "https://example.org/b.js";', "can't be joined"),
        ('const load = () => import("./b.js");', "can't be joined"),
        ('import { c } from "./b.js";', "b.js doesn't export c"),
        ('import { b } from "./a.js";', "a.js → a.js"),
    ],
)
def test_what_the_joiner_does_not_know_is_refused(text: str, message: str) -> None:
    modules = {"a.js": text, "b.js": "export const b = 1;"}
    with pytest.raises(JoinError, match=message):
        join(["a.js"], modules.__getitem__)
