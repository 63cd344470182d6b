"""Boards that an owner of the program could write."""

import json
from pathlib import Path

from changcheng_qt.titles.changcheng.entry import BoardBox

BOX = BoardBox.opened(None)
BUNDLED = BOX.boards
"""The boards of the program."""


def write_board(folder: Path, name: str) -> Path:
    """Write a board with English names only into a folder; return its file."""

    def areas(kind: str, *counts: int) -> list[dict[str, object]]:
        return [
            {"names": {"en": f"{kind} {number} of {name}"}, "squares": count}
            for number, count in enumerate(counts, 1)
        ]

    face = {"provinces": areas("Land", 3, 5, 5), "regions": areas("Steppe", 4, 3, 6)}
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"board-{name}.json"
    file.write_text(json.dumps({"board": name, "faces": {"A": face, "B": face}}), "utf-8")
    return file
