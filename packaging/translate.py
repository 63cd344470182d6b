"""``dev.py translate``: collects the program's texts into ``translations/*.ts`` and compiles them.

The ``lupdate`` of PySide6 6.8 to 6.11.3 silently drops plurals, so the one of 6.12.0 is used. It
is a native program, installed into an environment of its own: the Python part of 6.12.0 must not
get into ``.venv``, where it would abort on Python 3.11.
"""

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import checkout
import compile_translations
import environment
from checkout import TOOLS, TRANSLATIONS, CannotContinue

LUPDATE_FROM = "PySide6-Essentials==6.12.0"
# English needs a file of its own for plurals only, or readers see "2 card(s)".
LANGUAGES = ("en", "fr", "it", "zh_CN", "zh_TW")


def lupdate() -> Path:
    """The ``lupdate`` in ``.venv-tools``, which is made if it is not there."""
    if found := _find_lupdate():
        return found
    if not environment.works(checkout.python_in(TOOLS)):
        environment.create(TOOLS)
    print(f"Installing {LUPDATE_FROM} into {TOOLS.name}, for its lupdate only", flush=True)
    pip = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps")
    if checkout.run(checkout.python_in(TOOLS), *pip, LUPDATE_FROM) or not _find_lupdate():
        raise CannotContinue(f"pip could not install {LUPDATE_FROM} (see above).")
    return lupdate()


def _find_lupdate() -> Path | None:
    name = "lupdate.exe" if sys.platform == "win32" else "lupdate"
    return next(TOOLS.glob(f"**/site-packages/PySide6/{name}"), None)


def update(tool: Path, language: str, sources: Path, folder: Path) -> Path:
    """Bring the translation file of one language up to date with the sources; return its path."""
    target = folder / f"changcheng_{language}.ts"
    command: list[str | Path] = [
        tool,
        "-silent",
        "-extensions",
        "py",
        "-locations",
        "none",
        "-no-obsolete",
    ]
    command += ["-source-language", "en", *(["-pluralonly"] if language == "en" else [])]
    result = subprocess.run(
        [*command, sources, "-ts", target], capture_output=True, text=True, check=False
    )
    if result.returncode or result.stderr.strip():
        raise CannotContinue(f"lupdate, {language}: {result.stderr.strip() or result.returncode}")
    return target


def unfinished(translation: Path) -> list[str]:
    """The source texts in a translation file that nobody has translated yet."""
    return [
        message.findtext("source") or ""
        for message in ET.parse(translation).iter("message")
        if (found := message.find("translation")) is None or found.get("type") == "unfinished"
    ]


def main() -> int:
    """Update and compile every language; 1 if texts are left to translate."""
    left = 0
    try:
        tool = lupdate()
        for language in LANGUAGES:
            path = update(tool, language, checkout.ROOT / "changcheng_qt", TRANSLATIONS)
            missing = len(unfinished(path))
            print(f"  {language:<6} {missing or 'nothing'} to translate")
            left += missing
    except CannotContinue as reason:
        print(reason, file=sys.stderr)
        return 1
    return compile_translations.main() or min(left, 1)


if __name__ == "__main__":
    sys.exit(main())
