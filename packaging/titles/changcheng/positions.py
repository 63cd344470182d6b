"""Positions for the gallery: games between bots from fixed seeds, stopped where something is to be
seen.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final, TypeAlias

from changcheng_qt.bots.bot import GreedyBot
from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import HUMAN, PUBLIC, Player, Seat
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.changcheng.entry import BoardBox
from changcheng_qt.titles.changcheng.rules.closing import last_turns
from changcheng_qt.titles.changcheng.rules.commands import Command, EndTurn
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.judgement.appraisal import appraise
from changcheng_qt.titles.changcheng.rules.pieces import EMPERORS_PER_EXTENSION, ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Options, Setup
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.ui.replay.bridge import ReplayBridge
from screens.stills import BOT, WEIGHED, AnyMatch

Wanted: TypeAlias = Callable[[View], bool]

NAMES: Final = ("Mei", "Luca", "Claire", "Sima")
SEEDS: Final = 60
USUAL: Final = Options()


def reached(
    wanted: Wanted,
    seats: int,
    people: int,
    back: int = 0,
    options: Options = USUAL,
    *,
    search_from: int = 0,
    help: Help = PURISTS,
) -> AnyMatch:
    """Return the first game with these options, of those that the seeds give, at the first position
    that is wanted, or `back` steps before it; the first `people` seats are played by persons, all
    seats with `help`.

    For rare positions, `search_from` is the game to begin with: those before need not be played.
    Raises LookupError where no game gets there.
    """
    number, commands = _way_to(wanted, seats, options, search_from)
    players = tuple(Player(NAMES[seat], HUMAN if seat < people else BOT) for seat in range(seats))
    match: AnyMatch = Match(CHANG_CHENG, _story(number, seats, options).setup, players, help)
    for command in commands[: len(commands) - back]:
        match.submit(command)
    return match


@cache
def _way_to(
    wanted: Wanted, seats: int, options: Options, search_from: int
) -> tuple[int, tuple[Command, ...]]:
    """Return the number of the game that gets there first, and its commands up to there."""
    for number in range(search_from, SEEDS):
        story = _story(number, seats, options)
        match: AnyMatch = Match(CHANG_CHENG, story.setup, tuple(map(Player, NAMES[:seats])))
        if story.tell(match, wanted):
            return number, tuple(step.command for step in match.steps)
    raise LookupError(wanted)


class _Story:
    """A game between bots, as far as it was needed: they think once about each move."""

    def __init__(self, seed: str, setup: Setup) -> None:
        self.setup = setup
        self._seed = seed
        self._commands: list[Command] = []
        self._bot = GreedyBot(appraise)

    def tell(self, match: AnyMatch, wanted: Wanted) -> bool:
        """Play a new match of this setup until a position is wanted; return whether one was."""
        while not wanted(match.view(PUBLIC)):
            seat = match.to_act
            if seat is None:
                return False
            match.submit(self._command(match, seat))
        return True

    def _command(self, match: AnyMatch, seat: Seat) -> Command:
        number = len(match.steps)
        if number == len(self._commands):
            luck, legal = Random(f"{self._seed}/{number}"), match.legal(seat)
            self._commands.append(self._bot.choose(match.view(seat), legal, WEIGHED, luck))
        return self._commands[number]


@cache
def _story(number: int, seats: int, options: Options) -> _Story:
    seed = f"gallery/{number}"
    drawn = BoardBox.opened(None).draw_usual(seats, Random(seed))
    return _Story(seed, replace(drawn, options=options))


def replay_of(match: AnyMatch) -> ReplayBridge:
    """Return a bridge to the replay of a match whose last turn only has to be ended."""
    match.submit(EndTurn())
    return ReplayBridge(Replay(match), secrets=rules_of(match.game.name).secrets)


def closing(view: View) -> bool:
    """Want the end to be certain as the first seat begins a turn."""
    is_new = view.stage is Stage.ACTION and view.turn.seat == 0 and not view.turn.acts
    return is_new and last_turns(view) is not None


@cache
def new_turn(boards: int, least_ply: int, seat: Seat = 0) -> Wanted:
    """Want a seat at the beginning of a turn, at a number of boards and steps."""

    def wanted(view: View) -> bool:
        return (
            view.stage is Stage.ACTION
            and view.turn.seat == seat
            and not view.turn.acts
            and len(view.wall.faces) == boards
            and view.ply >= least_ply
        )

    return wanted


@cache
def at_stage(stage: Stage) -> Wanted:
    """Want a stage of the game in a turn of the first seat, some steps into the game."""
    return lambda view: view.stage is stage and view.turn.seat == 0 and view.ply > 20


def board_in_mid_turn(view: View) -> bool:
    """Want a board to be due for the first seat between two of its walls."""
    return at_stage(Stage.EXTENSION)(view) and not view.turn.action_done


def scoring_that_grows(view: View) -> bool:
    """Want a province of the first seat's that is scored without a choice and calls for a board."""
    return (
        view.stage is Stage.SCORING_DUE
        and view.turn.seat == 0
        and view.emperors == EMPERORS_PER_EXTENSION - 1
        and view.extensions < view.most_extensions
        and not any(card.province in view.due for card in view.cards)
    )


def first_decision_of_another(view: View) -> bool:
    """Want the first card of a scoring of the first seat's to be another seat's to decide."""
    if view.scoring is None or view.turn.seat != 0 or view.scoring.spent:
        return False
    return view.stage is Stage.DECISION and view.to_act != 0


@cache
def decision_on(card: ActionCard) -> Wanted:
    """Want a card of the first seat's to be decided by the first seat."""

    def wanted(view: View) -> bool:
        is_own = view.stage is Stage.DECISION and view.to_act == 0 and view.turn.seat == 0
        return is_own and view.scoring is not None and view.scoring.pending[0].card is card

    return wanted


def rich_scoring(view: View) -> bool:
    """Want a completed province of the first seat's with at least three cards in it."""
    if view.stage is not Stage.SCORING_DUE or view.turn.seat != 0:
        return False
    return any(sum(card.province == due for card in view.cards) >= 3 for due in view.due)


def last_step(view: View) -> bool:
    """Want the first seat's very last turn, finished but for its end."""
    is_full = all(block is not None for block in view.blocks)
    return is_full and view.stage is Stage.TURN_END and view.turn.seat == 0
