"""The verdicts of the validators of menu entries, metainfo, packages, wheels and manuals."""

import shutil
import tempfile
from pathlib import Path
from typing import Final

import system_libraries
from build import desktop, linux, manual, metainfo, texts, tools
from trial.roots import judged
from trial.steps import require, step

NEEDED: Final = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "lintian": "lintian",
    "mandoc": "mandoc",
    "update-mime-database": "shared-mime-info",
}


def validate(dist: Path) -> None:
    """Run every validator on the texts, and on the packages in a folder."""
    absent = {package for program, package in NEEDED.items() if not shutil.which(program)}
    if absent:
        system_libraries.install(sorted(absent))
    with tempfile.TemporaryDirectory(prefix="changcheng-files-") as folder:
        root = Path(folder)
        for place, text in linux.desktop_files().items():
            linux.write(root / place, text.encode())
        validate_desktop(root / "usr/share")
        validate_manual(root)
    for package in sorted(dist.glob("*.deb")):
        with step(f"lintian on {package.name}"):
            said = judged(["lintian", "--fail-on", "error", str(package)], fails=False)
            require("E:" not in said, said)
    wheels = [str(path) for ending in ("*.whl", "*.tar.gz") for path in sorted(dist.glob(ending))]
    if wheels:
        with step("twine on wheel and source"):
            judged([str(tools.python()), "-m", "twine", "check", "--strict", *wheels], fails=False)
    for wheel in sorted(dist.glob("*manylinux*.whl")):
        with step(f"auditwheel on {wheel.name}"):
            command = [str(tools.python()), "-m", "auditwheel", "show", str(wheel)]
            said = judged(command, fails=False)
            tag = wheel.stem.rpartition("-")[2]
            require(f'following platform tag: "{tag}"' in " ".join(said.split()), said)


def validate_desktop(share: Path) -> None:
    """Judge the menu entry, the metainfo and the type of saved games."""
    validators = {
        f"applications/{desktop.ENTRY_FILE}": ["desktop-file-validate"],
        f"metainfo/{metainfo.FILE}": ["appstreamcli", "validate", "--no-net"],
    }
    for file, validator in validators.items():
        with step(f"{validator[0]} on {Path(file).name}"):
            judged([*validator, str(share / file)], fails=False)
    with step(f"update-mime-database on {desktop.MIME_FILE}"):
        said = judged(["update-mime-database", str(share / "mime")], fails=False)
        require("rror" not in said, said)


def validate_manual(folder: Path) -> None:
    """Judge the manual page in each language."""
    for language in texts.LANGUAGES:
        page = folder / f"{language}.6"
        page.write_text(manual.page(language), encoding="utf-8")
        with step(f"mandoc on {manual.FILE}, {language}"):
            judged(["mandoc", "-T", "lint", "-W", "warning,stop", str(page)], fails=False)
