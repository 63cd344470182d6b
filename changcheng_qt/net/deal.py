"""A deal that nobody can stack, and its check when the game is over.

Theory of operation. The seed is BLAKE2b of one part from the host and one from each guest, 16
random bytes each. All first commit to their parts; the host passes the commitments on; only when a
guest finds its own among them does it open its part. So no part can depend on another, not even
where the host and some guests work together, and the host can invent no further guests afterwards.
The choices of the table and the rule for the first seat are fixed in the same letter. Only the host
knows all parts before the end, since it holds the deal.

At the end all parts are open, and each computer checks by itself: the parts are those committed to,
the seed is theirs, the seed draws this setup, and it draws every outcome of chance in the log, by
the rule in `engine.luck`. Tables with guests use the program's own boxes alone, which all have.
"""

from collections.abc import Sequence
from enum import Enum
from hashlib import blake2b
from random import Random
from secrets import token_bytes
from typing import Any

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.luck import Luck, SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match, Played
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.letters import DIGEST, PART, Deal
from changcheng_qt.saves.entries import follow
from changcheng_qt.saves.record import Record
from changcheng_qt.titles.title import Title


class Fault(Enum):
    """How a deal was not the one agreed on."""

    PART = "part"
    """A part is not the one committed to."""
    SEED = "seed"
    """The seed is not made of the parts."""
    SETUP = "setup"
    """The seed draws another setup."""
    CHANCE = "chance"
    """The seed draws another outcome of chance during play."""


def draw_part() -> str:
    """Return a part of a seed."""
    return token_bytes(PART // 2).hex()


def commitment_to(part: str) -> str:
    """Return the commitment to a part."""
    return blake2b(part.encode(), digest_size=DIGEST // 2, person=b"part").hexdigest()


def joint_seed(parts: Sequence[str]) -> str:
    """Return the seed that is made of all parts."""
    return blake2b(" ".join(parts).encode(), digest_size=PART // 2, person=b"seed").hexdigest()


def choices_of(title: Title, setup: Any, first: Seat | None, commitment: str) -> Deal:  # noqa: ANN401
    """Return the choices of a setup, drawn for nothing else, with the host's commitment."""
    filing = title.game.filing
    return Deal(filing.setup_to_plain(setup), filing.facts_of(setup), first, (commitment,))


def drawn(title: Title, deal: Deal, seed: str) -> Any:  # noqa: ANN401 - a setup of any title
    """Return the setup that a seed draws; raises ValueError for choices that cannot be."""
    game = title.game
    like = game.filing.setup_from_plain(deal.setup, deal.facts)
    seats = game.seats(like)
    first = Random(f"{seed} first").randrange(seats) if deal.first is None else deal.first
    return title.open_box(None).draw_again(like, first, Random(seed))


def fault_in(title: Title, record: Record, deal: Deal, parts: Sequence[str]) -> Fault | None:
    """Return the fault of the deal of a finished game, or None."""
    if tuple(map(commitment_to, parts)) != deal.commitments:
        return Fault.PART
    seed = joint_seed(parts)
    if record.seed.value != seed:
        return Fault.SEED
    try:
        setup = drawn(title, deal, seed)
    except ValueError:
        return Fault.SETUP
    if setup != record.setup:
        return Fault.SETUP
    return None if _drew_all(record, SeededLuck(seed)) else Fault.CHANCE


def _drew_all(record: Record, luck: Luck) -> bool:
    """Whether every outcome in a log is the one that chance draws there."""
    match: AnyMatch = Match(record.game, record.setup, record.players, record.help)
    for entry in record.entries:
        if isinstance(entry, Played) and not _would_draw(match, entry.command, luck):
            return False
        follow(match, entry)
    return True


def _would_draw(match: AnyMatch, command: Any, luck: Luck) -> bool:  # noqa: ANN401
    """Whether a command can be without an outcome, or chance completes a legal one to it."""
    game, state = match.game, match.latest.after if match.step_count else match.start
    legal = game.legal(state)
    if command in legal:
        return True
    return any(_completed(match, state, bare, luck) == command for bare in legal)


def _completed(match: AnyMatch, state: Any, command: Any, luck: Luck) -> Any:  # noqa: ANN401
    try:
        return match.game.completed(state, match.known[-1], command, luck)
    except IllegalCommand:
        return None
