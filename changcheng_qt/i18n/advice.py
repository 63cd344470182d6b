"""Advice in words: the moves of a hint or warning, and the verdict of an analysis, all in the same
sentences.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import EVERYONE, Player
from changcheng_qt.i18n.phrases.analysis import explained_text, judgement_text, no_single_reason
from changcheng_qt.i18n.phrases.engine import argument_text
from changcheng_qt.i18n.phrases.wording import (
    fill,
    join_sentences,
    plural_of,
    sentence,
    sentences_of,
)
from changcheng_qt.i18n.telling import AtOnce, TitleWords
from changcheng_qt.verdicts.cost import Judgement, Unit
from changcheng_qt.verdicts.reasons import Reason, Way

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class WayWords:
    """The words for a move in a hint: its name, its worth, and why; and by how many points it falls
    short, or by games won that matter as much, 0 where that may be luck.
    """

    label: str
    worth: str
    why: str
    behind: float = 0.0

    @property
    def whole(self) -> str:
        """All of it as sentences."""
        facts = (self.label, self.worth)
        sentences = (sentence(fact) for fact in facts if fact)
        return join_sentences([*sentences, *([self.why] if self.why else [])])


def ways_note(ways: Sequence[Way]) -> str:
    """Return the note about all moves together, empty where each has its own."""
    alike = sum(way.is_equal for way in ways)
    if ways and ways[0].is_planned:
        return translate("Hints", "The first goes on with the plan of the last hint.")
    if len(ways) == 1:
        return translate("Hints", "There is nothing to compare here.")
    if alike == 2:
        return translate("Hints", "I rate the first two equal.")
    if alike > 2:
        return translate("Hints", "I see no difference between these.")
    return ""


def ways_words(
    ways: Sequence[Way],
    words: TitleWords,
    view: Any,  # noqa: ANN401 - views belong to the title
    players: Sequence[Player],
) -> list[WayWords]:
    """Return the words for moves, best first, in the voice of a title."""
    is_apart = any(not one.is_equal for one in ways)
    told, said, said_costs = list[WayWords](), "", ""
    for number, way in enumerate(ways):
        is_clear = not way.is_equal if number else is_apart
        why = _new_text(ways, number, words, view, players, is_clear=is_clear, said=said)
        costs = _sure(way, words, view, players).costs
        if not said:
            said, said_costs = why, costs
        if not why and is_clear:
            why = no_single_reason()
        if costs and not unsaid(costs, said) and unsaid(costs, why):
            why = join_sentences([why, same_costs_text() if costs == said_costs else costs])
        label, behind = whole_label(way, words, view, players), way.cost
        told.append(WayWords(label, _worth(ways, number), why, 0.0 if way.is_equal else behind))
    return told


def with_next(move: str, way: Way, words: TitleWords, view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
    """Return the name of a move with the next command of the same action, if there is a plan."""
    if (then := _following(way, words, view, players)) is None:
        return move
    following = words.next_in_sentence(then, view, players)
    return fill(translate("Hints", "{move}, then {next}"), move=move, next=following)


def whole_label(way: Way, words: TitleWords, view: Any, players: Sequence[Player]) -> str:  # noqa: ANN401
    """Return the name of a move with the next command of the same action."""
    label = words.way_label(way.command, view, players)
    return with_next(label, way, words, view, players)


def error_text(
    judged: Judgement,
    command_of: Callable[[str], Any],
    words: TitleWords,
    view: Any,  # noqa: ANN401 - views belong to the title
    players: Sequence[Player],
    unit: Unit,
) -> str:
    """Return an error, and why the better action is better; `view` is that of its seat, and
    `command_of` reads commands.
    """
    better = judged.better(command_of)
    chosen = words.way_label(command_of(judged.chosen), view, players)
    best = whole_label(better, words, view, players)
    instead_of = command_of(judged.chosen)
    why, _ = contrast_text(better, instead_of, words, told_by_name(view), players)
    told = judgement_text(judged, players, chosen, best, unit)
    return join_sentences([told, explained_text(why)])


def contrast_text(
    better: Way,
    chosen: Any,  # noqa: ANN401 - commands belong to the title
    words: TitleWords,
    view: Any,  # noqa: ANN401
    players: Sequence[Player],
) -> tuple[str, str]:
    """Return the reasons for a better move, and what is sure of the chosen command that they have
    not told: neither with the costs that both have, which are no reason against one of them.
    """
    own, costs = words.at_once([chosen], view, players), _sure(better, words, view, players).costs
    why = why_text(better, words, view, players, against=[chosen], shared=own.costs)
    return why, unsaid(join_sentences([own.does, own.costs]), join_sentences([why, costs]))


def same_costs_text() -> str:
    """Return the note that a move has the costs that were told of a better one."""
    return translate("Reasons", "The drawback named above applies here too.")


def spread_text() -> str:
    """Return the note that no single place makes a move better."""
    return translate("Reasons", "Its gain is spread over many places.")


def elsewhere_text() -> str:
    """Return the note that a move gains in places that are not its own."""
    return translate("Reasons", "Most of its gain lies elsewhere.")


def _following(way: Way, words: TitleWords, view: Any, players: Sequence[Player]) -> Any:  # noqa: ANN401
    """Return the next command of the same action, None where there is none with words."""
    has_words = way.then is not None and words.next_in_sentence(way.then, view, players)
    return way.then if has_words else None


def _action(way: Way, words: TitleWords, view: Any, players: Sequence[Player]) -> list[Any]:  # noqa: ANN401
    """Return the commands of a move that have words."""
    return [one for one in (way.command, _following(way, words, view, players)) if one]


def _sure(way: Way, words: TitleWords, view: Any, players: Sequence[Player]) -> AtOnce:  # noqa: ANN401
    return words.at_once(_action(way, words, view, players), view, players)


def _new_text(
    ways: Sequence[Way],
    number: int,
    words: TitleWords,
    view: Any,  # noqa: ANN401 - views belong to the title
    players: Sequence[Player],
    *,
    is_clear: bool,
    said: str,
) -> str:
    """Return the reasons for a move that the best one has not told; where there are none, of a
    worse move those in its own places nevertheless, then all.
    """
    way, known = ways[number], "" if is_clear else said
    others = ways[:1] if number else [one for one in ways[1:] if not one.is_equal]
    against = [one for other in others for one in (other.command, other.then) if one]
    new = _without(way, ways[0].reasons) if number else way
    tries = ((new, said), (new, known), (way, known))
    told = (
        why_text(one, words, view, players, against=against, is_clear=is_clear, said=text)
        for one, text in tries
    )
    return next(filter(None, told), "")


def _without(way: Way, told: Sequence[Reason[Any]]) -> Way:
    """Return a move without the reasons that are told of the best one: there they were for it. Of
    one that is worse for no other reason there is none left: those for it would read as praise.
    """
    said = {(one.why, one.place) for one in told}
    left = tuple(one for one in way.reasons if (one.why, one.place) not in said)
    is_told = way.is_equal or any(one.points < 0 for one in left)
    return replace(way, reasons=left if is_told else ())


def why_text(
    way: Way,
    words: TitleWords,
    view: Any,  # noqa: ANN401 - views belong to the title
    players: Sequence[Player],
    *,
    against: Sequence[Any] = (),
    is_clear: bool = True,
    said: str = "",
    shared: str = "",
) -> str:
    """Return the reasons for a move: the sure ones in its own places, except those `said` of the
    move that it is compared with, and the costs `shared` with it; then, where it is clearly better
    or worse than others, the largest that simulations found there, then one against it. Where no
    reason there makes the difference, or only a small one, those without a place and those in the
    places of the commands that it is weighed `against` are told; of a better move without any, or
    with less than is told against it, that its gain is elsewhere, or has no one place; neither of
    one that has no place, such as a card that is drawn.
    """
    action, sure = _action(way, words, view, players), _sure(way, words, view, players)
    costs = unsaid(sure.costs, shared)
    costs = costs if unsaid(costs, said) else ""
    side = -1 if is_clear and way.behind else 1
    found = list(way.reasons) if is_clear or not sure.does else []
    does = sure.does
    near_to = partial(_near_to, words=words, view=view)
    against = [one for one in against if words.at_once([one], view, players).does]
    if does:
        near = near_to(found, action)
        making = [one for one in found if one.points * side > 0]
        if sure.has_place or side < 0:
            near = _larger_first(near, near_to(making, against, or_nowhere=sure.has_place), side)
        if side > 0 and is_clear and not costs and _is_outweighed(near):
            near = [one for one in near if one not in making]
        if sure.has_place and is_clear and side > 0 and not any(one in making for one in near):
            does = join_sentences([does, elsewhere_text() if making else spread_text()])
        found = near
    elif against:
        found = near_to(found, against, or_nowhere=True)

    def say(one: Reason[Any], before: str = "") -> str:
        return words.reason(one, view, players, before)

    told = next((one for one in found if one.points * side >= 0), None)
    if told is not None:
        sure = sure.ending_with(lambda place: say(told, place) != say(told))
        does = sure.does
    new = unsaid(does, said)
    before, named = (costs, sure.risked) if side < 0 and costs else (new, sure.named)
    named = named if named in before else ""
    return argument_text(say, found, side, new, costs, named)


MUCH_LARGER: Final = 2
"""By which factor a reason elsewhere must be larger to be told before one in the own places."""


def _larger_first(
    own: Sequence[Reason[Any]], others: Sequence[Reason[Any]], side: int
) -> list[Reason[Any]]:
    """Return the reasons in the own places of a move; before them those in other places that make
    the difference, where none of its own does, or much less.
    """
    most_own, most = (
        max((one.points * side for one in both), default=0.0) for both in (own, others)
    )
    return [*others, *own] if most > MUCH_LARGER * max(0.0, most_own) else [*own]


def _is_outweighed(reasons: Sequence[Reason[Any]]) -> bool:
    """Whether the largest reason against a move is no smaller than the largest for it."""
    most = max((one.points for one in reasons), default=0.0)
    return 0 < most <= -min(one.points for one in reasons)


def _near_to(
    reasons: Sequence[Reason[Any]],
    commands: Sequence[Any],
    words: TitleWords,
    view: Any,  # noqa: ANN401 - views belong to the title
    *,
    or_nowhere: bool = False,
) -> list[Reason[Any]]:
    """Return the reasons about the places of some commands, and those without a place if wanted."""
    return [
        one
        for one in reasons
        if (or_nowhere and one.place is None)
        or any(words.is_about(one, move, view) for move in commands)
    ]


def unsaid(text: str, said: str) -> str:
    """Return the sentences of a text that are not among those of another one."""
    known = set(sentences_of(said))
    return join_sentences(one for one in sentences_of(text) if one not in known)


def told_by_name(view: Any) -> Any:  # noqa: ANN401 - views belong to the title
    """Return the View of a seat for sentences to somebody else, which name the seat."""
    return replace(view, viewer=EVERYONE)


def _worth(ways: Sequence[Way], number: int) -> str:
    """Return a move's worth: the games won of 100, or compared with the best one; empty where the
    note covers all.
    """
    way = ways[number]
    is_even = all(one.is_equal for one in ways)
    if way.wins is not None and not (number and way.is_equal):
        words = translate("Hints", "wins {count} in 100", "games")
        return fill(words, count=round(way.wins))
    if is_even:
        return ""
    if number == 0:
        return "" if ways[1].is_equal else translate("Hints", "best")
    if way.is_equal:
        return translate("Hints", "about as good")
    points = QLocale().toString(way.behind, "f", 1)
    words = translate("Hints", "{points} points less", "", plural_of(way.behind))
    return fill(words, points=points)
