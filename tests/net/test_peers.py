"""A guest as its host sees it: how many of its letters are opened."""

import pytest

from changcheng_qt.net import peers
from changcheng_qt.net.carrier import BURST, MOST_LETTERS
from changcheng_qt.net.kept import KeptPeer
from changcheng_qt.net.keys import draw_code
from changcheng_qt.net.peers import Peer


@pytest.fixture
def opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any letter is one of the guest, and readable."""
    monkeypatch.setattr(peers, "unseal", lambda *_: "text")
    monkeypatch.setattr(peers, "read", lambda kind, text: text)


@pytest.mark.usefixtures("opening")
def test_quick_play_loses_no_letter_and_a_flood_is_left_unread() -> None:
    """While bots play at once, a guest confirms each move by a letter, and then moves itself."""
    now = 0.0
    peer = Peer(KeptPeer(draw_code(), (1,), "00"), lambda: now)
    most = MOST_LETTERS * BURST
    opened = [peer.opened(b"sealed") is not None for _ in range(most + 1)]
    assert opened == [True] * most + [False]
    now += 1
    assert [peer.opened(b"sealed") is not None for _ in range(MOST_LETTERS + 1)].count(True) == 20


@pytest.mark.usefixtures("opening")
def test_a_clock_set_back_costs_no_letter() -> None:
    now = 3600.0
    peer = Peer(KeptPeer(draw_code(), (1,), "00"), lambda: now)
    assert peer.opened(b"sealed") is not None
    now = 0.0
    assert peer.opened(b"sealed") is not None
