"""Sentences about invitations, refusals and troubles of play from several computers. A host without
a window has them too: a guest's side of the table is not loaded for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.deal import Fault
from changcheng_qt.net.frames import PROTOCOL
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.post_trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.net.follower import Trouble as Distrust
    from changcheng_qt.net.knocking import Asking

translate = QCoreApplication.translate

Text = Callable[[], str]


def no_invitation_text() -> str:
    """Return that a typed text is no invitation."""
    return translate(
        "Tables",
        "That isn't an invitation. It has sixteen letters and digits, an @ and an address.",
    )


def fewer_people_text() -> str:
    """Return that an invitation is not for as many people as gave a name."""
    return translate(
        "Tables", "This invitation is for fewer people. Ask the host for one for all of you."
    )


def no_office_text() -> str:
    """Return that a typed address is not one of a post office."""
    return translate("Tables", "That isn't the address of a post office.")


def refusal_text(refusal: Refusal) -> str:
    """Return why a guest gets no seat, or has lost it."""
    return _REFUSALS[refusal]()


def let_in_text(host: str, people: int = 1) -> str:
    """Return that the host has let n people at one computer in."""
    words = translate("Tables", "{host} has let you in.")
    if people > 1:
        words = translate("Tables", "{host} has let you in.", "several")
    return fill(words, host=host)


def rematch_wished_text(host: str) -> str:
    """Return that a host hears of the wish for a rematch."""
    words = translate("Tables", "{host} will see that you would like a rematch.")
    return fill(words, host=host)


def unsaved_seat_text(people: int = 1) -> str:
    """Return that a guest's disk cannot store the seats that the host gives to n people."""
    if people > 1:
        return translate("Tables", "Your seats can't be saved on this computer.")
    return translate("Tables", "Your seat can't be saved on this computer.")


def repeated_text(*, is_full: bool) -> str:
    """Return the next step of a guest whose disk cannot store its seat; `is_full` if it has no
    space left.
    """
    if is_full:
        return translate("Tables", "Free some space; joining then continues by itself.")
    return translate("Tables", "The program keeps trying.")


def other_program_text(protocol: int) -> str:
    """Return to a host that a guest's program speaks another protocol, and who must update."""
    if protocol > PROTOCOL:
        return translate("Tables", "A guest's program is newer than yours. Please update yours.")
    return translate("Tables", "A guest's program is older than yours. Ask the guest to update it.")


def trouble_text(trouble: Trouble) -> str:
    """Return why a post office takes no letters."""
    return _TROUBLES[trouble]()


def no_letters_text(trouble: Trouble) -> str:
    """Return that a post office takes no letters, and why."""
    return join_sentences((_no_letters(), trouble_text(trouble)))


def trouble_of_guest_text(trouble: Distrust, host: str) -> str:
    """Return why a guest no longer believes its host."""
    from changcheng_qt.net.follower import Trouble as Distrust

    if trouble is Distrust.DISAGREES:
        words = translate("Tables", "Your program and {host}'s disagree, so the game stops here.")
    elif trouble is Distrust.FORGED:
        words = translate(
            "Tables", "{host}'s program has made a move for you, so the game stops here."
        )
    else:
        words = translate("Tables", "{host}'s program breaks the rules, so the game stops here.")
    return fill(words, host=host)


def fault_text(fault: Fault | None) -> str:
    """Return the result of the check after a game."""
    if fault is None:
        return translate("Tables", "Deal and every move verified.")
    return _FAULTS[fault]()


def waiting_words(
    reach: Reach,
    trouble: Trouble | None,
    people: int,
    here: Sequence[str] = (),
    *,
    is_admitted: bool,
) -> tuple[str, str]:
    """Return how far n people at one computer are on the way to a table, and an explanation; once
    they are in, also who is `here` already.
    """
    if trouble is not None:
        return _no_letters(), join_sentences((trouble_text(trouble), _next_step(trouble)))
    if reach is Reach.NONE:
        return (
            translate("Tables", "Looking for the host's computer…"),
            translate(
                "Tables",
                "It must be on, with the table open, and its firewall must allow the program.",
            ),
        )
    state, meaning = (_admitted_words if is_admitted else _asking_words)(people)
    company = translate("Tables", "At the table: {players}.")
    others = fill(company, players=listed(here)) if is_admitted and here else ""
    return join_sentences((state, others)), meaning


def _admitted_words(people: int) -> tuple[str, str]:
    if people > 1:
        return (
            translate("Tables", "You are in.", "several"),
            translate(
                "Tables",
                "The host starts the game once everybody is here. You keep your seats while you "
                "are at the start page.",
            ),
        )
    return (
        translate("Tables", "You are in."),
        translate(
            "Tables",
            "The host starts the game once everybody is here. You keep your seat while you are at "
            "the start page.",
        ),
    )


def _asking_words(people: int) -> tuple[str, str]:
    meaning = translate(
        "Tables",
        "The host sees your name and lets you in. If nobody answers, check the invitation: it "
        "may be mistyped, or used already.",
    )
    if people > 1:
        meaning = translate(
            "Tables",
            "The host sees your names and lets you in. If nobody answers, check the invitation: "
            "it may be mistyped, or used already.",
        )
    return translate("Tables", "Asking to join…"), meaning


