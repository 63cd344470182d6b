"""The dialogs of play from several computers, filled in as if there were a network."""

from dataclasses import dataclass
from errno import ENOSPC
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from changcheng_qt.app.desks.save_words import say_unsafe_table
from changcheng_qt.app.tables.guest_desk import people_invited
from changcheng_qt.app.tables.words import asking_words, waiting_words
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.net.carrier import Reach
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.net.guest_rows import GuestCard, GuestState
from changcheng_qt.ui.net.left import TableCard, TableState
from changcheng_qt.ui.net.lobby import LobbyDialog
from changcheng_qt.ui.net.nearby import CallerCard, NearbyCard
from changcheng_qt.ui.net.opening import OpenTableDialog, TableOrder
from changcheng_qt.ui.net.together import TogetherDialog
from changcheng_qt.ui.net.unfinished import UnfinishedDialog
from changcheng_qt.ui.net.waiting import WaitingDialog
from changcheng_qt.ui.net.ways import Ways
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices
from screens.deeds import TOLD, StagedWindow, put_in

if TYPE_CHECKING:
    from changcheng_qt.net.knocking import Asking

_DIGITS: Final = "402719"
_POST: Final[PlainChoices] = {"by_post": True, "office": "post.example.org", "login": "lanterns"}


@dataclass(frozen=True, slots=True)
class Comparing:
    """A guest whose digits are to be read to the host."""

    digits: str
    people: int = 1


def show_tables(window: StagedWindow) -> None:
    """Ask which table, with two in this network and two that were left."""
    titles, appearance = tuple(window.titles), window.table.appearance
    dialog = TogetherDialog(titles, "Claire", appearance, window, TOLD)
    name = window.titles.current.name
    own = TableCard("1", name, ("Mei", "Luca"), True, TableState.YOURS)
    other = TableCard("2", name, ("Sima",), False, waited=("Luca",))
    dialog.show_left((own, other))
    dialog.nearby.show_tables(
        (NearbyCard("3", "Luca", name, 2), NearbyCard("4", "Mei", name, 1, "0.9"))
    )
    _put_in(window, dialog)


def open_table(window: StagedWindow) -> None:
    """Ask which table is to be opened, in this network and at a post office."""
    title = window.titles.current
    offer = window.dialogs.offer(title.name, has_elsewhere=True)
    appearance = window.table.appearance
    _put_in(window, OpenTableDialog(title, appearance, offer, {}, _POST, window))


def ask_to_end(window: StagedWindow) -> None:
    """Ask whether everybody is to be asked to leave the game unfinished."""
    _put_in(window, UnfinishedDialog(window.table.appearance, window))


def wait_for_guests(window: StagedWindow) -> None:
    """Show a lobby with a guest who is here, one who asks, one invited, and one without an
    invitation.
    """
    title = window.titles.current
    players = tuple(Player(name, HUMAN) for name in ("Claire", "Mei", "Luca", "Sima"))
    game = GameOrder(title.name, players, title.colours[: len(players)])
    lobby = LobbyDialog(title, TableOrder(game, (1, 2, 3), Ways()), window.table.appearance, window)
    invitation = "7K4M-QX2P-9D3T-H6WB@post.example.org"
    lobby.show_guests(
        (
            GuestCard(0, (1,), invitation, "Mei", GuestState.IN),
            GuestCard(1, (2,), invitation, "Luca", GuestState.ASKS),
            GuestCard(2, (3,), invitation),
        ),
        is_ready=False,
    )
    lobby.show_callers((CallerCard(0, ("Sima",), _DIGITS),))
    _put_in(window, lobby)


def wait_for_couples(window: StagedWindow) -> None:
    """Show a lobby in which two people share an invitation and two ask for their seats, and
    somebody else may join them.
    """
    title = window.titles.current
    players = tuple(Player(name, HUMAN) for name in ("Claire", "Mei", "Luca", "Sima"))
    game = GameOrder(title.name, players, title.colours[: len(players)])
    order = TableOrder(game, (1, 2, 3), Ways())
    lobby = LobbyDialog(title, order, window.table.appearance, window)
    invitation = "7K4M-QX2P-9D3T-H6WB@post.example.org"
    lobby.show_guests(
        (
            GuestCard(0, (1, 2), invitation.replace("@", "-2@")),
            GuestCard(1, (3,), invitation),
        ),
        is_ready=False,
    )
    lobby.show_callers((CallerCard(0, ("Mei", "Luca"), _DIGITS),))
    _put_in(window, lobby)


def join_as_couple(window: StagedWindow) -> None:
    """Join with an invitation for two people at one computer."""
    titles, appearance = tuple(window.titles), window.table.appearance
    dialog = TogetherDialog(titles, "Mei", appearance, window, TOLD)
    dialog.ask_everybody(people_invited, ("Luca",))
    dialog.invitation.setText("7K4M-QX2P-9D3T-H6WB-2@post.example.org")
    _put_in(window, dialog)


def wait_for_rematch(window: StagedWindow) -> None:
    """Show the lobby of a rematch: one guest is here again, and one is expected."""
    title = window.titles.current
    players = tuple(Player(name, HUMAN) for name in ("Claire", "Mei", "Luca"))
    game = GameOrder(title.name, players, title.colours[: len(players)])
    order = TableOrder(game, (1, 2), Ways(in_network=False))
    lobby = LobbyDialog(title, order, window.table.appearance, window)
    invitation = "7K4M-QX2P-9D3T-H6WB@post.example.org"
    lobby.show_guests(
        (
            GuestCard(0, (1,), invitation, "Mei", GuestState.IN),
            GuestCard(1, (2,), invitation, "Luca", GuestState.EXPECTED),
        ),
        is_ready=False,
    )
    _put_in(window, lobby)


def wait_for_host(window: StagedWindow) -> None:
    """Wait as a guest without an invitation, with digits to read to the host."""
    asking = cast("Asking", Comparing(_DIGITS))
    appearance = window.table.appearance
    words = partial(asking_words, asking, "Mei", Reach.LIVE)
    _put_in(window, WaitingDialog(words, appearance, window, digits=lambda: asking.digits))


def look_for_host(window: StagedWindow) -> None:
    """Wait as a guest whose host is not found."""
    words = partial(waiting_words, Reach.NONE, None, 1, is_admitted=False)
    appearance = window.table.appearance
    _put_in(window, WaitingDialog(words, appearance, window, is_invited=True))


def fill_disk(window: StagedWindow) -> None:
    """Say at a guest's table that the disk is full."""
    say_unsafe_table(window, OSError(ENOSPC, "full"))


def _put_in(window: StagedWindow, dialog: Sheet) -> None:
    window.dialogs.show(dialog)
    put_in(window)
