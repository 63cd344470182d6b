"""The state of a place in words: a title, rows of a text and a number, and notes.

Everything here is public, or the viewer's own; the inspector shows it, and screen readers read it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.phrases.wording import (
    capitalised,
    fill,
    join_sentences,
    labelled,
    listed,
    player_name,
    player_names,
    sentence,
)
from changcheng_qt.titles.riders.rules.forecast import (
    breach_chance,
    can_relieve,
    cuts_of,
    hexes_behind,
    line_with,
    new_goods,
    numbers_to,
    riders_to_breach,
    rolls_before,
    takers,
    ways_at,
    ways_to_roll,
    yields_at,
)
from changcheng_qt.titles.riders.rules.geography import (
    Corner,
    Ground,
    Harbour,
    Hex,
    Road,
    Sea,
    Sector,
)
from changcheng_qt.titles.riders.rules.pieces import (
    EDICT_COST,
    LEVEL_COSTS,
    LEVELS,
    LONG_ROAD_LEAST,
    Good,
)
from changcheng_qt.titles.riders.rules.state import CROWN
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.aid import edicts_text, seven_text
from changcheng_qt.titles.riders.words.descriptions import chance_text, in_supply, prices
from changcheng_qt.titles.riders.words.names import (
    good_in_sentence,
    good_name,
    good_text,
    goods_text,
    riders_text,
)
from changcheng_qt.titles.riders.words.places import (
    corner_name,
    fort_name,
    full_ground_name,
    harbour_name,
    harbour_rate,
    hex_name,
    pass_name,
    road_name,
    sea_name,
    short_corner_name,
    short_hex_name,
    short_hex_names,
    short_road_name,
)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Sight:
    """The content for a place."""

    title: str
    rows: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
    short: str = ""
    """The title for those who see the place itself, if that needs fewer words."""

    @property
    def heading(self) -> str:
        """The title with a capital letter."""
        return capitalised(self.title)

    @property
    def short_heading(self) -> str:
        """The short title with a capital letter."""
        return capitalised(self.short or self.title)

    @property
    def sentences(self) -> list[str]:
        """The content to be read aloud."""
        said = [fill(translate("RidersSight", "{title}."), title=self.title)]
        said += [sentence(labelled(text, number)) for text, number in self.rows]
        return [*said, *self.notes]


def sea_sight(sea: Sea, view: View, players: Sequence[Player]) -> Sight:
    """Return the state of a sea hex, and who uses the harbours that the pirate would close."""
    there = translate("RidersSight", "The pirate is here.")
    elsewhere = translate("RidersSight", "A seven or a soldier may bring the pirate here.")
    notes = [there if view.pirate == sea else elsewhere]
    harbours = [one for one in view.board.harbours if one.sea == sea and view.pirate != sea]
    if harbours:
        words = translate("RidersSight", "It would close a harbour: {harbours}.")
        notes.append(fill(words, harbours=listed([harbour_rate(one) for one in harbours])))
    notes += _users(harbours, view, players)
    short = translate("RidersSight", "sea")
    return Sight(sea_name(view.board, sea), notes=tuple(notes), short=short)


def corner_sight(corner: Corner, view: View, players: Sequence[Player]) -> Sight:
    """Return the state of a corner."""
    board, building = view.board, view.buildings[corner]
    rows = [
        (_good_at(good, number), chance_text(ways_to_roll(number)))
        for good, number in yields_at(view, corner)
    ]
    if len(rows) > 1:
        rows.append((translate("RidersSight", "Any of these"), chance_text(ways_at(view, corner))))
    notes = [_standing(corner, view, players)]
    for number in board.harbours_at[corner]:
        name = capitalised(harbour_name(board.harbours[number]))
        notes.append(fill(translate("RidersSight", "{title}."), title=name))
    if building is None and isinstance(view.viewer, int) and corner not in board.fort_corners:
        fresh = new_goods(view, view.viewer, corner)
        if fresh:
            words = translate("RidersSight", "New for you: {goods}.")
            notes.append(fill(words, goods=listed(list(map(good_in_sentence, fresh)))))
    short = short_corner_name(board, corner)
    return Sight(corner_name(board, corner), tuple(rows), tuple(notes), short)


def _good_at(good: Good, number: int) -> str:
    """Return a good with the number of its hex, such as "Ore 5"."""
    return capitalised(hex_in_sentence(good, number))


def hex_in_sentence(good: Good, number: int) -> str:
    """Return a good with the number of its hex within a sentence."""
    words = translate("RidersSight", "{good} {number}", "a hex")
    return fill(words, good=good_in_sentence(good), number=number)


def _standing(corner: Corner, view: View, players: Sequence[Player]) -> str:
    """Return the building on a corner."""
    board, building = view.board, view.buildings[corner]
    sectors = [n for n, site in enumerate(board.sectors) if site.fort == corner]
    if building is None and sectors:
        return fill(
            translate("RidersSight", "Free site: {fort}."), fort=fort_name(board, sectors[0])
        )
    if building is None:
        return translate("RidersSight", "Free.")
    is_fort = bool(sectors)
    words = {
        (False, False): translate("RidersSight", "Settlement: {player}."),
        (True, False): translate("RidersSight", "City: {player}."),
        (False, True): translate("RidersSight", "Border fort: {player}."),
        (True, True): translate("RidersSight", "Border city: {player}."),
    }[building.is_city, is_fort]
    return fill(words, player=player_name(players, building.seat))


def road_sight(road: Road, view: View, players: Sequence[Player]) -> Sight:
    """Return the state of a road."""
    owner = view.roads[road]
    if owner is None:
        note = translate("RidersSight", "No road.")
    else:
        note = fill(translate("RidersSight", "Road: {player}."), player=player_name(players, owner))
    notes = [note]
    if owner is not None:
        words = translate("RidersSight", "Longest line: {count}.")
        notes.append(fill(words, count=view.lines[owner]))
        words = translate("RidersSight", "{player} cuts the line here: {corner}.")
        for corner, other in cuts_of(view, owner).items():
            name = player_name(players, other)
            notes.append(fill(words, player=name, corner=short_corner_name(view.board, corner)))
        if view.long_road.holder == owner:
            notes.append(_next_longest(view, players))
    short = short_road_name(view.board, road)
    return Sight(road_name(view.board, road), notes=tuple(notes), short=short)


def _next_longest(view: View, players: Sequence[Player]) -> str:
    """Return the words for the longest line after that of the holder of the Long Road."""
    others = [seat for seat in range(view.seats) if seat != view.long_road.holder]
    seat = max(others, key=view.lines.__getitem__)
    words = translate("RidersSight", "The Long Road; the next longest line: {player}, {count}.")
    return fill(words, player=player_name(players, seat), count=view.lines[seat])


def road_forecast(road: Road, view: View, seat: Seat) -> Iterator[str]:
    """Yield how long the longest line of a seat would be with a road, and whether that takes the
    Long Road.
    """
    after, others = line_with(view, road, seat), put(view.lines, seat, 0)
    words = translate("RidersBoard", "Your longest line: {before} → {after}")
    yield fill(words, before=view.lines[seat], after=after)
    if view.long_road.holder != seat and after >= LONG_ROAD_LEAST and after > max(others):
        words = translate("RidersBoard", "The Long Road: {own} > {other}")
        yield fill(words, own=after, other=max(others))


def hex_sight(land: Hex, view: View, players: Sequence[Player]) -> Sight:
    """Return the state of a land hex."""
    board, here = view.board, view.board.lands[land]
    title, rows, notes = hex_name(board, land), [], list[str]()
    good = here.terrain.good
    if good is not None and here.number is not None:
        rows.append((good_name(good), chance_text(ways_to_roll(here.number))))
        for seat, count in takers(view, land).items():
            rows.append((player_name(players, seat), good_text(good, count)))
    else:
        notes.append(translate("RidersSight", "Gives nothing."))
    riders = len(view.entered[land])
    if riders:
        words = translate("RidersSight", "{riders} here: it gives nothing.")
        notes.append(fill(words, riders=riders_text(riders)))
    notes += _way_of(land, view)
    return Sight(title, tuple(rows), tuple(notes))


def _way_of(land: Hex, view: View) -> Iterator[str]:
    for sector, site in enumerate(view.board.sectors):
        if land in site.way:
            words = translate("RidersSight", "On the way in from {fort}, hex {place} of 3.")
            fort = pass_name(view.board, sector)
            yield fill(words, fort=fort, place=site.way.index(land) + 1)


def section_sight(sector: Sector, view: View, players: Sequence[Player]) -> Sight:
    """Return the state of a section."""
    prince = view.princes[sector]
    rows = [
        (translate("RidersSight", "Towers", "of a section"), str(view.levels[sector])),
        (translate("RidersSight", "Riders before it"), str(len(view.waiting[sector]))),
    ]
    if prince is None:
        owner = translate("RidersSight", "No prince yet.")
    elif prince == CROWN:
        owner = translate("RidersSight", "Held by the crown: five towers.")
    else:
        words = translate("RidersSight", "Held by {player}.")
        owner = fill(words, player=player_name(players, prince))
    notes = [owner, _danger(sector, view)]
    if prince is not None and prince != CROWN and view.levels[sector] < len(LEVEL_COSTS):
        words = translate("RidersSight", "The next tower costs {goods}.")
        notes.append(fill(words, goods=goods_text(LEVEL_COSTS[view.levels[sector]])))
    if prince is not None and view.levels[sector] < LEVELS:
        words = translate("RidersSight", "In a breach they would enter {hexes}.")
        entered = short_hex_names(view.board, dict.fromkeys(hexes_behind(view, sector)))
        notes.append(fill(words, hexes=entered))
    return Sight(pass_name(view.board, sector), tuple(rows), tuple(notes))


def _danger(sector: Sector, view: View) -> str:
    """Return when a section breaks, and how likely that is before its prince builds again."""
    needed = riders_to_breach(view, sector)
    if needed is None:
        return translate("RidersSight", "Holds for ever.")
    numbers = numbers_to(view, sector)
    ways = sum(map(ways_to_roll, numbers))
    said = fill(
        translate("RidersSight", "Breaks with {count} more, on {numbers} ({chance})."),
        count=needed,
        numbers=listed(list(map(str, numbers))),
        chance=chance_text(ways),
    )
    prince = view.princes[sector]
    if prince is None or prince == CROWN or view.turn.number == 0:
        return said
    chance = breach_chance(view, sector, rolls_before(view, prince))
    words = translate("RidersSight", "Before the prince can build again: {chance}%.")
    return join_sentences((said, fill(words, chance=round(100 * chance))))


def ground_sight(ground: Ground, view: View) -> Sight:
    """Return the state of a gathering ground."""
    site, riders = view.board.grounds[ground], view.gathered[ground]
    rows = [
        (
            fill(
                translate("RidersSight", "{number} leads to {fort}"),
                number=number,
                fort=pass_name(view.board, sector),
            ),
            chance_text(ways_to_roll(number)),
        )
        for number, sector in site.arrows
    ]
    if riders:
        words = translate("RidersSight", "Waiting, the first at the front: {riders}.")
        note = fill(words, riders=" ".join(rider.word for rider in riders))
    else:
        note = translate("RidersSight", "Nobody waits here.")
    notes = [note]
    if relieved := can_relieve(view, ground):
        words = translate("RidersSight", "Shifting them would relieve {forts}.")
        notes.append(fill(words, forts=listed([pass_name(view.board, one) for one in relieved])))
    return Sight(full_ground_name(view.board, ground), tuple(rows), tuple(notes))


def arrow_sight(number: int, view: View) -> Sight:
    """Return the state of an assault number."""
    ground, sector = view.board.arrow_of[number]
    title = fill(translate("RidersSight", "Assault number {number}"), number=number)
    rows = ((translate("RidersSight", "Chance", "of a roll"), chance_text(ways_to_roll(number))),)
    words = translate("RidersSight", "A rider goes from {ground} to {fort}.")
    ways = fill(
        words,
        ground=full_ground_name(view.board, ground),
        fort=pass_name(view.board, sector),
    )
    return Sight(title, rows, (ways, _danger(sector, view)))


def harbour_sight(harbour: int, view: View, players: Sequence[Player]) -> Sight:
    """Return the state of a harbour."""
    board, here = view.board, view.board.harbours[harbour]
    notes = [short_hex_name(board, here.land)]
    notes += _users([here], view, players)
    if view.pirate == here.sea:
        notes.append(translate("RidersSight", "Closed by the pirate."))
    return Sight(harbour_name(here), notes=tuple(notes))


def _users(harbours: Sequence[Harbour], view: View, players: Sequence[Player]) -> Iterator[str]:
    """Yield who has a building at a harbour, if anybody has."""
    found = (view.buildings[corner] for harbour in harbours for corner in harbour.corners)
    if seats := sorted({building.seat for building in found if building is not None}):
        words = translate("RidersSight", "Used by {players}.")
        yield fill(words, players=player_names(players, seats))


def home_sight(view: View) -> Sight:
    """Return the state of the riders at home."""
    rows = tuple(
        (view.board.grounds[place].numeral.word, _of(count, sum(view.bag)))
        for place, count in enumerate(view.bag[: len(view.board.grounds)])
    )
    count = sum(view.bag)
    title = translate("RidersSight", "At home: %n rider(s)", "", count)
    return Sight(title, rows)


def _of(count: int, whole: int) -> str:
    """Return how many riders have a numeral, and how likely the next one has it."""
    if not count:
        return str(count)
    words = translate("RidersSight", "{count} ({chance}%)", "riders of a numeral")
    return fill(words, count=count, chance=round(100 * count / whole))


def supply_sight(good: Good, view: View) -> Sight:
    """Return how much of a good the supply has, and its price in each of the others."""
    rates = prices(view)
    price = translate("RidersSight", "Price in {good}")
    rows = tuple(
        (fill(price, good=good_in_sentence(one)), str(rates[one]))
        for one in Good
        if one is not good
    )
    short = translate(
        "RidersSight", "If a roll needs more, nobody gets any, unless only one player is due."
    )
    return Sight(in_supply(view, good), rows, (short,))


def stack_sight(view: View, *, is_aided: bool = False) -> Sight:
    """Return how many edicts are left, and their price; with aid the kinds of those that were not
    seen.
    """
    title = translate("RidersSight", "%n edict(s) left", "", view.stack)
    price = fill(translate("RidersSight", "An edict costs {goods}."), goods=goods_text(EDICT_COST))
    unseen = edicts_text(view) if is_aided else ""
    return Sight(title, notes=(price, unseen) if unseen else (price,))


def dice_sight(view: View, *, is_aided: bool = False) -> Sight:
    """Return the chance of a seven; with aid also before the next turn."""
    rows = ((translate("RidersSight", "A seven"), chance_text(ways_to_roll(7))),)
    seven = seven_text(view) if is_aided else ""
    return Sight(translate("RidersSight", "Dice"), rows, (seven,) if seven else ())
