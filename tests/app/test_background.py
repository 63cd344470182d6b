"""Work in the background of something that is deleted before the work ends."""

from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from changcheng_qt.app.threads import Background
from tests.planted import Fault, planted, with_and_without


def owned(patch: pytest.MonkeyPatch) -> None:
    """The report goes with its owner."""
    begin = Background.__init__

    def begin_owned(background: Background, parent: QObject) -> None:
        begin(background, parent)
        background._report.setParent(background)  # noqa: SLF001

    patch.setattr(Background, "__init__", begin_owned)


@with_and_without(owned)
def test_a_thread_has_where_to_report_after_its_owner_is_gone(
    qapp: QApplication, fault: Fault | None
) -> None:
    with planted(fault):
        go_on, owner = Event(), QObject()
        background = Background(owner)
        report = background._report  # noqa: SLF001
        background.run(go_on.wait, lambda _: None)
        owner.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        go_on.set()
        assert not isValid(background)
        assert isValid(report)
