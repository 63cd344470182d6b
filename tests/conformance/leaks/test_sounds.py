"""Two games that the public cannot tell apart sound the same to everybody in the room, for every
person at the screen and every knowledge of that person; so do the refusals in them.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.sound.catalogue import VOICES, Sound, TitleSounds
from changcheng_qt.ui.sound import table_sounds
from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks.comparing import AT_ONCE, Leaked, collect_after
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.photographs import (
    Session,
    alone,
    looking_back,
    sessions_by_day,
    together,
)
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title, samples
from tests.effort import by_night, effort
from tests.ui.sound.recording import Recorder

PAIRS = effort(sample=1, nightly=300)
RULED = effort(sample=4, nightly=500)
"""The number of pairs whose refusals are compared."""
TRIES = 40
"""Within how many pairs a planted leak must be found."""


def room(sample: LeakSample) -> Iterator[Pair]:
    """Pairs that the public cannot tell apart."""
    return (pair for pair in sample.pairs() if pair.viewer is PUBLIC)


def heard(window: MainWindow, session: Session, tale: Tale) -> list[Any]:
    """The sounds in the room in a session of the person whose turn it is, moment by moment."""
    recorder = Recorder()
    window.player = recorder
    found: list[Any] = []
    for moment, _ in session(window, tale, tale.match().turn_seat, AT_ONCE):
        found.append((moment, *recorder.heard))
        recorder.heard.clear()
    return found


def compare(window: MainWindow, session: Session, pair: Pair) -> int:
    """Listen to both games; return how many sounds were heard."""
    real, twin = heard(window, session, pair.real), heard(window, session, pair.twin)
    if real != twin:
        raise Leaked(real, twin)
    return sum(len(sounds) for _, *sounds in real)


@every_title("leaks")
def test_the_room_hears_nothing_of_what_is_hidden(
    sample: LeakSample,
    dark_window_of: Callable[[LeakSample], MainWindow],
    state_counts: Callable[[str], None],
) -> None:
    window, found = dark_window_of(sample), 0
    dealt = (together, looking_back, sample.pointing)
    for number, pair in enumerate(islice(room(sample), PAIRS)):
        for session in sessions_by_day(sample.title, alone, dealt=dealt):
            found += compare(window, session, pair)
        collect_after(number)
    assert found >= 2 * PAIRS
    told = f"{PAIRS} pairs of games of {sample.title} compared by their sounds"
    state_counts(f"{told}, {found} heard")


@every_title("leaks", first_by_day=True)
def test_a_planted_leak_is_heard(
    sample: LeakSample,
    dark_window_of: Callable[[LeakSample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A card has a voice of its own, and who looks at the screen hears it."""

    def by_card(event: object) -> Sound:
        card = getattr(event, sample.private)
        return Sound.CARD_LAID if card is None else (*VOICES, *Sound)[int(card) % 20]

    monkeypatch.setitem(sample.shown.sounds.events, sample.told, by_card)
    window, found = dark_window_of(sample), islice(sample.drawn(), TRIES)
    is_heard = False
    while not is_heard:
        pair = next(found)
        compare(window, alone, pair)  # heard as the public sees it, even this is silent
        with monkeypatch.context() as patch:
            patch.setattr(table_sounds, "PUBLIC", EVERYONE)
            is_heard = heard(window, alone, pair.real) != heard(window, alone, pair.twin)


# Refusals, asked of the rules: the sounds in the room of a try are the same in both games.


def refusals(sample: LeakSample, match: AnyMatch) -> list[set[Sound | None]]:
    """The sounds in the room of each thing that the deciding seat may try, whether it is allowed or
    not: with the cards of the hand where they are, the room not knowing which.
    """
    sounds = sample.shown.sounds
    return [
        {_heard_of(sounds, match, command) for command in alike} for alike in sample.tries(match)
    ]


def _heard_of(sounds: TitleSounds, match: AnyMatch, command: object) -> Sound | None:
    reason = match.why_not(command)
    return None if reason is None else sounds.of_refusal(reason)


def compare_refusals(sample: LeakSample, most: int) -> int:
    found = 0
    for pair in islice(room(sample), most):
        real, twin = (refusals(sample, tale.match()) for tale in (pair.real, pair.twin))
        if real != twin:
            raise Leaked([both for both in zip(real, twin, strict=True) if both[0] != both[1]][:3])
        found += sum(Sound.REFUSAL in sounds for sounds in real)
    return found


@every_title("leaks")
def test_refusals_tell_the_room_nothing_of_a_hand(
    sample: LeakSample, state_counts: Callable[[str], None]
) -> None:
    found = compare_refusals(sample, RULED)
    assert found > 20 * RULED
    state_counts(f"{RULED} pairs of games of {sample.title}: {found} refusals heard alike")


def refusing_by_hand() -> Iterator[ParameterSet]:
    """The titles in which a refusal may depend on a hand; the first stands for all by day."""
    found = {title: one for title, one in samples("leaks").items() if one.refuses_by_hand}
    for number, (title, sample) in enumerate(found.items()):
        yield pytest.param(sample, id=title, marks=by_night if number else ())


@pytest.mark.parametrize("sample", list(refusing_by_hand()))
def test_a_refusal_by_a_hand_is_found(sample: LeakSample, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: whether a seat has the card for something is heard."""
    monkeypatch.setattr(TitleSounds, "of_refusal", lambda sounds, reason: Sound.REFUSAL)
    with pytest.raises(Leaked):
        compare_refusals(sample, TRIES)
