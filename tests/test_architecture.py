"""The layout holds: who imports whom, what things are called, how long they are.

Each rule is applied to the whole program, and to planted source that breaks it.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests import architecture
from tests.architecture import LONGEST_CLASS, LONGEST_FILE, Layout, Module

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
    app.main engine.step games games.changcheng games.changcheng.state games.changcheng.view
    games.china.view i18n.phrases i18n.phrases.changcheng i18n.phrases.wording saves saves.record
    ui ui.board.zoom ui.changcheng ui.changcheng.scene ui.china.scene
"""
PLANTED = Layout(frozenset(f"changcheng_qt.{name}" for name in PLANTED_MODULES.split()))


def offenders(
    rule: Callable[[Module], list[str]], modules: Iterable[Module]
) -> dict[str, list[str]]:
    """What a rule complains of, by the name of the module."""
    return {module.name: found for module in modules if (found := rule(module))}


def test_imports_follow_the_table() -> None:
    assert offenders(LAYOUT.forbidden_imports, PROGRAM) == {}


def test_no_folder_of_the_users_is_asked_in_a_way_that_raises() -> None:
    found = offenders(architecture.raising_probes, PROGRAM)
    assert found.keys() <= architecture.MAY_ASK
    for source, is_wrong in (
        ("def f(path):\n    return (path / 'x').exists()", True),
        ("files = sorted(folder.glob('*.json'))", True),
        ("there = os.path.exists(path)", False),
    ):
        assert bool(architecture.raising_probes(Module("planted", source))) == is_wrong


def test_native_integers_are_for_the_compiler_only() -> None:
    def wrong(module: Module) -> list[str]:
        return architecture.imported_at_run_time(module, "mypy_extensions")

    assert offenders(wrong, PROGRAM) == {}
    line = "from mypy_extensions import i64"
    for source, is_wrong in ((line, True), (f"if TYPE_CHECKING:\n    {line}", False)):
        assert bool(wrong(Module("planted", source))) == is_wrong


def test_names_say_something() -> None:
    assert offenders(architecture.banned_names, EVERYTHING) == {}


def test_nothing_has_outgrown_its_bound() -> None:
    assert offenders(architecture.too_long, EVERYTHING) == {}


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
    grown = Module("changcheng_qt.ui.china.panels.grown", "\n" * 7_000)
    beside = Module("changcheng_qt.ui.panels.grown", "\n" * 7_000)
    assert too_much_shown([*PROGRAM, grown, beside]).keys() == {"china"}


def test_imports_are_a_small_share_of_the_program() -> None:
    assert architecture.share_of_imports(PROGRAM) <= architecture.MOST_OF_IMPORTS


def test_modules_do_not_need_each_other() -> None:
    cycles = LAYOUT.cycles(PROGRAM)
    assert len(cycles) <= architecture.MOST_CYCLES, [sorted(cycle) for cycle in cycles]


@pytest.mark.parametrize("where", ["{}", "if TYPE_CHECKING:\n    {}", "def late():\n    {}"])
def test_a_planted_cycle_is_caught(where: str) -> None:
    ring = ("ui", "saves", "games")
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


def test_every_offender_is_told() -> None:
    planted = [Module("a.good", ""), Module("a.tidy_utils", ""), Module("b.utils", "")]
    assert offenders(architecture.banned_names, planted).keys() == {"a.tidy_utils", "b.utils"}


