"""Two games that the public cannot tell apart sound the same to everybody in the room, whoever
looks at the screen and whatever that person knows; so do the refusals in them.
"""

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.sound.catalogue import VOICES, Sound, TitleSounds
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import PlayCard
from changcheng_qt.titles.changcheng.rules.events import CardPlayed
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.table.sounds import SOUNDS
from changcheng_qt.titles.china.rules import commands as china_commands
from changcheng_qt.titles.china.rules.events import CardDrawn
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.table.sounds import SOUNDS as CHINA_SOUNDS
from changcheng_qt.ui.sound import table_sounds
from changcheng_qt.ui.window.main_window import MainWindow
from tests.effort import by_night, effort
from tests.titles.china.rules.play import play, random_chooser, random_setup
from tests.titles.china.rules.twins import twin_of
from tests.ui.leaks import map_sessions, photographs
from tests.ui.leaks.comparing import AT_ONCE, Told, chang_cheng, china
from tests.ui.leaks.ears import new_window
from tests.ui.leaks.pairs import NAMES, SWAPS, Pair, Tale, china_pairs, pairs
from tests.ui.leaks.photographs import Session, alone, looking_back, together
from tests.ui.sound.recording import Recorder

PAIRS = effort(sample=1, nightly=300)
RULED = effort(sample=4, nightly=500)
"""Of how many pairs refusals are compared."""
TRIES = 40
"""Within how many pairs a planted leak must be found."""

TITLES = {
    "changcheng": (chang_cheng, pairs, photographs.pointing),
    "china": (china, china_pairs, map_sessions.pointing),
}
titles = pytest.mark.parametrize("title", TITLES)


def room(title: str) -> Iterator[Pair]:
    """Pairs that the public cannot tell apart."""
    return (pair for pair in TITLES[title][1]() if pair.viewer is PUBLIC)


@pytest.fixture
def window_of(
    qtbot: QtBot, languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], MainWindow]:
    """Makes a window in which nothing moves, for a title; nobody takes pictures of it."""
    for sessions in (photographs, map_sessions):
        monkeypatch.setattr(sessions, "picture_of", lambda window: "")

    def made(title: str) -> MainWindow:
        window = new_window(languages, TITLES[title][0]())
        qtbot.addWidget(window)
        return window

    return made


def heard(window: MainWindow, session: Session, tale: Tale) -> list[Any]:
    """What the room hears in a session of the person whose turn it is, moment by moment."""
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
        raise Told(real, twin)
    return sum(len(sounds) for _, *sounds in real)


@titles
def test_the_room_hears_nothing_of_what_is_hidden(
    title: str, window_of: Callable[[str], MainWindow], state_counts: Callable[[str], None]
) -> None:
    window, found = window_of(title), 0
    for pair in islice(room(title), PAIRS):
        for session in (alone, together, looking_back, TITLES[title][2]):
            found += compare(window, session, pair)
        gc.collect()
    assert found > 2 * PAIRS
    state_counts(f"{PAIRS} pairs of games of {title} compared by their sounds, {found} heard")


def _card_played() -> Iterator[Pair]:
    """Pairs whose last command plays a card that the public does not see."""
    return (pair for pair in room("changcheng") if isinstance(pair.real.last, PlayCard))


def _card_drawn() -> Iterator[Pair]:
    """Pairs of short games whose last command draws another card in each."""
    for seed in count():
        rng = Random(seed)
        setup = random_setup(rng)
        match: AnyMatch = Match(CHINA, setup, [Player(name) for name in NAMES[: setup.seats]])
        for ply in play(setup, random_chooser(rng)):
            match.submit(ply.command)
            if isinstance(ply.command, china_commands.DrawCard):
                break
        played = [step.command for step in match.steps]
        real = Tale(setup, tuple(played[:-1]), played[-1], CHINA)
        twin = replace(real, setup=twin_of(match, PUBLIC, rng, SWAPS))
        if _last_event(real) != _last_event(twin):
            yield Pair(PUBLIC, real, twin, AT_ONCE)


def _last_event(tale: Tale) -> object:
    match = tale.match()
    return match.submit(tale.last).events[0]


