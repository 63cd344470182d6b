"""What holds at every moment, whatever was done, and whether a person can still go on."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.ui.flow.playhead import Speed
from changcheng_qt.ui.flow.screens import Gate, Notes, Own, viewer_of
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.window.banner import Banner
from tests.conformance.samples import samples
from tests.journeys.journey import Journey
from tests.journeys.keys import Keys
from tests.journeys.plan import Move
from tests.journeys.playing import C, V

SIZE = (1280, 800)
SAMPLES = samples("journey")
_VIEWS = tuple(sample.view for sample in SAMPLES.values())
_BOARDS = tuple(sample.board for sample in SAMPLES.values())
_TO_OWN_VIEW = ("I'm ", "Give the device to ", "Back to the board")
"""How the words of a button begin that leads to the own view."""
MOST_OPEN = 6
"""How often Esc is struck at most: for menus in menus, a button that waits for a key, a dialog."""


def see_who_looks(journey: Journey) -> None:
    """The table shows the view of whoever the screen is for, the gate hides it where one is due,
    and no widget keeps what another seat sees.
    """
    show = journey.program.window.match_show
    if show is None:
        return
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    screen, bridge = show.flow.screen, show.bridge
    assert bridge.viewer == viewer_of(screen)
    assert journey.program.window.table.gate.is_closed == isinstance(screen, Gate)
    allowed = {bridge.viewer, PUBLIC} | ({EVERYONE} if bridge.outcome else set())
    for thing in _things(journey):
        for name, value in vars(thing).items():
            is_view = isinstance(value, _VIEWS)
            assert not is_view or value.viewer in allowed, f"{thing} keeps {name}"


def _things(journey: Journey) -> list[Any]:
    """Return all widgets, and all that lies on the board."""
    things: list[Any] = []
    for one in journey.program.window.findChildren(QObject):
        things += [one, *one.scene.items()] if isinstance(one, _BOARDS) else [one]
    return [thing for thing in things if hasattr(thing, "__dict__")]


def see_file(journey: Journey) -> None:
    """What lies on the disk replays to the match."""
    session = journey.program.session
    journey.person.await_disk()
    if session.folder is not None:
        again = read_file(RealDisk(), session.folder / FILE)[1]
        assert again.log == journey.match.log


def come_back(journey: Journey) -> None:
    """Close what is open over the window, and see it in English, at rest, in its first size, with
    the usual keys.
    """
    person, window = journey.person, journey.program.window
    for _ in range(MOST_OPEN):
        if person.front is not window:
            QTest.keyClick(person.front.windowHandle(), Qt.Key.Key_Escape)
            QApplication.processEvents()
    if person.front is not window:
        person.go_astray(f"{person.front} does not close")
    window.showNormal()
    window.resize(*SIZE)
    journey.program.session.uncover()
    window.table_actions.bindings.bind_defaults()
    journey.program.languages.install("en")
    journey.program.appearance.choose_motion(MotionSpeed.NONE)
    window.preferences["bot_speed"].choose(Speed.INSTANT)
    window.activateWindow()
    person.wait(lambda: not journey.program.files.is_busy, lambda: "a file is read for ever")
    person.settle()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    person.settle()


def go_on(journey: Journey) -> bool:
    """Bring about one more step as somebody does who wants to; tell whether the game goes on."""
    match, show = journey.program.session.match, journey.program.window.match_show
    if match is None or show is None or match.outcome:
        assert journey.program.window.findChildren(QPushButton)
        return False
    seat = match.to_act
    assert seat is not None
    played = tuple(Move(step.turn_seat, step.seat, step.command, ()) for step in match.steps)
    hands = SAMPLES[match.game.name].by_keys
    willing = type("WillingHands", (Willing, hands), {})(journey, played)
    if not match.players[seat].is_human:
        willing.watch_bot()
        return True
    legal = tuple(match.legal(seat))
    wanted = next((one for one in reversed(legal) if not isinstance(one, Peek)), legal[0])
    willing.plan += (Move(match.turn_seat, seat, wanted, legal),)
    if rules_of(match.game.name).forced(legal) is None:
        willing.play()
    return True


class Willing(Keys[V, C]):
    """Goes on from wherever the game is."""

    def __init__(self, journey: Journey, played: tuple[Move, ...]) -> None:
        """Begin after what was played."""
        super().__init__(journey, played)
        self.given = len(played)

    def watch_bot(self) -> None:
        """Wait for a bot's step; read on, open gates and ask again where the table waits for it.

        A game, lesson or problem that was opened just before may come only now: then the bot of the
        one that it replaces has nothing more to do.
        """
        match, flow = self.journey.match, self.journey.show.flow
        before = len(match.log)

        def has_moved() -> bool:
            if self.journey.program.session.match is not match:
                return True
            if isinstance(flow.screen, Gate):
                self.open_gate()
            elif isinstance(flow.screen, Notes):
                self._press_on_banner()
            elif flow.bots.failed_seat is not None:
                self.person.click_on("Try again")
            else:
                self.read_on()
            return len(match.log) > before

        self.person.wait(has_moved, lambda: "the bot never moves")

    def come_to_the_screen(self, move: Move) -> None:
        """Read on, open the gate, put notes away, and come from the mere board."""
        flow, bridge = self.journey.show.flow, self.journey.show.bridge
        while True:
            self.person.settle()
            if isinstance(flow.screen, Gate):
                self.open_gate()
            elif self.read_on():
                continue
            elif bridge.decider is None or not (move.is_foreign or isinstance(flow.screen, Own)):
                self._press_on_banner()
            else:
                break

    def open_gate(self) -> None:
        """Press its button, wherever the focus is."""
        words = f"I'm {self.name_of(self.asked_for)} – open the gate"
        self.person.click_on(words, QPushButton)

    def _press_on_banner(self) -> None:
        """Press the first button on a banner that is for the person who decides."""
        shown = [b for b in self.person.front.findChildren(Banner) if b.isVisible() and b.buttons]
        words = [button.text() for banner in shown for button in banner.buttons]
        wanted = [w for w in words if w.startswith(_TO_OWN_VIEW)]
        if not wanted:
            self.person.go_astray(f"no way to the own view among {words}")
        self.person.click_on(wanted[0])