def asking_words(asking: Asking, host: str, reach: Reach) -> tuple[str, str]:
    """Return the progress of somebody who asks for a seat without an invitation."""
    if not asking.digits:
        return waiting_words(reach, None, asking.people, is_admitted=False)
    words = translate("Tables", "{host} sees your name, and these six digits:")
    if asking.people > 1:
        words = translate("Tables", "{host} sees your names, and these six digits:")
    meaning = translate(
        "Tables", "Read them to each other. {host} lets you in if both screens show the same."
    )
    return fill(words, host=host), fill(meaning, host=host)


def sent_away_text(asking: Asking) -> str:
    """Return why somebody who asked for a seat without an invitation has none."""
    if asking.gone is None:
        return translate("Tables", "Something went wrong on the way to the host. Please ask again.")
    if asking.gone is not Refusal.TOO_MUCH or not asking.free:
        return refusal_text(asking.gone)
    if asking.free < asking.people:
        return translate("Tables", "Only %n seat(s) are free at this table.", "", asking.free)
    return translate("Tables", "The free seats are kept for other people, who share a computer.")


def missing_text(packages: Sequence[str]) -> str:
    """Return that this copy of the program cannot play over a network."""
    words = translate("Tables", "To play with others, this copy of the program needs {packages}.")
    return fill(words, packages=listed(packages))


def _next_step(trouble: Trouble) -> str:
    """Return a guest's remedy for the trouble of a post office; empty if it can only wait."""
    if trouble is Trouble.WRONG_LOGIN:
        return translate("Tables", "Check the invitation: both are in it.")
    if trouble is Trouble.UNKNOWN_AUTHORITY:
        return translate(
            "Tables",
            "The invitation is right. Ask the host for the certificate file of that authority, and "
            "choose the file here.",
        )
    return ""


def _no_letters() -> str:
    return translate("Tables", "The post office doesn't accept letters.")


_REFUSALS: Final[Mapping[Refusal, Text]] = {
    Refusal.OTHER_VERSION: lambda: translate(
        "Tables", "The host's program has different rules from yours. Update both, then join again."
    ),
    Refusal.UPDATE_GUEST: lambda: translate(
        "Tables", "The host's program is newer than yours. Update yours, then join again."
    ),
    Refusal.UPDATE_HOST: lambda: translate(
        "Tables",
        "The host's program is older than yours. Ask the host to update it, then join again.",
    ),
    Refusal.CODE_SPENT: lambda: translate(
        "Tables",
        "This invitation has been used already. If you used it, go on at that computer; if not, "
        "ask the host for a new one.",
    ),
    Refusal.SEAT_TAKEN: lambda: translate(
        "Tables", "The host has given your seat to somebody else."
    ),
    Refusal.TABLE_CLOSED: lambda: translate("Tables", "The host has closed the table."),
    Refusal.NOT_ADMITTED: lambda: translate("Tables", "The host didn't let you in."),
    Refusal.REMOVED: lambda: translate("Tables", "The host has removed you from the table."),
    Refusal.TOO_MUCH: lambda: translate("Tables", "The table has no room for more."),
}
_FAULTS: Final[Mapping[Fault, Text]] = {
    Fault.PART: lambda: translate(
        "Tables", "Not verified: a part of the deal is not the one agreed on."
    ),
    Fault.SEED: lambda: translate(
        "Tables", "Not verified: the seed is not made of everybody's parts."
    ),
    Fault.SETUP: lambda: translate("Tables", "Not verified: the seed gives another deal."),
    Fault.CHANCE: lambda: translate("Tables", "Not verified: the seed gives other chances."),
}
_TROUBLES: Final[Mapping[Trouble, Text]] = {
    Trouble.UNREACHABLE: lambda: translate("Tables", "Nobody answers at its address."),
    Trouble.NOT_SECURE: lambda: translate(
        "Tables",
        "It offers no secure connection. In your own network, mqtt:// before its address will do.",
    ),
    Trouble.NOT_AGREED: lambda: translate(
        "Tables",
        "This program and the post office can't agree on a secure connection. The post office may "
        "be out of date.",
    ),
    Trouble.NO_AUTHORITY: lambda: translate(
        "Tables", "The file with its own certificate can't be read."
    ),
    Trouble.WRONG_LOGIN: lambda: translate("Tables", "It doesn't know this login and password."),
    Trouble.EXPIRED: lambda: translate("Tables", "Its certificate has expired."),
    Trouble.NOT_YET: lambda: translate(
        "Tables", "Its certificate isn't valid yet. Is the clock of this computer right?"
    ),
    Trouble.INVALID: lambda: translate("Tables", "Its certificate isn't valid."),
    Trouble.UNKNOWN_AUTHORITY: lambda: translate(
        "Tables", "This computer doesn't know who signed its certificate."
    ),
    Trouble.OTHER_NAME: lambda: translate("Tables", "Its certificate is for another address."),
    Trouble.FULL: lambda: translate("Tables", "It is full and keeps no more letters."),
    Trouble.BUSY: lambda: translate("Tables", "It is too busy at the moment."),
    Trouble.OUTDATED: lambda: translate("Tables", "It is out of date: it must support MQTT 5."),
    Trouble.REFUSED: lambda: translate(
        "Tables",
        "It refuses the connection. It may be full, or something else may be at its address.",
    ),
    Trouble.NOT_ALLOWED: lambda: translate(
        "Tables", "This login may neither send nor receive letters there."
    ),
}
