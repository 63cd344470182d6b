"""A finished toy game, and a window that shows it again under a clock wound by hand."""

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.window.replay_show import ReplayShow
from tests.toy.play import players
from tests.toy.rules import TOY_GAME, ToyState
from tests.ui.shop import Shop, settle

GAME = ("work", "end", "work", "end", "finish")


def toy_of(*commands: str) -> AnyMatch:
    """A toy game of two people in which some commands have been given."""
    match: AnyMatch = Match(TOY_GAME, ToyState(2), players("hh"))
    for command in commands:
        match.submit(command)
    return match


def finished_toy() -> AnyMatch:
    """A toy game of two turns and a last word."""
    return toy_of(*GAME)


class ReplayShop(Shop):
    """A window that shows the finished toy game again."""

    def __init__(self) -> None:
        super().__init__()
        self.replay = ReplayBridge(Replay(finished_toy()))
        self.window.resize(1280, 800)
        self.window.show()
        self.window.show_replay(self.replay, self.clock)
        settle()

    @property
    def show(self) -> ReplayShow:
        """The replay on the table."""
        assert self.window.replay_show is not None
        return self.window.replay_show
