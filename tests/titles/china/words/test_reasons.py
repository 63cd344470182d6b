"""Every reason of a hint for China has its own sentence, for a command and against it, in every
language, and its figure stands in it.
"""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.reasons import Why
from changcheng_qt.titles.china.rules.view import view_of
from changcheng_qt.titles.china.words.names import alliance_name, region_name
from changcheng_qt.titles.china.words.reasons import is_about, reason_text
from changcheng_qt.verdicts.reasons import Reason
from tests.titles.china.rules.scene import X, lay

BOARD = lay().board
translate = QCoreApplication.translate


def text(why: Why, points: float) -> str:
    return reason_text(Reason(why, 1, points, (62, 41)), BOARD)


@pytest.mark.parametrize("why", Why)
def test_a_reason_has_its_figure_and_nothing_left_open(language: str, why: Why) -> None:
    for points in (1.34, -1.34):
        said = text(why, points)
        assert "{" not in said
        assert QLocale().toString(1.3, "f", 1) in said


def test_no_two_reasons_are_said_alike(language: str) -> None:
    said = [text(why, points) for why in Why for points in (1.34, -1.34)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("why", Why)
def test_a_place_that_was_named_is_not_named_again(language: str, why: Why) -> None:
    reason = Reason(why, 1, 1.34, (62, 41))
    whole, other = reason_text(reason, BOARD), reason_text(reason, BOARD, "Elsewhere")
    place = alliance_name(BOARD, 1) if "ALLIANCE" in why.name else region_name(BOARD, 1)
    if "ROADS" in why.name:
        place = translate("ChinaSource", "Roads")
    short = reason_text(reason, BOARD, place)
    assert place in whole
    assert whole == other
    assert place not in short
    assert QLocale().toString(1.3, "f", 1) in short
    assert short[0] == short[0].upper()


@pytest.mark.parametrize(
    ("text", "why", "place", "is_near"),
    [
        ("house wan card", Why.REGION, "chu", True),
        ("house wan card", Why.REGION, "wei", False),
        ("house wan card", Why.ALLIANCE_LEAD, ("wei", "chu"), True),
        ("house wan card", Why.ALLIANCE_LEAD, ("wei", "lu"), False),
        ("house wan card", Why.ROADS, None, True),
        ("emissary chu card", Why.ALLIANCE, ("lu", "chu"), True),
        ("emissary wei card", Why.ALLIANCE, ("lu", "chu"), False),
        ("emissary chu card", Why.ROADS_LEAD, None, False),
        ("take 0", Why.REGION, "qi", True),
        ("take 0", Why.REGION, "wei", False),
        ("take 0", Why.ALLIANCE, ("zhao", "qi"), True),
        ("take 0", Why.ALLIANCE, ("wei", "chu"), False),
        ("take 1", Why.REGION, "qi", True),
        ("take 0", Why.ROADS, None, False),
        ("take 0", Why.REGION_OF_RIVAL, "qi", False),
        ("take 1", Why.ALLIANCE_OF_RIVAL, ("wei", "lu"), False),
        ("emissary chu card", Why.ALLIANCE_OF_RIVAL, ("lu", "chu"), True),
        ("take 1", Why.ROADS_LEAD, None, False),
        ("swap red", Why.ROADS, None, False),
        ("draw", Why.REGION, "lu", False),
        ("swap red", Why.REGION, "lu", True),
    ],
)
def test_a_piece_or_card_is_credited_only_to_its_own_regions_and_alliances(
    text: str, why: Why, place: str | tuple[str, str] | None, is_near: bool
) -> None:
    scene = lay("orange red green", open_cards="yellow red red red")
    numbers = scene.board.region_numbers
    if isinstance(place, tuple):
        pair = {numbers[name] for name in place}
        found = [n for n, one in enumerate(scene.board.alliances) if set(one) == pair]
    else:
        found = [] if place is None else [numbers[place]]
    reason = Reason(why, found[0] if found else None, 2.0, (62, 41))
    view = view_of(scene.state, Knowledge(), X)
    command = CHINA.command_from_text(scene.state, text)
    assert is_about(reason, command, view) is is_near
