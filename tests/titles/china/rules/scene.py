"""Made positions of China, and assertions about them.

`lay` takes the notation of the worked cases of CHINA section 13: hands as words, houses as `"chu":
{X: 4}` on the first free spaces of a region or as `"wan": X` on one space, courts as `"chu": {Y:
2}`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.china.rules.commands import Command, Refusal
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.geography import Board
from changcheng_qt.titles.china.rules.legality import why_not
from changcheng_qt.titles.china.rules.pieces import BY_WORD, Cards, SeatColour, Supply
from changcheng_qt.titles.china.rules.setup import Options, SetupChoices, Side, draw_setup
from changcheng_qt.titles.china.rules.state import State, first_state
from changcheng_qt.titles.china.rules.turn import Turn
from tests.titles.china.rules.play import BOARDS

X, Y, Z, W, V = range(5)
USUAL = Options()


def cards(words: str) -> Cards:
    """Cards by their words, in this order."""
    return tuple(BY_WORD[word] for word in words.split())


@dataclass
class Scene:
    """A position that is played on."""

    state: State
    said: tuple[Event, ...] = ()
    told: list[tuple[int, ...]] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return self.state.setup.board

    @property
    def legal(self) -> set[Command]:
        """Every legal command."""
        return set(CHINA.legal(self.state))

    def texts(self, word: str = "") -> list[str]:
        """The legal commands as text, those that begin with a word."""
        texts = [CHINA.command_to_text(self.state, one) for one in CHINA.legal(self.state)]
        return [text for text in texts if text.startswith(word)]

    def do(self, *texts: str) -> "Scene":
        """Give commands, by their texts."""
        for text in texts:
            applied = CHINA.apply(self.state, CHINA.command_from_text(self.state, text))
            self.state, self.said = applied.after, applied.events
            self.told += [event.told for event in applied.events]
        return self

    def can(self, text: str) -> bool:
        """Whether a command is legal."""
        return self.why(text) is None

    def why(self, text: str) -> Refusal | None:
        """Why a command is refused, which changes nothing."""
        command = CHINA.command_from_text(self.state, text)
        refusal = why_not(self.state, command)
        assert (command in self.legal) == (refusal is None)
        if refusal:
            with pytest.raises(IllegalCommand) as caught:
                CHINA.apply(self.state, command)
            assert caught.value.reason is refusal
        return refusal

    def event(self, kind: type[Any]) -> Any:  # noqa: ANN401 - an event of that kind
        """The one event of a kind in the last step."""
        [event] = [event for event in self.said if isinstance(event, kind)]
        return event

    def events(self, kind: type[Any]) -> list[Any]:
        """All events of a kind in the last step."""
        return [event for event in self.said if isinstance(event, kind)]

    def hand(self, seat: int) -> Cards:
        """The hand of a seat."""
        return self.state.hands[seat]


def lay(
    hand: str = "red red red",
    *,
    side: str = "B",
    seats: int = 4,
    seat: int = X,
    first: int = X,
    houses: Mapping[str, int | Mapping[int, int]] | None = None,
    courts: Mapping[str, Mapping[int, int]] | None = None,
    fortified: str = "",
    hands: Mapping[int, str] | None = None,
    supplies: Mapping[int, Supply] | None = None,
    open_cards: str | None = None,
    pile: str | None = None,
    discards: str = "",
    options: Options = USUAL,
    **more: Any,  # noqa: ANN401 - fields of State
) -> Scene:
    """Return a made position in which `seat` begins its turn with a hand."""
    choices = SetupChoices(tuple(SeatColour)[:seats], first, Side(side), options)
    state = first_state(draw_setup(choices, BOARDS, Random(7)))
    state = replace(state, turn=Turn(seat, 9))
    for name, owners in (houses or {}).items():
        state = _with_houses(state, name, owners)
    for name, court in (courts or {}).items():
        region = state.setup.board.region_numbers[name]
        row = tuple(court.get(one, 0) for one in range(seats))
        state = replace(state, courts=put(state.courts, region, row))
    spaces = state.setup.board.space_numbers
    state = replace(state, fortified=frozenset(spaces[name] for name in fortified.split()))
    for one, words in {seat: hand, **(hands or {})}.items():
        state = replace(state, hands=put(state.hands, one, tuple(sorted(cards(words)))))
    for one, supply in (supplies or {}).items():
        state = replace(state, supplies=put(state.supplies, one, supply))
    if open_cards is not None:
        state = replace(state, open=cards(open_cards))
    if pile is not None:
        state = replace(state, pile=cards(pile))
    counts = tuple(cards(discards).count(colour) for colour in BY_WORD.values())
    return Scene(replace(state, discards=counts, **more))


def _with_houses(state: State, name: str, owners: int | Mapping[int, int]) -> State:
    board = state.setup.board
    if isinstance(owners, int):
        return replace(state, houses=put(state.houses, board.space_numbers[name], owners))
    for seat, count in owners.items():
        for _ in range(count):
            space = state.free_in(board.region_numbers[name])[0]
            state = replace(state, houses=put(state.houses, space, seat))
    return state


def ended(scene: Scene) -> Scene:
    """Pass in the last turn of all."""
    scene.state = replace(
        scene.state,
        exhausted=2,
        pile=(),
        turn=replace(scene.state.turn, seat=scene.state.setup.last),
    )
    return scene.do("pass")


def fresh_turn(state: State) -> Scene:
    """A scene of a position whose turn is fresh again."""
    turn = replace(state.turn, pieces=0, region=None, taken=(), drew=False, swapped=False)
    return Scene(replace(state, turn=turn))
