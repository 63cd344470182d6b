"""The lobby in little room: questions are never pressed flat."""

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.ui.net.lobby import GuestCard, LobbyDialog
from changcheng_qt.ui.net.nearby import CallerCard
from changcheng_qt.ui.net.opening import TableOrder
from changcheng_qt.ui.net.ways import Ways
from changcheng_qt.ui.seam.title import GameOrder
from tests.ui.shop import Shop, settle


def test_buttons_keep_their_height_where_many_ask(shop: Shop) -> None:
    window = shop.window
    title, players = window.titles.current, (Player("Mei", HUMAN), Player("Ana", HUMAN))
    game = GameOrder(title.name, players, title.colours[:2])
    lobby = LobbyDialog(title, TableOrder(game, (1,), Ways()), window.table.appearance, window)
    lobby.show_guests((GuestCard(0, (1,), "7K4M-QX2P-9D3T-H6WB@192.168.1.5"),), is_ready=False)
    window.dialogs.show(lobby)
    lobby.show_callers([CallerCard(number, "Ana", "402719") for number in range(6)])
    lobby.resize(lobby.minimumSizeHint())
    settle()
    for row in lobby.callers.rows.values():
        assert row.yes.height() >= row.yes.sizeHint().height()
