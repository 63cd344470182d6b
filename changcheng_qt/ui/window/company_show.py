"""News at the table of people at other computers: banners for their questions, for a host
that is away, and for deeds on their way.

A deed is usually confirmed before anybody could read that it is not; so that is told after a while.
"""

from functools import partial
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, QTimer

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.seam.company import Asking, Company, OnWay, Wish
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.banner import BannerButton, BannerWords, MakeWords
from changcheng_qt.ui.window.table import GameTable

translate = QCoreApplication.translate

_SHORT: Final = QLocale.FormatType.ShortFormat
LATE: Final = 400
"""Milliseconds after which people are told that a deed is not confirmed."""
_HOST, _ON_WAY, _ASKED, _VERDICT = "host", "on way", "asked", "verdict"
_NAMES: Final = (_HOST, _ON_WAY, _ASKED, _VERDICT)


class CompanyShow(QObject):
    """Shows the company of a match on the table, until `close`."""

    def __init__(self, title: TitleUi, table: GameTable, bridge: MatchBridge) -> None:
        """Show the company of a bridge, which has one."""
        super().__init__(table)
        company = bridge.company
        assert company is not None, "nobody asks of a match of one computer"
        self._title, self._table, self._bridge = title, table, bridge
        self._company: Company = company
        self._is_late = False
        self._late = QTimer(self, interval=LATE, singleShot=True)
        self._late.timeout.connect(self._on_late)
        company.changed.connect(self.retell)
        bridge.players_changed.connect(self.retell)
        self.retell()

    def close(self) -> None:
        """Stop, and lower all banners."""
        self._company.changed.disconnect(self.retell)
        self._bridge.players_changed.disconnect(self.retell)
        self._late.stop()
        for name in _NAMES:
            self._table.banners.lower_banner(name)
        self.deleteLater()

    def retell(self) -> None:
        """Raise and lower banners as things are now."""
        if self._company.on_way is None:
            self._is_late = False
            self._late.stop()
        elif not self._is_late and not self._late.isActive():
            self._late.start()
        makers: dict[str, MakeWords] = {
            _HOST: self._host_words,
            _ON_WAY: self._on_way_words,
            _ASKED: self._asked_words,
            _VERDICT: self._verdict_words,
        }
        for name, make_words in makers.items():
            if make_words() is not None or name in self._table.banners:
                self._table.banners.raise_banner(name, make_words)
        for rows in self._table.findChildren(PlayerRows):
            for seat, row in rows.rows.items():
                told, is_here = self._presence(seat)
                row.show_presence(told, is_here=is_here)

    def _presence(self, seat: Seat) -> tuple[str, bool]:
        """Return whether the person of a seat is there, in words and plainly."""
        if seat in self._bridge.here or not self._bridge.players[seat].is_human:
            return "", True
        since = self._company.away_since(seat)
        if since is None:
            return fill(translate("Company", "{player} is here."), player=self._name(seat)), True
        words = translate("Company", "{player} has been away since {when}.")
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(since), _SHORT) if since else ""
        if not when:
            words = translate("Company", "{player} is away.")
        return fill(words, player=self._name(seat), when=when), False

    def _on_late(self) -> None:
        self._is_late = True
        self.retell()

    def _host_words(self) -> BannerWords | None:
        company = self._company
        if company.end is not None:
            return BannerWords(company.end(), warning=True)
        if company.is_host_here or self._bridge.outcome is not None:
            return None
        words = translate("Company", "{host}'s computer can't be reached. The game waits for it.")
        return BannerWords(fill(words, host=company.host))

    def _on_way_words(self) -> BannerWords | None:
        company = self._company
        if not self._is_late or company.on_way is None or company.end is not None:
            return None
        if company.on_way is OnWay.UNSENT:
            return BannerWords(translate("Company", "Not sent yet."))
        words = translate("Company", "Waiting for {host}'s computer…")
        return BannerWords(fill(words, host=company.host)) if company.host else None

    def _asked_words(self) -> BannerWords | None:
        asking = next(iter(self._company.asked), None)
        if asking is None or self._company.end is not None:
            return None
        if asking.is_answered:
            return BannerWords(translate("Company", "Waiting for everybody to agree…"))
        answer = partial(self._company.answer, asking.number)
        yes = BannerButton(
            translate("Company", "Agree"), partial(answer, agrees=True), Rank.PRIMARY
        )
        no = BannerButton(translate("Company", "No"), partial(answer, agrees=False))
        return BannerWords(self._question(asking), self._colour(asking.seat), (yes, no))

    def _question(self, asking: Asking) -> str:
        match asking.wish:
            case Wish.TAKE_BACK:
                steps = self._bridge.step_count - asking.length
                words = translate("Company", "{player} asks to go back. Steps undone: {count}.")
                return fill(words, player=self._name(asking.seat), count=steps)
            case Wish.HELP:
                words = translate("Company", "{player} asks to change the help for this game.")
            case Wish.ABANDON:
                words = translate("Company", "{player} asks to leave the game unfinished.")
            case _:
                assert_never(asking.wish)
        return fill(words, player=self._name(asking.seat))

    def _verdict_words(self) -> BannerWords | None:
        verdict = self._company.verdict
        return None if verdict is None else BannerWords(verdict())

    def _name(self, seat: Seat) -> str:
        return player_name(self._bridge.players, seat)

    def _colour(self, seat: Seat) -> str:
        return self._title.colour_of(self._bridge.view, seat)
