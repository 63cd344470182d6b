"""Paths of the program's plain files; nothing else knows ``resources/`` and ``translations/``.

An installed program carries them in ``changcheng_qt/_data``; a checkout (and an editable install)
has them next to the package. Both hold the same two folders. Standard library only.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _root() -> Path:
    """The folder that holds ``resources`` and ``translations``."""
    carried = _PACKAGE / "_data"
    return carried if carried.is_dir() else _PACKAGE.parent


def title_folder(title: str) -> Path:
    """The folder of a title's own files, by its name, such as boards and baked pictures."""
    return _root() / "resources" / title


def font_files() -> tuple[Path, ...]:
    """Every bundled font, in the order of their names."""
    return tuple(sorted((_root() / "resources" / "fonts").glob("*.[ot]tf")))


def licence_files() -> tuple[Path, ...]:
    """The texts of the licences of the program, its fonts, and the libraries of a package; none of
    them need exist.
    """
    own = _root() / "resources"
    return (
        _root() / "LICENSE",
        own / "fonts" / "OFL.txt",
        *sorted((own / "licences").glob("*.txt"), key=lambda file: (file.name != "Qt.txt", file)),
    )


def icon_file(size: int) -> Path:
    """The program's icon at one of the sizes 16, 24, 32, 48, 64, 128, 256 and 512."""
    return _root() / "resources" / "icons" / f"changcheng-qt-{size}.png"


def sound_file(name: str) -> Path:
    """The sound of that name."""
    return _root() / "resources" / "sounds" / f"{name}.wav"


def translation_file(language: str) -> Path:
    """The compiled translation into a language, such as ``zh_TW``; it may not exist."""
    return _root() / "translations" / f"changcheng_{language}.qm"


def compiled_list() -> Path:
    """The names of the modules that are native code, one a line; there is no such file where all
    are plain Python, as in a checkout.
    """
    return _root() / "compiled.txt"
