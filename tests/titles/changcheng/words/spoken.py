"""A small table for phrases to speak of: two boards, four players, and one of every event and
command.
"""

from dataclasses import replace

from changcheng_qt.engine.seats import EVERYONE, Player, Viewer
from changcheng_qt.titles.changcheng.rules import commands, events
from changcheng_qt.titles.changcheng.rules.geography import Area, Board, End, Face, Side
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import (
    ActionCard,
    Block,
    BlockKind,
    Colour,
    EventCard,
)
from changcheng_qt.titles.changcheng.rules.setup import Options, Setup
from changcheng_qt.titles.changcheng.rules.state import first_state
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from changcheng_qt.titles.changcheng.rules.view import View, view_of

PLAYERS = (
    Player("Mei"),
    Player("Luca"),
    Player("Claire", "shrewd"),
    Player("Sima"),
)


def area(name: str, chinese: str, squares: int) -> Area:
    names = (("en", name), ("it", f"{name}-it"), ("fr", f"{name}-fr"))
    return Area(squares, (*names, ("zh_TW", chinese), ("zh_CN", chinese)))


def face(board: str, side: Side, provinces: str, regions: str) -> Face:
    """A face whose areas have one-letter names, 4, 4 and 5 squares each, regions mirrored."""
    sizes = (4, 4, 5)
    return Face(
        board,
        side,
        tuple(area(f"P{name}", f"省{name}", n) for name, n in zip(provinces, sizes, strict=True)),
        tuple(
            area(f"R{name}", f"地{name}", n) for name, n in zip(regions, sizes[::-1], strict=True)
        ),
    )


def board(name: str, letters: str) -> Board:
    return Board(
        name,
        (
            face(name, Side.A, letters[:3], letters[:3]),
            face(name, Side.B, letters[3:], letters[3:]),
        ),
    )


BOARDS = (board("1", "abcdef"), board("2", "ghijkl"), board("3", "mnopqr"))


def view(viewer: Viewer = 0, seats: int = 4, options: Options | None = None) -> View:
    """The position before the first turn, which is Mei's, with a block of each kind set down."""
    setup = Setup(
        colours=tuple(Colour)[:seats],
        first=0,
        options=options or Options(),
        events=(),
        faces=(BOARDS[0].faces[0], BOARDS[1].faces[0]),
        spare=BOARDS[2:],
        threats=(2, 3, 4) * 5,
        reputations=(0, 1, 2) * 5,
        extension_order=(BOARDS[2].faces[0],),
    )
    empty = view_of(first_state(setup), Knowledge(), viewer)
    singles = {4: Block(BlockKind.SINGLE, 0), 5: Block(BlockKind.SINGLE, -1)}
    blocks = tuple(singles.get(square) for square in empty.wall.squares)
    return replace(empty, blocks=blocks)


def whole_view(seats: int = 4) -> View:
    """The view of everyone once a game is over."""
    return view(EVERYONE, seats)


REVEALED = tuple(
    RevealedCard(owner, card, ply)
    for ply, (owner, card) in enumerate(
        [(0, ActionCard.TRAITOR), (1, ActionCard.FLOOD), (2, ActionCard.BUILDER)]
    )
)
TALLIES = (Tally(0, 2, 1), Tally(1, 2), Tally(-1, 1))

