"""Possible events for the program's window in any state of its table: other words, another size,
minimised and back, a bot that fails, undo, other help, wrong files, a full disk, another game, and
the end of the program.

After each of them the log, the screen and the painting are unchanged, or as TABLE says.
"""

import errno
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel

from changcheng_qt.engine.help import BEGINNERS, PURISTS
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.screens import Gate, GateReason
from tests.journeys.journey import QUIET, Journey, SetOut
from tests.journeys.states import SilentBots
from tests.ui.flow.slow import SlowExecutor

SIZE = (1280, 800)
SMALLEST = (800, 600)
CONTROL = Qt.KeyboardModifier.ControlModifier
FRENCH = Path(__file__).parents[2] / "translations" / "changcheng_fr.ts"
A_LITTLE = 0.005
"""The share of pixels by which a panel may differ after it has been measured again."""
FAILED = "isn't responding."
FULL = "This game isn't being saved. The disk is full."


@dataclass(frozen=True, slots=True)
class Meeting:
    """A state of the table that a crowd has come to, and the needs of its happenings."""

    journey: Journey
    crowd: Crowd
    thinker: SilentBots
    set_out: SetOut
    folder: Path
    """A folder for the files of the test."""


def words_in_sight(journey: Journey) -> list[str]:
    """Return all visible texts of the window, in alphabetical order."""
    journey.person.settle()
    return words_now(journey)


def words_now(journey: Journey) -> list[str]:
    """Return the same, also while the table waits."""
    window = journey.program.window
    labels = [w for w in window.findChildren(QLabel) if w.isVisible()]
    buttons = [w for w in window.findChildren(QAbstractButton) if w.isVisible()]
    written = [w.text() or w.accessibleName() for w in labels]
    return sorted(written + [w.text() or w.accessibleName() for w in buttons])


@cache
def only_english() -> frozenset[str]:
    """Return the words of the program that are never the same in French."""
    found: dict[str, set[str]] = {}
    for message in ElementTree.parse(FRENCH).iter("message"):
        source, translation = (message.findtext(tag, "") for tag in ("source", "translation"))
        found.setdefault(source, set()).add(translation)
    return frozenset(source for source, said in found.items() if source not in said)


def speak_otherwise(meeting: Meeting) -> None:
    """French and back: all words change and come back, and nothing else does."""
    journey = meeting.journey
    log, screen, said = journey.match.log, journey.show.flow.screen, words_in_sight(journey)
    picture = at_rest(journey)
    journey.program.languages.install("fr")
    dit = words_in_sight(journey)
    assert len(dit) == len(said)
    assert set(dit) & only_english() == set()
    assert set(said) & only_english()
    journey.program.languages.install("en")
    assert words_in_sight(journey) == said
    see_again(journey, picture, most_other=A_LITTLE)
    assert (journey.match.log, journey.show.flow.screen) == (log, screen)


def shrink_and_grow(meeting: Meeting) -> None:
    """At the smallest size all buttons are inside the window; then as before."""
    journey = meeting.journey
    log, window = journey.match.log, journey.program.window
    picture = at_rest(journey)
    window.resize(*SMALLEST)
    journey.person.settle()
    for button in overlay_buttons(journey):
        place = QRect(button.mapTo(window, QPoint()), button.size())
        assert window.rect().contains(place), button.text()
    window.resize(*SIZE)
    see_again(journey, picture, most_other=A_LITTLE)
    assert journey.match.log == log


def overlay_buttons(journey: Journey) -> list[QAbstractButton]:
    """Return the buttons on the panels over the board, except those that scroll."""
    parts = journey.program.window.table.parts
    assert parts
    panels = [panel for panel in parts.overlays if panel.isVisible()]
    buttons = [button for panel in panels for button in panel.findChildren(QAbstractButton)]
    scrolled = [
        button
        for panel in panels
        for area in panel.findChildren(QAbstractScrollArea)
        for button in area.findChildren(QAbstractButton)
    ]
    return [button for button in buttons if button.isVisible() and button not in scrolled]


def minimise_and_restore(meeting: Meeting) -> None:
    """Where two or more people play, it comes back behind the gate; else as it was."""
    journey = meeting.journey
    window, flow = journey.program.window, journey.show.flow
    log, screen = journey.match.log, flow.screen
    window.showMinimized()
    journey.person.settle()
    window.showNormal()
    window.resize(*SIZE)
    journey.person.settle()
    assert journey.match.log == log
    if meeting.crowd is Crowd.SEVERAL and journey.match.outcome is None:
        assert isinstance(flow.screen, Gate)
        assert flow.screen.reason is GateReason.MINIMISED
        assert journey.show.bridge.viewer is PUBLIC
        flow.lift_gate()
        journey.person.settle()
    else:
        assert flow.screen == screen


