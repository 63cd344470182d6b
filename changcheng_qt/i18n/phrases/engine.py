"""Sentences about the engine's values, for every title."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL, Help
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.replay import HelpChange, Hint, Mark, TakeBack
from changcheng_qt.engine.seats import ABSENT, HUMAN, Controller, Player, Seat
from changcheng_qt.i18n.phrases.wording import (
    fill,
    join_sentences,
    listed,
    player_name,
    player_names,
    plural_of,
)

translate = QCoreApplication.translate


_BARRIERS: Final[Mapping[Barrier, Callable[[], str]]] = MappingProxyType(
    {
        Barrier.NOTHING_DONE: lambda: translate("Barrier", "Nothing to undo."),
        Barrier.NOTHING_IN_TURN: lambda: translate(
            "Barrier",
            "Nothing to undo in this turn. “Ask to take back…” in the menu goes further back.",
        ),
        Barrier.NOTHING_UNDONE: lambda: translate("Barrier", "Nothing to redo."),
        Barrier.HIDDEN_SHOWN: lambda: translate(
            "Barrier", "You can't undo this: hidden information was revealed."
        ),
        Barrier.OTHER_DECIDED: lambda: translate(
            "Barrier",
            "You can't undo this: another player has made a choice since. “Ask to take back…” in "
            "the menu goes further back.",
        ),
        Barrier.DECIDED_SINCE: lambda: translate(
            "Barrier", "You can't undo this: another player has made a choice since."
        ),
        Barrier.SCREEN_HANDED_OVER: lambda: translate(
            "Barrier",
            "It's another player's decision now. To go back, everyone must agree.",
        ),
        Barrier.NOT_AGREED: lambda: translate(
            "Barrier", "Not everybody agrees, so nothing changes."
        ),
        Barrier.ASKED_BEFORE: lambda: translate(
            "Barrier", "You have asked for this already. You can ask again after the next move."
        ),
        Barrier.NOTHING_TO_CHANGE: lambda: translate("Barrier", "There is nothing to change."),
        Barrier.LOG_FULL: lambda: translate(
            "Barrier", "You can't undo any more: this game's record is full."
        ),
        Barrier.NO_HINTS: lambda: translate(
            "Barrier",
            "This game is played without hints. “Help for this game…” in the menu can add them.",
        ),
        Barrier.NOT_DECIDING: lambda: translate("Barrier", "Hints are for your own choices."),
        Barrier.NO_ROOM_FOR_HINTS: lambda: translate(
            "Barrier", "No more hints: this game's record is nearly full."
        ),
        Barrier.COACHED: lambda: translate("Barrier", "Here, the coach gives the hints."),
        Barrier.TABLE_CLOSED: lambda: translate("Barrier", "This table is closed."),
        Barrier.NOT_SAVED: lambda: translate(
            "Barrier", "This can't be saved on your computer, so it wasn't sent."
        ),
        Barrier.PLAY_WENT_ON: lambda: translate(
            "Barrier", "Somebody at another computer moved first, so this was not done."
        ),
        Barrier.NOT_ASKED: lambda: translate(
            "Barrier", "The rules allow this, but the lesson asks for something else."
        ),
        Barrier.LESSON_OVER: lambda: translate("Barrier", "The lesson is over."),
    }
)


def barrier_text(barrier: Barrier) -> str:
    """Return why undo, redo, a hint or a command in a lesson is refused."""
    return _BARRIERS[barrier]()


def last_turns_name(count: int) -> str:
    """Return two words for the last turns, of which `count` are left, the present one included."""
    return (
        translate("LastTurns", "Last turn") if count == 1 else translate("LastTurns", "Last round")
    )


def last_turns_text(players: Sequence[Player], later: Sequence[Seat]) -> str:
    """Return the sentence that the game is about to end, with the players who may have a turn after
    this.
    """
    if not later:
        return translate("LastTurns", "Last turn: the game ends after it.")
    sentence = translate(
        "LastTurns",
        "Last round. Still to play after this turn, unless the game ends sooner: {players}.",
    )
    return fill(sentence, players=player_names(players, later))


def controller_text(controller: Controller) -> str:
    """Return the name of a kind of player; one without words keeps its name."""
    human = translate("Controllers", "Human")
    known = {
        HUMAN: human,
        ABSENT: human,
        "novice": translate("Controllers", "Novice"),
        "club": translate("Controllers", "Club player"),
        "strong": translate("Controllers", "Strong player"),
        "master": translate("Controllers", "Master"),
        "random": translate("Controllers", "Random bot"),
        "greedy": translate("Controllers", "Greedy bot"),
    }
    text = known.get(controller)
    return text or fill(translate("Controllers", "Bot: {name}"), name=controller)


def habit_text(bot: Controller) -> str:
    """Return how a kind of bot plays in any title, in one line; empty where the title has words of
    its own or there are none.
    """
    habits = {
        "club": translate("Habit", "Sometimes settles for second best."),
        "strong": translate("Habit", "Thinks every move through to the end."),
        "master": translate("Habit", "Thinks ten times as long as the strong player."),
    }
    return habits.get(bot, "")


def own_points_text(points: float, *, is_named: bool) -> str:
    """Return the pattern for the points that a command gains the seat in a place on average, or
    loses it where they are negative; as a fact for `told_of`, with "there" where the sentence
    before it named the place.
    """
    count = plural_of(points)
    if is_named and points > 0:
        return translate("Reasons", "{points} more points there on average", "", count)
    if is_named:
        return translate("Reasons", "{points} fewer points there on average", "", count)
    if points > 0:
        return translate("Reasons", "{points} more points on average", "", count)
    return translate("Reasons", "{points} fewer points on average", "", count)


def rival_points_text(points: float) -> str:
    """Return the pattern for the points that a command costs the strongest rival in a place, or
    gains it; as a fact for `told_of`.
    """
    count = plural_of(points)
    if points > 0:
        return translate(
            "Reasons", "the rival who finishes best scores {points} fewer points there", "", count
        )
    return translate(
        "Reasons", "the rival who finishes best scores {points} more points there", "", count
    )


def lead_text(points: float, *, is_named: bool) -> str:
    """Return the pattern for the points that the seat gains on the strongest rival in a place, or
    loses to it; as `own_points_text` does.
    """
    count = plural_of(points)
    if is_named and points > 0:
        return translate(
            "Reasons", "{points} points gained there on the rival who finishes best", "", count
        )
    if is_named:
        return translate(
            "Reasons", "{points} points lost there to the rival who finishes best", "", count
        )
    if points > 0:
        return translate(
            "Reasons", "{points} points gained on the rival who finishes best", "", count
        )
    return translate("Reasons", "{points} points lost to the rival who finishes best", "", count)


def mark_text(mark: Mark, players: Sequence[Player]) -> str:
    """Return the line of the chronicle for a mark: a take-back or a change of help by agreement, a
    change of players, or a hint.
    """
    if isinstance(mark, TakeBack):
        return translate("Chronicle", "Everyone agreed to go back to this point.")
    if isinstance(mark, HelpChange):
        return help_now(mark.after)
    player = player_name(players, mark.seat)
    if isinstance(mark, Hint):
        return fill(translate("Chronicle", "{player} took a hint."), player=player)
    before, after = mark.before, mark.after
    if before.controller != after.controller:
        if after.is_human:
            return fill(translate("Chronicle", "{player} now plays in person."), player=player)
        return _bot_text(player, after.controller)
    words = translate(
        "Chronicle", "{player} now simulates {nodes} games per move instead of {before}."
    )
    return fill(words, player=player, nodes=after.nodes, before=before.nodes)


def _bot_text(player: str, bot: Controller) -> str:
    """Return the sentence that a kind of bot now plays for somebody; only known kinds fit into a
    sentence in every language.
    """
    known = {
        "novice": translate("Chronicle", "A novice bot now plays for {player}."),
        "club": translate("Chronicle", "A club-level bot now plays for {player}."),
        "strong": translate("Chronicle", "A strong bot now plays for {player}."),
        "master": translate("Chronicle", "A master bot now plays for {player}."),
    }
    other = translate("Chronicle", "A bot now plays for {player}: {kind}.")
    return fill(known.get(bot, other), player=player, kind=controller_text(bot))


def hints_text(player: str, count: int) -> str:
    """Return how many hints a player had in a game, which is no sentence."""
    return fill(translate("Result", "{player} took %n hint(s)", "", count), player=player)


def help_name() -> str:
    """Return the name of the option of help while playing."""
    return translate("Help", "Help")


def help_now(help: Help) -> str:
    """Return in a sentence the help of everybody at the table from now on."""
    words = translate("Chronicle", "Help for everyone is now: {help}.")
    return fill(words, help=help_parts(help))


def help_parts(help: Help) -> str:
    """Return the kinds of help in use, in a word or two for each."""
    kinds = (
        (help.follows, translate("Help", "chances")),
        (help.hints, translate("Help", "hints")),
        (help.warning, translate("Help", "warnings")),
    )
    given = [kind for is_given, kind in kinds if is_given]
    return listed(given) if given else translate("Help", "none")


def help_label(help: Help) -> str:
    """Return the name of a choice of help."""
    known = {
        USUAL: translate("Help", "Standard"),
        BEGINNERS: translate("Help", "For beginners"),
        PURISTS: translate("Help", "For purists"),
    }
    return known.get(help) or translate("Help", "Custom")


def help_kinds() -> tuple[str, str, str]:
    """Return the description of each kind of help, in a sentence, in the order of the fields of
    `Help`.
    """
    return (
        translate("Help", "Chances worked out from what you have seen."),
        translate("Help", "Hints for your choices."),
        translate("Help", "A warning before a costly turn ends."),
    )


def help_effect(help: Help) -> str:
    """Return the kinds of help in use, a sentence for each, and that there are no hints where a
    player may look for some.
    """
    has = (help.follows, help.hints, help.warning)
    sentences = [sentence for is_given, sentence in zip(has, help_kinds(), strict=True) if is_given]
    if not sentences:
        return translate("Help", "None: everyone works things out for themselves.")
    return join_sentences(sentences if help.hints else [*sentences, translate("Help", "No hints.")])


def rival_names() -> tuple[str, ...]:
    """Return the names of the learner's opponents in lessons, in order."""
    return (
        translate("Lessons", "Bo", "a player's name"),
        translate("Lessons", "Lin", "a player's name"),
        translate("Lessons", "Ada", "a player's name"),
    )
