"""``dev.py compile``: makes the pseudo-language and compiles every stale translation."""

import sys
from pathlib import Path

import pseudo_language
import qm_files
from checkout import TRANSLATIONS

MODEL = "changcheng_it.ts"


def pseudo_is_stale(folder: Path) -> bool:
    """Whether the pseudo-language is missing, or older than the translation it is made from."""
    model, pseudo = folder / MODEL, _pseudo(folder)
    if not model.is_file():
        return False
    return not pseudo.is_file() or pseudo.stat().st_mtime_ns < model.stat().st_mtime_ns


def is_needed(folder: Path) -> bool:
    """Whether ``compile_all`` would do anything."""
    return pseudo_is_stale(folder) or bool(qm_files.stale(folder))


def compile_all(folder: Path) -> list[Path]:
    """Bring the pseudo-language and all compiled files up to date; return the files that were
    built.
    """
    if pseudo_is_stale(folder):
        model = (folder / MODEL).read_text("utf-8")
        _pseudo(folder).write_text(pseudo_language.pseudo_translation(model), encoding="utf-8")
    return qm_files.compile_stale(folder)


def _pseudo(folder: Path) -> Path:
    return folder / f"changcheng_{pseudo_language.LANGUAGE}.ts"


def main() -> int:
    """Compile the checkout's translations; 1 if one of them is broken."""
    try:
        built = compile_all(TRANSLATIONS)
    except qm_files.CompileError as reason:
        print(reason, file=sys.stderr)
        return 1
    print(f"Compiled {', '.join(path.stem for path in built) or 'nothing: all up to date'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
