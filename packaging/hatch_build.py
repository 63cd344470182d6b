"""The build hook of hatchling: compiles the translations and puts them into the package.

It runs for wheels and for editable installs. An editable install finds the ``.qm`` files beside
their sources; a wheel carries them in ``changcheng_qt/_data/translations``.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import qm_files


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles every translation before a wheel is put together."""

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
