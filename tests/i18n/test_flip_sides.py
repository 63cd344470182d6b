"""The largest reason between two moves is named, and reasons against one of them are worded so that
neither looks safer, or worse, than it is.
"""

from collections.abc import Mapping, Sequence
from enum import Enum

import pytest

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.advice import Teller, contrast_text, ways_words
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.verdicts import reasons
from changcheng_qt.verdicts.reasons import Reason, Way
from tests.planted import Fault, planted, with_and_without
from tests.toy.words import ToyWords

PLAYERS = [Player("Bo"), Player("Lin")]


class Place(Enum):
    """The place of a reason."""

    NEAR = 1
    FAR = 2


class Costly(ToyWords):
    """A voice for which moves have sure costs, and reasons have a place."""

    def __init__(self, **costs: str) -> None:
        self.costs: Mapping[str, str] = costs

    def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
        return AtOnce(f"Sure of {action[0]}.", self.costs.get(action[0], ""))

    def is_about(self, reason: Reason[Place], command: str, view: object) -> bool:
        return reason.why is Place.NEAR

    def reason(self, given: Reason[Place], view: object, players: object, named: str = "") -> str:
        return f"{given.why.name.title()} {given.points:+.0f}."

    def way_label(self, command: str, view: object, players: object) -> str:
        return command


@pytest.fixture(autouse=True)
def english(languages: Languages) -> None:
    languages.install("en")


def tell_any_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reasons, "COVERING", 0.0)


@with_and_without(tell_any_reason)
def test_a_small_reason_does_not_stand_for_a_large_gain(fault: Fault | None) -> None:
    """A mistake of 3.6 points was explained by 0.75."""
    why = [
        Teller(Costly(), None, PLAYERS)
        .move(Way("a", is_equal=False, reasons=(Reason(Place.NEAR, None, 2, (0, 0)),), ahead=ahead))
        .why
        for ahead in (0.0, 4.0, 4.1)
    ]
    whole = "Sure of a. Near +2."
    with planted(fault):
        said = [tell() for tell in why]
        assert said == [whole, whole, f"{whole} Most of its gain lies elsewhere."]


class Lettered(ToyWords):
    """A voice that calls the place of a reason by a letter, and has sentences for what is sure."""

    def __init__(self, sure: AtOnce) -> None:
        self.sure = sure

    def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
        return self.sure

    def is_about(self, reason: Reason[Place], command: str, view: object) -> bool:
        return True

    def reason(self, given: Reason[Place], view: object, players: object, named: str = "") -> str:
        return f"{'ABC'[given.place or 0]}."


@pytest.mark.parametrize(
    ("points", "sure", "said"),
    [
        ((3.0, 1.0), AtOnce(), "A."),
        ((5.0, -2.0, 1.0), AtOnce(), "A. But it cuts both ways. B."),
        ((-5.0, 2.0), AtOnce(), "A. But it cuts both ways. B."),
        ((), AtOnce(), ""),
        ((3.0,), AtOnce("Sure.", "Cost."), "Sure. A. But it cuts both ways. Cost."),
        ((3.0, -2.0), AtOnce("Sure.", "Cost."), "Sure. A. But it cuts both ways. Cost."),
        ((-3.0, 2.0), AtOnce("Sure.", "Cost."), "Sure. Cost. A. But it cuts both ways. B."),
        ((), AtOnce("Sure.", "Cost."), "Sure. But it cuts both ways. Cost."),
    ],
)
def test_the_other_side_comes_last_and_what_is_sure_first_on_its_own(
    points: tuple[float, ...], sure: AtOnce, said: str
) -> None:
    reasons = tuple(Reason(Place.NEAR, place, one, (0, 0)) for place, one in enumerate(points))
    way = Way("wall", max(0.0, -sum(points)), reasons=reasons)
    move = Teller(Lettered(sure), None, PLAYERS).move(way, is_clear=bool(points))
    assert move.why() == said


