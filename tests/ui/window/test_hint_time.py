"""The time that a hint takes, told while it is thought about."""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.help import Help
from changcheng_qt.ui.window import hint_show
from changcheng_qt.ui.window.hint_panel import HintPanel
from changcheng_qt.verdicts.reasons import Way
from tests.ui.shop import Shop, settle


def test_the_time_is_told_while_a_hint_takes_long(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A bare "Thinking…" stood there for 15 seconds; the next hint is taken to last as long."""
    now, said = [100.0], list[str]()
    monkeypatch.setattr(hint_show, "monotonic", lambda: now[0])
    monkeypatch.setattr(hint_show, "TICK", 10)
    shop.play("hb", help=Help(hints=True))
    shop.window.show()
    panel = shop.window.findChild(HintPanel)
    assert panel is not None
    for seconds in (4.0, 1.0):
        shop.window.table_actions["hint"].trigger()
        assert panel.note.text() == "Thinking…"
        place = panel.geometry()
        now[0] += seconds
        qtbot.waitUntil(lambda: panel.note.text() != "Thinking…")
        said.append(panel.note.text())
        assert panel.geometry() == place
        shop.adviser.answer(Way("work"), Way("ask 1", 0.2))
        settle()
        shop.submit("work")
    assert said == ["Thinking for 4 second(s)…", "Thinking… about 3 second(s) left"]
