"""The names of places, colours, cards and pieces, and whether taken cards may be named."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Audience, Seat
from changcheng_qt.i18n.languages import current_language
from changcheng_qt.i18n.phrases.wording import fill, listed, percent, side_by_side
from changcheng_qt.titles.china.rules.commands import Pay
from changcheng_qt.titles.china.rules.counting import pile_chances
from changcheng_qt.titles.china.rules.geography import Board, Region, Space
from changcheng_qt.titles.china.rules.pieces import Colour, SeatColour, Supply
from changcheng_qt.titles.china.rules.setup import Hands, Side
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View

translate = QCoreApplication.translate


def region_name(board: Board, region: Region) -> str:
    """Return the name of a region in the present language."""
    return board.regions[region].name(current_language())


def town_name(board: Board, space: Space) -> str:
    """Return the name of a town in the present language."""
    return board.spaces[space].name(current_language())


def place_name(board: Board, space: Space) -> str:
    """Return the name of a town with its region, such as "Luoyang (Wei)"."""
    return fill(
        translate("ChinaPlace", "{town} ({region})"),
        town=town_name(board, space),
        region=region_name(board, board.region_of(space)),
    )


def road_name(board: Board, spaces: Sequence[Space]) -> str:
    """Return the towns of a line in order."""
    way = translate("ChinaPlace", "{town}–{next}", "two towns along a road")
    name = town_name(board, spaces[0])
    for space in spaces[1:]:
        name = fill(way, town=name, next=town_name(board, space))
    return name


def alliance_name(board: Board, alliance: int) -> str:
    """Return an alliance by its number and its two regions."""
    one, other = board.alliances[alliance]
    return fill(
        translate("ChinaPlace", "Alliance {number} ({one} and {other})"),
        number=alliance + 1,
        one=region_name(board, one),
        other=region_name(board, other),
    )


def side_name(side: Side) -> str:
    """Return the name of a side of the map."""
    return {
        Side.A: translate("ChinaPlace", "Side A"),
        Side.B: translate("ChinaPlace", "Side B"),
    }[side]


def seat_colour_name(colour: SeatColour) -> str:
    """Return the name of a seat's colour."""
    return {
        SeatColour.BLUE: translate("Colour", "Blue"),
        SeatColour.GREEN: translate("Colour", "Green"),
        SeatColour.VIOLET: translate("Colour", "Violet"),
        SeatColour.RED: translate("Colour", "Red"),
        SeatColour.BLACK: translate("Colour", "Black"),
    }[colour]


def card_name(colour: Colour) -> str:
    """Return the name of a card as a label."""
    return {
        Colour.RED: translate("ChinaCard", "Red card"),
        Colour.GREEN: translate("ChinaCard", "Green card"),
        Colour.YELLOW: translate("ChinaCard", "Yellow card"),
        Colour.ORANGE: translate("ChinaCard", "Orange card"),
        Colour.PURPLE: translate("ChinaCard", "Purple card"),
    }[colour]


def colour_of_card(colour: Colour) -> str:
    """Return the colour of a card alone, within a sentence that lists several."""
    return {
        Colour.RED: translate("ChinaCard", "red", "a card"),
        Colour.GREEN: translate("ChinaCard", "green", "a card"),
        Colour.YELLOW: translate("ChinaCard", "yellow", "a card"),
        Colour.ORANGE: translate("ChinaCard", "orange", "a card"),
        Colour.PURPLE: translate("ChinaCard", "purple", "a card"),
    }[colour]


def colours_of_cards(cards: Iterable[Colour]) -> str:
    """Return the colours of cards as a list, such as "two red and one green", or "red and green"
    where no colour is there twice.
    """
    counts = Counter(cards)
    if max(counts.values(), default=1) == 1:
        return listed([colour_of_card(colour) for colour in counts])
    return listed([_cards_of_colour(colour, count) for colour, count in counts.items()])


