"""A replica answers for its seats as the truth does, from their files alone."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from changcheng_qt import saves
from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.saves import reading
from changcheng_qt.saves.disclosing import Disclosing
from changcheng_qt.saves.entries import end_to_plain
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.facts import Disclosure, Fact, Secrets, fact_at, play_place
from changcheng_qt.saves.feed import Feed, Line
from changcheng_qt.saves.lines import RecordLine
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.replica import Replica
from changcheng_qt.saves.savefile import record_to_bytes
from changcheng_qt.titles import TITLES, title_named
from changcheng_qt.titles.title import Title
from tests.effort import NIGHTLY, effort
from tests.planted import Fault, planted, with_and_without
from tests.saves.replicas import agree, begun, game, groups, grow, new_lines
from tests.toy.entry import TOY
from tests.toy.rules import FAIR

GAMES = effort(sample=3, nightly=1_000)
OFTEN = effort(sample=9, nightly=3)
"""Replicas are compared after each of this many entries on average."""
GIVEN = {**{title.name: (title, None) for title in TITLES}, "toy": (TOY, FAIR)}
every_game = pytest.mark.parametrize(("title", "setup"), GIVEN.values(), ids=GIVEN)
every_game_toy_covered = pytest.mark.parametrize(
    ("title", "setup"),
    [
        pytest.param(*given, id=name, marks=() if name == "toy" else pytest.mark.no_cover)
        for name, given in GIVEN.items()
    ],
)
"""Every game, of which the toy alone is measured: it goes wherever a replica can."""


@pytest.fixture(autouse=True)
def toy_in_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        reading, "title_named", lambda name: TOY if name == "toy" else title_named(name)
    )


def check(title: Title, setup: Any, seed: int) -> Recorder:  # noqa: ANN401 - of any title
    """Follow a game with replicas of one group of seats each; return its recorder."""
    rng = Random(seed)
    playing = game(title, seed, setup)
    recorder, feed = next(playing)
    table = groups(len(recorder.match.players))
    seats = table[seed % len(table)]
    replica, ever = Replica(*feed.head(seats)), dict[Any, None]()
    agree(recorder.match, replica.match, seats, rng, ever)
    for recorder, feed in playing:
        if recorder.match.outcome is not None or not rng.randrange(OFTEN):
            replica.take(new_lines(feed, replica, seats))
            agree(recorder.match, replica.match, seats, rng, ever)
            if not rng.randrange(20):
                as_redacted(recorder, replica, seats)
    replica.take(new_lines(feed, replica, seats))
    as_redacted(recorder, replica, seats)
    return recorder


def as_redacted(recorder: Recorder, replica: Replica, seats: tuple[int, ...]) -> None:
    """Compare the lines of a replica with a file for its seat, byte by byte."""
    whole = recorder.record(Disclosure.EVERYTHING)
    for viewer in seats or (PUBLIC,):
        told = redacted(whole, viewer)
        mine = replica.record if len(seats) < 2 else redacted(replica.record, viewer)
        assert record_to_bytes(mine) == record_to_bytes(told)


@pytest.mark.no_cover
@every_game
def test_a_replica_answers_as_the_truth_does(title: Title, setup: object) -> None:
    over = sum(check(title, setup, seed).match.outcome is not None for seed in range(GAMES))
    assert over or not NIGHTLY or title is TOY


@pytest.mark.no_cover
@every_game
def test_one_fact_too_many_would_be_noticed(
    title: Title, setup: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault: for some entries all seats receive the fact."""
    follow = Disclosing.follow

    def telling(self: Disclosing, match: Any, entry: Any) -> Any:  # noqa: ANN401 - as `follow`
        number = match.entry_count - 1
        learnt = follow(self, match, entry)
        extra = {play_place(number)} if number % 2 else set()
        return {viewer: places | extra for viewer, places in learnt.items()}

    monkeypatch.setattr(Disclosing, "follow", telling)
    with pytest.raises(AssertionError):
        [check(title, setup, seed) for seed in range(20)]


def feed_and_replica(title: Title, setup: object) -> tuple[Feed, Replica]:
    """A game of people, and a replica at its beginning for the first seat."""
    *_, (_, feed) = islice(game(title, 7, setup), 200)
    return feed, Replica(*feed.head((0,)))


@every_game_toy_covered
def test_a_feed_of_a_game_under_way_has_the_lines_of_one_from_the_start(
    title: Title, setup: object
) -> None:
    playing = game(title, 7, setup)
    *_, (recorder, _) = islice(playing, 60)
    late = Feed(recorder)
    *_, (_, early) = islice(playing, 60)
    assert late.match is recorder.match
    assert late.length == early.length
    for seats in groups(len(late.match.players)):
        for number in range(early.length):
            assert late.line(number, seats) == early.line(number, seats)


@every_game_toy_covered
def test_the_facts_that_are_open_at_the_start_are_those_of_the_public_head(
    title: Title, setup: object
) -> None:
    feed, _ = feed_and_replica(title, setup)
    _, public = feed.head(())
    facts = [public["seed"], *public["facts"]]
    assert feed.open_at_start == sum("value" in fact for fact in facts)


@pytest.mark.no_cover
@every_game
def test_a_record_of_a_game_under_way_is_the_file_for_its_seat(title: Title, setup: object) -> None:
    *_, (recorder, feed) = islice(game(title, 7, setup), 100)
    assert recorder.match.outcome is None
    for seats in ((), (0,)):
        replica = Replica(*feed.head(seats))
        replica.take(new_lines(feed, replica, seats))
        as_redacted(recorder, replica, seats)


