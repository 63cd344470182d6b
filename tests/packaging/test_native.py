"""The native group: which modules are compiled, the things forbidden there, and that they are."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import checkout
import native
import play
import system_libraries
from checkout import CannotContinue
from tests import conduct
from tests.architecture import Module

GROUP = [Module(native.name_of(path), path.read_text("utf-8")) for path in native.group()]
NAMES = {module.name for module in GROUP}


def imported(source: str) -> Iterator[str]:
    """The imports of a module when it runs."""
    module = ast.parse(source)
    for node in module.body:
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(base), names=names):
                whole = {f"{base}.{alias.name}" for alias in names}
                yield from (whole & NAMES or {base})
            case _:
                pass


def narrow_shifts(source: str) -> list[int]:
    """The lines of shifts that C does in 32 bits: of a constant, by something that is none."""
    tree = ast.parse(source)
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left)
        and not is_constant(node.right)
    ]


def is_constant(node: ast.expr) -> bool:
    """Whether the compiler knows a value: a number, a name in capitals, or made of these."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case ast.UnaryOp(operand=operand):
            return is_constant(operand)
        case _:
            return False


class TestGroup:
    def test_it_holds_the_search_and_what_it_plays_on(self) -> None:
        assert {"changcheng_qt.bots.search", "changcheng_qt.engine.core"} <= NAMES

    def test_it_imports_nothing_but_itself_and_python(self) -> None:
        for module in GROUP:
            outside = {
                name
                for name in imported(module.source)
                if name.split(".")[0] not in sys.stdlib_module_names and name not in NAMES
            }
            assert not outside, module.name

    def test_types_of_native_code_are_never_imported_by_a_running_program(self) -> None:
        for module in GROUP:
            assert conduct.imported_at_run_time(module, "mypy_extensions") == []

    def test_no_constant_is_shifted_by_what_is_none(self) -> None:
        wrong = {module.name: found for module in GROUP if (found := narrow_shifts(module.source))}
        assert not wrong, f"in C these are shifts of 32 bits: {wrong}"

    @pytest.mark.parametrize(
        ("shift", "is_wrong"),
        [
            ("1 << seat", True),
            ("~(7 << (3 * card))", True),
            ("ONE << seat", True),
            ("tables.ONE << seat", True),
            ("(1 << 61) - 1", False),
            ("-ONE << 3", False),
            ("bit << seat", False),
        ],
    )
    def test_such_a_shift_is_found(self, shift: str, is_wrong: bool) -> None:
        assert bool(narrow_shifts(f"x = {shift}")) == is_wrong


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder of the compiled form."""
    try:
        return native.build()
    except CannotContinue as reason:
        pytest.skip(str(reason))


def said_by(folder: Path, code: str) -> str:
    """The output of a Python that finds the compiled form in a folder."""
    environ = {**os.environ, **native.variables(folder)}
    return subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True
    ).stdout


class TestCompiledForm:
    def test_it_is_compiled_once(self, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(native, "provide_compiler", lambda: pytest.fail("compiles again"))
        assert native.build() == compiled

    def test_every_module_has_its_own_library_and_all_share_one(self, compiled: Path) -> None:
        made = {
            str(path.relative_to(compiled)).split(".")[0] for path in native.libraries(compiled)
        }
        assert made == {name.replace(".", "/") for name in NAMES} | {"changcheng_qt/native__mypyc"}
        assert set((compiled / native.LIST).read_text("utf-8").split()) == NAMES

    def test_it_needs_nothing_that_players_lack(self, compiled: Path) -> None:
        """The compiler's own modules are not among the program's dependencies."""
        load = "".join(f"import {name}\n" for name in sorted(NAMES))
        told = said_by(compiled, f"import sys\n{load}print(*sys.modules, sep='\\n')").split()
        assert set(told) >= NAMES
        assert not {"mypy_extensions", "librt", "mypyc"} & {name.split(".")[0] for name in told}

    def test_processes_that_are_started_find_it_too(self, compiled: Path) -> None:
        code = (
            "import subprocess, sys; from changcheng_qt.bots import is_compiled;"
            "print(is_compiled(), flush=True);"
            "sys.argv[1:] or subprocess.run([sys.executable, '-c', {!r}, 'again'], check=True)"
        )
        inner = "from changcheng_qt.bots import is_compiled; print(is_compiled())"
        assert said_by(compiled, code.format(inner)).split() == ["True", "True"]

    def test_no_folder_of_this_machine_is_in_it(self, compiled: Path) -> None:
        for path in native.libraries(compiled):
            assert str(checkout.ROOT).encode() not in path.read_bytes()
            assert sys.base_prefix.encode() not in path.read_bytes()


class TestCompiler:
    @pytest.fixture(autouse=True)
    def nothing_built(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(native, "BUILT", tmp_path / "native")

    @pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt is of Linux")
    def test_without_one_the_command_says_so(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("CC", "no-such-compiler")
        monkeypatch.setattr(system_libraries, "may_install", lambda: False)
        assert native.main([]) == 1
        told = capsys.readouterr()
        assert told.out == "The search is compiled with gcc: missing here.\n"
        assert "apt-get install --yes gcc" in told.err

    def test_a_failed_compilation_is_reported_and_leaves_nothing(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(native, "provide_compiler", lambda: None)
        monkeypatch.setattr(checkout, "run", lambda *_, **__: 1)
        with pytest.raises(CannotContinue, match="could not be compiled"):
            native.build()
        assert [path.name for path in native.BUILT.iterdir()] == ["lock"]

    def test_another_source_is_another_form(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        before = native.fingerprint()
        assert native.fingerprint() == before
        changed = checkout.ROOT / "README.md"
        monkeypatch.setattr(native, "group", lambda: [changed])
        assert native.fingerprint() != before

    def test_packages_take_nothing_that_was_compiled_quickly(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv(native.QUICKLY, raising=False)
        before = native.fingerprint()
        monkeypatch.setenv(native.QUICKLY, "1")
        assert native.fingerprint() != before

    def test_the_second_compilation_uses_the_result_of_the_first(self, tmp_path: Path) -> None:
        for name in ("first", "second", "place"):
            (tmp_path / name).mkdir()
            (tmp_path / name / "who").write_text(name)
        shutil.rmtree(tmp_path / "place")
        native.put_in_place(tmp_path / "first", tmp_path / "place")
        native.put_in_place(tmp_path / "second", tmp_path / "place")
        assert (tmp_path / "place" / "who").read_text() == "first"
        with pytest.raises(FileNotFoundError):
            native.put_in_place(tmp_path / "third", tmp_path / "nowhere")


COMPILES = """#!/bin/sh
test "$1" = -c && exit {code}
mkdir -p "$2/changcheng_qt"
echo $$ > "$2/../compiler"
{then}
"""
"""A stand-in for an interpreter with the compiler; importing its result returns `code`."""


def stand_in(folder: Path, then: str = "", code: int = 0) -> Path:
    """Write an interpreter that runs a shell script."""
    path = folder / "python"
    path.write_text(COMPILES.format(then=then, code=code), encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a shell, signals and locks")
class TestInterrupted:
    @pytest.fixture(autouse=True)
    def built(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setattr(native, "BUILT", tmp_path / "native")
        return native.BUILT

    def test_a_killed_compilation_leaves_only_rubbish_that_the_next_one_removes(
        self, built: Path, tmp_path: Path, qtbot: QtBot
    ) -> None:
        """Killed with its compilers, as `play` does when its window is closed."""
        endless = stand_in(tmp_path, "sleep 600")
        code = (
            "import sys, native; from pathlib import Path; native.BUILT = Path(sys.argv[1])\n"
            "with native.one_at_a_time(): native.compile_group(Path(sys.argv[2]))"
        )
        command = [sys.executable, "-c", code, str(built), str(endless)]
        environ = {**os.environ, "PYTHONPATH": str(checkout.ROOT / "packaging")}
        process = subprocess.Popen(command, env=environ, start_new_session=True)
        while not (compilers := list(built.glob("*/compiler"))) or not compilers[0].read_text():
            assert process.poll() is None
        compiler = int(compilers[0].read_text())
        play.end(process)
        qtbot.waitUntil(lambda: not is_running(compiler))
        assert list(built.glob("new-*"))
        assert not (built / native.fingerprint()).exists()
        with native.one_at_a_time():
            folder = native.compile_group(stand_in(tmp_path))
        assert sorted(path.name for path in built.iterdir()) == sorted(["lock", folder.name])

    def test_a_module_that_is_saved_while_it_is_compiled_is_compiled_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        prints = iter(["old", "new", "new", "new", "new"])
        monkeypatch.setattr(native, "fingerprint", lambda: next(prints))
        with native.one_at_a_time():
            assert native.compile_group(stand_in(tmp_path)) == native.BUILT / "new"
        assert not (native.BUILT / "old").exists()

    def test_modules_that_cannot_be_imported_are_not_kept(
        self, built: Path, tmp_path: Path
    ) -> None:
        with native.one_at_a_time(), pytest.raises(CannotContinue, match="cannot be imported"):
            native.compile_group(stand_in(tmp_path, code=1))
        assert [path.name for path in built.iterdir()] == ["lock"]

    def test_only_one_process_compiles(self, built: Path, tmp_path: Path) -> None:
        import fcntl

        with native.one_at_a_time(), (built / "lock").open("wb") as another:
            with pytest.raises(BlockingIOError):
                fcntl.flock(another, fcntl.LOCK_EX | fcntl.LOCK_NB)
            folder = native.compile_group(stand_in(tmp_path))
        with native.one_at_a_time():
            assert native.compile_group(tmp_path / "no compiler") == folder


def is_running(process: int) -> bool:
    """Whether a process is there, and not only waiting for its parent to notice its end."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_arguments_run_on_the_compiled_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[object, ...]] = []

    def run(*words: object, variables: dict[str, str]) -> int:
        ran.append((*words, variables[native.FORM], variables["PYTHONPATH"].split(os.pathsep)[0]))
        return 7

    monkeypatch.setattr(native, "build", lambda: tmp_path)
    monkeypatch.setattr(checkout, "run", run)
    assert native.main(["-m", "pytest"]) == 7
    assert ran == [(sys.executable, "-m", "pytest", "compiled", str(tmp_path))]
