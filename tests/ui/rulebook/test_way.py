"""Back and forward through the pages opened."""

from changcheng_qt.ui.rulebook.head import Way


def test_a_way_begins_nowhere() -> None:
    way = Way()
    assert way.here == ""
    assert not way.can_go_back
    assert not way.can_go_on
    assert way.gone_back() == way == way.gone_on()


def test_back_and_forward() -> None:
    way = Way().gone_to("a").gone_to("b").gone_to("c")
    assert way.here == "c"
    back = way.gone_back().gone_back()
    assert back.here == "a"
    assert not back.can_go_back
    assert back.can_go_on
    assert back.gone_on().here == "b"


def test_another_section_ends_what_was_ahead() -> None:
    way = Way().gone_to("a").gone_to("b").gone_back().gone_to("c")
    assert way.stops == ("a", "c")
    assert not way.can_go_on


def test_the_same_section_is_no_stop_more() -> None:
    assert Way().gone_to("a").gone_to("a").stops == ("a",)