EVENTS: tuple[events.Event, ...] = (
    events.SinglePlaced(0, 4),
    events.NeutralPlaced(0, 4),
    events.DoublePlaced(0, 4, 5),
    events.DoublePlaced(0, 3, 4),
    events.TowerPlaced(0, 4, (3, 5)),
    events.TowerPlaced(0, 4, ()),
    events.ReservationEnded(0, met=True),
    events.ReservationEnded(0, met=False),
    events.CardPlayed(0, 1, None),
    events.CardPlayed(0, 1, ActionCard.WARRIOR),
    events.Peeked(0, 1, None),
    events.Peeked(0, 1, 3),
    events.ThreatTurnedUp(1, 3, told=(0, 1)),
    *(events.PointsScored(0, 1, source, None) for source in events.Source),
    events.PointsScored(0, 9, events.Source.PROVINCE, 1),
    events.PointsScored(0, -3, events.Source.REGION, 1),
    events.ProvinceCompleted(0, 1),
    events.CardsRevealed(0, 1, (), (), told=()),
    events.CardsRevealed(0, 1, REVEALED, (), told=(0,)),
    events.CardsRevealed(0, 1, REVEALED[:1], REVEALED[1:], told=(0,)),
    events.CardsRevealed(0, 1, (), REVEALED, told=(0,)),
    events.CardCancelled(0, 1, ActionCard.FLOOD),
    events.WallBroken(0, 4, 1),
    events.WallBroken(0, 4, -1),
    events.ThreatRemoved(0, 1, None, told=()),
    events.ThreatRemoved(0, 1, 3, told=(1,)),
    events.ValueChanged(0, ActionCard.FLOOD, -2),
    events.VirtualWallsAdded(0, ActionCard.BUILDER, 1),
    events.VirtualWallsAdded(0, ActionCard.MASTER_BUILDER, 2),
    events.WallsSwapped(0, 4, 9, 1, -1),
    events.SwapDeclined(0),
    events.CardHadNoEffect(0, ActionCard.WARRIOR),
    events.CardHadNoEffect(0, ActionCard.TRAITOR),
    events.CardHadNoEffect(0, ActionCard.MANDARIN),
    events.ProvinceScored(1, TALLIES, 4, 2, -2, (0, 1)),
    events.ProvinceScored(1, TALLIES, 4, 2, 0, ()),
    events.EmperorPlaced(1, 2),
    events.EmperorPlaced(1, None),
    events.TurnBegan(0, 7),
    events.TurnEnded(0),
    events.TurnPassed(0),
    events.ExtensionDue(0, None, told=()),
    events.ExtensionDue(0, BOARDS[2].faces[0], told=(0,)),
    events.MapExtended(0, BOARDS[2].faces[0], End.WEST, (0, 1, 2), told=(0,)),
    events.MapExtended(0, BOARDS[2].faces[0], End.EAST, (0, 1, 2), told=(0,)),
    events.AttackBegan(wall_finished=True),
    events.AttackBegan(wall_finished=False),
    events.RegionAttacked(1, None, TALLIES, (), (), told=()),
    events.RegionAttacked(1, 3, TALLIES, (0, 1), (), told=()),
    events.RegionAttacked(1, 3, TALLIES, (), (0,), told=()),
    events.RegionAttacked(1, 3, TALLIES, (1,), (0,), told=()),
    events.RegionAttacked(1, 3, TALLIES, (), (), told=()),
    *(events.EventCardCounted(card, (4, 3, 0, 1)) for card in EventCard),
    events.GameEnded((12, 9, -2, 4), (0,)),
    events.GameEnded((12, 12, -2, 4), (0, 1)),
)
"""One of every event at least, and of those that are worded in several ways one of each."""

COMMANDS: tuple[commands.Command, ...] = (
    commands.PlaceSingle(4),
    commands.PlaceDouble(3, 4),
    commands.PlaceTower(4),
    commands.PlaceNeutral(4),
    commands.PlayCard(ActionCard.WARRIOR, 1),
    commands.Peek(1),
    commands.BeginScoring(1),
    commands.CancelCard(1, ActionCard.FLOOD),
    commands.BreakWall(4),
    commands.RemoveThreat(1),
    commands.RaiseValue(),
    commands.LowerValue(),
    commands.AddVirtualWall(),
    commands.SwapWalls(4, 5),
    commands.DeclineSwap(),
    commands.EndTurn(),
    commands.ExtendMap("3", Side.A, End.WEST),
    commands.ExtendMap("3", Side.B, End.EAST),
    commands.Pass(),
)
"""One of every command."""
