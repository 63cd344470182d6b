"""Planting faults: which there are, and that they survive tests which assert nothing."""

import ast
from pathlib import Path
from queue import SimpleQueue

import pytest

import mutants
from checkout import CannotContinue
from mutants import Workshop
from mutations import mutations

PROGRAM = '''"""Who is ahead."""


def winner(red: int, blue: int) -> str | None:
    """The one with more points, and at least one."""
    if red == blue or not max(red, blue) > 0:
        return None
    return "red" if red > blue else "blue"
'''
ASSERTING = """
from changcheng_qt.points import winner
def test_winner():
    assert winner(0, 0) is None
    assert winner(1, 1) is None
    assert winner(2, 1) == "red"
    assert winner(1, 2) == "blue"
    assert winner(1, -1) == "red"
    assert winner(-2, -1) is None
    assert winner(0, -1) is None
"""
IDLE = """
from changcheng_qt.points import winner
def test_winner():
    winner(2, 1)
"""


def changes(source: str) -> set[tuple[str, str]]:
    return {(mutation.old, mutation.new) for mutation in mutations(source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {("a < b", "(a <= b)"), ("a < b", "(a >= b)")}),
        ("x = a in b", {("a in b", "(a not in b)")}),
        ("x = a + b", {("a + b", "(a - b)")}),
        ("x -= y", {("x -= y", "x += y")}),
        ("x = a and b", {("a and b", "(a or b)"), ("a and b", "(a)"), ("a and b", "(b)")}),
        (
            "x = a or b or c",
            {
                ("a or b or c", "(a and b and c)"),
                ("a or b or c", "(b or c)"),
                ("a or b or c", "(a or c)"),
                ("a or b or c", "(a or b)"),
            },
        ),
        (
            "x = a is b in c",
            {("a is b in c", "(a is not b in c)"), ("a is b in c", "(a is b not in c)")},
        ),
        ("x = -a", {("-a", "(a)")}),
        ("x = [a for a in b if c]", {("c", "(not (c))")}),
        ("match a:\n  case b if c: d = b", {("c", "(not (c))")}),
        ("a.append(b)", {("a.append(b)", "pass")}),
        ("a[b] = c", {("a[b] = c", "pass")}),
        ("x = not a", {("not a", "(a)")}),
        ("x = True", {("True", "False")}),
        ("x = 7", {("7", "8"), ("7", "(6)")}),
        ("x = max(a)", {("max", "min")}),
        ("if a: b = c", {("a", "(not (a))")}),
        ("def f(): return a", {("return a", "return None")}),
        (
            "while a < b: break",
            {("a < b", "(a <= b)"), ("a < b", "(a >= b)"), ("break", "continue")},
        ),
    ],
)
def test_the_mutations_of_a_line(source: str, expected: set[tuple[str, str]]) -> None:
    assert changes(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Text with 1 < 2."""',
        "def f(): return None",
        "x: Literal[3]",
        "@dataclass(frozen=True)\nclass C: ...",
        "if TYPE_CHECKING: import a",
        "assert a < b",
        "raise Refused(3)",
        'x = f"{a + b}"',
        "x = 'text'",
    ],
)
def test_code_without_effect_in_the_program_gets_no_fault(source: str) -> None:
    assert changes(source) == set()


def test_a_planted_fault_is_the_only_change() -> None:
    source = "first = '長城'\nx = ('帝', a\n     < b)  # why\nlast = 0"
    found = next(mutation for mutation in mutations(source) if mutation.new == "(a <= b)")
    assert found.planted(source) == "first = '長城'\nx = ('帝', (a <= b))  # why\nlast = 0"
    assert str(found) == "2: a < b  →  (a <= b)"


def test_every_mutant_can_be_read_and_differs() -> None:
    tree = ast.dump(ast.parse(PROGRAM))
    assert len(mutations(PROGRAM)) == 13
    for mutation in mutations(PROGRAM):
        assert ast.dump(ast.parse(mutation.planted(PROGRAM))) != tree


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one module, still without tests, which need none of pytest's plugins."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    for folder in ("changcheng_qt", "tests"):
        (tmp_path / "project" / folder).mkdir(parents=True)
    (tmp_path / "project/changcheng_qt/__init__.py").touch()
    (tmp_path / "project/changcheng_qt/points.py").write_text(PROGRAM, encoding="utf-8")
    return tmp_path / "project"


def workshop(project: Path, tests: str) -> "SimpleQueue[Workshop]":
    (project / "tests/test_points.py").write_text(tests, encoding="utf-8")
    folder = project.parent / "copy"
    folder.mkdir()
    free: SimpleQueue[Workshop] = SimpleQueue()
    free.put(Workshop(folder, ["tests"], project))
    return free


def test_a_sample_depends_on_its_seed_alone(project: Path) -> None:
    def drawn(seed: int) -> list[mutants.Mutant]:
        return mutants.sample(["changcheng_qt/*.py"], 5, seed, project)

    assert drawn(1) == drawn(1) != drawn(2)
    assert len(drawn(1)) == 5
    assert len(mutants.sample(["changcheng_qt/*.py"], 99, 1, project)) == 13
    assert mutants.sample(["changcheng_qt/no*.py"], 5, 1, project) == []


def test_tests_that_assert_kill_and_the_checkout_stays_as_it_is(project: Path) -> None:
    every = mutants.sample(["changcheng_qt/*.py"], 2, 2, project)
    assert mutants.survivors(every, workshop(project, ASSERTING), 1) == []
    assert (project / "changcheng_qt/points.py").read_text("utf-8") == PROGRAM


def test_mutants_survive_tests_that_assert_nothing(project: Path) -> None:
    every = mutants.sample(["changcheng_qt/*.py"], 2, 2, project)
    assert mutants.survivors(every, workshop(project, IDLE), 1) == every


def test_tests_that_fail_without_a_mutant_say_nothing(project: Path) -> None:
    free = workshop(project, "def test_it(): assert False")
    with pytest.raises(CannotContinue, match="fail already"):
        mutants.survivors([], free, 1)


def test_no_tests_say_nothing(project: Path) -> None:
    with pytest.raises(CannotContinue, match="No tests in tests"):
        mutants.survivors([], workshop(project, ""), 1)


def test_a_mutant_that_hangs_is_killed(project: Path) -> None:
    free = workshop(project, "def test_it():\n    while True: pass")
    assert not free.get().passes(limit=1.0)


def test_every_module_that_holds_rules_gets_mutants() -> None:
    """A module that was renamed or emptied would leave its part without any."""
    every = mutants.sample(mutants.RULES, 10_000, 1)
    drawn = {str(mutant.path) for mutant in every}
    assert drawn == set(mutants.RULES)
    assert mutants.PARTS["changcheng"].keys() == {
        "rules",
        "reservation",
        "provinces",
        "attack",
        "view",
    }
    assert mutants.PARTS["china"].keys() == {"rules", "scoring", "view"}


def test_the_mutants_are_counted_by_module(project: Path) -> None:
    every = mutants.sample(["changcheng_qt/*.py"], 99, 1, project)
    assert mutants.by_module(every, every[:3]).split() == [
        "10", "of", "13", "killed", "changcheng_qt/points.py",
    ]  # fmt: skip