def test_nine_files_of_ten_have_at_most_300_lines() -> None:
    long = [module.name for module in EVERYTHING if len(module.source.splitlines()) > 300]
    assert len(long) <= len(EVERYTHING) / 10, long


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("engine.match", "import PySide6"),
        ("engine.match", "from changcheng_qt.games import GAMES"),
        ("engine.match", "from . import errors"),
        ("games.changcheng.rules", "from changcheng_qt.games.china import view"),
        ("games.changcheng.rules", "from changcheng_qt import saves"),
        ("games.changcheng.rules", "from changcheng_qt.games import GAMES"),
        ("bots.search", "from changcheng_qt.games.changcheng.view import View"),
        ("saves.record", "from changcheng_qt.games.changcheng.state import State"),
        ("saves.record", "import platformdirs"),
        ("i18n.phrases.changcheng", "from changcheng_qt.ui.board import zoom"),
        ("i18n.phrases.changcheng", "from changcheng_qt.games.china import view"),
        ("i18n.phrases.wording", "from changcheng_qt.games.changcheng import view"),
        ("i18n.phrases.wording", "from changcheng_qt.i18n.phrases import changcheng"),
        ("ui.changcheng.scene", "from changcheng_qt.games.changcheng import state"),
        ("ui.changcheng.scene", "from changcheng_qt.games.changcheng import anything"),
        ("ui.changcheng.scene", "import changcheng_qt.games.changcheng.belief"),
        ("ui.board.zoom", "from changcheng_qt.ui.changcheng import scene"),
        ("ui.panels.players", "import changcheng_qt.ui.changcheng.scene.scene"),
        ("ui.changcheng.scene", "from changcheng_qt.ui.china import scene"),
        ("ui.china.scene", "from changcheng_qt.ui.changcheng import scene"),
        ("ui.china.scene", "from changcheng_qt.games.changcheng import view"),
        ("games.china.view", "from changcheng_qt.games.changcheng import view"),
        ("ui.china.scene", "from changcheng_qt.i18n.phrases.changcheng import cards"),
        ("ui.main_window", "from changcheng_qt.ui.changcheng import scene"),
        ("ui.main_window", "from changcheng_qt.ui import changcheng"),
        ("ui.main_window", "from changcheng_qt.games.changcheng import view"),
        ("ui.main_window", "from changcheng_qt.games.changcheng.view import View"),
        ("ui.main_window", "from changcheng_qt.i18n.phrases import changcheng"),
        ("ui.dialogs.about", "from changcheng_qt.i18n.phrases.changcheng import card_name"),
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
        ("titles", "from changcheng_qt.games.changcheng import view"),
        ("games.changcheng.rules", "from changcheng_qt.games.changcheng import state"),
        ("saves.record", "from changcheng_qt.titles import TITLES"),
        ("i18n.phrases.changcheng", "from changcheng_qt.games.changcheng.view import View"),
        ("ui.changcheng.scene", "from changcheng_qt.games.changcheng import view"),
        ("ui.changcheng.scene", "from changcheng_qt.games.changcheng.turn import Stage"),
        ("ui.changcheng.scene", "from changcheng_qt.i18n.phrases.changcheng import cards"),
        ("ui.changcheng.scene", "from changcheng_qt.ui.changcheng import scene"),
        ("ui.changcheng.scene", "from changcheng_qt.ui.board import zoom"),
        ("ui.main_window", "from changcheng_qt.i18n.phrases.wording import fill"),
        ("app.main", "from changcheng_qt.ui.changcheng import scene"),
        ("app.main", "from changcheng_qt.games.changcheng import state"),
        ("__main__", "from changcheng_qt.app import main"),
    ],
)
def test_what_the_table_allows_passes(importer: str, line: str) -> None:
    assert PLANTED.forbidden_imports(Module(f"changcheng_qt.{importer}", line)) == []


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
    assert len(architecture.banned_names(Module(name, source))) == 1


def test_a_word_that_only_looks_banned_passes() -> None:
    assert architecture.banned_names(Module("ui.database", "class Information: ...")) == []


def test_planted_length_is_caught() -> None:
    body = "\n".join(f"    {letter}{n} = {n}" for letter in "ab" for n in range(LONGEST_CLASS // 2))
    assert architecture.too_long(Module("ui.scene", f"class Scene:\n{body}\n"))
    assert not architecture.too_long(Module("ui.scene", f"class Scene:\n{body[: len(body) // 2]}"))
    assert architecture.too_long(Module("ui.scene", "\n" * (LONGEST_FILE + 1)))
    assert not architecture.too_long(Module("ui.scene", "\n" * LONGEST_FILE))
