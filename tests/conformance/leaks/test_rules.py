"""The rule that opens tells nothing that its reader may not know: everything in the window leads to
the same sections in two games that cannot be told apart.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import islice

import pytest
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.seam.rule import rule_at
from changcheng_qt.ui.window.main_window import MainWindow
from tests.conformance.leaks.comparing import AT_ONCE, Leaked
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.photographs import Session, alone, sessions_by_day, together
from tests.conformance.leaks.sample import LeakSample, note_hidden
from tests.conformance.samples import every_title
from tests.effort import effort

PAIRS = effort(sample=1, nightly=300)


def rules_seen(window: MainWindow, session: Session, tale: Tale, viewer: Viewer) -> list[str]:
    """Return where everything that is seen leads at every moment of a session."""
    return [
        rule_at(widget)
        for _ in session(window, tale, viewer, AT_ONCE)
        for widget in (window, *window.findChildren(QWidget))
        if widget.isVisible()
    ]


def compare_rules(window: MainWindow, session: Session, drawn: Iterable[Pair]) -> int:
    """Compare both games of pairs; return how many widgets led to a section."""
    found = 0
    for pair in drawn:
        real, twin = (
            rules_seen(window, session, tale, pair.viewer) for tale in (pair.real, pair.twin)
        )
        if real != twin:
            raise Leaked([one for one in zip(real, twin, strict=False) if one[0] != one[1]][:3])
        found += sum(map(bool, real))
    return found


@every_title("leaks")
def test_a_rule_tells_nothing_private(
    sample: LeakSample, dark_window_of: Callable[[LeakSample], MainWindow]
) -> None:
    window = dark_window_of(sample)
    for session in sessions_by_day(sample.title, dealt=(sample.pointing, together, alone)):
        assert compare_rules(window, session, islice(sample.pairs(), PAIRS)) > 50 * PAIRS


@every_title("leaks", first_by_day=True)
def test_a_rule_by_something_hidden_is_noticed(
    sample: LeakSample,
    dark_window_of: Callable[[LeakSample], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hidden: list[int] = []

    def note(state: object) -> None:
        hidden[:] = sample.unseen(state)[:6]

    note_hidden(monkeypatch, rules_of(sample.title).game, note)
    links = import_module(f"changcheng_qt.titles.{sample.title}.words.rule_links")
    monkeypatch.setattr(links, "rule_now", lambda _: f"hidden-{sum(hidden)}-{hidden[0]}")
    with pytest.raises(Leaked):
        compare_rules(dark_window_of(sample), alone, islice(sample.pairs(), 12))
