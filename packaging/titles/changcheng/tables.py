"""Tables of several computers: who is there, chat and questions, and the host's messages.

They have no golden pictures: their new parts are in banners and next to names.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from changcheng_qt.app.tables.words import fault_text, refusal_text
from changcheng_qt.engine.deeds import Abandon, TakeBack
from changcheng_qt.net.letters import Refusal
from changcheng_qt.ui.seam.company import Asking, OnWay
from screens.company import (
    HERE,
    News,
    ask_to_invite,
    hear,
    leave_unfinished,
    lend_own_seat,
    open_chat,
    since,
    tell_turns,
)
from screens.stage import Screens
from screens.tables import fill_disk, look_for_host
from titles.changcheng.deeds import finish_game, lead_attack_on
from titles.changcheng.positions import new_turn
from titles.changcheng.screens import END, MIDDLE, Scene, window_for

_TABLE: Final = replace(MIDDLE, people=3, news=News(watchers=("Aya",)))
_AWAY: Final = {1: since(8, 15)}
_BOTH_AWAY: Final = {seat: since(8, 15) for seat in (1, 2)}


def _told(news: News) -> Scene:
    return replace(_TABLE, news=news)


_BOTH: Final = replace(
    _told(News(away=_BOTH_AWAY, given_up=(1, 2))), wanted=new_turn(2, 40, seat=1)
)
SCREENS: Final[Screens] = {
    name: partial(window_for, scene)
    for name, scene in {
        "table_present": _TABLE.then(hear),
        "table_chat": _TABLE.then(open_chat),
        "table_absent": replace(
            _told(News(away=_AWAY, given_up=(1,))), wanted=new_turn(2, 40, seat=1)
        ),
        "table_two_absent": _BOTH,
        "table_invited_again": _BOTH.then(ask_to_invite),
        "table_seat_left": _told(News(left=(1,), given_up=(1,))),
        "table_seat_offered": _told(
            News(left=(1,), given_up=(1,), invitation="7K4M-QX2P-9D3T-H6WB@post.example.org")
        ),
        "table_bot_plays": _told(News("Luca", lent=(HERE,))).then(lend_own_seat),
        "table_asked": _told(News(asked=(Asking(1, 2, TakeBack(38, ())),))),
        "table_asked_to_end": _told(News(asked=(Asking(1, 2, Abandon()),))),
        "table_unfinished": _told(News("Luca")).then(leave_unfinished),
        "table_rematch": _told(News("Luca", is_asked_again=True)),
        "table_rematch_wished": _told(News(wishing_again=("Luca", "Claire"))),
        "table_host_away": _told(News("Luca", is_host_here=False, on_way=OnWay.UNSENT, away=_AWAY)),
        "table_closed": _told(News("Luca", end=lambda: refusal_text(Refusal.TABLE_CLOSED))),
        "table_verified": replace(END, people=3, news=News(verdict=lambda: fault_text(None))).then(
            finish_game, partial(lead_attack_on, times=30)
        ),
        "table_full_disk": _told(News("Luca")).then(fill_disk),
        "table_host_sought": Scene().then(look_for_host),
        "start_turn": Scene().then(partial(tell_turns, count=1)),
        "start_turns": Scene().then(partial(tell_turns, count=3)),
    }.items()
}
"""The scenes by the name of their picture."""
