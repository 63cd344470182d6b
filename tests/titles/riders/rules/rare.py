"""Counting rare events in games of Riders at the Wall."""

from collections import Counter
from collections.abc import Iterable, Iterator

from changcheng_qt.titles.riders.rules import commands, events, goods_events
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.legality import why_not
from changcheng_qt.titles.riders.rules.pieces import Edict
from tests.titles.riders.rules.play import Ply


def count(game: Iterable[Ply]) -> Counter[str]:
    """Return how often each rare thing happened in a game."""
    found: Counter[str] = Counter()
    for ply in game:
        found.update(_of_command(ply))
        for event in ply.events:
            found.update(_of_event(ply, event))
    return found


def _of_event(ply: Ply, event: object) -> Iterator[str]:
    match event:
        case events.SectionBreached(riders=riders, hexes=hexes):
            yield f"breach by {len(riders)}"
            most = max(len(ply.after.entered[land]) for land in hexes)
            yield f"{most} riders on a hex"
        case events.AssaultFull():
            yield "full assault ground"
        case goods_events.SupplyShort(paid=paid, due=due):
            yield f"supply short for {'one' if sum(map(bool, due)) == 1 else 'several'}"
            yield "the rest of the supply paid" if any(paid) else "nobody paid"
        case events.LongRoadMoved(seat=seat):
            was_cut = isinstance(ply.command, commands.BuildSettlement)
            yield "Long Road cut" if was_cut else "Long Road built"
            if seat is None:
                yield "Long Road to nobody"
        case events.GreatHostMoved(seat=seat) if ply.before.great_host.holder is not None:
            yield "Great Host taken"
        case events.GameEnded(ending=ending):
            yield from _of_end(ply, ending)
        case _:
            pass


def _of_end(ply: Ply, ending: Ending) -> Iterator[str]:
    state, command = ply.before, ply.command
    yield ending.value
    made = any(isinstance(event, goods_events.GoodsProduced) for event in ply.events)
    if ending is Ending.CONQUEST and isinstance(command, commands.RollDice) and not made:
        yield "last breach before production"
    if len(ply.after.best) > 1:
        yield "shared"
    if ending is Ending.WON:
        if isinstance(command, commands.BuyEdict):
            yield "won by an edict"
        elif isinstance(command, commands.EndTurn | commands.PassExtra):
            yield "won as a turn begins"
        elif state.turn.dice is None:
            yield "won before the roll"


def _of_command(ply: Ply) -> Iterator[str]:
    before, after, command = ply.before, ply.after, ply.command
    match command:
        case commands.Deal(seat) if before.turn.offer is not None:
            offer = before.turn.offer
            answer = offer.answers[offer.asked.index(seat)]
            yield "counter taken" if isinstance(answer, commands.Counter) else "offer taken"
        case commands.Reject() if why_not(before, commands.Accept()) is not None:
            yield "a Yes without the goods refused"
        case commands.Rob(seat) if not after.hand_count(seat):
            yield "last card robbed"
        case commands.BuildCity() | commands.BuildSettlement() if not any(before.bag):
            yield "no rider in the bag"
        case commands.BuildRoad() if before.turn.free_roads == 2 and not after.turn.free_roads:
            yield "corvée of one road"
        case commands.PlaySoldier() if before.turn.dice is None:
            yield "soldier before the roll"
        case commands.BuyEdict(Edict.ACADEMY | Edict.MARKET):
            yield "a point bought"
        case _:
            pass