@pytest.mark.parametrize(
    ("costs", "second"),
    [
        ("Risk one. Risk two.", "Sure of wall. It has the same drawback as the first."),
        ("Risk one.", "Sure of wall. Risk one."),
        ("Risk one. Risk three.", "Sure of wall. But it cuts both ways. Risk one. Risk three."),
        ("Risk three.", "Sure of wall. But it cuts both ways. Risk three."),
        ("", "Sure of wall."),
    ],
)
def test_a_cost_named_for_the_best_move_is_not_left_out_of_another(costs: str, second: str) -> None:
    """Left out, it made the other move look safer than the best."""
    words = Costly(tower="Risk one. Risk two.", wall=costs)
    told = ways_words([Way("tower"), Way("wall", 0.2)], Teller(words, None, PLAYERS))
    assert told[1].why == second


@pytest.mark.parametrize(
    ("tower", "better", "chosen"),
    [
        ("Risk one.", "Sure of tower. Far +3.", "Sure of wall."),
        (
            "Risk two.",
            "Sure of tower. Far +3. But it cuts both ways. Risk two.",
            "Sure of wall. Risk one.",
        ),
        (
            "Risk one. Risk two.",
            "Sure of tower. Far +3. But it cuts both ways. Risk two.",
            "Sure of wall.",
        ),
    ],
)
def test_a_cost_of_both_compared_moves_is_named_for_neither(
    tower: str, better: str, chosen: str
) -> None:
    """A warning named a cost of both moves as a flip side of the better one."""
    way = Way("tower", reasons=(Reason(Place.FAR, None, 3.0, (0, 0)),))
    words = Costly(tower=tower, wall="Risk one.")
    assert contrast_text(way, "wall", Teller(words, None, PLAYERS)) == (better, chosen)


@pytest.mark.parametrize(
    ("against", "said"),
    [
        (-3.0, "Most of its gain lies elsewhere. But it cuts both ways. Near -3."),
        (-2.0, "Most of its gain lies elsewhere. But it cuts both ways. Near -2."),
        (-1.0, "Near +2. But it cuts both ways. Near -1."),
    ],
)
def test_a_better_move_is_not_explained_by_a_gain_that_its_flip_side_outweighs(
    against: float, said: str
) -> None:
    points = ((Place.FAR, 5.0), (Place.NEAR, 2.0), (Place.NEAR, against))
    reasons = tuple(Reason(place, 4, one, (0, 0)) for place, one in points)
    told = Teller(Costly(), None, PLAYERS).move(Way("wall", reasons=reasons)).why()
    assert told == f"Sure of wall. {said}"


@pytest.mark.parametrize(
    ("own", "other", "side", "said"),
    [
        (1.0, 3.0, 1, "Far +3."),
        (2.0, 3.0, 1, "Near +2."),
        (-1.0, -3.0, -1, "Far -3."),
        (-2.0, -3.0, -1, "Near -2."),
    ],
)
def test_the_cause_of_a_loss_may_be_the_place_of_the_move_that_lost_it(
    own: float, other: float, side: int, said: str
) -> None:
    """A mistake of 3.6 points was explained by a gain of 0.7 in the places of the better move,
    while more than twice as much was lost in those of the chosen one.
    """

    class Apart(Costly):
        def is_about(self, reason: Reason[Place], command: str, view: object) -> bool:
            return (reason.why is Place.NEAR) == (command == "wall")

    places = sorted(((Place.FAR, other), (Place.NEAR, own)), key=lambda one: -abs(one[1]))
    reasons = tuple(Reason(place, 4, points, (0, 0)) for place, points in places)
    way = Way("wall", 0.0 if side > 0 else 4.0, is_equal=False, reasons=reasons)
    told = Teller(Apart(), None, PLAYERS).move(way, ["tower"]).why()
    assert told == f"Sure of wall. {said}"
