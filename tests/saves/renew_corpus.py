"""``python -m tests.saves.renew_corpus``: write the files of the newest format in the corpus again.

Only while that format is open, which is until a version that writes it is released: after that its
files are never touched again, and a change of the format is a format of its own.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.lines import read_lines
from changcheng_qt.saves.migrations import format_of
from changcheng_qt.saves.reading import FORMAT
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from tests.conformance.samples import samples

CORPUS: Final = Path(__file__).parent / "corpus"
EXPECTED: Final = CORPUS / "expected.json"


def records() -> Iterator[tuple[str, Record]]:
    """Yield the files of the newest format by name."""
    for sample in samples("corpus").values():
        yield from sample.records()


def expectations(record: Record, match: AnyMatch) -> dict[str, Any]:
    """The expectations of the tests for a file."""
    return {
        "help": to_plain(match.help),
        "names": [player.name for player in match.players],
        "entries": len(match.log),
        "steps": len(match.steps),
        "scores": list(match.outcome.scores) if match.outcome else None,
        "open": record.seed_known,
        "begun": record.begun,
        "played": record.played,
        **samples("corpus")[match.game.name].hidden(match),
    }


def main() -> None:
    """Write the files, and the expectations for them; those for older ones stay."""
    expected = json.loads(EXPECTED.read_text("utf-8"))
    for file in CORPUS.glob("*.changcheng"):
        if format_of(read_lines(file.read_bytes())) == FORMAT:
            file.unlink()
            expected.pop(file.stem, None)
    for name, record in records():
        content = record_to_bytes(record)
        (CORPUS / f"{FORMAT}-{name}.changcheng").write_bytes(content)
        expected[f"{FORMAT}-{name}"] = expectations(*read_match(content))
    text = json.dumps(dict(sorted(expected.items())), indent=2, ensure_ascii=False)
    EXPECTED.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
