"""Names, titles and texts of files are shown as they stand on every screen: no markup, no entities,
no placeholders, no mnemonics. Each payload gives the same picture as its twin (see `payloads`).

At night every screen shows all of them; by day each a share, in which all kinds are met, and the
screens together show all. The whole table is then shown in one of its four states.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from changcheng_qt import assets
from changcheng_qt.app import main
from changcheng_qt.engine.texts import as_name
from changcheng_qt.titles.changcheng.rules.geography import AREAS_PER_SIDE
from changcheng_qt.ui.board import zoom_view
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.looks import fonts
from changcheng_qt.ui.looks.fonts import Fonts
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.scene import table_top
from tests.effort import by_day, effort
from tests.journeys.journey import QUIET, Journey, SetOut
from tests.journeys.markup_tour import SCENES, Scene, Screen
from tests.journeys.payloads import FAMILY, PAYLOADS, Write, as_it_is, meant, twin, twin_font
from tests.journeys.sights import Sight, digest, sight_of
from tests.journeys.states import SilentBots
from tests.titles.changcheng.journeys.states import STATES, State

SIZE = (1280, 800)
SHARES = effort(sample=9, nightly=1)
"""Into how many shares the payloads are dealt; a screen shows one."""
KINDS = ("<[a-z]", "</", "&#?[a-zA-Z0-9]+;", "&( |[A-Z]|$)", "[{%$]", r"[*{(\\]", "[^\0-\x7f]")
"""Tags, their ends, entities, mnemonics, placeholders, markup of other languages, other scripts."""
AREAS = 4 * 2 * AREAS_PER_SIDE
"""How many places four boards have."""
STEP = effort(sample=2, nightly=1)
"""By day places are called after every second payload: all kinds of them fit on four boards."""
FIRST = range(0, len(PAYLOADS), effort(sample=len(PAYLOADS), nightly=AREAS))
"""With which payload the places of a window begin."""


@pytest.fixture(autouse=True)
def in_twin_signs(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Set everything in the font in which twins look alike."""
    number = QFontDatabase.addApplicationFontFromData(twin_font())
    assert QFontDatabase.applicationFontFamilies(number) == [FAMILY]
    usual = vars(fonts)["_font"]

    def font(families: tuple[str, ...], size: float, weight: QFont.Weight) -> QFont:
        made: QFont = usual((FAMILY, *families), size, weight)
        return made

    monkeypatch.setattr(fonts, "_font", font)
    monkeypatch.setattr(main, "BotRunner", SilentBots)
    flashing = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    monkeypatch.setattr(table_top, "SETTLED", 0)
    monkeypatch.setattr(zoom_view, "IDLE_AFTER_ZOOM", 0)
    yield
    QApplication.setCursorFlashTime(flashing)
    QFontDatabase.removeApplicationFont(number)


Enter = Callable[..., Journey]