def robbed() -> tuple[Recorder, Feed, Replica]:
    """A toy game with a robbery that the last seat does not see, and a replica of it there."""
    recorder, _ = begun(TOY, 7, FAIR)
    for command in ("roll", "rob 1"):
        recorder.match.submit(command)
    feed = Feed(recorder)
    return recorder, feed, Replica(*feed.head((2,)))


def test_a_record_of_a_finished_game_is_the_whole_file() -> None:
    recorder, feed, replica = robbed()
    recorder.match.submit("fall")
    *before, last = new_lines(feed, replica, (2,))
    replica.take(before)
    assert replica.record.disclosure is Disclosure.SEAT
    replica.take([last])
    assert replica.record.disclosure is Disclosure.EVERYTHING
    as_redacted(recorder, replica, (2,))


def test_the_end_of_a_file_is_no_line_of_a_log() -> None:
    recorder, feed, replica = robbed()
    recorder.match.submit("fall")
    replica.take(new_lines(feed, replica, (2,)))
    outcome = replica.match.outcome
    assert outcome is not None
    with pytest.raises(SaveError, match="no entry"):
        replica.take([(end_to_plain(outcome), ())])


def test_a_salt_that_can_be_guessed_is_refused_though_it_fits() -> None:
    _, feed, replica = robbed()
    (roll, _), (robbery, _) = new_lines(feed, replica, (2,))
    place = play_place(1)
    weak = fact_at(place, "1", "tea")
    forged = {**robbery, "fact": {"commitment": weak.commitment}}
    with pytest.raises(SaveError, match="hexadecimal"):
        replica.take([(roll, ()), (forged, ((place, "1", "tea"),))])


def before_a_fact_opens(title: Title, setup: object) -> tuple[Replica, Line]:
    """A replica of seat 0, and the next line, which opens an older fact."""
    feed, _ = feed_and_replica(title, setup)
    lines = [feed.line(number, (0,)) for number in range(feed.length)]
    number = next(n for n, (_, opened) in enumerate(lines) if opened)
    replica = Replica(*feed.head((0,)))
    replica.take(lines[:number])
    return replica, lines[number]


@every_game_toy_covered
def test_a_changed_fact_does_not_fit_its_commitment(title: Title, setup: object) -> None:
    for changed in range(3):
        replica, (record, ((place, salt, value), *others)) = before_a_fact_opens(title, setup)
        forged = ((place, salt, f"{value}x"), (place, salt[::-1], value), ("play 999", salt, 1))
        with pytest.raises(SaveError):
            replica.take([(record, (forged[changed], *others))])


class _FitsAll(str):
    """A commitment that any fact fits."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False


@pytest.mark.no_cover
@every_game
def test_without_the_check_a_changed_fact_would_be_taken(
    title: Title, setup: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fits(place: str, salt: str, value: FactValue) -> Fact:
        return Fact(_FitsAll(), salt, value)

    monkeypatch.setattr(saves.replica, "fact_at", fits)
    replica, (record, ((place, salt, value), *others)) = before_a_fact_opens(title, setup)
    length = replica.match.entry_count
    replica.take([(record, ((place, salt[::-1], value), *others))])
    assert replica.match.entry_count > length


@every_game_toy_covered
def test_a_line_against_the_rules_is_refused(title: Title, setup: object) -> None:
    feed, replica = feed_and_replica(title, setup)
    replica.take([feed.line(0, (0,))])
    length = replica.match.entry_count
    for wrong in ({"kind": "end", "scores": [0], "winners": []}, {"kind": "redo"}, {}, ["undo"]):
        with pytest.raises(SaveError):
            replica.take([(wrong, ())])  # type: ignore[list-item]
        assert replica.match.entry_count == length
        replica = Replica(*feed.head((0,)))
        replica.take([feed.line(0, (0,))])


@every_game
def test_the_match_stays_the_same_object_and_tells_its_watchers_each_entry_once(
    title: Title, setup: object
) -> None:
    playing = game(title, 3, setup)
    _, feed = next(playing)
    replica = Replica(*feed.head((1,)))
    match, heard = replica.match, list[object]()
    match.watch(heard.append)
    for _, feed in islice(playing, 200):
        replica.take(new_lines(feed, replica, (1,)))
    assert replica.match is match
    assert [type(one) for one in heard] == [type(one) for one in match.log]
    assert heard[-1] is match.log[-1]


LINES = 400


def settle_anew(patch: pytest.MonkeyPatch) -> None:
    """Follow all entries again for each line, as one function for a whole file would."""
    real = Secrets.add

    def add(self: Secrets, entry: RecordLine, fact: Fact | None) -> None:
        past = vars(self).setdefault("past", [])
        past.append((entry, fact))
        again = Secrets(self._filing)
        for one in past:
            real(again, *one)
        real(self, entry, fact)

    patch.setattr(Secrets, "add", add)


@pytest.mark.no_cover
@with_and_without(settle_anew)
def test_a_line_costs_no_more_in_a_long_game(
    monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """Counted in steps of the line of play, in a game that takes its lines one by one."""
    title = next(one for one in TITLES if one.name == "riders")
    recorder, rng = begun(title, 3)
    feed, match = Feed(recorder), recorder.match
    while match.to_act is not None and match.entry_count < LINES:
        grow(match, rng)
    assert match.entry_count == LINES
    replica = Replica(*feed.head((0,)))
    lines = [feed.line(number, (0,)) for number in range(LINES)]
    with planted(fault):
        read: list[int] = []
        kind = vars(RecordLine)["kind"].fget

        def counted(line: RecordLine) -> str:
            read.append(line.number)
            return str(kind(line))

        monkeypatch.setattr(RecordLine, "kind", property(counted))
        for line in lines:
            replica.take([line])
        assert len(read) < 12 * LINES
