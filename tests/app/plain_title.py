"""Chang Cheng in plain words instead of a board, and a session around it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random, SystemRandom
from time import monotonic
from typing import Any

from PySide6.QtWidgets import QApplication

from changcheng_qt.app.autosave import Autosave
from changcheng_qt.app.cli.simulate import play
from changcheng_qt.app.desks.file_desk import FileDesk
from changcheng_qt.app.desks.new_games import NewGames
from changcheng_qt.app.desks.save_words import UNSAFE
from changcheng_qt.app.session import Session, Tools
from changcheng_qt.app.threads import Writer
from changcheng_qt.engine.seats import HUMAN, Player, Seat
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import Line, OptionLine
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.sound.catalogue import TitleSounds
from changcheng_qt.titles.changcheng.table.dialogs.setup_choices import options_of
from changcheng_qt.titles.changcheng.table.sounds import SOUNDS
from changcheng_qt.ui.dialogs.share import ShareDialog
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.seam.table import TableContext, TableParts
from changcheng_qt.ui.seam.title import GameOrder
from changcheng_qt.ui.window.main_window import MainWindow, Shell
from tests.app.at_once import AtOnce
from tests.app.own_boards import BOX
from tests.patience import SECONDS
from tests.toy.table import ToyTitle
from tests.ui.flow.clockwork import HandThinker
from tests.ui.shop import settle


class PlainTitle(ToyTitle):
    """Tells Chang Cheng by the names of its events."""

    name = "changcheng"
    seat_counts = range(2, 5)
    colours = ("red", "green", "blue", "violet")
    is_at_result = False
    """Whether the latest match came up at its result."""

    def table_parts(self, context: TableContext) -> TableParts:
        self.is_at_result = context.at_result
        return super().table_parts(context)

    def prompt(self, view: Any, players: Sequence[Player], legal: Sequence[Any]) -> Line:  # noqa: ANN401
        return Line(f"stage {view.stage.value}", view.to_act)

    def line(self, event: object, view: object, players: Sequence[Player]) -> Line | None:
        return Line(type(event).__name__)

    def last_turns(self, view: object) -> None:
        return None

    def colour_of(self, view: object, seat: Seat) -> str:
        return self.colours[seat]

    @property
    def sounds(self) -> TitleSounds:
        return SOUNDS

    def options_in_force(self, view: object) -> tuple[OptionLine, ...]:
        return (OptionLine("Usual", "As always."),)

    def draw_setup(self, order: GameOrder, rng: Random) -> Any:  # noqa: ANN401
        drawn = BOX.draw_usual(len(order.players), rng)
        setup = replace(drawn, options=options_of(order.choices))
        if order.first is None:
            return setup
        return BOX.draw_again(setup, order.first, rng)


class NamedFiles:
    """Answers in place of the file dialogs."""

    def __init__(self) -> None:
        self.file: Path | None = None
        self.suggested: list[str] = []

    def to_open(self) -> Path | None:
        return self.file

    def to_save(self, name: str) -> Path | None:
        self.suggested.append(name)
        return self.file


class Stage:
    """A window with a session behind it."""

    _numbers = count()
    """Each names the folders of its games in its own way."""

    def __init__(
        self,
        folder: Path,
        rng: Random | None = None,
        writer: Writer | None = None,
    ) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.folder = folder
        self.now: float = 0
        """The time on the clock, in seconds since 1970."""
        title_ui: Any = PlainTitle()
        self.title = title_ui
        languages = Languages(application, lambda code: Path(f"/nowhere/{code}.qm"))
        self.appearance = Appearance(Looks(motion=MotionSpeed.NONE))
        self.window = MainWindow(
            Shell((self.title,), self.appearance, languages, lambda _: ("bot",))
        )
        self.thinker = HandThinker()
        self.files = NamedFiles()
        library = Library(RealDisk(), folder, Random(next(self._numbers)))
        self.autosave = Autosave(library, writer or AtOnce())
        rng = rng or SystemRandom()
        new_games = NewGames(self.window.titles, {"changcheng": lambda: BOX}, rng, lambda: self.now)
        tools = Tools(new_games, self.thinker, self.autosave)
        self.session = Session(self.window, tools)
        self.desk = FileDesk(self.window, self.session, self.autosave.library, self.files, AtOnce())

    def order(self, kinds: str = "hb", **more: Any) -> GameOrder:  # noqa: ANN401
        """Return an order with a person or bot a letter."""
        players = tuple(
            Player(f"P{seat}", HUMAN if kind == "h" else "random")
            for seat, kind in enumerate(kinds)
        )
        return GameOrder("changcheng", players, self.title.colours[: len(kinds)], **more)

    @property
    def toast(self) -> str:
        """The sentence that the window shows for a moment."""
        return self.window.table.toast.text

    @property
    def warning(self) -> str:
        """The text of the banner about saving, empty if there is none."""
        return self.banner(UNSAFE)

    def banner(self, name: str) -> str:
        """Return the text of a banner, empty if there is none."""
        banners = self.window.table.banners
        return banners[name].words.text if name in banners else ""

    def save_all(self) -> None:
        """Save a copy of the whole game, as the menu and the dialog do it."""
        self.window.save_asked.emit()
        dialog = self.window.dialogs.shown
        if isinstance(dialog, ShareDialog):
            dialog.save.click()

    def open(self, file: Path) -> None:
        """Open a file, and wait until it has been read."""
        self.desk.open(file)
        self.read()

    def read(self) -> None:
        """Wait until the files asked for have been read."""
        until = monotonic() + SECONDS
        while self.desk.is_busy and monotonic() < until:
            settle()
        assert not self.desk.is_busy

    def kept_files(self) -> list[Path]:
        """The files of running games."""
        return list(self.folder.glob("*/game.changcheng"))

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        settle()


def finish(stage: Stage) -> None:
    """End the match on the table by bots, behind the screen."""
    assert stage.session.match
    match = stage.session.match
    for seat, player in enumerate(match.players):
        match.seat_player(seat, type(player)(player.name, "random"))
    play(match, "finish")
