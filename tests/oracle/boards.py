"""Added boards, as RULES section 3.5 tells of them."""

from changcheng_qt.titles.changcheng.rules.commands import ExtendMap
from changcheng_qt.titles.changcheng.rules.events import Event, ExtensionDue, MapExtended
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from tests.oracle.table import Table


def is_added_at_once(table: Table) -> bool:
    """Whether a board is added as soon as a scoring is over, else at the end of the turn."""
    return table.setup.options.extension_time is ExtensionTime.AT_ONCE


def call_for_board(table: Table) -> list[Event]:
    """Three or more emperor cards are unspent and a board may still be added: one is due."""
    if table.emperors < 3 or table.extensions >= table.boards_to_add:
        return []
    table.extending = True
    if not table.setup.options.random_extension:
        return [ExtensionDue(table.seat, None, told=())]
    drawn = table.setup.extension_order[table.extensions]
    return [ExtensionDue(table.seat, drawn, told=tuple(table.seats))]


def add_board(table: Table, command: ExtendMap) -> list[Event]:
    """Join the board to its end, deal three counters of each kind, spend three emperor cards."""
    [board] = [board for board in table.setup.spare if board.name == command.board]
    face = board.face(command.side)
    slot = len(table.faces)
    table.faces.append(face)
    table.row.insert(0 if command.end is End.WEST else slot, slot)
    table.emperors -= 3
    table.extensions += 1
    table.extending = False
    reputations = table.setup.reputations[3 * slot : 3 * slot + 3]
    return [MapExtended(table.seat, face, command.end, reputations, told=tuple(table.seats))]