def fail(meeting: Meeting) -> None:
    """A bot that is asked fails, and is asked again; a failure from before goes nowhere."""
    journey, thinker = meeting.journey, meeting.thinker
    log, seat = journey.match.log, journey.match.to_act
    is_asked = seat is not None and not journey.match.players[seat].is_human
    number = len(thinker.questions)
    assert bool(number) or not is_asked
    thinker.failed.emit(number - 1 if is_asked else 0)
    assert is_offered_help(journey) == is_asked
    if is_asked:
        journey.person.click_on("Try again")
        assert len(thinker.questions) == number + 1
    assert not is_offered_help(journey)
    assert journey.match.log == log


def is_offered_help(journey: Journey) -> bool:
    """Return whether the window says that somebody isn't responding."""
    return any(words.endswith(FAILED) for words in words_in_sight(journey))


def undo_and_redo(meeting: Meeting) -> None:
    """Every step taken back can be done again; else the window says why not."""
    journey = meeting.journey
    match, show, person = journey.match, journey.show, journey.person
    steps, barrier, toast = (
        match.steps,
        show.bridge.undo_barrier,
        journey.program.window.table.toast,
    )
    is_watching = show.flow.crowd is Crowd.SEVERAL and show.bridge.decider is None
    picture = at_rest(journey)
    toast.withdraw()
    person.key(Qt.Key.Key_Z, CONTROL)
    person.settle()
    if barrier is not None:
        assert match.steps == steps
        assert toast.isVisible() != is_watching
        assert is_watching or toast.text == barrier_text(barrier)
        return
    assert match.steps == steps[:-1]
    person.key(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    person.settle()
    assert match.steps == steps
    if not isinstance(show.flow.screen, Gate):
        see_again(journey, picture)


def change_help(meeting: Meeting) -> None:
    """Where people still play, they agree on other help; the table stays as it is."""
    journey = meeting.journey
    match, bridge = journey.match, journey.show.bridge
    view, screen, usual = bridge.view, journey.show.flow.screen, match.help
    people = [seat for seat, one in enumerate(match.players) if one.is_human]
    other = PURISTS if usual == BEGINNERS else BEGINNERS
    bridge.change_help(other, people)
    journey.person.settle()
    assert match.help == (other if people and match.outcome is None else usual)
    assert (bridge.view, journey.show.flow.screen) == (view, screen)


def be_kept_waiting(meeting: Meeting) -> None:
    """The host does not answer: attempts meanwhile do nothing, and when it refuses all is as it
    was.
    """
    journey, bridge = meeting.journey, meeting.journey.show.bridge
    toast = journey.program.window.table.toast
    toast.withdraw()
    before, said, picture = journey.match.log, words_in_sight(journey), at_rest(journey)
    commands = bridge.legal if bridge.decider is not None else ()
    executor = SlowExecutor(journey.match)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bridge, "_executor", executor)
        if commands:
            assert bridge.submit(commands[0])
        else:
            bridge.seat_player(0, Player("Zoë", bridge.players[0].controller))
        assert bridge.is_holding
        assert not any(bridge.submit(command) for command in commands)
        for action in ("undo", "redo", "reset_turn"):
            journey.program.window.table_actions[action].trigger()
        for language in ("fr", "en"):
            journey.program.languages.install(language)
            QApplication.processEvents()
        assert words_now(journey) == said
        assert len(executor.waiting) == 1
        executor.refuse()
    journey.person.settle()
    toast.withdraw()
    assert (journey.match.log, words_in_sight(journey)) == (before, said)
    see_again(journey, picture, most_other=A_LITTLE)


def refuse_wrong_files(meeting: Meeting) -> None:
    """A file that is no game, or not quite, is refused, and nothing else happens."""
    journey, kept = meeting.journey, file_of(meeting.journey)
    good, match, flow = kept.read_bytes(), journey.match, journey.show.flow
    before = match.log, flow.screen, journey.show.bridge.viewer
    for name, content in wrong_files(good).items():
        file = meeting.folder / f"{name}.changcheng"
        file.write_bytes(content)
        open_file(journey, file)
        toast = journey.program.window.table.toast
        assert toast.text.startswith(f"{file.name}: The file ")
        assert (journey.match, journey.show.flow) == (match, flow)
        assert (match.log, flow.screen, journey.show.bridge.viewer) == before
        assert kept.read_bytes() == good


