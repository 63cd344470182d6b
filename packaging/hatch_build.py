"""The build hook of hatchling: puts compiled translations, and compiled modules, into the package.

It runs for wheels and for editable installs. An editable install finds the ``.qm`` files next to
their sources; a wheel carries them in ``changcheng_qt/_data/translations``. A wheel has no compiled
modules, and runs everywhere, unless a variable tells where they are: `build.wheel` sets it.
"""

import os
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import qm_files

COMPILED: Final = "CHANGCHENG_COMPILED"
"""The variable with the folder of compiled modules, as `native.build` returns it."""
TAG: Final = "CHANGCHENG_TAG"
"""The variable with the tag of a wheel that has them, if it is better known than by this Python."""


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles every translation before a wheel is put together, and adds the compiled files."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations; a wheel of the kind "standard" gets them as files."""
        if self.target_name != "wheel":
            return
        folder = Path(self.root) / "translations"
        qm_files.compile_stale(folder)
        if version == "editable":
            return
        included = build_data["force_include"]
        for source in sorted(folder.glob("*.ts")):
            if not source.stem.endswith("_xx"):
                built = source.with_suffix(".qm")
                included[str(built)] = f"changcheng_qt/_data/translations/{built.name}"
        if compiled := os.environ.get(COMPILED):
            add_compiled(Path(compiled), build_data)


def add_compiled(folder: Path, build_data: dict[str, Any]) -> None:
    """Add compiled modules to a wheel, which is then one of this Python and system only."""
    for path in sorted((folder / "changcheng_qt").rglob("*")):
        if path.is_file():
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
    build_data["pure_python"] = False
    if tag := os.environ.get(TAG):
        build_data["tag"] = tag
    else:
        build_data["infer_tag"] = True