@pytest.mark.parametrize(
    ("title", "event", "hidden", "drawn"),
    [
        ("changcheng", CardPlayed, "card", _card_played),
        pytest.param("china", CardDrawn, "colour", _card_drawn, marks=by_night),
    ],
)
def test_a_planted_leak_is_heard(
    title: str,
    event: type,
    hidden: str,
    drawn: Callable[[], Iterator[Pair]],
    window_of: Callable[[str], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A card has a voice of its own, and who looks at the screen hears it."""

    def by_card(event: object) -> Sound:
        card = getattr(event, hidden)
        return Sound.CARD_LAID if card is None else (*VOICES, *Sound)[int(card) % 20]

    sounds = SOUNDS if title == "changcheng" else CHINA_SOUNDS
    monkeypatch.setitem(sounds.events, event, by_card)
    window, found = window_of(title), islice(drawn(), TRIES)
    is_heard = False
    while not is_heard:
        pair = next(found)
        compare(window, alone, pair)  # heard as the public sees it, even this is silent
        with monkeypatch.context() as patch:
            patch.setattr(table_sounds, "PUBLIC", EVERYONE)
            is_heard = heard(window, alone, pair.real) != heard(window, alone, pair.twin)


# Refusals, asked of the rules: what the room hears of a try is the same in both games.


def refusals(title: str, match: AnyMatch) -> list[object]:
    """What the room hears of each thing that whoever decides may try, whether it is allowed or not:
    with the cards of the hand where they are, the room not knowing which.
    """
    tried = _tries(match) if title == "changcheng" else _china_tries(match)
    sounds: TitleSounds = SOUNDS if title == "changcheng" else CHINA_SOUNDS
    return [{_heard_of(sounds, match, command) for command in alike} for alike in tried]


def _heard_of(sounds: TitleSounds, match: AnyMatch, command: object) -> Sound | None:
    reason = match.why_not(command)
    return None if reason is None else sounds.of_refusal(reason)


def _tries(match: AnyMatch) -> list[list[Any]]:
    """Everything in Chang Cheng that can be tried, what the room cannot tell apart together."""
    view, seat = match.view(EVERYONE), match.to_act
    assert seat is not None
    squares, provinces = view.wall.west_to_east, view.wall.provinces
    hand = sorted(set(view.private(seat).hand))
    return [
        *([commands.PlaceSingle(square)] for square in squares),
        *([commands.PlaceTower(square)] for square in squares),
        *([commands.PlaceNeutral(square)] for square in squares),
        *([commands.PlaceDouble(a, b)] for a in squares for b in squares[::5]),
        *([commands.Peek(region)] for region in view.wall.regions),
        *([commands.BeginScoring(province)] for province in provinces),
        *([PlayCard(card, province) for card in hand] for province in provinces),
        *([commands.ExtendMap(face.board, face.side, End.EAST)] for face in view.wall.faces),
        [commands.EndTurn()],
        [commands.Pass()],
    ]


def _china_tries(match: AnyMatch) -> list[list[Any]]:
    """Everything in China that can be tried: which cards would pay for it is not heard."""
    board = match.view(PUBLIC).board
    ways = (None, *Colour)
    return [
        *([china_commands.PlaceHouse(s, way)] for s in range(len(board.spaces)) for way in ways),
        *([china_commands.SendEmissary(r, way)] for r in range(len(board.regions)) for way in ways),
        *(
            [china_commands.PlaceFortification(s, way)]
            for s in range(len(board.spaces))
            for way in ways
        ),
        *([china_commands.SwapCard(colour)] for colour in Colour),
        *([china_commands.TakeOpenCard(slot)] for slot in range(5)),
        [china_commands.DrawCard()],
        [china_commands.EndTurn()],
        [china_commands.Pass()],
    ]


def compare_refusals(title: str, most: int) -> int:
    found = 0
    for pair in islice(room(title), most):
        real, twin = (refusals(title, tale.match()) for tale in (pair.real, pair.twin))
        if real != twin:
            raise Told([both for both in zip(real, twin, strict=True) if both[0] != both[1]][:3])
        found += sum(Sound.REFUSAL in heard_of for heard_of in real if isinstance(heard_of, set))
    return found


@titles
def test_refusals_tell_the_room_nothing_of_a_hand(
    title: str, state_counts: Callable[[str], None]
) -> None:
    found = compare_refusals(title, RULED)
    assert found > 20 * RULED
    state_counts(f"{RULED} pairs of games of {title}: {found} refusals heard alike")


def test_a_refusal_by_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: whether a seat has the card for something is heard."""
    monkeypatch.setattr(TitleSounds, "of_refusal", lambda sounds, reason: Sound.REFUSAL)
    with pytest.raises(Told):
        compare_refusals("china", TRIES)
