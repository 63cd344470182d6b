"""The time that a hint takes, told while it is thought about."""

import pytest

from changcheng_qt.engine.help import Help
from changcheng_qt.ui.window.hint_panel import HintPanel
from changcheng_qt.ui.window.hint_show import HintShow
from changcheng_qt.verdicts.reasons import Way
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle


def test_the_time_is_shown_while_a_hint_takes_long(shop: Shop) -> None:
    """A bare "Thinking…" stood there for 15 seconds; the next hint is taken to last as long."""
    said = list[str]()
    shop.play("hb", help=Help(hints=True))
    shop.window.show()
    panel = shop.window.findChild(HintPanel)
    assert panel is not None
    for seconds in (4, 1):
        shop.window.table_actions["hint"].trigger()
        assert panel.note.text() == "Thinking…"
        place = panel.geometry()
        shop.clock.pass_time(1000 * seconds)
        said.append(panel.note.text())
        assert panel.geometry() == place
        shop.adviser.answer(Way("work"), Way("ask 1", 0.2))
        settle()
        shop.clock.pass_time(9000)
        shop.submit("work")
    assert said == ["Thinking for 4 second(s)…", "Thinking… about 3 second(s) left"]


def go_on_telling(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(HintShow, "close", lambda _: None)


@with_and_without(go_on_telling)
def test_no_time_is_shown_at_a_table_that_was_left(shop: Shop, fault: Fault | None) -> None:
    """The next tick still came, and found no panel."""
    shop.play("hb", help=Help(hints=True))
    shop.window.show()
    before = [*shop.clock.alarms]
    shop.window.table_actions["hint"].trigger()
    (tick,) = (one for one in shop.clock.alarms if one not in before)
    with planted(fault):
        shop.play("hb")
        assert tick.is_cancelled
