"""Somebody who wants to go on with a game, from any point, with any screen.

A suite that does anything in any order ends with this person; `MonkeySample` is its demand on a
title.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QPushButton

from changcheng_qt.engine.step import C, V
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.ui.flow.screens import Gate, Notes, Own
from changcheng_qt.ui.window.banner import Banner
from tests.journeys.journey import Journey
from tests.journeys.keys import Keys
from tests.journeys.person import Person
from tests.journeys.plan import Move

_TO_OWN_VIEW = ("I'm ", "Give the device to ", "Back to the board")
"""The first words of a button that opens the own view."""


@dataclass(frozen=True)
class MonkeySample:
    """How somebody goes on with a game of a title, and the object that keeps its views."""

    view: type
    board: type
    go_on: Callable[[Journey], None]
    """Brings about one more step."""


def by_keys(hands: type[Any]) -> Callable[[Journey], None]:
    """Return how to bring about one more step with hands that play by keys."""
    willing_hands = type("WillingHands", (Willing, hands), {})

    def go_on(journey: Journey) -> None:
        match = journey.match
        played = tuple(Move(step.turn_seat, step.seat, step.command, ()) for step in match.steps)
        willing, seat = willing_hands(journey, played), match.to_act
        assert seat is not None
        if not match.players[seat].is_human:
            willing.watch_bot()
            return
        legal = tuple(match.legal(seat))
        wanted = next((one for one in reversed(legal) if not isinstance(one, Peek)), legal[0])
        willing.plan += (Move(match.turn_seat, seat, wanted, legal),)
        if rules_of(match.game.name).forced(legal) is None:
            willing.play()

    return go_on


def lead_to_own_view(person: Person) -> bool:
    """Press the first button on a banner that is for the person who decides; tell whether there is
    one.
    """
    shown = [b for b in person.front.findChildren(Banner) if b.isVisible() and b.buttons]
    words = [button.text() for banner in shown for button in banner.buttons]
    wanted = [w for w in words if w.startswith(_TO_OWN_VIEW)]
    if wanted:
        person.click_on(wanted[0])
    return bool(wanted)


class Willing(Keys[V, C]):
    """Continues a game from any position."""

    def __init__(self, journey: Journey, played: tuple[Move, ...]) -> None:
        """Begin after the moves played."""
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
        """Click the button that opens the gate."""
        words = f"I'm {self.name_of(self.asked_for)} – open the gate"
        self.person.click_on(words, QPushButton)

    def _press_on_banner(self) -> None:
        if not lead_to_own_view(self.person):
            self.person.go_astray("no way to the own view")
