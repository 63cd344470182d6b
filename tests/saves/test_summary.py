"""The summary next to a game for the lists of games: true, believed no further than the game."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player
from changcheng_qt.saves import library as library_module
from changcheng_qt.saves.atomic import BESIDE
from changcheng_qt.saves.disk import Disk, RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.held import Lock
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.lines import chain
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.recovery import FILE, Recovered, recover
from changcheng_qt.saves.savefile import JournalEncoder, record_to_bytes
from changcheng_qt.saves.summary import (
    LARGEST,
    SUMMARY,
    Summary,
    summary_from_bytes,
    summary_of,
    summary_to_bytes,
)
from changcheng_qt.titles.changcheng.rules.glance import glance_to_plain
from changcheng_qt.titles.changcheng.table.scene.projection import project
from changcheng_qt.titles.changcheng.table.scene.touched import LastMove
from tests.saves.conftest import random_match
from tests.saves.spoilt_disk import SpoiltDisk

CONTENT = b"a game"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(RealDisk(), tmp_path, Random(1))


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders of the games that were played through."""
    made: list[Path] = []

    def counted(disk: Disk, folder: Path) -> Recovered:
        made.append(folder)
        return recover(disk, folder)

    monkeypatch.setattr(library_module, "recover", counted)
    return made


def keep(library: Library, seed: int = 1, steps: int | None = 30) -> Journal:
    """Put a game on the disk, and play on."""
    recorder = recording(random_match(seed, seats=3, steps=steps), Random(seed))
    journal = Journal(library.disk, library.new_folder(), JournalEncoder(recorder).whole())
    journal.mend()
    return journal


def seen(summary: Summary) -> object:
    """The summary as it is shown."""
    view = summary.view
    drawn = project(view, LastMove())
    return drawn, view.scores, view.turn.number, view.colours, summary.names, summary.is_over


@pytest.mark.no_cover
@pytest.mark.parametrize("steps", [0, 1, 30, 77, 120, None])
def test_a_summary_shows_what_the_match_does(steps: int | None) -> None:
    for seed in range(3):
        match = random_match(seed, seats=2 + seed, steps=steps)
        names = tuple(player.name for player in match.players)
        is_over, view = match.outcome is not None, match.view(PUBLIC)
        summary = summary_of(match)
        again = summary_from_bytes(summary_to_bytes(summary, CONTENT), CONTENT)
        assert again == summary
        assert seen(again) == seen(Summary("changcheng", is_over, names, view))
        assert again.view.viewer is PUBLIC
        assert not again.view.privates


def test_nobodys_own_view_goes_into_a_summary() -> None:
    match = random_match(1, seats=3)
    for viewer in (0, 2, EVERYONE):
        with pytest.raises(ValueError, match="public"):
            glance_to_plain(match.view(viewer))


def test_a_game_is_played_through_once_and_again_when_its_file_is_another(
    library: Library, replays: list[Path]
) -> None:
    journal = keep(library)
    folder, disk = journal.folder, library.disk
    first = library.summary(folder)
    assert seen(library.summary(folder)) == seen(first)
    assert replays == [folder]
    match = library.read(folder).match
    replays.clear()
    recorder = recording(match, Random(3))
    match.submit(match.legal(match.to_act)[0] if match.to_act is not None else None)
    content = record_to_bytes(recorder.record())
    journal.close()
    Journal(disk, folder, content, lock=Lock(None)).mend()
    assert seen(library.summary(folder)) == seen(summary_of(match))
    assert replays == [folder]
    (folder / FILE).write_bytes((folder / FILE).read_bytes()[:-1])
    library.summary(folder)
    library.summary(folder)
    assert len(replays) == 3, "nothing is kept of a file that is not whole"


