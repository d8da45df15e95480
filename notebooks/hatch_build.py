"""Writes the client of the program's questions, and puts into the wheel what ``./package`` made.

``PUZZLELAB_TREE`` names the folder that has the program, ``PUZZLELAB_WIDGETS`` that of the widgets.
The client is written from the schemas of ``PUZZLELAB``, by default the program that the checkout's
``./run`` builds; a source distribution has it already.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The C library whose names packages are linked to (.ci/release/sysroot).
PLATFORM = "manylinux_2_28_x86_64"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Files of the tree go where an installation has them, below the environment's folder.

    Files of the widgets go into the package.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the client, add the files, name the platform; without a tree it is pure Python."""
        self._write_client()
        if self.target_name != "wheel":
            return
        if widgets := os.environ.get("PUZZLELAB_WIDGETS"):
            build_data["force_include"][widgets] = "puzzlelab/site"
        named = os.environ.get("PUZZLELAB_TREE")
        if not named:
            return
        tree = Path(named)
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{PLATFORM}"
        build_data["shared_scripts"] = {str(tree / "bin" / "puzzlelab"): "puzzlelab"}
        build_data["shared_data"] = {
            str(tree / folder): folder for folder in ("libexec", "lib", "share")
        }

    def _write_client(self) -> None:
        """Write the modules of the games; a source distribution has no generator, and no need."""
        generator = Path(self.root) / "tools" / "generate.py"
        if not generator.exists():
            return
        program = os.environ.get("PUZZLELAB") or str(Path(self.root).parent / "run")
        done = subprocess.run([sys.executable, str(generator), program], check=False)
        if done.returncode != 0:
            sys.exit(f"{program} printed no questions; PUZZLELAB names another program")
