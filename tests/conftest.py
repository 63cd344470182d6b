"""The basis of every test: an offscreen Qt, an empty home folder, and Hypothesis profiles.

The environment is set while this file is imported, before any test module can import Qt or ask
for a folder of the user's, and processes that a test starts inherit it.
"""

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import NIGHTLY, by_night, left_to_night

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from screens.painted_once import Paintings
    from tests.patience import PatientBot

_SANDBOX = tempfile.TemporaryDirectory(prefix="changcheng-tests-", ignore_cleanup_errors=True)
_CI_VARIABLES = ("CI", "BUILD_NUMBER")
"""With these pytest lists each difference of two values whole: a minute for those of a single
planted fault. Where a test fails indeed, the second look lists it.
"""
_QT_VARIABLES = ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_LOGGING_RULES")


def _isolate(home: Path) -> None:
    """Point everything that Qt and platformdirs ask for at an empty folder, and forget variables
    that change how tests run.
    """
    for variable in (*_CI_VARIABLES, *_QT_VARIABLES):
        os.environ.pop(variable, None)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"  # as in the program
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ["HOME"] = os.environ["USERPROFILE"] = str(home)
    os.environ["APPDATA"] = os.environ["LOCALAPPDATA"] = str(home / "AppData")
    if sys.platform == "win32":
        # It asks the system otherwise, which knows the real home.
        from platformdirs import windows

        windows.get_win_folder = windows.get_win_folder_from_env_vars
        from PySide6.QtCore import QLocale

        QLocale.setDefault(QLocale.c())  # LC_ALL says nothing there.
    for kind in ("CONFIG", "DATA", "CACHE", "STATE", "RUNTIME"):
        folder = home / kind.lower()
        folder.mkdir(mode=0o700)
        variable = "XDG_RUNTIME_DIR" if kind == "RUNTIME" else f"XDG_{kind}_HOME"
        os.environ[variable] = str(folder)


_isolate(Path(_SANDBOX.name))

settings.register_profile(
    "sample", max_examples=40, stateful_step_count=30, deadline=None, derandomize=True
)
settings.register_profile(
    "nightly",
    max_examples=2000,
    stateful_step_count=200,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nightly" if NIGHTLY else "sample")
if not NIGHTLY:
    # Hypothesis tries constants of the program's source, too: by day it does not read all of that
    # in each process, and the examples of a test do not depend on which modules others import.
    read = "hypothesis.internal.conjecture.providers.is_local_module_file"
    pytest.MonkeyPatch().setattr(read, lambda _: False)


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> "PatientBot":
    """A qtbot that waits for a busy computer."""
    from tests.patience import PatientBot

    return PatientBot(request)


@pytest.fixture(scope="session")
def paintings(qapp: "QApplication") -> "Iterator[Paintings]":
    """The pieces that boards have painted so far in this run."""
    from screens.painted_once import Paintings

    kept = Paintings()
    qapp.fontDatabaseChanged.connect(kept.forget)
    yield kept
    kept.forget()


@pytest.fixture
def user_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of this test's own; settings, games and caches land in folders below it."""
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    for variable in ("HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    return tmp_path


@pytest.fixture(scope="session", autouse=True)
def windows_first(qapp: "QApplication") -> None:
    """Have an application with windows before a command makes one without: Qt makes only one."""


@pytest.fixture(scope="session", autouse=True)
def fonts_added_once() -> Iterator[None]:
    """Have Qt add each file of fonts once, though every program does that a test builds: at each
    addition Qt forgets the fonts that it has looked up.
    """
    from PySide6.QtGui import QFontDatabase

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFontDatabase, "addApplicationFont", cache(QFontDatabase.addApplicationFont))
        yield


@pytest.fixture(scope="session", autouse=True)
def pictures_of_what_is_painted(qapp: "QApplication") -> Iterator[None]:
    """Fail where a test takes a picture of a window that it does not let paint: all are alike."""
    from PySide6.QtWidgets import QWidget

    take = QWidget.grab

    def grab(widget: QWidget, *room: Any) -> object:  # noqa: ANN401 - as for QWidget.grab
        assert widget.window().updatesEnabled(), "this window is not painted"
        return take(widget, *room)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QWidget, "grab", grab)
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip by day the cases of a test that differ little from cases which run by day."""
    for item in left_to_night(items, is_traced=config.pluginmanager.hasplugin("_cov")):
        item.add_marker(by_night)


def pytest_collection() -> None:
    """Collect no garbage by chance from here on: in the thread of a test's writer, or while a
    window paints that nothing else refers to, Qt may crash.
    """
    gc.disable()


def pytest_collection_finish() -> None:
    """Stop looking at imported objects when garbage is sought, which is after every test."""
    gc.collect()
    gc.freeze()


FEW = 12
"""How many windows, menus and the like may gather between two collections."""
_LEFT = pytest.StashKey[int]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Leave few windows to the tests that follow: each is dressed and translated with all others.

    A window that is to be deleted waits for an event loop, one that nobody holds for a collection.
    """
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from changcheng_qt.app.threads import collect_due

    result = yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    stash = item.config.stash
    if len(QApplication.topLevelWidgets()) > stash.get(_LEFT, 0) + FEW:
        gc.collect()
        stash[_LEFT] = len(QApplication.topLevelWidgets())
    else:
        collect_due()
    return result


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Spare windows that a test has done with the painting for which pytest-qt leaves them time."""
    from shiboken6 import isValid

    result = yield
    for reference, _ in getattr(item, "qt_widgets", ()):
        widget = reference()
        if widget is not None and isValid(widget):
            widget.setUpdatesEnabled(False)
    return result


_COUNTED = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Begin with nothing counted."""
    config.stash[_COUNTED] = []


@pytest.fixture
def state_counts(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Says at the end of the run, in green runs too, how much a randomised test has met."""
    return request.config.stash[_COUNTED].append


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Show the counts of the randomised tests."""
    for text in config.stash[_COUNTED]:
        head, *lines = text.splitlines()
        terminalreporter.section(head)
        terminalreporter.write("".join(f"{line}\n" for line in lines))