def test_a_summary_is_lost_for_nothing(library: Library, replays: list[Path]) -> None:
    """Killed before, in or after writing it; or the disk refuses: the game is unchanged."""
    folder = keep(library).folder
    content = (folder / FILE).read_bytes()
    shown = seen(library.summary(folder))
    kept = (folder / SUMMARY).read_bytes()
    for left in (None, b"", kept[: len(kept) // 2], bytes(len(kept))):
        (folder / SUMMARY).unlink()
        if left is not None:
            (folder / SUMMARY).write_bytes(left)
            (folder / (SUMMARY + BESIDE)).write_bytes(left)
        assert seen(library.summary(folder)) == shown
        assert (folder / SUMMARY).read_bytes() == kept
    (folder / SUMMARY).unlink()

    def refuse(name: str) -> None:
        if name in ("open_new", "write", "replace"):
            raise OSError(28, "No space left on device")

    spoilt = Library(SpoiltDisk(RealDisk(), refuse), folder.parent, Random(1))
    assert seen(spoilt.summary(folder)) == shown
    assert not (folder / SUMMARY).exists()
    assert (folder / FILE).read_bytes() == content


def test_the_summary_of_another_game_counts_for_nothing(
    library: Library, replays: list[Path]
) -> None:
    one, other = keep(library, 1).folder, keep(library, 2).folder
    shown = seen(library.summary(one))
    library.summary(other)
    (one / SUMMARY).write_bytes((other / SUMMARY).read_bytes())
    assert seen(library.summary(one)) == shown
    assert replays == [one, other, one]


def test_a_game_that_cannot_be_read_has_none(library: Library) -> None:
    folder = keep(library).folder
    library.summary(folder)
    (folder / FILE).write_bytes(b"nothing\n")
    with pytest.raises(SaveError):
        library.summary(folder)


Spoil = Callable[[dict[str, Any]], None]


@cache
def good() -> bytes:
    """Return the summary of a running game."""
    return summary_to_bytes(summary_of(random_match(1, seats=3, steps=60)), CONTENT)


def spoilt(spoil: Spoil) -> bytes:
    """Return a summary in which something is otherwise, but every hash is right."""
    values = json.loads(good().partition(b" ")[2])
    spoil(values)
    return b"".join(chain([values]))


def set_in(*path: str | int) -> Callable[[object], Spoil]:
    """Return a function that puts a value somewhere."""

    def with_value(value: object) -> Spoil:
        def spoil(values: Any) -> None:  # noqa: ANN401
            for key in path[:-1]:
                values = values[key]
            values[path[-1]] = value

        return spoil

    return with_value


HOSTILE: dict[str, Spoil] = {
    "a name with a bidi control": set_in("names", 0)("a\u202eb"),
    "a name with a line end": set_in("names", 0)("a\nb"),
    "an empty name": set_in("names", 0)(""),
    "a long name": set_in("names", 0)("x" * 25),
    "a name that is no text": set_in("names", 0)(3),
    "too few names": set_in("names")(["a", "b"]),
    "no names": set_in("names")("abc"),
    "another game": set_in("game")("chess"),
    "no game": set_in("game")([]),
    "a doubtful end": set_in("over")(1),
    "of something else": set_in("of")("0" * 64),
    "another kind": set_in("kind")("head"),
    "a field more": set_in("more")(1),
    "no glance": set_in("glance")(None),
    "a board of a million squares": set_in("glance", "faces", 0, "provinces", 0, "squares")(10**6),
    "a board without squares": set_in("glance", "faces", 0, "provinces")([]),
    "a board name that is a path": set_in("glance", "faces", 0, "board")("../x"),
    "a thousand boards": set_in("glance", "order")(list(range(1000))),
    "boards twice": set_in("glance", "order")([0, 0]),
    "a block of nobody": set_in("glance", "blocks", 0)({"kind": "single", "owner": 9}),
    "a block less": lambda values: values["glance"]["blocks"].pop(),
    "a score of millions": set_in("glance", "scores", 0)(10**9),
    "a turn before the first": set_in("glance", "turn")(-1),
    "a threat of ten": set_in("glance", "threats", 0)(10),
    "a reputation of ten": set_in("glance", "reputations", 0)(10),
    "a province that is none": set_in("glance", "scored")([99]),
    "a region that is none": set_in("glance", "removed")([-1]),
    "a card of nobody": set_in("glance", "cards")([{"owner": 5, "province": 0, "ply": 1}]),
    "a card nowhere": set_in("glance", "cards")([{"owner": 0, "province": 50, "ply": 1}]),
    "a thousand cards": set_in("glance", "cards")([{"owner": 0, "province": 0, "ply": 1}] * 1000),
    "a reservation nowhere": set_in("glance", "reservations")([{"owner": 0, "candidates": [99]}]),
    "a colour twice": set_in("glance", "colours")(["red", "red", "blue"]),
    "a colour that is none": set_in("glance", "colours")(["red", "pink", "blue"]),
    "a hand": set_in("glance", "hands")([[1, 2]]),
}


@pytest.mark.parametrize("spoil", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_summary_is_as_good_as_missing(spoil: Spoil) -> None:
    assert summary_from_bytes(spoilt(lambda values: None), CONTENT)
    assert summary_from_bytes(spoilt(spoil), CONTENT) is None


@pytest.mark.parametrize(
    "kept", [b"", b"\n", b"{}", b"[" * 10_000, b"\xff" * 99, bytes(LARGEST), b"0" * 64 + b" 1\n"]
)
def test_an_invalid_summary_is_ignored(kept: bytes) -> None:
    assert summary_from_bytes(kept, CONTENT) is None


def test_a_summary_is_cut_off_where_it_is_too_large(library: Library) -> None:
    folder = keep(library).folder
    shown = seen(library.summary(folder))
    kept = folder / SUMMARY
    assert len(kept.read_bytes()) < LARGEST / 2
    kept.write_bytes(kept.read_bytes() + bytes(LARGEST))
    assert seen(library.summary(folder)) == shown


def test_names_are_shown_as_they_are() -> None:
    match = random_match(1, seats=3)
    match.seat_player(0, Player("<b>Zoë</b>"))
    again = summary_from_bytes(summary_to_bytes(summary_of(match), CONTENT), CONTENT)
    assert again
    assert again.names[0] == "<b>Zoë</b>"