def _cards_of_colour(colour: Colour, count: int) -> str:
    """Return cards of one colour in a list with numbers."""
    if count == 1:
        return fill(translate("ChinaCard", "one {colour}", "card"), colour=colour_of_card(colour))
    colours = {
        Colour.RED: translate("ChinaCard", "red", "several cards"),
        Colour.GREEN: translate("ChinaCard", "green", "several cards"),
        Colour.YELLOW: translate("ChinaCard", "yellow", "several cards"),
        Colour.ORANGE: translate("ChinaCard", "orange", "several cards"),
        Colour.PURPLE: translate("ChinaCard", "purple", "several cards"),
    }
    words = {
        2: translate("ChinaCard", "two {colour}", "cards"),
        3: translate("ChinaCard", "three {colour}", "cards"),
        4: translate("ChinaCard", "four {colour}", "cards"),
    }[count]
    return fill(words, colour=colours[colour])


def pile_text(view: View) -> str:
    """Return the chances of the colours of the pile's next card, which is no sentence; empty
    without any.
    """
    name_with = translate("Counting", "{card} ({chance})", "a colour of cards, and how likely")
    colours = [
        fill(name_with, card=colour_of_card(colour), chance=percent(chance))
        for colour, chance in pile_chances(view).items()
    ]
    words = translate("Counting", "Next card: {chances}") if colours else ""
    return fill(words, chances=side_by_side(colours))


def card_in_sentence(colour: Colour) -> str:
    """Return a card within a sentence, such as "a red card"."""
    return {
        Colour.RED: translate("ChinaCard", "a red card"),
        Colour.GREEN: translate("ChinaCard", "a green card"),
        Colour.YELLOW: translate("ChinaCard", "a yellow card"),
        Colour.ORANGE: translate("ChinaCard", "an orange card"),
        Colour.PURPLE: translate("ChinaCard", "a purple card"),
    }[colour]


def pair_in_sentence(colour: Colour) -> str:
    """Return a pair within a sentence, such as "a red pair"."""
    return {
        Colour.RED: translate("ChinaCard", "a red pair"),
        Colour.GREEN: translate("ChinaCard", "a green pair"),
        Colour.YELLOW: translate("ChinaCard", "a yellow pair"),
        Colour.ORANGE: translate("ChinaCard", "an orange pair"),
        Colour.PURPLE: translate("ChinaCard", "a purple pair"),
    }[colour]


def price(board: Board, region: Region, pay: Pay) -> str:
    """Return the payment for a piece in a region, within a sentence."""
    return card_in_sentence(board.colour_of(region)) if pay is None else pair_in_sentence(pay)


def house_name() -> str:
    """Return the name of a house as a label."""
    return translate("ChinaPiece", "House")


def emissary_name() -> str:
    """Return the name of an emissary as a label."""
    return translate("ChinaPiece", "Emissary")


def room_text(room: int) -> str:
    """Return how many more emissaries a court has room for."""
    if not room:
        return translate("ChinaInspector", "No room for emissaries.")
    return translate("ChinaInspector", "Room for %n emissary(ies).", "", room)


def fortification_name() -> str:
    """Return the name of a fortification as a label."""
    return translate("ChinaPiece", "Fortification")


def houses_text(count: int) -> str:
    """Return a number of houses."""
    return translate("ChinaPiece", "%n house(s)", "", count)


def emissaries_text(count: int) -> str:
    """Return a number of emissaries."""
    return translate("ChinaPiece", "%n emissary(ies)", "", count)


def pieces_left_text(supply: Supply) -> str:
    """Return the pieces that a seat has left."""
    count = supply.fortifications
    fortification = translate("ChinaPiece", "%n fortification(s)", "", count) if count else ""
    return side_by_side(
        (houses_text(supply.houses), emissaries_text(supply.emissaries), fortification)
    )


def are_taken_cards_named(view: View, seat: Seat | None = None) -> bool:
    """Whether texts may name the open cards that a seat took, or without a seat those that were
    open to all: with hands hidden, only for its owner while the game runs.
    """
    if view.options.hands is Hands.SHOWN or view.stage is Stage.OVER:
        return True
    return view.viewer is Audience.EVERYONE or (seat is not None and view.viewer == seat)
