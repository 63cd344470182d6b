"""Files of every format that was ever released open for ever, and lead to the same games."""

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.help import PURISTS
from changcheng_qt.engine.match import TakenBack, Undone
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.migrations import MIGRATIONS, OLDEST, migrated
from changcheng_qt.saves.reading import DRAFT, FORMAT, HEAD_LINES
from changcheng_qt.saves.savefile import read_file, read_match, record_to_bytes
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from tests.saves.renew_corpus import expectations

CORPUS_FOLDER = Path(__file__).parent / "corpus"
CORPUS = sorted(CORPUS_FOLDER.glob("*.changcheng"))
EXPECTED: dict[str, dict[str, Any]] = json.loads(
    (CORPUS_FOLDER / "expected.json").read_text("utf-8")
)


@cache
def lines_of(name: str) -> list[dict[str, Any]]:
    """The lines of a file of the corpus, to be read only."""
    return read_lines((CORPUS_FOLDER / f"{name}.changcheng").read_bytes())


@pytest.mark.no_cover
@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_a_file_of_the_corpus_leads_to_the_same_game(file: Path) -> None:
    record, match = read_file(RealDisk(), file)
    unsaid = {"help": to_plain(PURISTS), "begun": 0, "played": 0}
    assert expectations(record, match) == {**unsaid, **EXPECTED[file.stem]}
    assert read_match(record_to_bytes(record))[0] == record


@pytest.mark.no_cover
def test_there_is_a_file_of_every_format_and_of_every_kind() -> None:
    told = [lines_of(file.stem) for file in CORPUS]
    formats = {values[0]["format"] for values in told}
    assert formats == set(range(OLDEST, FORMAT + 1))
    kinds = {line["kind"] for values in told for line in values}
    assert kinds >= {"play", "undo", "take_back", "hint", "player", "abandon", "end"}
    assert {values[0]["discloses"] for values in told} == {one.value for one in Disclosure}


def test_files_of_the_newest_format_are_of_its_present_draft() -> None:
    heads = [lines_of(file.stem)[0] for file in CORPUS]
    assert {head["draft"] for head in heads if head["format"] == FORMAT} == {DRAFT}


def test_the_newest_format_is_there_finished_and_running_and_with_every_time_of_a_board() -> None:
    told = [lines_of(file.stem) for file in CORPUS]
    newest = [values for values in told if values[0]["format"] == FORMAT]
    assert {values[-1]["kind"] == "end" for values in newest} == {True, False}
    assert {values[0]["discloses"] for values in newest} == {one.value for one in Disclosure}
    ours = [values for values in newest if values[0]["game"] == "changcheng"]
    times = {values[1]["setup"]["options"]["extension_time"] for values in ours}
    assert times == {time.value for time in ExtensionTime}


def test_each_format_but_the_newest_has_its_migration() -> None:
    assert set(MIGRATIONS) == set(range(OLDEST, FORMAT))


def test_a_format_that_was_never_released_is_no_game() -> None:
    values = of_corpus("2-finished-four")
    for number in (0, 1, OLDEST - 1):
        values[0]["format"] = number
        assert refused(values).problem is Problem.NOT_A_GAME


class TestFormat2:
    """Version 0.1.0 knew one time for a board to be added, the end of the turn."""

    def test_the_time_is_all_that_is_added(self) -> None:
        values = of_corpus("2-finished-four")
        newest = migrated(values, 3)
        assert newest[0] == {**values[0], "format": 3}
        options = newest[1]["setup"]["options"]
        assert options == {**values[1]["setup"]["options"], "extension_time": "turn_end"}
        newest[1]["setup"]["options"] = values[1]["setup"]["options"]
        for player in newest[1]["players"]:
            del player["nodes"]
        assert newest[1:] == values[1:]

    def test_its_bots_weighed_up_to_400_commands_and_people_count_none(self) -> None:
        values = of_corpus("2-running-sealed")
        values[1]["players"][0]["controller"] = "greedy"
        change = {"controller": "random", "kind": "player", "name": "Bo", "seat": 1}
        _, match = read_match(b"".join(chain([*values, change])))
        assert match.start_players[0].nodes == 400
        assert match.start_players[1].nodes == 0
        assert match.players[1] == Player("Bo", "random", 400)

    def test_it_knew_of_no_such_number(self) -> None:
        values = of_corpus("2-finished-four")
        values[1]["players"][0]["nodes"] = 0
        assert (refused(values).problem, refused(values).line) == (Problem.MALFORMED, 2)

    def test_the_files_read_are_left_as_they_were(self) -> None:
        values = of_corpus("2-finished-four")
        migrated(values, FORMAT)
        assert values == of_corpus("2-finished-four")

    def test_it_knew_of_no_other_time(self) -> None:
        values = of_corpus("2-finished-four")
        values[1]["setup"]["options"]["extension_time"] = "at_once"
        error = refused(values)
        assert (error.problem, error.line) == (Problem.UNKNOWN_OPTION, 2)
        assert error.detail == "extension_time"

    @pytest.mark.parametrize("change", [{"setup": 3}, {"setup": {}}, {"setup": {"options": []}}])
    def test_a_faulty_file_is_refused(self, change: dict[str, Any]) -> None:
        values = of_corpus("2-finished-four")
        values[1].update(change)
        assert refused(values).problem is Problem.MALFORMED

    def test_a_title_that_it_never_knew_is_refused_as_one(self) -> None:
        values = of_corpus("2-finished-four")
        values[0]["game"] = "go"
        values[1]["setup"] = {}
        assert refused(values).problem is Problem.UNKNOWN_GAME

    def test_a_head_alone_is_cut_off(self) -> None:
        assert refused(of_corpus("2-finished-four")[:1]).problem is Problem.CUT_OFF

    def test_an_undo_that_is_barred_since_is_a_take_back_by_all(self) -> None:
        """With the memory aid off it went back over a counter at which both had looked."""
        values = of_corpus("2-running-undone")
        undone = [line["kind"] for line in values].index("undo") - HEAD_LINES
        record, match = read_match(b"".join(chain(values)))
        assert record.entries[undone] == TakenBack(undone - 1, (0, 1))
        assert sum(isinstance(entry, TakenBack) for entry in record.entries) == 1
        assert match.log == record.entries

    def test_such_a_file_is_kept_and_read_in_the_newest_format(self) -> None:
        values = of_corpus("2-running-undone")
        record, _ = read_match(b"".join(chain(values)))
        assert b'"kind":"undo"' not in record_to_bytes(record)
        assert read_match(record_to_bytes(record))[0] == record

    def test_any_other_undo_stays_one(self) -> None:
        record, _ = read_match(b"".join(chain(of_corpus("2-running-sealed"))))
        kinds = [line["kind"] for line in of_corpus("2-running-sealed")]
        assert sum(isinstance(entry, Undone) for entry in record.entries) == kinds.count("undo") > 0

    def test_in_the_newest_format_it_is_against_the_rules(self) -> None:
        values = migrated(of_corpus("2-running-undone"), FORMAT)
        assert refused(values).problem is Problem.AGAINST_RULES


def of_corpus(name: str) -> list[dict[str, Any]]:
    """The lines of a file of the corpus, to be changed."""
    return deepcopy(lines_of(name))


def refused(values: list[dict[str, Any]]) -> SaveError:
    """The error that a file of these lines raises, hashes chained again."""
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    return caught.value
