"""News at the table of people at other computers: banners for their questions, for a host or a
guest that is away, for bots in the seats of people, and for deeds on their way.

A deed is usually confirmed before anybody could read that it is not, so the banner waits a while.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from changcheng_qt.engine.deeds import Abandon, ChangeHelp, TakeBack
from changcheng_qt.engine.replay import SeatChange
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.engine import mark_text
from changcheng_qt.i18n.phrases.wording import (
    fill,
    join_sentences,
    listed,
    player_name,
    player_names,
    side_by_side,
)
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.seam.company import Asking, Company, OnWay
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.banner import BannerButton, BannerWords, MakeWords
from changcheng_qt.ui.window.elsewhere import gone_text, since_text
from changcheng_qt.ui.window.table import GameTable

translate = QCoreApplication.translate

LATE: Final = 400
"""Milliseconds after which a banner says that a deed is not confirmed."""
_HOST, _ON_WAY, _SEATS, _VERDICT = "host", "on way", "lent seats", "verdict"
_LEFT: Final = "left unfinished"
ASKED: Final = "asked"
"""The name of the banner that asks all people of the table something."""
AGAIN: Final = "rematch"
"""The name of the banner that asks for a rematch, or says that guests would like one."""
_NAMES: Final = (_HOST, _ON_WAY, ASKED, _LEFT, _SEATS, _VERDICT, AGAIN)


class CompanyShow(QObject):
    """Shows the company of a match on the table, until `close`."""

    def __init__(self, title: TitleUi, table: GameTable, bridge: MatchBridge) -> None:
        """Show the company of a bridge, which has one."""
        super().__init__(table)
        company = bridge.company
        assert company is not None, "nobody asks of a match of one computer"
        self._title, self._table, self._bridge = title, table, bridge
        self._company: Company = company
        self._players = bridge.players
        self._waited_for: set[Seat] = set()
        """The seats for which no bot is to be offered before their people have been there again."""
        self._inviting: Seat | None = None
        """The seat for which it is asked whether its people are to be invited again."""
        self._is_late = False
        self._late = QTimer(self, interval=LATE, singleShot=True)
        self._late.timeout.connect(self._on_late)
        company.changed.connect(self.refresh)
        company.withdrawn.connect(self._on_withdrawn)
        bridge.players_changed.connect(self._on_players_changed)
        bridge.rest.changed.connect(self.refresh)
        self.refresh()

    def close(self) -> None:
        """Stop, and lower all banners."""
        self._company.changed.disconnect(self.refresh)
        self._company.withdrawn.disconnect(self._on_withdrawn)
        self._bridge.players_changed.disconnect(self._on_players_changed)
        self._bridge.rest.changed.disconnect(self.refresh)
        self._late.stop()
        for name in _NAMES:
            self._table.banners.lower_banner(name)
        self.deleteLater()

    def refresh(self) -> None:
        """Raise and lower banners as things are now."""
        if self._company.on_way is None:
            self._is_late = False
            self._late.stop()
        elif not self._is_late and not self._late.isActive():
            self._late.start()
        company = self._company
        makers: dict[str, MakeWords] = {
            _HOST: self._host_words,
            _ON_WAY: self._on_way_words,
            ASKED: self._asked_words,
            _LEFT: self._left_words,
            _SEATS: self._seat_words,
            _VERDICT: self._verdict_words,
            AGAIN: partial(again_words, company),
        }
        for name, make_words in makers.items():
            if make_words() is not None or name in self._table.banners:
                self._table.banners.raise_banner(name, make_words)
        for rows in self._table.findChildren(PlayerRows):
            for seat, row in rows.rows.items():
                presence, is_here = self._presence(seat)
                row.show_presence(presence, is_here=is_here)

    def _presence(self, seat: Seat) -> tuple[str, bool]:
        """Return whether the person of a seat is there, in words and plainly."""
        is_lent = seat in self._company.lent
        is_person = is_lent or self._bridge.players[seat].is_human
        if seat in {*self._bridge.here, *self._company.lent_here} or not is_person:
            return "", True
        since = self._company.away_since(seat)
        bot = self._of_seat(translate("Company", "A bot plays for {player}."), seat)
        parts = (bot if is_lent else "", self._presence_words(seat, since))
        return side_by_side(parts), since is None

    def _presence_words(self, seat: Seat, since: int | None) -> str:
        if self._company.has_left(seat):
            return self._of_seat(translate("Company", "{player} has left the game."), seat)
        if not self._company.is_host_here:
            return self._of_seat(translate("Company", "{player} can't be reached now."), seat)
        if since is None:
            return self._of_seat(translate("Company", "{player} is here."), seat)
        return since_text(self._name(seat), since)

    def _on_players_changed(self) -> None:
        """Tell of another person or bot in a seat of another computer."""
        before, self._players = self._players, self._bridge.players
        own = {*self._bridge.here, *self._company.lent_here}
        for seat, (old, new) in enumerate(zip(before, self._players, strict=True)):
            if old.is_human != new.is_human and seat not in own:
                sentence = mark_text(SeatChange(0, seat, old, new), self._players)
                self._table.toast.show_sentence(sentence)
        self.refresh()

    def _on_withdrawn(self, seat: Seat) -> None:
        if seat not in self._bridge.here:
            words = translate("Company", "{player} has withdrawn the question.")
            self._table.toast.show_sentence(self._of_seat(words, seat))

    def _on_late(self) -> None:
        self._is_late = True
        self.refresh()

    def _host_words(self) -> BannerWords | None:
        company = self._company
        if company.end is not None:
            return BannerWords(company.end(), warning=True)
        if self._bridge.outcome is not None:
            return None
        if (trouble := company.trouble) is not None:
            later = translate("Company", "Moves are sent as soon as it accepts letters again.")
            return BannerWords(join_sentences((trouble(), later)))
        if company.is_host_here:
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
        answer = partial(self._company.answer, asking.number)
        if asking.is_answered:
            words = translate("Company", "Waiting for everybody to agree…")
            back = BannerButton(
                translate("Company", "Withdraw", "a question"), partial(answer, agrees=False)
            )
            is_own = asking.seat in self._bridge.here
            return BannerWords(words, buttons=(back,) if is_own else ())
        yes = BannerButton(_agree_text(self._bridge), partial(answer, agrees=True), Rank.PRIMARY)
        no = BannerButton(translate("Company", "No"), partial(answer, agrees=False))
        return BannerWords(self._question(asking), self._colour(asking.seat), (yes, no))

    def _question(self, asking: Asking) -> str:
        match asking.deed:
            case TakeBack(length):
                from changcheng_qt.ui.dialogs.take_back import turn_at

                words = translate("Company", "{player} asks to go back to “{turn}”.")
                turn = turn_at(self._title, self._bridge, length)
                return fill(words, player=self._name(asking.seat), turn=turn)
            case ChangeHelp():
                words = translate("Company", "{player} asks to change the help for this game.")
            case Abandon():
                words = translate("Company", "{player} asks to leave the game unfinished.")
            case _:
                assert_never(asking.deed)
        return fill(words, player=self._name(asking.seat))

    def _left_words(self) -> BannerWords | None:
        company = self._company
        if not self._bridge.is_resting or company.end is not None:
            return None
        words = translate("Company", "Everybody has agreed to leave this game unfinished.")
        if not company.may_play_on:
            return BannerWords(join_sentences((words, self._who_plays_on)))
        on = BannerButton(translate("Company", "Play on"), company.play_on)
        return BannerWords(words, buttons=(on,))

    @property
    def _who_plays_on(self) -> str:
        """Who at other computers may go on: those who are to act, or the host for a bot."""
        players = self._bridge.players
        people = [seat for seat in self._bridge.deciders if players[seat].is_human]
        names = player_names(players, people) if people else self._company.host
        return fill(translate("Company", "It is up to {players} to play on."), players=names)

    def _seat_words(self) -> BannerWords | None:
        company = self._company
        if company.end is not None or self._bridge.outcome is not None:
            return None
        self._waited_for -= {one for one in self._waited_for if company.away_since(one) is None}
        self._inviting = self._inviting if self._inviting in company.given_up else None
        if company.lent_here:
            return self._lent_words(company.lent_here)
        for seat in company.given_up:
            if seat not in self._waited_for:
                return self._given_up_words(seat)
        return None

    def _lent_words(self, lent: Sequence[Seat]) -> BannerWords:
        """Return that bots play for people here, who may take their seats back at once."""
        is_shared = len({*self._bridge.here, *lent}) > 1
        words, choices = _lent_text(self._bridge.players, lent, is_shared=is_shared)
        buttons = [
            BannerButton(text, partial(self._take_back, seats), rank)
            for text, seats, rank in choices
        ]
        may_take = self._company.on_way is None
        return BannerWords(words, self._colour(lent[0]), tuple(buttons) if may_take else ())

    def _given_up_words(self, seat: Seat) -> BannerWords:
        """Return since when people at one computer are away, for whom bots may play, or whether
        they are to be invited again.
        """
        company, players = self._company, self._bridge.players
        together = company.together_with(seat)
        bots = BannerButton(_bots_text(players, together), partial(company.let_bots_play, together))
        wait = translate("Company", "Keep waiting")
        last = BannerButton(wait, partial(self._wait_for, together))
        names, invite = player_names(players, together), partial(company.invite_for, seat)
        text = self._presence_words(seat, company.away_since(seat))
        text = text if len(together) == 1 else gone_text(company, seat, names)
        if invitation := company.invitation_for(seat):
            text = _invited_text(self._bridge, together, invitation)
            copy = partial(QGuiApplication.clipboard().setText, invitation)
            last = BannerButton(translate("Company", "Copy invitation"), copy, Rank.PRIMARY)
        elif company.has_left(seat):
            last = BannerButton(translate("Company", "Invite somebody else"), invite)
        elif seat == self._inviting:
            text = _invite_question(names)
            bots = BannerButton(translate("Company", "Invite again"), invite, Rank.PRIMARY)
        else:
            again = translate("Company", "Invite again…")
            ask = BannerButton(again, partial(self._ask_to_invite, seat))
            return BannerWords(text, self._colour(seat), (bots, ask, last))
        return BannerWords(text, self._colour(seat), (bots, last))

    def _ask_to_invite(self, seat: Seat) -> None:
        self._inviting = seat
        self.refresh()

    def _take_back(self, seats: Sequence[Seat]) -> None:
        for seat in seats:
            self._company.take_seat_back(seat)
        self.refresh()

    def _wait_for(self, seats: Sequence[Seat]) -> None:
        self._waited_for.update(seats)
        self._inviting = None
        self.refresh()

    def _verdict_words(self) -> BannerWords | None:
        verdict = self._company.verdict
        return None if verdict is None else BannerWords(verdict())

    def _of_seat(self, words: str, seat: Seat) -> str:
        return fill(words, player=self._name(seat))

    def _name(self, seat: Seat) -> str:
        return player_name(self._bridge.players, seat)

    def _colour(self, seat: Seat) -> str:
        return self._title.colour_of(self._bridge.view, seat)


def again_words(company: Company) -> BannerWords | None:
    """Return that the host asks for a rematch, or guests would like one, until people here have
    answered; or that people here would.
    """
    if wishing := company.wishing_again:
        words = translate("Company", "{players} would like a rematch.")
        ask = translate("Company", "Rematch")
        buttons = (
            BannerButton(ask, company.sit_down_again, Rank.PRIMARY),
            BannerButton(translate("Company", "Not now"), company.stay_away),
        )
        return BannerWords(fill(words, players=listed(wishing)), buttons=buttons)
    if company.end is not None:
        return None
    if (wish := company.wish) is not None:
        back = translate("Company", "Withdraw", "a question")
        return BannerWords(wish(), buttons=(BannerButton(back, company.stay_away),))
    if not company.is_asked_again:
        return None
    words = translate("Company", "{host} asks for a rematch.")
    come = translate("Company", "Sit down again")
    buttons = (
        BannerButton(come, company.sit_down_again, Rank.PRIMARY),
        BannerButton(translate("Company", "No"), company.stay_away),
    )
    return BannerWords(fill(words, host=company.host), buttons=buttons)


def _lent_text(
    players: Sequence[Player], lent: Sequence[Seat], *, is_shared: bool
) -> tuple[str, Sequence[tuple[str, Sequence[Seat], Rank]]]:
    """Return that bots play for people here, and the choices to take seats back."""
    name = player_name(players, lent[0])
    if len(lent) == 1:
        words = translate("Company", "A bot plays for you.")
        if is_shared:
            words = fill(translate("Company", "A bot plays for {player}."), player=name)
        return words, [(translate("Company", "Take my seat back"), lent, Rank.PRIMARY)]
    names = player_names(players, lent)
    one = fill(translate("Company", "Take {player}'s seat back"), player=name)
    both = fill(translate("Company", "Take back the seats of {players}"), players=names)
    words = fill(translate("Company", "Bots play for {players}."), players=names)
    return words, [(one, lent[:1], Rank.ORDINARY), (both, lent, Rank.PRIMARY)]


def _invited_text(bridge: MatchBridge, seats: Sequence[Seat], invitation: str) -> str:
    """Return the invitation of somebody else to the seat of a person, or of several at one
    computer.
    """
    words = translate("Company", "Invitation to {player}'s seat: {invitation}")
    if len(seats) > 1:
        words = translate("Company", "Invitation to the seats of {players}: {invitation}")
    names = player_names(bridge.players, seats)
    return fill(words, player=names, players=names, invitation=invitation)


def _invite_question(names: str) -> str:
    """Return the question whether people at one computer are invited again."""
    words = translate(
        "Company", "Invite {players} again? The computer used so far then loses its place."
    )
    return fill(words, players=names)


def _bots_text(players: Sequence[Player], seats: Sequence[Seat]) -> str:
    """Return the words that let bots play for people at one computer."""
    one = translate("Company", "Let a bot play for {player}")
    words = one if len(seats) == 1 else translate("Company", "Let bots play")
    return fill(words, player=player_name(players, seats[0]))


def _agree_text(bridge: MatchBridge) -> str:
    """Return the answer of all people here, by name if there are several."""
    here = sorted(bridge.here)
    if len(here) < 2:
        return translate("Company", "Agree")
    names = player_names(bridge.players, here)
    return fill(translate("Company", "{players} agree"), players=names)
