"""The package for JavaScript: in Node, in a strict TypeScript program, bundled for a page, and in a page's worker.

PUZZLELAB_JS is the folder that `./run js` wrote, NODE a Node that has 64-bit WebAssembly.
"""
import json
import os
import pathlib
import shutil
import subprocess

import pytest

if "PUZZLELAB_JS" not in os.environ:
    pytest.skip("PUZZLELAB_JS names no folder of a package", allow_module_level=True)

from test_site import hosted  # noqa: E402 - it needs a site, as the package does

PACKAGE = pathlib.Path(os.environ["PUZZLELAB_JS"]).resolve()
DEAL = "1PDS 2GSE 2POF 2RSF 3RDS 3ROF"

ASKED = f"""
import {{ ask, Fault, improve }} from "puzzlelab";

const {{ result, schema }} = await ask("set.hints", {{ cards: "{DEAL}" }});
const fault = await ask("set.hints", {{ card: 1 }}).catch((fault) => fault);
const depths = [];
for await (const {{ result }} of improve("reversi.hints", {{ moves: "f5d6c3", level: 4, count: null }})) {{
  depths.push(result.moves[0].evidence.depth);
}}
const exact = await ask("reversi.solve", {{ size: 4, start: true }});
console.log(JSON.stringify([result.sets, schema, fault instanceof Fault, fault.message, depths.at(-1), exact.result.discDifference]));
"""
ANSWERS = [[[0, 1, 5]], "puzzlelab/set.hints/3", True, "unknown parameter 'card'; did you mean 'cards'?", 4, -10]

TYPED = """
import { ask, Fault, improve, locate, type Question } from "puzzlelab";

const answer = await ask("set.hints", { cards: "1PDS 2GSE 3ROF" });
export const sets: number[][] = answer.result.sets;
export const kind: string = answer.result.evidence.kind;
await ask("set.rounds");
await ask("reversi.hints", { moves: "f5d6c3", level: 8, count: null });
for await (const { result } of improve("reversi.hints", { level: "club" })) console.log(result.moves[0].move);
export const words = (fault: unknown) => (fault instanceof Fault ? [fault.field, fault.document.status] : []);
locate("/puzzlelab/");
export const name: Question = "set.hints";
// @ts-expect-error
await ask("set.hint");
// @ts-expect-error
await ask("set.hints", { card: "1PDS" });
// @ts-expect-error
await ask("set.hints", { cards: "1PDS", variant: "sett" });
// @ts-expect-error
await ask("set.hints", { cards: null });
// @ts-expect-error
console.log(answer.result.sett);
"""

BUNDLED = f"""
import {{ ask, locate }} from "puzzlelab";

locate("/puzzlelab/");
const post = (value) => (typeof document === "undefined" ? postMessage(value) : (window.sets = value));
ask("set.hints", {{ cards: "{DEAL}" }}).then(({{ result }}) => post(result.sets), (fault) => post(fault.message));
"""


@pytest.fixture
def project(tmp_path):
    """A program's folder, in which the package is installed."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/puzzlelab").symlink_to(PACKAGE)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    return tmp_path


def said(*words, cwd):
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_node_asks_and_ends(project):
    (project / "asked.js").write_text(ASKED)
    assert json.loads(said(os.environ["NODE"], "asked.js", cwd=project)) == ANSWERS


def test_a_worker_of_node_asks(project):
    (project / "asked.js").write_text(ASKED)
    (project / "main.js").write_text('import { Worker } from "node:worker_threads"; new Worker("./asked.js");')
    assert json.loads(said(os.environ["NODE"], "main.js", cwd=project)) == ANSWERS


def test_a_strict_program_is_typed(project):
    (project / "typed.ts").write_text(TYPED)
    said("tsc", "--strict", "--noUncheckedIndexedAccess", "false", "--noEmit", "--target", "es2022", "--module", "nodenext",
         "--moduleResolution", "nodenext", "--lib", "es2022,dom", "typed.ts", cwd=project)


@pytest.mark.parametrize("in_worker", [False, True])
def test_a_bundled_program_asks(project, browser, in_worker):
    (project / "main.js").write_text(BUNDLED)
    said("esbuild", "--bundle", "--minify", "--format=esm", "main.js", "--outfile=web/assets/main.js", cwd=project)
    shutil.copytree(PACKAGE, project / "web/puzzlelab")
    start = ('const worker = new Worker("assets/main.js", { type: "module" }); worker.onmessage = ({ data }) => (window.sets = data);'
             if in_worker else 'import "./assets/main.js";')
    (project / "web/index.html").write_text(f'<!doctype html><title>Bundled</title><script type="module">{start}</script>')
    with hosted(project / "web") as host:
        context = browser.new_context()
        page = context.new_page()
        page.goto(host.address)
        page.wait_for_function("window.sets", timeout=120_000)
        assert page.evaluate("sets") == [[0, 1, 5]]
        context.close()


def test_the_package_names_its_files(project):
    described = json.loads((PACKAGE / "package.json").read_text())
    for path in described["exports"]["."].values():
        assert (PACKAGE / path).is_file()
    assert described["version"].count(".") == 2
