"""A move is described as a whole action, by reasons of its own side; a turning point names the act,
its author, and its costs for each seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import pytest

from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.i18n.advice import (
    Teller,
    error_text,
    same_costs_text,
    same_effects_text,
    spread_text,
    unsaid,
    ways_note,
    ways_words,
)
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.analysis import moved_text
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.verdicts.cost import Judgement, Source, TurningPoint, Unit, Verdict, Worth
from changcheng_qt.verdicts.reasons import Reason, Way
from tests.toy.words import ToyWords

PLAYERS = [Player("Bo"), Player("Lin")]


class Place(Enum):
    """The place of a reason."""

    NEAR = 1
    FAR = 2


class Sure(ToyWords):
    """A voice for which something is sure of each action, and reasons have a place."""

    def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
        return AtOnce(f"Sure of {' and '.join(action)}.", "Cost.")

    def is_about(self, reason: Reason[Place], command: str, view: object) -> bool:
        return reason.why is Place.NEAR

    def reason(self, given: Reason[Place], view: object, players: object, named: str = "") -> str:
        return f"{given.why.name.title()} {given.points:+.0f}."

    def way_label(self, command: str, view: object, players: object) -> str:
        return command

    def next_in_sentence(self, command: str, view: object, players: object) -> str:
        return "" if command == "draw" else command


class Silent(Sure):
    """A voice for which nothing is sure."""

    def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
        return AtOnce()


def near(points: float) -> Reason[Place]:
    return Reason(Place.NEAR, None, points, (0, 0))


def far(points: float) -> Reason[Place]:
    return Reason(Place.FAR, None, points, (0, 0))


@pytest.fixture
def view(languages: Languages) -> object:
    languages.install("en")
    return None


@pytest.mark.parametrize(
    ("reasons", "behind", "said"),
    [
        ([near(3), far(2)], 0.0, "Sure of a. Near +3. But it cuts both ways. Cost."),
        ([near(-1), far(4)], 0.0, "Sure of a. Far +4. But it cuts both ways. Cost."),
        (
            [near(-1)],
            0.0,
            "Sure of a. Its gain is spread over many places. But it cuts both ways. Cost.",
        ),
        ([], 4.0, "Sure of a. Cost."),
        ([near(-3), far(-4)], 4.0, "Sure of a. Cost. Near -3."),
        ([near(1), far(-4)], 4.0, "Sure of a. Cost. Far -4. But it cuts both ways. Near +1."),
    ],
)
def test_the_reasons_of_a_move_are_on_its_side(
    view: object, reasons: Sequence[Reason[Place]], behind: float, said: str
) -> None:
    """A better move never has only reasons against it where simulations know one for it."""
    way = Way("a", behind, is_equal=False, reasons=tuple(reasons))
    assert Teller(Sure(), view, PLAYERS).move(way).why() == said


@pytest.mark.parametrize(
    ("against", "behind", "said"),
    [
        ((), 0.0, "Sure of a. Most of its gain lies elsewhere."),
        (("b",), 0.0, "Sure of a. Far +4."),
        (("end",), 0.0, "Sure of a. Most of its gain lies elsewhere."),
        ((), 4.0, "Sure of a."),
        (("b",), 4.0, "Sure of a. Far -4."),
    ],
)
def test_no_place_is_named_that_neither_of_two_moves_touches(
    view: object, against: Sequence[str], behind: float, said: str
) -> None:
    class Apart(Sure):
        def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
            return AtOnce("" if action[0] == "end" else f"Sure of {action[0]}.")

        def is_about(self, reason: Reason[Place], command: str, view: object) -> bool:
            return command == "end" or (reason.why is Place.NEAR) == (command == "a")

    reason = Reason(Place.FAR, 7, -4.0 if behind else 4.0, (0, 0))
    way = Way("a", behind, is_equal=False, reasons=(reason,))
    assert Teller(Apart(), view, PLAYERS).move(way, against).why() == said
    ending = Way("end", behind, is_equal=False, reasons=(reason,))
    told = Teller(Apart(), view, PLAYERS).move(ending, ["a"]).why()
    assert told == ""


class Named(Sure):
    """A voice that names its place in what is sure, and marks a reason that follows it."""

    def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
        costs = {"b": "Cost.", "c": "Risk of There."}
        return AtOnce("Here: sure.", costs.get(action[0], ""), "Here", "There")

    def reason(self, given: Reason[Place], view: object, players: object, named: str = "") -> str:
        return f"{named or 'Named again'} {given.points:+.0f}."


@pytest.mark.parametrize(
    ("way", "said", "told"),
    [
        (Way("a", reasons=(near(3),)), "", "Here: sure. Here +3."),
        (Way("a", reasons=(near(3),)), "Here: sure.", "Named again +3."),
        (
            Way("a", reasons=(near(3), near(-1))),
            "",
            "Here: sure. Here +3. But it cuts both ways. Named again -1.",
        ),
        (Way("a", 4.0, reasons=(near(-3),)), "", "Here: sure. Here -3."),
        (Way("b", 4.0, reasons=(near(-3),)), "", "Here: sure. Cost. Named again -3."),
        (Way("c", 4.0, reasons=(near(-3),)), "", "Here: sure. Risk of There. There -3."),
    ],
)
def test_a_reason_names_its_place_unless_the_sentence_before_does(
    view: object, way: Way, said: str, told: str
) -> None:
    assert Teller(Named(), view, PLAYERS).move(way).why(said) == told


def test_the_place_of_a_reason_comes_last_of_several(view: object) -> None:
    class Several(Sure):
        def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
            does = "Three points. Near: lead. Far: tie."
            return AtOnce(does, "", "Far", places=(("Near", "Near: lead."), ("Far", "Far: tie.")))

        def is_about(self, reason: Reason[Place], command: str, view: object) -> bool:
            return True

        def reason(
            self, given: Reason[Place], view: object, players: object, named: str = ""
        ) -> str:
            place = given.why.name.title()
            return f"{'There' if named == place else place} {given.points:+.0f}."

    said = [
        Teller(Several(), view, PLAYERS).move(Way("a", reasons=(one,))).why()
        for one in (near(3), far(2))
    ]
    assert said == [
        "Three points. Far: tie. Near: lead. There +3.",
        "Three points. Near: lead. Far: tie. There +2.",
    ]


@pytest.mark.parametrize("reasons", [(far(3),), ()])
def test_a_move_without_a_place_gains_nothing_elsewhere(
    view: object, reasons: Sequence[Reason[Place]]
) -> None:
    """Nor by reasons that are about another move."""

    class Drawn(Sure):
        def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
            return AtOnce("Up to luck.", has_place=action[0] != "a")

        def is_about(self, reason: Reason[Place], command: str, view: object) -> bool:
            return command == "b"

    way = Way("a", reasons=tuple(reasons))
    assert Teller(Drawn(), view, PLAYERS).move(way, ["b"]).why() == "Up to luck."
    placed = Way("c", reasons=tuple(reasons))
    assert Teller(Drawn(), view, PLAYERS).move(placed, ["b"]).why() != "Up to luck."


def test_a_sentence_that_is_true_of_both_moves_is_said_once(view: object) -> None:
    class Alike(Sure):
        def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
            return AtOnce(f"Worth 7 when full. Sure of {action[0]}.", "The threat would hit you.")

    ways = [Way("a"), Way("b"), Way("c", 4.0, is_equal=False, reasons=(near(-3),))]
    first, second, third = (one.why for one in ways_words(ways, Teller(Alike(), view, PLAYERS)))
    assert "Worth 7" in first
    assert second == "Sure of b. It has the same drawback as the first."
    assert third == "Sure of c. Near -3. It has the same drawback as the first."


@pytest.mark.parametrize(
    ("reasons", "said"),
    [
        ([near(-3), far(1)], "Sure of b. Cost."),
        ([near(-3), far(-2)], "Sure of b. Cost. Far -2."),
    ],
)
def test_a_move_worse_by_the_reasons_for_the_best_is_not_praised(
    view: object, reasons: Sequence[Reason[Place]], said: str
) -> None:
    """Its loss is the gain of the best move, which is there already."""

    class Own(Sure):
        def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
            return AtOnce(f"Sure of {action[0]}.", "Cost." if action[0] == "b" else "")

    ways = [Way("a", reasons=(near(3),)), Way("b", 4.0, is_equal=False, reasons=tuple(reasons))]
    assert [one.why for one in ways_words(ways, Teller(Own(), view, PLAYERS))][1] == said


def test_a_cost_of_the_best_move_too_is_named_once_in_every_language(
    view: object, language: str
) -> None:
    """In Chinese the words of the flip side were in its sentence, which so passed for another."""
    if language == "xx":
        pytest.skip("its letters end no sentence")
    end = "。" if language.startswith("zh") else "."

    class Ended(Sure):
        def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
            return AtOnce(f"Sure of {action[0]}{end}", f"Cost{end}")

    first, second = ways_words([Way("a"), Way("b", 0.2)], Teller(Ended(), view, PLAYERS))
    assert first.why.endswith(f"Cost{end}")
    assert "Cost" not in second.why
    assert second.why.endswith(same_costs_text())


def test_a_move_whose_effects_were_named_refers_to_them(view: object) -> None:
    """A worse one says them again; so does one that has fewer than the best."""

    class Alike(Sure):
        def at_once(self, action: Sequence[str], view: object, players: object) -> AtOnce:
            worth = "Worth 7 when full."
            return AtOnce(worth if action[0] in "cd" else f"You lead. {worth}", "Cost.")

    ways = [Way("a"), Way("b", 0.2), Way("c", 0.3), Way("d", 4.0, is_equal=False)]
    told = [one.why for one in ways_words(ways, Teller(Alike(), view, PLAYERS))]
    assert told == [
        f"You lead. Worth 7 when full. {spread_text()} But it cuts both ways. Cost.",
        f"{same_effects_text()} {same_costs_text()}",
        f"Worth 7 when full. {same_costs_text()}",
        "Worth 7 when full. Cost.",
    ]


@pytest.mark.parametrize(
    ("text", "said", "left"),
    [
        ("A wall. A tower.", "A tower.", "A wall."),
        ("J. Smith leads. A tower.", "J. Doe leads. A tower.", "J. Smith leads."),
        ("Worth 1.5 points.", "Worth 1.5 points.", ""),
        ("Lin leads; worth 6. A tower.", "Lin leads; worth 6. A wall.", "A tower."),
    ],
)
def test_only_whole_sentences_are_left_out(view: object, text: str, said: str, left: str) -> None:
    assert unsaid(text, said) == left


def test_moves_that_may_be_equal_have_only_sure_reasons(view: object) -> None:
    way = Way("a", 2.0, reasons=(near(3),))
    assert (
        Teller(Sure(), view, PLAYERS).move(way, is_clear=False).why()
        == "Sure of a. But it cuts both ways. Cost."
    )
    assert Teller(Silent(), view, PLAYERS).move(way, is_clear=False).why() == "Near +3."
    assert Teller(Silent(), view, PLAYERS).move(way).why() == "Near +3."


def test_a_hint_that_goes_on_with_a_plan_says_so(view: object) -> None:
    said, plan = "The first goes on with the plan of the last hint.", Way("a", is_planned=True)
    assert ways_note((plan, WORSE)) == said
    assert ways_note((plan, Way("b"))) == f"{said} I see no difference between these."


WORSE = Way("c", 4.0, is_equal=False)


@pytest.mark.parametrize(
    ("others", "note", "worths"),
    [
        ((Way("b", 1.4), Way("c", 1.6)), "I see no difference between these.", ["", "", ""]),
        ((WORSE, WORSE), "", ["best", "4.0 points less", "4.0 points less"]),
        (
            (Way("b", 1.4), WORSE),
            "I rate the first two equal.",
            ["", "about as good", "4.0 points less"],
        ),
    ],
)
def test_moves_have_a_rank_only_where_the_difference_is_no_luck(
    view: object, others: tuple[Way, ...], note: str, worths: list[str]
) -> None:
    ways = (Way("a"), *others)
    assert ways_note(ways) == note
    words = ways_words(ways, Teller(Sure(), view, PLAYERS))
    assert [one.worth for one in words] == worths
    equals = {"", "about as good"}
    assert [one.rank for one in words] == [
        None if worth in equals else rank for rank, worth in enumerate(worths, 1)
    ]


@pytest.mark.parametrize(("then", "sure"), [("b", "a and b"), ("draw", "a"), (None, "a")])
def test_an_action_is_named_as_on_its_label(view: object, then: str | None, sure: str) -> None:
    told = ways_words([Way("a", then=then)], Teller(Sure(), view, PLAYERS))[0]
    assert told.why == f"Sure of {sure}. But it cuts both ways. Cost."
    assert (", then b" in told.label) == (then == "b")


@dataclass(frozen=True)
class Seen:
    """The view of a seat."""

    viewer: Viewer = 0


@pytest.mark.usefixtures("view")
@pytest.mark.parametrize(
    ("then", "label", "sure"), [("b", "c, then b", "c and b"), ("draw", "c", "c"), ("", "c", "c")]
)
def test_an_error_names_the_whole_better_action(then: str, label: str, sure: str) -> None:
    worths = Worth(4.0), Worth(0.5)
    judged = Judgement(0, 0, "a", "c", *worths, Verdict.MISTAKE, (), (), then)
    told = error_text(judged, str, Teller(Sure(), Seen(), PLAYERS), Unit.POINTS)
    whole = f"Bo: mistake, 4.0 points (±1.0): “a” instead of “{label}”. "
    assert told.startswith(f"{whole}The move played – Sure of a. ")
    assert f" The better move – Sure of {sure}. " in told


@pytest.mark.parametrize(
    ("source", "points", "said"),
    [
        (Source.CHANCE, -5.2, "Lin adds a board. Chance: Bo lost 5.2 points."),
        (Source.CHANCE, 5.2, "Lin adds a board. Chance: Bo gained 5.2 points."),
        (Source.UNSEEN, 4.1, "Lin adds a board. The unseen: Bo gained 4.1 points."),
        (Source.UNSEEN, -4.1, "Lin adds a board. The unseen: Bo lost 4.1 points."),
        (Source.OTHERS, 4.1, "Lin adds a board. That gained Bo 4.1 points."),
        (Source.OTHERS, -4.1, "Lin adds a board. That cost Bo 4.1 points."),
    ],
)
def test_a_turning_point_says_what_happened_and_what_it_cost_whom(
    view: object, source: Source, points: float, said: str
) -> None:
    point = TurningPoint(3, 0, source, points)
    assert moved_text(point, PLAYERS, "Lin adds a board.", Unit.POINTS, {}) == said


@pytest.mark.parametrize(
    ("point", "said"),
    [
        (TurningPoint(3, 0, Source.CHANCE, 8.2, kind="dice"), "Dice: 8.2 more wins in 100 for Bo."),
        (TurningPoint(3, 0, Source.CHANCE, -8.2, kind="bag"), "Bag: 8.2 fewer wins in 100 for Bo."),
        (TurningPoint(3, 0, Source.OTHERS, 8.2), "That gained Bo 8.2 wins in 100."),
    ],
)
def test_a_turning_point_of_chance_during_play_names_its_kind(
    view: object, point: TurningPoint, said: str
) -> None:
    lucks = {"dice": "Dice", "bag": "Bag"}
    assert moved_text(point, PLAYERS, "Lin rolled 7.", Unit.WINS, lucks) == f"Lin rolled 7. {said}"


def test_a_turning_point_has_words_in_every_language(language: str) -> None:
    points = [
        TurningPoint(3, 0, source, one)
        for source in (Source.CHANCE, Source.UNSEEN, Source.OTHERS)
        for one in (5.0, -5.0)
    ]
    said = {moved_text(point, PLAYERS, "Lin.", Unit.POINTS, {}) for point in points}
    assert len(said) == len(points)
    assert all("Lin." in one and "Bo" in one and "{" not in one for one in said)
