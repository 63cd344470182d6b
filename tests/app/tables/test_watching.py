"""Somebody looks on, at a window of their own: the public's view, no deeds, and everybody knows."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from changcheng_qt.app.main import Program
from changcheng_qt.app.tables.lending import Lending
from changcheng_qt.app.tables.talk import TableTalk
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.net import roster
from changcheng_qt.net.peers import Peer
from changcheng_qt.ui.flow.screens import Public
from changcheng_qt.ui.net.opening import OpenTableDialog
from changcheng_qt.ui.seam.talk import Phrase
from tests.app.tables.test_talk import ask, strip_of, talk_of
from tests.app.tables.windows import Two, bridge_of, click, end, hosted
from tests.effort import by_day
from tests.planted import Fault, planted, with_and_without


@pytest.fixture
def watcher(two: Two) -> Iterator[Program]:
    one = two.start("watcher")
    one.window.resize(1280, 800)
    yield one
    end(one)


def open_to_watch(two: Two, title: int) -> str:
    """Open a table at which somebody may look on; return the invitation for that."""
    click(two.ask(two.host).tables[title])
    dialog = two.host.window.dialogs.shown
    assert isinstance(dialog, OpenTableDialog)
    count = dialog.draft.count if title else 2
    dialog.show_count(count)
    for seat in range(2, count):
        dialog.rows[seat].controller.setCurrentIndex(2)
    dialog.watch.setChecked(True)
    click(dialog.start)
    (row,) = (row for row in two.lobby.rows.values() if not row.card.seats)
    return row.code.text()


def look_on(two: Two, watcher: Program, invitation: str) -> None:
    """Ask to look on."""
    dialog = two.ask(watcher)
    dialog.invitation.setText(invitation)
    dialog.name.setText("Eve")
    click(dialog.join)


@pytest.mark.parametrize("title", by_day(range(3), slow=(1, 2)))
def test_one_who_looks_on_sees_what_everybody_knows_and_does_nothing(
    two: Two, watcher: Program, title: int
) -> None:
    invitation = open_to_watch(two, title)
    look_on(two, watcher, invitation)
    (row,) = (row for row in two.lobby.rows.values() if not row.card.seats)
    two.wait(row.yes.isVisible)
    click(row.yes)
    two.begin(two.lobby)
    two.wait(lambda: watcher.window.match_show is not None)
    bridge = bridge_of(watcher)
    assert bridge.here == frozenset()
    assert bridge.view.viewer is PUBLIC
    assert watcher.window.match_show is not None
    assert isinstance(watcher.window.match_show.flow.screen, Public)
    two.play(2)
    two.wait(lambda: bridge.step_count == bridge_of(two.host).step_count)
    assert bridge.decider is None
    assert "bots" not in watcher.window.table.banners
    names = (
        "undo",
        "redo",
        "reset_turn",
        "pause_bots",
        "step_bots",
        "play_out",
        "players",
        "game_help",
        "take_back",
    )
    assert not any(watcher.window.table_actions[name].isEnabled() for name in names)
    refusals: list[object] = []
    bridge.refused.connect(refusals.append)
    two.wait(lambda: any(one.decider is not None for one in two.bridges))
    count = bridge.step_count
    bridge.submit(next(one.legal[0] for one in two.bridges if one.decider is not None))
    bridge.take_back(0, ())
    assert refusals
    assert bridge.step_count == count
    for one in (two.host, two.guest, watcher):
        two.wait(lambda: talk_of(one).watchers == ("Eve",))  # noqa: B023
        assert "Eve" in strip_of(one).watchers.text()
    assert list(ask(watcher).mutes) == [0, 1]
    assert talk_of(watcher).say(Phrase.WELL_PLAYED)
    two.wait(lambda: strip_of(two.host).line.text() == "Eve: Well played!")


def test_a_late_watcher_is_admitted_by_the_invitation_alone(two: Two, watcher: Program) -> None:
    invitation = open_to_watch(two, 0)
    two.begin(two.lobby)
    two.play(2)
    look_on(two, watcher, invitation)
    two.wait(lambda: watcher.window.match_show is not None)
    two.wait(lambda: bridge_of(watcher).step_count == 2)


def know_no_absence(patch: pytest.MonkeyPatch) -> None:
    names = property(lambda talk: tuple(one.name for one in talk._guest.people if not one.seats))  # noqa: SLF001
    patch.setattr(TableTalk, "watchers", names)


@with_and_without(know_no_absence)
def test_one_whose_program_has_ended_looks_on_no_more(two: Two, fault: Fault | None) -> None:
    invitation = open_to_watch(two, 0)
    two.begin(two.lobby)
    watcher = two.start("watcher")
    look_on(two, watcher, invitation)
    players = two.host, two.guest
    two.wait(lambda: all(talk_of(one).watchers == ("Eve",) for one in players))
    end(watcher)
    with planted(fault):
        two.wait(lambda: not any(talk_of(one).watchers for one in players))
        assert all(not strip_of(one).watchers.isVisible() for one in players)


def copied(one: Program) -> str:
    """The text in the clipboard after the menu entry was chosen."""
    QGuiApplication.clipboard().clear()
    one.window.table_actions["invite_to_watch"].trigger()
    return QGuiApplication.clipboard().text()


def give_the_first(patch: pytest.MonkeyPatch) -> None:
    def first(lending: Lending) -> Peer:
        return next(peer for peer in lending.guests() if not peer.kept.seats)

    patch.setattr(Lending, "_unwatched", property(first))


@with_and_without(give_the_first)
def test_the_host_copies_an_unused_invitation_during_the_game(
    two: Two, watcher: Program, fault: Fault | None
) -> None:
    invitation = open_to_watch(two, 0)
    two.begin(two.lobby)
    assert copied(two.host) == invitation
    assert two.host.window.table.toast.text.startswith("Invitation copied.")
    assert not two.guest.window.table_actions["invite_to_watch"].isEnabled()
    look_on(two, watcher, invitation)
    two.wait(lambda: talk_of(two.host).watchers == ("Eve",))
    assert not watcher.window.table_actions["invite_to_watch"].isEnabled()
    with planted(fault):
        other = copied(two.host)
        assert other not in ("", invitation), "an invitation is for one person"
        assert copied(two.host) == other, "there is no more than one unused"


def test_nobody_is_invited_to_watch_where_that_was_not_chosen(two: Two) -> None:
    two.begin()
    assert not two.host.window.table_actions["invite_to_watch"].isEnabled()


def test_a_full_table_says_that_nobody_more_may_watch(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_to_watch(two, 0)
    two.begin(two.lobby)
    hosted(two).host.roster.peers[-1].change(is_admitted=True)
    monkeypatch.setattr(roster, "MOST_PEERS", 3)
    assert not copied(two.host)
    assert two.host.window.table.toast.text == "The table has no room for more people."