def wrong_files(good: bytes) -> dict[str, bytes]:
    """Return contents that are no game, or not quite."""
    return {
        "no game": b"hello",
        "empty": b"",
        "cut off": good[:-5],
        "changed": good[:-70] + b"!" + good[-69:],
    }


def open_file(journey: Journey, file: Path) -> None:
    """Open a file, and wait until it has been read."""
    journey.program.files.open(file)
    journey.person.wait(lambda: not journey.program.files.is_busy, lambda: "it is read for ever")
    journey.person.settle()


def file_of(journey: Journey) -> Path:
    """Return the file of the match on the table."""
    folder = journey.program.session.folder
    assert folder
    return folder / FILE


def fill_disk(meeting: Meeting) -> None:
    """While the disk refuses, play goes on and that is said; then everything is saved."""
    journey = meeting.journey
    match, bridge, steps = journey.match, journey.show.bridge, journey.match.steps
    name, controller = match.players[0].name, match.players[0].controller
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fdatasync", refuse)
        bridge.seat_player(0, Player("Zoë", controller))
        journey.person.settle()
        assert match.players[0].name == "Zoë"
        assert FULL in words_in_sight(journey)
    bridge.seat_player(0, Player(name, controller))
    journey.person.wait(
        lambda: FULL not in words_in_sight(journey), lambda: "it is said for ever to be full"
    )
    assert read_file(RealDisk(), file_of(journey))[1].log == match.log
    assert match.steps == steps


def refuse(handle: int) -> None:
    """Stand in for a disk that is full."""
    raise OSError(errno.ENOSPC, "No space left on device")


def open_another(meeting: Meeting) -> None:
    """Open a copy of the game as players open any file: a finished one opens as a replay. The
    game on the table before it stays saved.
    """
    journey, kept = meeting.journey, file_of(meeting.journey)
    match, content = journey.match, kept.read_bytes()
    file = meeting.folder / "copy.changcheng"
    journey.program.files.save(file)
    journey.person.wait(lambda: not journey.program.files.is_busy, lambda: "it is never written")
    open_file(journey, file)
    assert journey.match.log == match.log
    assert kept.read_bytes() == content
    if match.outcome is not None:
        assert journey.program.window.replay_show
        journey.program.session.leave_replay()
        return
    assert file_of(journey) != kept
    assert isinstance(journey.show.flow.screen, Gate) == (meeting.crowd is Crowd.SEVERAL)


def close_and_open(meeting: Meeting) -> None:
    """Close and start the program: the game resumes at the same step, behind the gate where two or
    more people play. The attack starts over, and an open result opens again.
    """
    journey = meeting.journey
    said = words_in_sight(journey)
    journey.program.window.close()
    again = meeting.set_out(SIZE, QUIET)
    assert again.match.help == journey.match.help
    if journey.match.outcome is not None:
        assert again.match.outcome == journey.match.outcome
        again.person.wait(lambda: words_in_sight(again) == said, lambda: "it does not come back")
        return
    assert [step.command for step in again.match.steps] == [
        step.command for step in journey.match.steps
    ]
    assert isinstance(again.show.flow.screen, Gate) == (meeting.crowd is Crowd.SEVERAL)


def at_rest(journey: Journey) -> QImage:
    """Return a picture of the board and the panels over it, once two in a row are the same."""
    return journey.person.look_at_rest(journey.program.window.table.geometry())


def see_again(journey: Journey, picture: QImage, most_other: float = 0) -> None:
    """Wait for the same picture, but for a share of its pixels."""
    journey.person.wait(
        lambda: share_of_others(at_rest(journey), picture) <= most_other,
        lambda: "another picture than before",
    )


def share_of_others(picture: QImage, other: QImage) -> float:
    """Return how many pixels of two pictures differ, 0 to 1."""
    if picture == other:
        return 0.0
    pixels, others = (memoryview(one.constBits()).cast("I") for one in (picture, other))
    count = sum(here != there for here, there in zip(pixels, others, strict=True))
    return count / len(pixels)


HAPPENINGS: Final = (
    *(speak_otherwise, shrink_and_grow, minimise_and_restore),
    *(change_help, undo_and_redo, fail, be_kept_waiting),
    *(refuse_wrong_files, fill_disk, open_another),
    close_and_open,
)
"""In an order in which each finds the state as it was."""
