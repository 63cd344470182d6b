"""Five positions and their hints, as a player reads them: the neutral wall with which two players
fight, the use of a tower, and where a card belongs; in China two emissaries to one court, and a
house with an emissary next to it.

``python -m tests.app.explaining`` writes the texts again, in every language: after the search or a
sentence has changed, to be read before they are kept.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from changcheng_qt.app.cli import hint
from changcheng_qt.app.cli.saved_games import speaking
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.reasons import Way

FOLDER: Final = Path(__file__).parent / "explanations"
TEXTS: Final = FOLDER / "texts.json"
POSITIONS: Final = ("neutral", "tower", "builder", "emissaries", "house")
EFFORT: Final = 1_000_000


@cache
def found(position: str) -> tuple[AnyMatch, Seat, tuple[Way, ...]]:
    """Return a position, who decides there, and the hint, which is in no language."""
    _, match = read_file(RealDisk(), FOLDER / f"{position}.changcheng")
    searching = rules_of(match.game.name).searching
    assert match.to_act is not None
    assert searching is not None
    return match, match.to_act, hint.hint(searching(), match, match.to_act, EFFORT)


def explained(position: str) -> list[str]:
    """Return the hint in the present language."""
    return hint.lines(*found(position))


def main() -> None:
    """Write the texts."""
    texts = {}
    for language in LANGUAGES:
        with speaking(language.code):
            texts[language.code] = {position: explained(position) for position in POSITIONS}
    TEXTS.write_text(f"{json.dumps(texts, ensure_ascii=False, indent=2)}\n", "utf-8")


if __name__ == "__main__":
    main()
