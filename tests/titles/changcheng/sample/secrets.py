"""The secrets of Chang Cheng, read a second time from States and Views (RULES section 6)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.secrets import (
    GONE,
    HAND,
    BoardSecret,
    CardSecret,
    ChangChengSecrets,
    Secret,
    ThreatSecret,
)
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.verdicts.insight import How
from tests.conformance.rules.insight import Reading, SecretSample
from tests.titles.changcheng.rules.play import random_chooser, random_setup


def truth(state: State) -> Mapping[Secret, FactValue]:
    """The truth in a position."""
    setup = state.setup
    found: dict[Secret, FactValue] = {
        ThreatSecret(region): setup.threats[region]
        for region in state.wall.regions
        if region not in state.removed
    }
    for owner, hand in enumerate(state.hands):
        found |= {CardSecret(owner, card): HAND for card in hand}
    found |= {CardSecret(card.owner, card.card): card.province for card in state.cards}
    found |= {CardSecret(card.owner, card.card): GONE for card in state.gone}
    if setup.options.random_extension:
        order = setup.extension_order[: setup.most_extensions]
        found |= {BoardSecret(number): face.code for number, face in enumerate(order)}
    return found


def shown(view: View) -> Mapping[Secret, FactValue | None]:
    """The secrets that a view shows."""
    found: dict[Secret, FactValue | None] = {
        CardSecret(card.owner, card.card): GONE for card in view.gone
    }
    peeked = {region for seat, region in view.peeks if seat == view.viewer}
    for private in view.privates:
        found |= {CardSecret(private.seat, card): HAND for card in private.hand}
        cards = (*private.placed, *private.remembered)
        found |= {CardSecret(card.owner, card.card): card.province for card in cards}
        found |= {ThreatSecret(region): None for region in peeked}
        found |= {ThreatSecret(region): value for region, value in private.seen}
    found |= {ThreatSecret(r): value for r, value in enumerate(view.threats) if value is not None}
    drawn = [*view.wall.faces[2:], *([view.drawn] if view.drawn else [])]
    if view.options.random_extension:
        found |= {BoardSecret(number): face.code for number, face in enumerate(drawn)}
    return found


READING = Reading(ChangChengSecrets(), truth, shown, misses_nothing=True)


class Planted(ChangChengSecrets):
    """Says of one thing more, or less, that it is known."""

    def __init__(self, kind: type, *, more: bool) -> None:
        """Plant it among secrets of a kind."""
        self._kind, self._more = kind, more

    def known(self, view: View) -> Mapping[Secret, Any]:
        """Return the known facts, and one thing that is unknown."""
        known = dict(super().known(view))
        if view.viewer == 0 and view.ply > 20:
            for secret in self.there(view):
                if isinstance(secret, self._kind) and (secret in known) != self._more:
                    if self._more:
                        known[secret] = replace(next(iter(known.values())), how=How.COUNTED)
                    else:
                        del known[secret]
                    break
        return known


SAMPLE: Final = SecretSample(
    CHANG_CHENG,
    READING,
    random_setup,
    random_chooser,
    # Something known by counting; boards drawn at random and peeks to be remembered; a look taken
    # back.
    traced=(10, 1, 16),
    faults={
        f"{'more' if more else 'less'} of {kind.__name__}": Planted(kind, more=more)
        for kind in (ThreatSecret, CardSecret)
        for more in (True, False)
    },
)
