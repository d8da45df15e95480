"""Puts into the wheel what ``./package`` made: the program, and what widgets need of the site.

``PUZZLELAB_TREE`` names the folder that has the program, ``PUZZLELAB_WIDGETS`` that of the widgets.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The C library whose names packages are linked to (.ci/sysroot).
PLATFORM = "manylinux_2_28_x86_64"


class ProgramHook(BuildHookInterface):  # type: ignore[type-arg]
    """Files of the tree go where an installation has them, below the environment's folder.

    Files of the widgets go into the package.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files and name the platform; without a tree the wheel is pure Python."""
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
