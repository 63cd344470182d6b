"""A rematch at a table of several computers: the same people in the same seats, and a new deal.

Theory of operation. The host opens a new table while the finished one stays open, with the same
ways to both. Each guest's letter from the finished table has a code for the new one, sealed for
that guest alone; so nobody needs to pass an invitation on, and a guest with such a code is admitted
without a question. As the new match begins the finished table is closed; if the new table is closed
before, the codes are withdrawn, and the finished one stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from changcheng_qt.app.desks.new_games import seated_again
from changcheng_qt.app.tables.hosting import HostedTable, Means, with_own_seats
from changcheng_qt.app.tables.ways import Reached
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.net.roster import new_table
from changcheng_qt.titles import rules_of, title_named
from changcheng_qt.ui.net.opening import TableOrder
from changcheng_qt.ui.net.ways import Ways
from changcheng_qt.ui.seam.title import GameOrder, TitleUi

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.net.peers import Peer


def order_again(title: TitleUi, table: HostedTable) -> TableOrder:
    """Return the order of a rematch, the next seat beginning; a seat that a bot has taken is its
    guest's again, unless that guest has left.
    """
    match, rules = table.host.match, rules_of(table.host.match.game.name)
    view, seats = match.view(PUBLIC), range(len(match.players))
    here = set(table.lending.own)
    away = {seat for peer in guests_of(table) for seat in peer.kept.seats}
    players = tuple(
        again if seat in here | away else now
        for seat, (again, now) in enumerate(zip(seated_again(match), match.players, strict=True))
    )
    elsewhere = tuple(seat for seat in seats if players[seat].is_human and seat not in here)
    game = GameOrder(
        match.game.name,
        players,
        tuple(title.colour_of(view, seat) for seat in seats),
        (rules.first_seat(match.setup) + 1) % len(players),
        help=match.help,
    )
    return TableOrder(game, elsewhere, Ways(in_network=False), speech=table.host.talk.chat)


def open_again(
    order: TableOrder, before: HostedTable, means: Means, parent: QObject
) -> HostedTable:
    """Open the table of a rematch, and invite all guests of the one before; raises OSError."""
    title = title_named(order.game.title)
    assert title is not None, "only tables of titles of the program are opened"
    like, first, chat = before.host.match.setup, order.game.first, order.speech
    new = new_table(title, like, first, before.guest.name, chat)
    kept, own_seat = with_own_seats(new, sorted(before.lending.own))
    path = means.autosave.library.new_folder()
    table = HostedTable(path, kept, Reached((), before.ways), means, parent, own_seat, before)
    guests = guests_of(before)
    codes = {peer.kept.code: table.lobby.expect(peer) for peer in guests}
    known: set[Seat] = {seat for peer in guests for seat in peer.kept.seats}
    for seat in order.elsewhere:
        if seat not in known:
            table.host.invite((seat,))
    before.host.invite_again(codes)
    return table


def take_over(table: HostedTable) -> HostedTable:
    """Close the finished table of a rematch that begins, and return it. The ways stay open."""
    before, table.before = table.before, None
    assert before is not None, "a rematch has a table before"
    table.carriers, before.carriers = before.carriers, ()
    before.close()
    return before


def give_up_rematch(table: HostedTable) -> None:
    """Close the table of a rematch that has not begun; the one before stays open."""
    before, table.before = table.before, None
    if before is not None:
        before.host.invite_again({})
    table.give_up()


def guests_of(table: HostedTable) -> list[Peer]:
    """Return the guests who sat at a table to its end."""
    return [one for one in table.lobby.guests if one.kept.is_admitted and one.kept.gone is None]