@pytest.fixture
def enter(set_out: SetOut, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Enter:
    """Start a program whose places have payloads for names, and nothing of an earlier one."""
    real = assets.title_folder
    started: list[Journey] = []

    def start(write: Write, first: int = 0) -> Journey:
        for journey in started:
            journey.program.window.close()
        rmtree(tmp_path / "games", ignore_errors=True)
        folder = tmp_path / "named"
        rmtree(folder, ignore_errors=True)
        copytree(real("changcheng"), folder)
        name_places(folder / "boards", write, first)
        folders = {"changcheng": folder}
        monkeypatch.setattr(assets, "title_folder", lambda title: folders.get(title, real(title)))
        started.append(set_out(SIZE, QUIET))
        return started[-1]

    return start


def names_of_places() -> list[str]:
    """Return the payloads that places are called after."""
    return [payload for payload in PAYLOADS if payload.isprintable()][::STEP]


def name_places(folder: Path, write: Write, first: int) -> None:
    """Give every province and region of some boards a payload for a name."""
    possible = names_of_places()
    names = cycle(possible[first:] + possible[:first])
    for file in sorted(folder.iterdir()):
        board = json.loads(file.read_text("utf-8"))
        here = [write(next(names)) for _ in range(2 * AREAS_PER_SIDE)]
        for face in board["faces"].values():
            for area, name in zip(face["provinces"] + face["regions"], here, strict=True):
                area["names"] = {"en": name}
        file.write_text(json.dumps(board), "utf-8")


Tour = list[tuple[str, tuple[str, ...], Sight]]
"""The screen, the payloads on it, and its sight."""


def tour(
    journey: Journey, scene: Scene, write: Write, payloads: Sequence[str] | None = None
) -> Tour:
    """Show payloads on every screen of a scene: those given, or else the screen's share."""
    scene.arrive(journey)
    seen: Tour = []
    for screen in scene.screens:
        for batch in batches(payloads or share_of(screen), screen.count):
            with screen.show(journey, tuple(map(write, batch))) as widget:
                seen.append((screen.name, batch, sight_of(widget)))
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return seen


def share_of(screen: Screen) -> tuple[str, ...]:
    """Return the payloads that a screen shows: its share, and one of each kind not in that."""
    number = [screen for scene in SCENES.values() for screen in scene.screens].index(screen)
    share = list(PAYLOADS[number % SHARES :: SHARES])
    for kind in map(re.compile, KINDS):
        if not any(map(kind.search, share)):
            share.append(next(filter(kind.search, (*PAYLOADS[number:], *PAYLOADS))))
    return tuple(share)


def batches(payloads: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    """Yield all payloads, n at a time."""
    for first in range(0, len(payloads), count):
        yield tuple((*payloads, *payloads)[first : first + count])


@pytest.mark.parametrize(
    "name", by_day(SCENES, slow={"another decides", "extension", "a bot fails", "attack"})
)
def test_payloads_are_shown_as_they_stand(enter: Enter, name: str) -> None:
    seen = tour(enter(as_it_is), SCENES[name], as_it_is)
    assert faults(seen, tour(enter(twin), SCENES[name], twin)) == []


def test_all_payloads_are_shown_and_on_each_screen_those_of_every_kind() -> None:
    shares = [share_of(screen) for scene in SCENES.values() for screen in scene.screens]
    assert set().union(*shares) == set(PAYLOADS)
    for share, kind in product([*shares, names_of_places()[:AREAS]], KINDS):
        assert any(map(re.compile(kind).search, share)), (kind, share)


def faults(seen: Tour, twins: Tour) -> list[str]:
    """Return where payloads and twins differ, or are not shown at all."""
    found = []
    for (screen, payloads, sight), (_, _, other) in zip(seen, twins, strict=True):
        wrong = {
            "another picture": sight.picture != other.picture,
            "another tooltip": sight.tooltips != other.tooltips,
            "said otherwise": single(sight.said) != single(map(meant, other.said)),
            "read as markup": bool(sight.marked),
            "not said": any(is_missing(text, sight.said) for text in single(payloads)),
        }
        found += [f"{screen}: {what}: {payloads}" for what, is_so in wrong.items() if is_so]
    return found


def single(texts: Iterable[str]) -> tuple[str, ...]:
    """Return texts in which no ampersand is doubled, as in buttons and menus, and no slash, which
    no name of a file has.
    """
    return tuple(re.sub("&+", "&", text).replace("/", "-") for text in texts)


def is_missing(text: str, said: tuple[str, ...]) -> bool:
    """Return whether a text is in none of the spoken texts."""
    return not any(text in one for one in single(said))


@pytest.mark.parametrize("first", FIRST)
def test_places_are_called_as_files_call_them(enter: Enter, first: int) -> None:
    """The whole window at the end of a game on four boards, each place with another payload."""
    seen = []
    for write in (as_it_is, twin):
        journey = enter(write, first)
        STATES.bring_about(journey, State.FINISHED, Crowd.ONE)
        journey.person.click_on("View board")
        seen.append((journey.person.look_at_rest(), sight_of(journey.program.window)))
    (picture, sight), (other_picture, other) = seen
    assert picture == other_picture
    assert faults([("end", (), sight)], [("end", (), other)]) == []
    assert sum(not is_missing(name, sight.said) for name in PAYLOADS) > 3


def test_labels_that_read_markup_are_found(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control in the program itself: here its labels choose by themselves how to read."""
    monkeypatch.setattr(Words, "setTextFormat", lambda *_: None)
    scene = replace(SCENES["several"], screens=SCENES["several"].screens[:1])
    seen, twins = (tour(enter(write), scene, write, PAYLOADS[:3]) for write in (as_it_is, twin))
    found = faults(seen, twins)
    assert {words.split(":")[1].strip() for words in found} >= {"another picture", "read as markup"}


def label(texts: tuple[str, ...]) -> QWidget:
    """Return a text in Qt's usual label."""
    return QLabel(texts[0])


def button(texts: tuple[str, ...]) -> QWidget:
    """Return a text on a button whose ampersands are left as they are."""
    made = QPushButton(texts[0])
    made.setFont(Fonts().text(14))
    return made


def tooltip(texts: tuple[str, ...]) -> QWidget:
    """Return a widget that shows a text as a tooltip."""
    made = QLabel("plain")
    made.setToolTip(texts[0])
    return made


def sentence(texts: tuple[str, ...]) -> QWidget:
    """Return texts put together one after the other."""
    return Plain("{player}".replace("{player}", texts[0]).replace("{player}", texts[1]))


class Plain(QLabel):
    """A label that does it right."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(Fonts().text(14))


@pytest.mark.parametrize(
    ("plant", "fault", "payload"),
    [
        (label, "another picture", "<b>Ada</b>"),
        (label, "read as markup", "<b>Ada</b>"),
        (label, "another picture", "<img src=file:///dev/x>"),
        (button, "another picture", "&Mnemonic"),
        (tooltip, "another tooltip", "<h1>Emperor</h1>"),
        (sentence, "said otherwise", "{player} {0} {}"),
    ],
)
def test_planted_markup_is_found(
    plant: Callable[[tuple[str, ...]], QWidget], fault: str, payload: str
) -> None:
    texts = (payload, "Bo")
    seen, other = (sight_of(plant(tuple(map(write, texts)))) for write in (as_it_is, twin))
    found = faults([("planted", texts, seen)], [("planted", texts, other)])
    assert any(fault in words for words in found)


def test_twins_look_alike() -> None:
    for payload in PAYLOADS:
        assert meant(twin(payload)) == as_name(payload) == payload
        one, two = (Plain(write(payload)).grab().toImage() for write in (as_it_is, twin))
        assert digest(one) == digest(two), payload
