"""A guest at a table, which the Python in a bundle runs: it joins by an invitation, over the local
network or a post office, plays for its seat, and ends after enough messages.

`inside.run` sends this file into the bundle, so it uses nothing but modules that are there.
"""

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from changcheng_qt.app.tables.ways import guest_carrier
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.invitations import LanAddress, read_invitation
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.saves.disk import RealDisk

LOOK_EVERY = 20
"""Milliseconds."""


def main(invitation: str, way: str, folder: str, enough: str) -> None:
    """Play until n entries of the match are here."""
    application, owner, rng = QCoreApplication([]), QObject(), Random(way)
    read = read_invitation(invitation)
    assert read, invitation
    code, offered, _ = read
    ways = [one for one in offered if isinstance(one, LanAddress) == (way == "lan")]
    carrier = guest_carrier(ways, owner, lambda trouble: print(trouble.value, flush=True))
    guest = Guest(Folder(RealDisk(), Path(folder, way)), carrier, take_seat(code, way.title()))

    def look() -> None:
        follower = guest.follower
        match = follower.shown if follower else None
        if follower is None or match is None or follower.unconfirmed:
            return
        if follower.have >= int(enough):
            application.quit()
        for seat in {*match.deciders} & {*follower.seats}:
            chosen = rng.choice(match.legal(seat))
            guest.do(Deed(Kind.PLAY, seat, match.text_of(chosen)))
            return

    timer = QTimer(owner, interval=LOOK_EVERY)
    timer.timeout.connect(look)
    timer.start()
    application.exec()
    carrier.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
    sys.exit()
