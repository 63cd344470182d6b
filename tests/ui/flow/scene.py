"""A flow around a toy match, everything in the hands of the test."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent

from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.playhead import REST
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.toy.play import TOY_BALLOTS, toy_answer
from tests.ui.flow.clockwork import HandClock, HandThinker


@dataclass
class Scene:
    """A flow on a toy match, and everything that it says."""

    bridge: MatchBridge
    reason: GateReason = GateReason.STARTED
    setup: dict[str, Any] = field(default_factory=dict)
    """Further facts about bots, by name."""
    clock: HandClock = field(default_factory=HandClock)
    thinker: HandThinker = field(default_factory=HandThinker)
    heard: list[tuple[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        bot_setup = BotSetup(self.thinker, "luck", **self.setup)
        self.flow = TableFlow(
            *(self.bridge, bot_setup, self.clock, toy_answer, self.reason), ballot_rules=TOY_BALLOTS
        )
        heard = {
            "screen_changed": self.flow.screen_changed,
            "bot_thinking": self.flow.bots.thinking,
            "bot_failed": self.flow.bots.failed,
            "said": self.flow.said,
        }
        for name, signal in heard.items():
            signal.connect(lambda value, name=name: self.hear(name, value))
        self.flow.start()

    def hear(self, name: str, value: object) -> None:
        self.heard.append((name, value))

    def submit(self, *commands: str) -> None:
        for command in commands:
            assert self.bridge.submit(command)
            self.settle()

    def bot(self, *commands: str) -> None:
        """Make the bots choose, each after a rest."""
        for command in commands:
            self.thinker.answer(command)
            self.wait(REST)

    def wait(self, milliseconds: int) -> None:
        self.clock.pass_time(milliseconds)
        self.settle()

    def settle(self) -> None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)

    @property
    def said(self) -> list[Any]:
        return [value for name, value in self.heard if name == "said"]


MakeScene: TypeAlias = Callable[..., Scene]
"""Makes a scene: a letter for each seat, and the options of `toy_match` and `TableFlow`."""
