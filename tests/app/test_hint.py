"""Hints on the command line: whose secrets they tell, and that they tell nobody else's."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.app.cli import hint
from changcheng_qt.app.cli.saved_games import WRONG_FILE
from changcheng_qt.app.command_line import WRONG_ARGUMENTS
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player, Seat
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import write_file
from changcheng_qt.titles.changcheng.rules.commands import PlayCard
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from changcheng_qt.titles.changcheng.words import telling
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.verdicts.reasons import Reason, Way
from tests.app.commands import printed
from tests.app.own_boards import BOX
from tests.effort import effort
from tests.titles.changcheng.sample.pairs import pairs

PLIES = 31
PAIRS = effort(sample=3, nightly=150)

pytestmark = pytest.mark.usefixtures("qapp")


def begun(kinds: str) -> AnyMatch:
    """Return a game that bots have begun, of people and bots a letter each."""
    players = [
        Player(f"P{seat}", HUMAN if kind == "h" else "greedy") for seat, kind in enumerate(kinds)
    ]
    match: AnyMatch = Match(CHANG_CHENG, BOX.draw_usual(len(kinds), Random("hint")), players)
    rng = Random(5)
    while len(match.steps) < PLIES or len(match.legal(decider(match))) < 5:
        match.submit(rng.choice(match.legal(decider(match))))
    return match


def decider(match: AnyMatch) -> Seat:
    """Return the seat that decides in a game that is not over."""
    assert match.to_act is not None
    return match.to_act


def saved(match: AnyMatch, folder: Path, viewer: int | None = None) -> Path:
    """Write a game, or the part that a seat may have, and return the file."""
    record = record_of(match, Random(1), seed="s", seed_known=False)
    file = folder / "game.changcheng"
    write_file(RealDisk(), file, record if viewer is None else redacted(record, viewer))
    return file


def hint_for(file: Path, words: str = "", language: str = "") -> tuple[int, str, str]:
    """Return the exit code, the output, and the complaints."""
    spoken = ["--lang", language] if language else []
    asked = ["hint", str(file), "--effort", "10", *words.split()]
    return printed(hint.run, *spoken, *asked)


def test_alone_among_bots_a_person_need_not_name_the_seat(tmp_path: Path) -> None:
    match = begun("hbb")
    code, text, complaints = hint_for(saved(match, tmp_path))
    assert (code, complaints) == (0, "")
    view, legal = match.view(decider(match)), match.legal(decider(match))
    labels = [telling.way_label(one, view, match.players) for one in legal]
    assert any(text.startswith((f"1. {label}", f"= {label}")) for label in labels)


def test_among_several_people_the_seat_is_named_and_warned_of(tmp_path: Path) -> None:
    match = begun("hhh")
    file, seat = saved(match, tmp_path), match.to_act
    code, text, complaints = hint_for(file)
    assert (code, text) == (WRONG_ARGUMENTS, "")
    assert "--seat" in complaints
    code, text, complaints = hint_for(file, f"--seat {seat}")
    assert code == 0
    assert text
    assert f"only seat {seat} knows: P{seat}" in complaints


def test_people_read_the_language_they_name_or_english(tmp_path: Path) -> None:
    file = saved(begun("hbb"), tmp_path)
    quick = "--effort 3"
    english, italian = hint_for(file, quick), hint_for(file, quick, "it")
    assert italian[0] == 0
    assert italian != english == hint_for(file, quick)
    assert hint_for(file, f"{quick} --json", "it") == hint_for(file, f"{quick} --json")


def test_where_there_is_one_way_on_nothing_is_compared() -> None:
    """The one to take is named as its seat may read it: a card by its name."""
    match = begun("hbb")
    seat = decider(match)
    card = next(one for one in match.legal(seat) if isinstance(one, PlayCard))
    way, *why, note = hint.lines(match, seat, [Way(card)])
    assert why
    assert "nothing else here to compare" in note
    assert card_name(card.card) in way
    plain = hint.plain(match, seat, [Way(card)])
    of_best = {"behind": 0.0, "is_equal": True, "then": "", "reasons": []}
    only = {"command": match.text_of(card), **of_best}
    assert plain == {"seat": seat, "command": match.text_of(card), "ways": [only]}


def test_a_worse_move_does_not_repeat_the_reason_of_the_best() -> None:
    match = begun("hbb")
    seat = decider(match)
    cards = [one for one in match.legal(seat) if isinstance(one, PlayCard)]
    first = cards[0]
    second = next(one for one in cards[1:] if one.province == first.province)

    def lines_for(why: Why) -> list[str]:
        """Return the hint of a best move and of one that is worse for a reason in their place."""
        best = Reason(Why.PROVINCE_VALUE, first.province, 3.0, (50, 50))
        worse = Reason(why, first.province, -3.0, (50, 50))
        ways = (Way(first, reasons=(best,)), Way(second, 3.0, is_equal=False, reasons=(worse,)))
        return hint.lines(match, seat, ways)

    _, why, _, other = lines_for(Why.PROVINCE_VALUE)
    assert "3.0 more points" in why
    assert "points on average" not in other
    assert "3.0 points lost" in lines_for(Why.PROVINCE_LEAD)[3]


def test_only_who_decides_has_a_hint(tmp_path: Path) -> None:
    match = begun("hhh")
    other = (decider(match) + 1) % 3
    code, text, complaints = hint_for(saved(match, tmp_path), f"--seat {other}")
    assert (code, text) == (WRONG_ARGUMENTS, "")
    assert f"seat {match.to_act} decides" in complaints


def test_a_file_of_one_seat_gives_it_the_hint_of_the_whole_file(tmp_path: Path) -> None:
    """The secrets of the others change nothing, since they are not used."""
    match = begun("hhh")
    words = f"--seat {match.to_act} --json"
    whole = hint_for(saved(match, tmp_path), words)
    assert hint_for(saved(match, tmp_path, match.to_act), words) == whole
    other = saved(match, tmp_path, (decider(match) + 1) % 3)
    code, text, complaints = hint_for(other, words)
    assert (code, text) == (WRONG_ARGUMENTS, "")
    assert "does not hold" in complaints


def words(match: AnyMatch) -> tuple[list[str], dict[str, Any]]:
    """Return the hint for the seat to decide, for people and for programs."""
    searching, seat = ChangChengSearching(), decider(match)
    ways = hint.hint(searching, match, seat, 30_000)
    return hint.lines(match, seat, ways), hint.plain(match, seat, ways)


def hinted(is_own: bool) -> Iterator[bool]:
    """Return, for pairs of games, whether the hints are the same word by word: pairs that the
    deciding seat cannot tell apart, or that only the public cannot.
    """
    for pair in pairs():
        real, twin = pair.real.match(), pair.twin.match()
        if pair.viewer == (decider(real) if is_own else PUBLIC):
            yield words(real) == words(twin)


def test_no_word_of_a_hint_depends_on_what_its_seat_may_not_know() -> None:
    assert all(islice(hinted(is_own=True), PAIRS))


def test_a_hint_by_what_its_seat_may_not_know_is_found() -> None:
    """The control: to the seat itself such games are not the same."""
    assert not all(islice(hinted(is_own=False), 20))


def test_json_tells_figures_and_reasons(tmp_path: Path) -> None:
    match = begun("hbb")
    _, text, _ = hint_for(saved(match, tmp_path), "--json")
    found = json.loads(text)
    first, *others = found["ways"]
    assert found["command"] == first["command"]
    assert first["behind"] == 0
    assert others
    assert [way["behind"] for way in others] == sorted(way["behind"] for way in others)
    reasons = [reason for way in found["ways"] for reason in way["reasons"]]
    assert all(abs(reason["points"]) >= 0.3 for reason in reasons)


def test_a_finished_game_and_a_bad_file_have_none(tmp_path: Path) -> None:
    match = begun("hb")
    while match.to_act is not None:
        match.submit(match.legal(decider(match))[0])
    code, text, complaints = hint_for(saved(match, tmp_path))
    assert (code, text) == (WRONG_ARGUMENTS, "")
    assert "over" in complaints
    (tmp_path / "bad").write_text("?")
    assert hint_for(tmp_path / "bad")[0] == WRONG_FILE
