"""The kinds of things on the wall, and their names, for screen readers.

Most things are targets of the pointer; cards and emperor cards can only be read. Names are made of
the View alone: `name_of` leaves out the viewer's secrets, so that nobody overhears them;
`secret_of` returns them, on request.
"""

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import EVERYONE
from changcheng_qt.i18n.phrases.wording import fill, labelled, listed, signed
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, BlockKind, Owner
from changcheng_qt.titles.changcheng.rules.view import CardBack, View
from changcheng_qt.titles.changcheng.table.board.counted import counted_of
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
)
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import (
    block_name,
    colour_name,
    end_name,
    neutral_single_name,
    province_name,
    region_name,
    square_name,
)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class CardThing:
    """A card in a province; `ply` as in `CardBack`."""

    province: Province
    ply: int


@dataclass(frozen=True, slots=True)
class EmperorThing:
    """The emperor card of a completed province."""

    province: Province


Pressable: TypeAlias = SquareTarget | ProvinceTarget | RegionTarget | EndTarget


Thing: TypeAlias = Pressable | CardThing | EmperorThing


def name_of(thing: Thing, view: View) -> str:
    """Return the name and state of something, without its viewer's secrets."""
    match thing:
        case SquareTarget(square):
            return _square(square, view)
        case ProvinceTarget(province):
            return _province(province, view)
        case RegionTarget(region):
            return _region(region, view)
        case EndTarget(end):
            return end_name(end)
        case CardThing():
            return _card(thing, view)
        case EmperorThing(province):
            return fill(
                translate("Board", "{province}: emperor card"),
                province=province_name(view.wall, province),
            )


def secret_of(thing: Thing, view: View, *, counts: bool = False) -> str:
    """Return the viewer's secret about something, or deductions from it if it `counts`; empty
    without any.
    """
    match thing:
        case RegionTarget(region) if (value := _seen_threat(region, view)) is not None:
            return seen_words(region, value, view)
        case CardThing() if view.viewer is not EVERYONE and (known := _known(thing, view)):
            return _open_card(thing, known, view)
        case _:
            counted = counted_of(view, _card_back(thing, view)) if counts else ""
            return counted and labelled(name_of(thing, view), counted)


def _card_back(thing: Thing, view: View) -> CardBack | Thing:
    """Return the card back of a thing, anything else as it is."""
    backs = (back for back in view.cards if isinstance(thing, CardThing) and back.ply == thing.ply)
    return next(backs, thing)


def seen_words(region: Region, value: int, view: View) -> str:
    """Return the value of a threat counter that only this viewer has peeked at."""
    text = translate("Board", "{region}: threat {value}, seen by you")
    return fill(text, region=region_name(view.wall, region), value=signed(-value))


def _square(square: Square, view: View) -> str:
    block, place = view.blocks[square], square_name(view.wall, square)
    if block is None:
        return _empty_square(square, view)
    if block.owner == NEUTRAL and block.kind is BlockKind.SINGLE:
        return labelled(place, neutral_single_name())
    return fill(
        translate("Board", "{square}: {block} ({colour})"),
        square=place,
        block=block_name(block.kind),
        colour=_colour(block.owner, view),
    )


def _empty_square(square: Square, view: View) -> str:
    place = square_name(view.wall, square)
    owners = [r.owner for r in view.reservations if square in r.candidates]
    if not owners:
        return fill(translate("Board", "{square}: empty"), square=place)
    return fill(
        translate("Board", "{square}: reserved, {colour}"),
        square=place,
        colour=listed([_colour(owner, view) for owner in owners]),
    )


def _province(province: Province, view: View) -> str:
    squares = len(view.wall.squares_of[province])
    return fill(
        translate("Board", "{province}: reputation {value}, {built} of {count} squares filled"),
        province=province_name(view.wall, province),
        value=view.reputations[province],
        built=squares - len(view.empty(province)),
        count=squares,
    )


def _region(region: Region, view: View) -> str:
    open_value = _open_threat(region, view)
    if region in view.removed:
        text = translate("Board", "{region}: no threat counter")
    elif open_value is not None:
        text = translate("Board", "{region}: threat {value}")
    elif _seen_threat(region, view) is not None:
        text = translate("Board", "{region}: face-down threat counter, seen by you")
    else:
        text = translate("Board", "{region}: face-down threat counter")
    value = "" if open_value is None else signed(-open_value)
    return fill(text, region=region_name(view.wall, region), value=value)


def _open_threat(region: Region, view: View) -> int | None:
    """Return the value of a counter that is face up, or of any once everything is shown."""
    return view.threats[region] if view.viewer is not EVERYONE else view.known_threats.get(region)


def _seen_threat(region: Region, view: View) -> int | None:
    """Return the value of a face-down counter that this viewer has peeked at and may recall."""
    if view.viewer is EVERYONE or view.threats[region] is not None:
        return None
    return view.known_threats.get(region)


def _card(card: CardThing, view: View) -> str:
    known = _known(card, view) if view.viewer is EVERYONE else None
    turned_up = next((gone.card for gone in view.gone if gone.ply == card.ply), known)
    if turned_up is not None:
        return _open_card(card, turned_up, view)
    return fill(
        translate("Board", "{province}: face-down card, {colour}"),
        province=province_name(view.wall, card.province),
        colour=_colour_of_card(card, view),
    )


def _known(card: CardThing, view: View) -> ActionCard | None:
    """Return the face of a face-down card, if this viewer knows it."""
    placed = (p for private in view.privates for p in (*private.placed, *private.remembered))
    return next((p.card for p in placed if p.ply == card.ply), None)


def _open_card(card: CardThing, face: ActionCard, view: View) -> str:
    return fill(
        translate("Board", "{province}: {card}, {colour}"),
        card=card_name(face),
        province=province_name(view.wall, card.province),
        colour=_colour_of_card(card, view),
    )


def _colour_of_card(card: CardThing, view: View) -> str:
    owner = next(back.owner for back in view.cards_in(card.province) if back.ply == card.ply)
    return _colour(owner, view)


def _colour(owner: Owner, view: View) -> str:
    if owner == NEUTRAL:
        return translate("Piece", "neutral", "owner of a wall, in a list")
    return colour_name(view.colours[owner])
