"""Files of every format that was ever written open for ever, and lead to the same games."""

import json
from pathlib import Path
from typing import Any

import pytest

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.migrations import MIGRATIONS, migrated
from changcheng_qt.saves.reading import FORMAT
from changcheng_qt.saves.savefile import read_file, read_match, record_to_bytes

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.changcheng"))
EXPECTED: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "corpus" / "expected.json").read_text("utf-8")
)


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_a_file_of_the_corpus_leads_to_the_same_game(file: Path) -> None:
    record, match = read_file(RealDisk(), file)
    expected = EXPECTED[file.stem]
    assert [player.name for player in match.players] == expected["names"]
    assert len(match.log) == expected["entries"]
    assert len(match.steps) == expected["steps"]
    assert list(match.setup.threats) == expected["threats"]
    assert (list(match.outcome.scores) if match.outcome else None) == expected["scores"]
    assert record.seed_known == expected["open"]
    assert read_match(record_to_bytes(record))[0] == record


def test_there_is_a_file_of_every_format_and_of_every_kind() -> None:
    formats = {read_lines(file.read_bytes())[0]["format"] for file in CORPUS}
    assert formats == set(range(1, FORMAT + 1))
    kinds = {line["kind"] for file in CORPUS for line in read_lines(file.read_bytes())}
    assert kinds >= {"play", "undo", "take_back", "player", "abandon", "end"}
    disclosures = {read_file(RealDisk(), file)[0].disclosure for file in CORPUS}
    assert disclosures == set(Disclosure)


def test_each_format_but_the_newest_has_its_migration() -> None:
    assert set(MIGRATIONS) == set(range(1, FORMAT))


def first_of_format_1() -> list[dict[str, Any]]:
    return read_lines((Path(__file__).parent / "corpus" / "1-finished-two.changcheng").read_bytes())


def test_a_migration_changes_nothing_but_the_form() -> None:
    values = first_of_format_1()
    newest = migrated(values, FORMAT)
    assert len(newest) == len(values)
    assert newest[0]["format"] == FORMAT
    hidden = values[1]["setup"]
    assert [fact["value"] for fact in newest[1]["facts"]] == [
        *hidden["threats"],
        *hidden["reputations"],
        *hidden["extension_order"],
    ]
    assert [fact["salt"] for fact in newest[1]["facts"][:30]] == values[1]["salts"][:30]


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (0, {"more": 1}),
        (1, {"more": 1}),
        (1, {"salts": 3}),
        (1, {"salts": []}),
        (1, {"setup": 3}),
        (1, {"setup": {}}),
        (2, {"more": 1}),
        (2, {"salt": 5}),
        (2, {"command": 5}),
        (2, {"command": "card flood"}),
    ],
)
def test_a_faulty_file_of_an_old_format_is_refused(line: int, change: dict[str, Any]) -> None:
    values = first_of_format_1()
    values[line].update(change)
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    assert caught.value.problem is Problem.MALFORMED


def test_a_file_of_no_known_format_is_no_game() -> None:
    values = first_of_format_1()
    values[0]["format"] = 0
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    assert caught.value.problem is Problem.NOT_A_GAME
