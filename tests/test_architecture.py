"""The layout holds: imports, names and lengths.

Each rule is applied to the whole program, and to planted source that breaks it.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests import architecture, conduct
from tests.architecture import Layout, Module
from tests.conduct import LONGEST_CLASS, LONGEST_FILE

ROOT = Path(__file__).parents[1]


def read(path: Path) -> Module:
    """The module in a file below the root of the checkout."""
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    return Module(".".join(parts), path.read_text("utf-8"))


PROGRAM = [read(path) for path in sorted((ROOT / "changcheng_qt").rglob("*.py"))]
DEVELOPMENT = [
    read(path)
    for folder in ("packaging", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
EVERYTHING = PROGRAM + DEVELOPMENT
LAYOUT = Layout(frozenset(module.name for module in PROGRAM))
PLANTED_MODULES = """
    app.main engine.step i18n.phrases i18n.phrases.wording saves saves.record
    titles titles.title titles.changcheng titles.changcheng.entry titles.changcheng.core.game
    titles.changcheng.rules titles.changcheng.rules.state titles.changcheng.rules.view
    titles.changcheng.table titles.changcheng.table.scene titles.changcheng.words
    titles.changcheng.words.cards titles.china.rules.view titles.china.table.scene ui ui.board.zoom
"""
PLANTED = Layout(frozenset(f"changcheng_qt.{name}" for name in PLANTED_MODULES.split()))


def offenders(
    rule: Callable[[Module], list[str]], modules: Iterable[Module]
) -> dict[str, list[str]]:
    """The complaints of a rule, by the name of the module."""
    return {module.name: found for module in modules if (found := rule(module))}


def test_imports_follow_the_table() -> None:
    assert offenders(LAYOUT.forbidden_imports, PROGRAM) == {}


def test_a_screen_reads_its_match_through_the_bridge() -> None:
    assert offenders(conduct.held_matches, PROGRAM) == {}
    assert LAYOUT.modules >= conduct.MAY_HOLD_MATCH


def test_only_its_hands_change_the_match_of_a_screen() -> None:
    assert offenders(conduct.changed_matches, PROGRAM) == {}


@pytest.mark.parametrize(
    ("name", "source", "is_held"),
    [
        ("ui.panels.row", "from changcheng_qt.engine.match import AnyMatch", True),
        ("ui.panels.row", "def f():\n    from changcheng_qt.engine.replay import Replay", True),
        ("ui.panels.row", "from changcheng_qt.engine.replay import Mark", False),
        ("titles.china.table.scene", "from changcheng_qt.engine.match import Match", True),
        ("titles.china.rules.view", "from changcheng_qt.engine.match import Match", False),
        ("ui.seam.shown_match", "from changcheng_qt.engine.match import AnyMatch", False),
    ],
)
def test_a_planted_screen_with_a_match_is_caught(name: str, source: str, is_held: bool) -> None:
    module = Module(f"changcheng_qt.{name}", source)
    assert bool(conduct.held_matches(module)) == is_held


@pytest.mark.parametrize(
    ("name", "source", "is_changed"),
    [
        ("app.session", "self._playing.match.abandon()", True),
        ("ui.flow.hints", "self._bridge._match.note_hint(0)", True),
        ("ui.flow.hints", "self._bridge.submit(command)", False),
        ("app.session", "match.view(0)", False),
        ("app.cli.simulate", "match.submit(command)", False),
    ],
)
def test_a_planted_change_of_a_match_is_caught(name: str, source: str, is_changed: bool) -> None:
    module = Module(f"changcheng_qt.{name}", source)
    assert bool(conduct.changed_matches(module)) == is_changed


def test_no_folder_of_the_users_is_asked_in_a_way_that_raises() -> None:
    found = offenders(conduct.raising_probes, PROGRAM)
    assert found.keys() <= conduct.MAY_ASK
    for source, is_wrong in (
        ("def f(path):\n    return (path / 'x').exists()", True),
        ("files = sorted(folder.glob('*.json'))", True),
        ("there = os.path.exists(path)", False),
    ):
        assert bool(conduct.raising_probes(Module("planted", source))) == is_wrong


def test_native_integers_are_for_the_compiler_only() -> None:
    def wrong(module: Module) -> list[str]:
        return conduct.imported_at_run_time(module, "mypy_extensions")

    assert offenders(wrong, PROGRAM) == {}
    line = "from mypy_extensions import i64"
    for source, is_wrong in ((line, True), (f"if TYPE_CHECKING:\n    {line}", False)):
        assert bool(wrong(Module("planted", source))) == is_wrong


def test_names_say_something() -> None:
    assert offenders(conduct.banned_names, EVERYTHING) == {}
    assert offenders(conduct.odd_type_variables, EVERYTHING) == {}


def test_nothing_has_outgrown_its_bound() -> None:
    assert offenders(conduct.too_long, EVERYTHING) == {}


def test_the_program_has_no_more_files_than_promised() -> None:
    files = LAYOUT.files(PROGRAM)
    assert files.keys() <= architecture.MOST_FILES.keys()
    assert {
        title: count for title, count in files.items() if count > architecture.MOST_FILES[title]
    } == {}


def too_much_shown(modules: Iterable[Module]) -> dict[str, int]:
    """The titles that need more lines to be shown than promised."""
    lines = LAYOUT.lines_shown(modules)
    assert lines.keys() <= architecture.MOST_LINES_SHOWN.keys()
    return {t: n for t, n in lines.items() if n > architecture.MOST_LINES_SHOWN[t]}


def test_a_title_is_shown_in_few_lines() -> None:
    assert too_much_shown(PROGRAM) == {}
    grown = Module("changcheng_qt.titles.china.table.panels.grown", "\n" * 7_000)
    beside = Module("changcheng_qt.ui.panels.grown", "\n" * 7_000)
    assert too_much_shown([*PROGRAM, grown, beside]).keys() == {"china"}


def test_imports_are_a_small_share_of_the_program() -> None:
    assert architecture.share_of_imports(PROGRAM) <= architecture.MOST_OF_IMPORTS


def test_modules_do_not_need_each_other() -> None:
    cycles = LAYOUT.cycles(PROGRAM)
    assert len(cycles) <= architecture.MOST_CYCLES, [sorted(cycle) for cycle in cycles]


@pytest.mark.parametrize("where", ["{}", "if TYPE_CHECKING:\n    {}", "def late():\n    {}"])
def test_a_planted_cycle_is_caught(where: str) -> None:
    ring = ("ui", "saves", "titles")
    named = [f"changcheng_qt.{name}" for name in ring]
    lines = [f"import {name}" for name in (*named[1:], named[0])]
    modules = [Module(name, where.format(line)) for name, line in zip(named, lines, strict=True)]
    beside = Module("changcheng_qt.app.main", f"import {named[0]}")
    assert PLANTED.cycles([*modules, beside]) == [frozenset(named)]
    assert PLANTED.cycles([*modules[:2], beside]) == []


def test_planted_imports_are_weighed() -> None:
    source = "from a import (\n    b,\n    c,\n)\nimport d\n\nx = 1\ny = 2\nz = 3\nw = 4\n"
    assert architecture.share_of_imports([Module("a.b", source)]) == 0.5
    assert architecture.share_of_imports([Module("a.b", "")]) == 0


def test_every_offender_is_reported() -> None:
    planted = [Module("a.good", ""), Module("a.tidy_utils", ""), Module("b.utils", "")]
    assert offenders(conduct.banned_names, planted).keys() == {"a.tidy_utils", "b.utils"}


def test_nine_files_of_ten_have_at_most_300_lines() -> None:
    long = [module.name for module in EVERYTHING if len(module.source.splitlines()) > 300]
    assert len(long) <= len(EVERYTHING) / 10, long


WALLS = "changcheng_qt.titles.changcheng"
MAP = "changcheng_qt.titles.china"


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("engine.match", "import PySide6"),
        ("engine.match", "from changcheng_qt.titles import TITLES"),
        ("engine.match", "from . import errors"),
        ("verdicts.cost", "from changcheng_qt.bots import BOTS"),
        ("titles.changcheng.rules.steps", f"from {MAP}.rules import view"),
        ("titles.changcheng.rules.steps", "from changcheng_qt import saves"),
        ("titles.changcheng.rules.steps", "from changcheng_qt.titles import TITLES"),
        ("titles.changcheng.rules.steps", "from changcheng_qt.titles.title import Title"),
        ("titles.changcheng.rules.steps", f"from {WALLS}.words import cards"),
        ("titles.changcheng.rules.steps", f"from {WALLS} import entry"),
        ("titles.changcheng.core.game", "from changcheng_qt.bots.bot import Bot"),
        ("bots.search", f"from {WALLS}.rules.view import View"),
        ("saves.record", f"from {WALLS}.rules.state import State"),
        ("saves.record", "import platformdirs"),
        ("titles.changcheng.words", "from changcheng_qt.ui.board import zoom"),
        ("titles.changcheng.words", f"from {MAP}.rules import view"),
        ("titles.changcheng.words", f"from {WALLS}.table import scene"),
        ("titles.changcheng.words", "from changcheng_qt.titles import title"),
        ("i18n.phrases.wording", f"from {WALLS}.rules import view"),
        ("i18n.phrases.wording", f"from {WALLS} import words"),
        ("titles.changcheng.table.scene", f"from {WALLS}.rules import state"),
        ("titles.changcheng.table.scene", f"from {WALLS}.rules import anything"),
        ("titles.changcheng.table.scene", f"import {WALLS}.rules.belief"),
        ("titles.changcheng.table.scene", f"from {WALLS}.core import game"),
        ("titles.changcheng.table.scene", f"from {WALLS} import entry"),
        ("titles.changcheng.table.scene", "from changcheng_qt.bots import BOTS"),
        ("ui.board.zoom", f"from {WALLS}.table import scene"),
        ("ui.panels.players", f"import {WALLS}.table.scene.scene"),
        ("titles.changcheng.table.scene", f"from {MAP}.table import scene"),
        ("titles.changcheng.entry", f"from {MAP}.table import scene"),
        ("titles.title", f"from {WALLS}.rules import view"),
        ("titles.china.table.scene", f"from {WALLS}.table import scene"),
        ("titles.china.table.scene", f"from {WALLS}.rules import view"),
        ("titles.china.rules.view", f"from {WALLS}.rules import view"),
        ("titles.china.table.scene", f"from {WALLS}.words import cards"),
        ("ui.main_window", f"from {WALLS}.rules.view import View"),
        ("ui.main_window", f"from {WALLS} import words"),
        ("ui.main_window", "from changcheng_qt.titles import TITLES"),
        ("ui.dialogs.about", f"from {WALLS}.words import card_name"),
        ("ui.main_window", "from changcheng_qt.app import main"),
        ("ui.main_window", "from changcheng_qt.saves.record import Record"),
        ("assets", "from changcheng_qt.engine import errors"),
        ("", "import numpy"),
        ("newcomer.part", "from changcheng_qt.engine import errors"),
    ],
)
@pytest.mark.parametrize("where", ["{}", "if TYPE_CHECKING:\n    {}", "def late():\n    {}"])
def test_a_planted_import_is_caught(importer: str, line: str, where: str) -> None:
    module = Module(f"changcheng_qt.{importer}".rstrip("."), where.format(line))
    assert len(PLANTED.forbidden_imports(module)) == 1


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("engine.match", "from changcheng_qt.engine.game import IllegalCommand"),
        ("titles", f"from {WALLS} import CHANG_CHENG"),
        ("titles.changcheng.entry", "from changcheng_qt.bots.bot import Fated"),
        ("titles.changcheng.entry", "from changcheng_qt.titles.title import Rules"),
        ("titles.changcheng.entry", f"from {WALLS}.rules import state"),
        ("titles.changcheng.rules.steps", f"from {WALLS}.rules import state"),
        ("titles.changcheng.core.game", f"from {WALLS}.rules import state"),
        ("saves.record", "from changcheng_qt.titles import TITLES"),
        ("titles.changcheng.words", f"from {WALLS}.rules.view import View"),
        ("titles.changcheng.words", "from changcheng_qt.i18n.phrases.wording import fill"),
        ("titles.changcheng.table.scene", f"from {WALLS}.rules import view"),
        ("titles.changcheng.table.scene", f"from {WALLS}.rules.turn import Stage"),
        ("titles.changcheng.table.scene", f"from {WALLS}.words import cards"),
        ("titles.changcheng.table.scene", f"from {WALLS}.table import scene"),
        ("titles.changcheng.table.scene", "from changcheng_qt.ui.board import zoom"),
        ("ui.main_window", "from changcheng_qt.i18n.phrases.wording import fill"),
        ("app.main", f"from {WALLS}.table import scene"),
        ("app.main", f"from {WALLS}.rules import state"),
        ("__main__", "from changcheng_qt.app import main"),
    ],
)
def test_imports_in_the_table_pass(importer: str, line: str) -> None:
    assert PLANTED.forbidden_imports(Module(f"changcheng_qt.{importer}", line)) == []


def test_every_method_is_described_where_it_begins() -> None:
    assert conduct.undocumented(PROGRAM) == []


@pytest.mark.parametrize(
    ("source", "is_wrong"),
    [
        ("class Board(QWidget):\n    def paint(self): ...", True),
        ("class Board(QWidget):\n    def paintEvent(self, event): ...", False),
        ("class Board(QWidget):\n    def _paint(self): ...", False),
        (
            "class Painted:\n    def paint(self):\n        'Paint.'\nclass Board(Painted): ...",
            False,
        ),
    ],
)
def test_a_planted_method_needs_a_docstring(source: str, is_wrong: bool) -> None:
    described = "class Other(Protocol[T]):\n    def shown(self):\n        'Whether it is shown.'\n"
    own = "class Own:\n    def shown(self): ...\n"
    found = conduct.undocumented([Module("ui.scene", f"{described}{own}{source}")])
    assert bool(found) == is_wrong


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("ui.scene_utils", ""),
        ("ui.scene", "class SceneManager: ..."),
        ("ui.scene", "class MoveData: ..."),
        ("ui.scene", "class HTTPInfo: ..."),
    ],
)
def test_a_planted_name_is_caught(name: str, source: str) -> None:
    assert len(conduct.banned_names(Module(name, source))) == 1


def test_no_timer_and_no_animation_is_deleted_later() -> None:
    assert offenders(conduct.deleted_clocks, PROGRAM) == {}


@pytest.mark.parametrize(
    ("source", "is_caught"),
    [
        ("timer = QTimer(self)\ntimer.timeout.connect(timer.deleteLater)", True),
        ("self._fade = QVariantAnimation(self)\nself._fade.deleteLater()", True),
        ("class Fade(QVariantAnimation): ...\ndef end(fade: 'Fade'): fade.deleteLater()", True),
        ("row = Row(self)\nrow.deleteLater()\ntimer = QTimer(self)", False),
    ],
)
def test_a_planted_timer_that_is_deleted_is_caught(source: str, is_caught: bool) -> None:
    assert bool(conduct.deleted_clocks(Module("ui.scene", source))) == is_caught


def test_a_word_that_only_looks_banned_passes() -> None:
    assert conduct.banned_names(Module("ui.database", "class Information: ...")) == []


@pytest.mark.parametrize(
    ("name", "is_odd"),
    [("T", False), ("CardT", False), ("ViewT_contra", False), ("S", True), ("Card", True)],
)
def test_a_planted_type_variable_is_caught(name: str, is_odd: bool) -> None:
    source = f'{name} = TypeVar("{name}")\n'
    assert bool(conduct.odd_type_variables(Module("ui.scene", source))) == is_odd


def test_planted_length_is_caught() -> None:
    body = "\n".join(f"    {letter}{n} = {n}" for letter in "ab" for n in range(LONGEST_CLASS // 2))
    assert conduct.too_long(Module("ui.scene", f"class Scene:\n{body}\n"))
    assert not conduct.too_long(Module("ui.scene", f"class Scene:\n{body[: len(body) // 2]}"))
    assert conduct.too_long(Module("ui.scene", "\n" * (LONGEST_FILE + 1)))
    assert not conduct.too_long(Module("ui.scene", "\n" * LONGEST_FILE))
