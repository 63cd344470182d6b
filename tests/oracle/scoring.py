"""How a completed province is scored, in the order of RULES section 4."""

from collections import Counter

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BreakWall,
    CancelCard,
    Command,
    DeclineSwap,
    LowerValue,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import (
    CardCancelled,
    CardHadNoEffect,
    CardsRevealed,
    EmperorPlaced,
    Event,
    PointsScored,
    ProvinceScored,
    Source,
    SwapDeclined,
    ThreatRemoved,
    ValueChanged,
    VirtualWallsAdded,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    ActionCard,
    Block,
    BlockKind,
    Owner,
)
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from tests.oracle.boards import call_for_board, is_added_at_once
from tests.oracle.legality import decisions
from tests.oracle.table import Scoring, Table


def begin_scoring(table: Table, province: Province) -> list[Event]:
    """Step 1: reveal; priorities shown by two or more cards are void."""
    here = [card for card in table.cards if card.province == province]
    table.cards = [card for card in table.cards if card.province != province]
    shown = [RevealedCard(card.owner, card.card, card.ply) for card in here]
    times = Counter(card.card for card in shown)
    void = sorted((c for c in shown if times[c.card] > 1), key=lambda c: (c.card, c.owner))
    waiting = sorted((c for c in shown if times[c.card] == 1), key=lambda c: c.card)
    table.due.remove(province)
    table.scoring = Scoring(province, waiting, void)
    told = tuple(s for s in table.seats if any(card.owner != s for card in shown))
    shown.sort(key=lambda card: (card.card, card.owner))
    revealed = CardsRevealed(table.seat, province, tuple(shown), tuple(void), told=told)
    return [revealed, *_resolve(table)]


def _resolve(table: Table) -> list[Event]:
    """Step 2: cards without a choice take effect by themselves; then the province is counted."""
    scoring = table.scoring
    assert scoring
    said: list[Event] = []
    while scoring.waiting and not decisions(table):
        card = scoring.waiting.pop(0)
        scoring.spent.append(card)
        if card.card is ActionCard.MASTER_BUILDER:
            said.append(_virtual_walls(scoring, card, 2))
        else:
            said.append(CardHadNoEffect(card.owner, card.card))
    return said if scoring.waiting else said + _count(table, scoring)


def decide(table: Table, command: Command) -> list[Event]:
    """The owner of the card that takes effect now chooses its effect."""
    scoring = table.scoring
    assert scoring
    card = scoring.waiting.pop(0)
    scoring.spent.append(card)
    return [_effect(table, scoring, card, command), *_resolve(table)]


def _effect(table: Table, scoring: Scoring, card: RevealedCard, command: Command) -> Event:
    seat = card.owner
    match command:
        case CancelCard(owner, which):
            return _cancel(scoring, seat, owner, which)
        case BreakWall(square):
            was = table.wall[square].owner
            table.wall[square] = Block(BlockKind.BROKEN, was)
            return WallBroken(seat, square, was)
        case RemoveThreat(region):
            return _remove_threat(table, seat, region)
        case RaiseValue() | LowerValue():
            change = 2 if isinstance(command, RaiseValue) else -2
            scoring.change += change
            return ValueChanged(seat, card.card, change)
        case AddVirtualWall():
            return _virtual_walls(scoring, card, 1)
        case SwapWalls(here, there):
            return _swap(table, seat, here, there)
        case DeclineSwap():
            return SwapDeclined(seat)
        case _:
            raise AssertionError(command)


def _cancel(scoring: Scoring, seat: Seat, owner: Seat, which: ActionCard) -> Event:
    [cancelled] = [c for c in scoring.waiting if c.owner == owner and c.card is which]
    scoring.waiting.remove(cancelled)
    scoring.cancelled.append(cancelled)
    return CardCancelled(seat, owner, which)


def _remove_threat(table: Table, seat: Seat, region: Region) -> Event:
    """Traitor B: unseen, unless it was open or the table option shows it."""
    was_up = region in table.face_up
    shown = was_up or table.setup.options.removed_threat_shown
    table.face_up.discard(region)
    table.removed.add(region)
    new = table.newly_seeing(region) if shown and not was_up else ()
    value = table.setup.threats[region] if shown else None
    return ThreatRemoved(seat, region, value, told=new)


def _virtual_walls(scoring: Scoring, card: RevealedCard, walls: int) -> Event:
    scoring.virtual[card.owner] = scoring.virtual.get(card.owner, 0) + walls
    return VirtualWallsAdded(card.owner, card.card, walls)


def _swap(table: Table, seat: Seat, here: Square, there: Square) -> Event:
    here_owner, there_owner = table.wall[here].owner, table.wall[there].owner
    table.wall[here], table.wall[there] = table.wall[there], table.wall[here]
    return WallsSwapped(seat, here, there, here_owner, there_owner)


def tallies(table: Table, squares: list[Square], virtual: dict[Seat, int]) -> list[Tally]:
    """The count of every colour on some squares; broken walls count for nothing."""
    counted: list[Tally] = []
    for owner in [*table.seats, NEUTRAL]:
        walls = sum(
            square in table.wall
            and table.wall[square].kind is not BlockKind.BROKEN
            and table.wall[square].owner == owner
            for square in squares
        )
        if walls + virtual.get(owner, 0):
            counted.append(Tally(owner, walls, virtual.get(owner, 0)))
    return counted


def leaders(table: Table, counted: list[Tally]) -> list[Seat]:
    """The seats tied for most; neutrals may hold the majority, but it brings them nothing."""
    rivals = [
        tally for tally in counted if tally.owner != NEUTRAL or table.setup.options.neutrals_compete
    ]
    most = max((tally.total for tally in rivals), default=0)
    tied: list[Owner] = [tally.owner for tally in rivals if tally.total == most]
    return sorted(owner for owner in tied if owner != NEUTRAL)


def _count(table: Table, scoring: Scoring) -> list[Event]:
    """Steps 3 to 5: majority, value, emperor card; the cards leave the game."""
    province = scoring.province
    counted = tallies(table, table.squares_of(province), scoring.virtual)
    walls = sum(tally.walls for tally in counted)
    reputation = table.setup.reputations[province]
    winners = leaders(table, counted)
    value = walls + reputation + scoring.change
    said: list[Event] = [
        ProvinceScored(province, tuple(counted), walls, reputation, scoring.change, tuple(winners))
    ]
    for seat in winners:
        table.scores[seat] += value
        said.append(PointsScored(seat, value, Source.PROVINCE, province))
    table.gone += [*scoring.void, *scoring.spent, *scoring.cancelled]
    table.scored.add(province)
    table.emperors += 1
    table.scoring = None
    may_grow = table.extensions < table.boards_to_add
    said.append(EmperorPlaced(province, table.emperors if may_grow else None))
    return [*said, *(call_for_board(table) if is_added_at_once(table) else [])]
