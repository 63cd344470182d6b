"""The writer keeps every limit of the reader: the largest possible game is read."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.game import USUAL_LIMITS
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import HUMAN, MOST_NODES, Player
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.facts import SEED_PLACE, fact_at, fact_to_plain
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from changcheng_qt.titles.changcheng.rules.boards import board_from_json
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Board
from changcheng_qt.titles.changcheng.rules.pieces import Colour
from changcheng_qt.titles.changcheng.rules.setup import SetupChoices, draw_setup
from tests.effort import by_night
from tests.engine.pasted import FAMILY, MARKS
from tests.saves.conftest import in_format_2, random_match

MEBIBYTE = 1024 * 1024
LONGEST_NAME = "\U0001d538\U0001d165\U0001d165\U0001d165\U0001d165" * 24
"""24 characters of five code points, each of four bytes."""
TYPED_BEFORE = ("abcdefg" + MARKS, FAMILY * 24, "a" + MARKS * 30, "Zoe\u0301" + "\u0301" * 150)
"""Names that programs of format 2 took and wrote."""


def large_boards() -> list[Board]:
    """Return as many boards as there may be, with names so long that their files are just small
    enough.
    """
    names = {f"x{number:02}": "長" * 40 for number in range(4)}
    names["en"] = "長" * 40
    areas = [{"names": names, "squares": count} for count in (3, 5, 5, 4, 3, 6)]
    face = {"provinces": areas[:3], "regions": areas[3:]}
    faces = {"A": face, "B": face}
    return [board_from_json({"board": f"WALL{n:04}", "faces": faces}) for n in range(32)]


@pytest.mark.no_cover
@by_night
def test_the_largest_log_fits_a_file() -> None:
    """Full of changes of players, played to its end."""
    rng = Random(1)
    setup = draw_setup(SetupChoices(tuple(Colour), events=2), large_boards(), rng)
    match = Match(CHANG_CHENG, setup, [Player(LONGEST_NAME)] * 4)
    recorder = recording(match, rng, seed="梅" * 31)
    encoder = JournalEncoder(recorder)
    match.watch(encoder.line)
    while match.redo_barrier is not Barrier.LOG_FULL:
        match.seat_player(3, Player(LONGEST_NAME, HUMAN))
    assert len(match.log) > 2_000
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))
    content = encoder.whole()
    assert 1 * MEBIBYTE < len(content) < 2 * MEBIBYTE
    record, again = read_match(content)
    assert again.outcome == match.outcome
    assert record.seed.value == "梅" * 31


def test_a_card_played_and_taken_back_for_ever_fits_a_file() -> None:
    """Of all that can go on for ever this makes the longest lines, two by two."""
    rng = Random(1)
    setup = draw_setup(SetupChoices(tuple(Colour), events=2), large_boards(), rng)
    match = Match(CHANG_CHENG, setup, [Player(LONGEST_NAME)] * 4)
    encoder = JournalEncoder(recording(match, rng))
    sizes: list[int] = []
    match.watch(lambda entry: sizes.append(len(encoder.line(entry))))
    begun = len(encoder.whole())
    while not any("card" in match.text_of(one) for one in match.legal(match.turn_seat)):
        match.submit(rng.choice(match.legal(match.turn_seat)))
    played = len(match.steps)
    cards = [one for one in match.legal(match.turn_seat) if "card" in match.text_of(one)]
    match.submit(max(cards, key=lambda one: len(match.text_of(one))))
    match.take_back(played, range(4))
    whole_game = 250 * 230
    assert begun + USUAL_LIMITS.log // 2 * (sizes[-1] + sizes[-2] + 8) + whole_game < 2 * MEBIBYTE


def with_names(record: Record, *names: str) -> bytes:
    """Return a file of format 2 whose players have other names."""
    values = in_format_2(read_lines(record_to_bytes(record)))
    for player, name in zip(values[1]["players"], names, strict=False):
        player["name"] = name
    return b"".join(chain(values))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", TYPED_BEFORE, ids=ascii)
def test_a_longer_name_of_format_2_is_cut_after_its_hash_was_checked(
    finished: Record, name: str
) -> None:
    content = with_names(finished, name, "Bo")
    record, match = read_match(content)
    assert name.startswith(match.players[0].name)
    assert 0 < len(match.players[0].name) <= 120
    again = record_to_bytes(record)
    assert read_match(again)[0] == record
    with pytest.raises(SaveError) as caught:
        read_match(content.replace(name.encode(), name[:-1].encode()))
    assert caught.value.problem is Problem.TAMPERED


def test_a_longer_name_of_format_2_is_cut_when_it_changes_too(eventful: Record) -> None:
    values = read_lines(record_to_bytes(eventful))
    (line,) = (line for line in values if line["kind"] == "player")
    line["name"] = "x" * 4_000
    _, match = read_match(b"".join(chain(in_format_2(values))))
    assert match.players[line["seat"]].name == "x" * 24


@pytest.mark.parametrize("name", ["", " ", "\u200d", "x" * 4_001])
def test_an_impossible_name_is_refused(finished: Record, name: str) -> None:
    with pytest.raises(SaveError) as caught:
        read_match(with_names(finished, name))
    assert (caught.value.problem, caught.value.line) == (Problem.MALFORMED, 2)


@pytest.mark.parametrize("controller", ["", "x" * 25, "böt"])
def test_a_controller_has_a_short_name(finished: Record, controller: str) -> None:
    values = read_lines(record_to_bytes(finished))
    values[1]["players"][0]["controller"] = controller
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    assert (caught.value.problem, caught.value.line) == (Problem.MALFORMED, 2)


@pytest.mark.parametrize(
    "player",
    [
        {"controller": "greedy", "nodes": -1},
        {"controller": "greedy", "nodes": MOST_NODES + 1},
        {"controller": "greedy", "nodes": True},
        {"controller": "greedy", "nodes": "400"},
        {"controller": "human", "nodes": 1},
    ],
)
def test_a_bot_thinks_with_a_number_and_a_person_with_none(
    finished: Record, player: dict[str, Any]
) -> None:
    values = read_lines(record_to_bytes(finished))
    values[1]["players"][0].update(player)
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    assert (caught.value.problem, caught.value.line) == (Problem.MALFORMED, 2)


def test_how_much_a_bot_thinks_is_kept_at_the_beginning_and_after_a_change() -> None:
    match = random_match(1, steps=5)
    start = [replace(one, controller="club", nodes=100) for one in match.start_players]
    changed = Match(match.game, match.setup, start)
    changed.seat_player(1, Player("Bo", "strong", 1000))
    record, again = read_match(record_to_bytes(recording(changed, Random(1)).record()))
    assert record.players == tuple(start)
    assert again.players == (start[0], Player("Bo", "strong", 1000), *start[2:])
    assert b'{"controller":"strong","kind":"player","name":"Bo","nodes":1000,"seat":1}' in (
        record_to_bytes(record)
    )


@pytest.mark.parametrize(
    ("typed", "seed"), [("梅" * 64, "梅" * 26), ("a\tb\u202e", "a b"), ("x" * 64, "x" * 64)]
)
@pytest.mark.parametrize("key", ["", "0" * 32])
def test_a_seed_that_no_file_may_hold_now_is_made_to_fit(
    finished: Record, typed: str, seed: str, key: str
) -> None:
    """Sealed, as in a game that goes on, and open, as in the copy of a finished one."""
    recorder = recording(random_match(1, steps=5), Random(1))
    recorder.key = key or recorder.key
    disclosure = recorder.record().disclosure if key else finished.disclosure
    values: list[dict[str, Any]] = read_lines(record_to_bytes(recorder.record(disclosure)))
    values[1]["seed"] = fact_to_plain(fact_at(SEED_PLACE, "1" * 32, typed), SEED_PLACE, key)
    record, match = read_match(b"".join(chain(in_format_2(values))))
    assert record.seed.value == seed
    assert len(match.steps) == 5
    assert read_match(record_to_bytes(record))[0] == record


@pytest.mark.parametrize("seed", ["a\tb", "\u202e", "x" * 95])
def test_a_seed_that_no_file_could_hold_is_not_written(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        recording(random_match(1, steps=0), Random(1), seed=seed)
