"""Files are written in one place only, which a test can make fail."""

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.no_cover

PROGRAM = Path(__file__).parents[2] / "changcheng_qt"
SEAM = "saves/disk.py"
FOLDER_OF_THE_COMMAND_LINE = "app/cli/simulate.py"
"""Makes the folder that somebody names to put games into."""
NOWHERE = {"__main__.py", "sound/device.py"}
"""These write bytes that nobody reads to the null device."""

OF_PATHS = {"write_text", "write_bytes", "mkdir", "unlink", "rmdir", "rename", "touch", "chmod"}
OF_SYSTEM = {"open", "write", "replace", "rename", "remove", "unlink", "mkdir", "makedirs", "fsync"}
OF_THE_LIBRARY = {"self.rename", "self._library.rename"}
"""Gives a game a title."""


def writing_calls(source: str) -> list[str]:
    """Return the calls that write files, or could."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [ast.unparse(call.func) for call in calls if _writes(call)]


def _writes(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(value=ast.Name(id="os"), attr=name):
            return name in OF_SYSTEM
        case ast.Attribute(value=ast.Name(id="shutil" | "tempfile"), attr=name):
            return name != "which"
        case ast.Attribute(attr=name) if name in OF_PATHS:
            return True
        case ast.Name(id="open") | ast.Attribute(attr="open"):
            words = (*call.args, *(keyword.value for keyword in call.keywords))
            modes = [str(word.value) for word in words if isinstance(word, ast.Constant)]
            return any(set("wax+") & set(mode) for mode in modes)
        case _:
            return False


MODULES = {path.relative_to(PROGRAM).as_posix(): path for path in sorted(PROGRAM.rglob("*.py"))}


def test_nothing_but_the_seam_writes_files() -> None:
    written = {name: writing_calls(path.read_text("utf-8")) for name, path in MODULES.items()}
    for name in (SEAM, *NOWHERE):
        assert written.pop(name)
    written[FOLDER_OF_THE_COMMAND_LINE].remove("file.parent.mkdir")
    assert {
        name: rest for name, calls in written.items() if (rest := set(calls) - OF_THE_LIBRARY)
    } == {}


def test_the_seam_itself_is_seen_to_write() -> None:
    assert {"os.open", "os.write", "os.replace"} <= set(
        writing_calls(MODULES[SEAM].read_text("utf-8"))
    )


@pytest.mark.parametrize(
    "line",
    [
        "path.write_text('x')",
        "os.replace(a, b)",
        "open(path, 'w')",
        "path.open(mode='ab')",
        "shutil.rmtree(folder)",
        "folder.mkdir()",
    ],
)
def test_a_planted_write_is_caught(line: str) -> None:
    assert len(writing_calls(line)) == 1


@pytest.mark.parametrize(
    "line", ["path.open('rb')", "open(path)", "text.replace('a', 'b')", "shutil.which('sh')"]
)
def test_calls_that_only_read_pass(line: str) -> None:
    assert writing_calls(line) == []
