"""Advice in words: the moves of a hint or warning, and the verdict of an analysis, all in the same
sentences.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.seats import EVERYONE, Player
from changcheng_qt.i18n.phrases.analysis import (
    explained_text,
    judgement_text,
    no_single_reason,
    played_text,
)
from changcheng_qt.i18n.phrases.wording import (
    fill,
    join_sentences,
    plural_of,
    quoted,
    sentence,
    sentences_of,
)
from changcheng_qt.i18n.telling import AtOnce, TitleWords
from changcheng_qt.verdicts.cost import Judgement, Unit
from changcheng_qt.verdicts.reasons import Comparison, Gain, Reason, Standing, Way

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class WayWords:
    """The words for a move in a hint: its name, its worth, and why; by how many points it falls
    short, or by games won that matter as much, 0 where that may be luck; and its rank, None where
    it is as good as others.
    """

    label: str
    worth: str
    why: str
    behind: float = 0.0
    rank: int | None = None

    @property
    def whole(self) -> str:
        """All of it as sentences."""
        name = self.label if self.rank is None else f"{self.rank}. {self.label}"
        facts = (name, self.worth)
        sentences = (sentence(fact) for fact in facts if fact)
        return join_sentences([*sentences, *([self.why] if self.why else [])])


def ways_note(ways: Sequence[Way]) -> str:
    """Return the note about all moves together, empty where each has its own."""
    plan = ""
    if ways and ways[0].is_planned:
        plan = translate("Hints", "The first goes on with the plan of the last hint.")
    alike = sum(way.is_equal for way in ways)
    if alike == len(ways) > 1:
        same = translate("Hints", "I see no difference between these.")
        return join_sentences([plan, same] if plan else [same])
    if plan:
        return plan
    if len(ways) == 1:
        return translate("Hints", "I see nothing else here to compare it with.")
    return translate("Hints", "I rate the first two equal.") if alike > 1 else ""


@dataclass(frozen=True, slots=True)
class Teller:
    """The words of a title about one View, which is that of the seat that the advice is for."""

    words: TitleWords
    view: Any
    players: Sequence[Player]

    def label(self, way: Way) -> str:
        """Return the name of a move with the next command of the same action."""
        return self._with_next(self.words.way_label(way.command, self.view, self.players), way)

    def in_sentence(self, way: Way) -> str:
        """Return a move within a sentence, with the next command of the same action; what is named
        as on its button is quoted whole.
        """
        move = self.words.choice_in_sentence(way.command, self.view, self.players)
        on_button = self.words.way_label(way.command, self.view, self.players)
        is_quoted = move == quoted(on_button)
        return quoted(self.label(way)) if is_quoted else self._with_next(move, way)

    def _with_next(self, move: str, way: Way) -> str:
        """Return the name of a move with the next command of the same action, if there is a
        plan.
        """
        if not (following := self._next(way)):
            return move
        return fill(translate("Hints", "{move}, then {next}"), move=move, next=following)

    def action(self, way: Way) -> Sequence[Any]:
        """Return the commands of a move: its own, and the next of the same action if named."""
        return [way.command, way.then] if self._next(way) else [way.command]

    def sure(self, action: Sequence[Any]) -> AtOnce:
        """Return the sure consequences of the commands of an action."""
        return self.words.at_once(action, self.view, self.players)

    def move(self, way: Way, others: Sequence[Any] = (), *, is_clear: bool = True) -> "Move":
        """Return a move compared with the commands of others; `is_clear` if the difference is no
        luck.
        """
        action = self.action(way)
        sure = self.sure(action)
        standing = Standing.WORSE if way.behind else Standing.BETTER
        found = Comparison(
            standing if is_clear else Standing.ALIKE,
            sure.grounds,
            action,
            [one for one in others if self.sure([one]).does],
            lambda reason, command: self.words.is_about(reason, command, self.view),
            way.ahead,
        )
        return Move(way.reasons, sure, found, self)

    def reason(self, given: Reason[Any] | None, named: str = "") -> str:
        """Return a reason after a sentence about the place `named`; empty for none."""
        return self.words.reason(given, self.view, self.players, named) if given else ""

    def _next(self, way: Way) -> str:
        """Return the next command of the same action, empty where there is none with words."""
        if way.then is None:
            return ""
        return self.words.next_in_sentence(way.then, self.view, self.players)


@dataclass(frozen=True, slots=True)
class Move:
    """A move to be explained: its reasons, its sure consequences, and the moves that it is compared
    with.
    """

    reasons: Sequence[Reason[Any]]
    sure: AtOnce
    compared: Comparison
    teller: Teller

    def why(self, said: str = "") -> str:
        """Return why the move is better or worse: its sure effects and costs except those `said` of
        another one, and the reasons chosen for it. The costs are a flip side unless it is worse.
        """
        costs = self.sure.costs if unsaid(self.sure.costs, said) else ""
        found, say = self.compared.argument(self.reasons, has_costs=bool(costs)), self.teller.reason
        sure = self.sure.ending_with(lambda place: say(found.main, place) != say(found.main))
        gain = _gain_text(found.gain)
        effects = unsaid(join_sentences([sure.does, "" if found.main else gain]), said)
        if self.compared.standing is Standing.WORSE:
            before, named = (costs, sure.risked) if costs else (effects, sure.named)
            main, flip = [effects, costs], ""
        else:
            before, named = effects, sure.named
            main, flip = [effects], costs
        main += [say(found.main, named if named in before else ""), gain if found.main else ""]
        return _with_flip_side(join_sentences(main), flip or say(found.flip))


def ways_words(ways: Sequence[Way], teller: Teller) -> list[WayWords]:
    """Return the words for moves, best first."""
    found, said, best = list[WayWords](), "", AtOnce()
    has_best = sum(way.is_equal for way in ways) == 1
    for number, way in enumerate(ways):
        move = _compared(ways, number, teller)
        new = _not_named(way, ways[0].reasons) if number else way.reasons
        why = _new_text(move, new, said)
        costs = move.sure.costs
        if not said:
            said, best = why, move.sure
        why = why or _known_text(move, best)
        if costs and not unsaid(costs, said) and unsaid(costs, why):
            why = join_sentences([why, same_costs_text() if costs == best.costs else costs])
        behind = 0.0 if way.is_equal else way.cost
        rank = number + 1 if has_best or not way.is_equal else None
        found.append(WayWords(teller.label(way), _worth(ways, number), why, behind, rank))
    return found


def error_text(
    judged: Judgement, command_of: Callable[[str], Any], teller: Teller, unit: Unit
) -> str:
    """Return an error, its sure consequences, and why the better action is better; `command_of`
    reads commands.
    """
    better, instead_of = judged.better(command_of), command_of(judged.chosen)
    chosen, best = teller.label(Way(instead_of)), teller.label(better)
    by_name = replace(teller, view=told_by_name(teller.view))
    why, sure = contrast_text(better, instead_of, by_name)
    verdict = judgement_text(judged, teller.players, chosen, best, unit)
    return join_sentences([verdict, *([played_text(sure)] if sure else []), explained_text(why)])


def contrast_text(better: Way, chosen: Any, teller: Teller) -> tuple[str, str]:  # noqa: ANN401
    """Return the reasons for a better move, and the sure effects of the chosen command that these
    do not mention. Costs that both commands have are in neither.
    """
    own, move = teller.sure([chosen]), teller.move(better, [chosen])
    costs = move.sure.costs
    why = replace(move, sure=replace(move.sure, costs=unsaid(costs, own.costs))).why()
    return why, unsaid(join_sentences([own.does, own.costs]), join_sentences([why, costs]))


def same_effects_text() -> str:
    """Return the note that a move has the effects named for a better one, at once: what becomes of
    them may differ, as on roads.
    """
    return translate("Reasons", "For now, it has the same effect as the first.")


def same_costs_text() -> str:
    """Return the note that a move has the costs named for a better one."""
    return translate("Reasons", "It has the same drawback as the first.")


def spread_text() -> str:
    """Return the note that no single place makes a move better."""
    return translate("Reasons", "Its gain is spread over many places.")


def _gain_text(gain: Gain | None) -> str:
    """Return where a better move gains; empty where a reason says most of it."""
    match gain:
        case Gain.ELSEWHERE:
            return translate("Reasons", "Most of its gain lies elsewhere.")
        case Gain.SPREAD:
            return spread_text()
        case None:
            return ""


def _with_flip_side(reasons: str, others: str) -> str:
    """Return the reasons on the side of a move with those on the other side."""
    if not others or not reasons:
        return reasons or others
    words = translate("Reasons", "{reasons} But it cuts both ways. {others}")
    return fill(words, reasons=reasons, others=others)


def _compared(ways: Sequence[Way], number: int, teller: Teller) -> Move:
    """Return a move compared with the best one, and the best with those that are clearly worse."""
    worse = [one for one in ways[1:] if not one.is_equal]
    others, is_clear = (ways[:1], not ways[number].is_equal) if number else (worse, bool(worse))
    against = [one for other in others for one in (other.command, other.then) if one]
    return teller.move(ways[number], against, is_clear=is_clear)


def _new_text(move: Move, reasons: Sequence[Reason[Any]], said: str) -> str:
    """Return the sentences for a move that are not `said` of the best one, with the `reasons` not
    told of it; where there are none, of a worse move its own sentences all the same, then with all
    of its reasons.
    """
    new = replace(move, reasons=reasons)
    known = said if move.compared.standing is Standing.ALIKE else ""
    return new.why(said) or new.why(known) or move.why(known)


def _known_text(move: Move, best: AtOnce) -> str:
    """Return the words for a move of which all sentences are said of the best one."""
    if move.compared.standing is not Standing.ALIKE:
        return no_single_reason()
    does = move.sure.does
    is_same = not unsaid(does, best.does) and not unsaid(best.does, does)
    return same_effects_text() if does and is_same else does


def _not_named(way: Way, given: Sequence[Reason[Any]]) -> Sequence[Reason[Any]]:
    """Return the reasons for a move without those that are given for the best one: there they were
    for it. Of one that is worse for no other reason there is none left: those for it would read as
    praise.
    """
    said = {(one.why, one.place) for one in given}
    left = [one for one in way.reasons if (one.why, one.place) not in said]
    return left if way.is_equal or any(one.points < 0 for one in left) else ()


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
