"""The faults that are planted in the rules of the flat core, by module: `rule: function: words =>
other words`; nothing after the arrow leaves the words out. The rule is a section of RIDERS.
"""

from typing import Final

FAULTS: Final = {
    "legality": """
3.2 forts on free sites: survey_founding: if prince == NOBODY => if True
3.3 the distance: survey_founding: if not position.blocked & frame.bits[corner] => if True
3.3 a free road: survey_founding: & ~position.taken_roads =>
4.2 the roll: survey_turn: found.append(command(flat.ROLL, 0, 0)) => pass
6.1 a road is paid: survey_constructions: if holds(hand, ROAD_COST) => if True
6.2 a settlement is paid: survey_constructions: holds(hand, SETTLEMENT_COST) and =>
6.2 settlements are left: survey_constructions: < MOST_SETTLEMENTS => < 9
6.2 a road to it: survey_constructions: position.ends[seat] & => position.ends[0] &
6.2 a free corner: survey_constructions: & ~position.blocked =>
6.3 a city is paid: survey_constructions: holds(hand, CITY_COST) and =>
6.3 cities are left: survey_constructions: < CITIES => < 9
6.4 five levels: survey_constructions: if level < LEVELS and => if level < 4 and
6.4 a level is paid: survey_constructions: and holds(hand, LEVEL_COSTS[level]) =>
10 an edict is paid: survey_constructions: holds(hand, EDICT_COST) and =>
10 edicts are left: survey_constructions: and position.taken < len(position.stack) =>
7.1 the rate: survey_supply: cards >= rate(position, seat, give) => cards >= 4
7.1 the supply has it: survey_supply: and count_of(position.supply, get) =>
10 one edict a turn: survey_plays: position.played or =>
10.2 a road is possible: survey_plays: and road_sites(position, seat) =>
10.3 the supply has both: survey_plays: CARD[good] + CARD[other] => CARD[good]
9 another sea hex: survey_seas: if sea != position.pirate => if True
9 not itself: survey_victims: seat != position.seat and =>
9 only from hands: survey_victims: and position.hands[seat] =>
10.1 only where riders are: survey_deeds: and position.gathered[start] =>
10.1 to another ground: survey_deeds: if end != start => if True
10.1 one move of the pirate: survey_deeds: if not position.sailed => if True
9 the option: survey_turn: if not position.frame.must_sail => if True
7.2 a Yes needs the goods: survey: if holds( => if True or holds(
""",
    "course": """
4.5 the extra round goes on: resume: if position.builder != NOBODY => if False
10.1 deeds are left: resume: elif position.deeds and => elif position.deeds or
10.2 roads are left: resume: elif position.free_roads and => elif False and
10.1 the pirate again in the next turn: resume: position.sailed = 0 => pass
6 fifteen roads: road_sites: == ROADS => == 99
6.1 a free road: road_sites: & ~position.taken_roads =>
10.1 something to do: can_do_deed: or any(position.gathered) =>
11.3 not in the extra round: win: position.builder == NOBODY and =>
11.3 ten points: win: >= VICTORY => > VICTORY
11.4 all lose: end_by: ending != fields.CONQUEST or => True or
11.4 the best loser: end_by: or position.frame.best_loser =>
11.4 fewer penalties: best: - position.penalties[seat] =>
10 edicts are fresh no more: begin_turn: position.fresh = [0] * int(position.frame.seats) => pass
7.2 offers are counted anew: begin_turn: position.offers = 0 => pass
11.3 as the turn begins: begin_turn: win(position) => pass
4.5 an extra round: end_turn: if position.frame.has_extra_round => if False
4.5 all but the seat in turn: pass_extra: position.after(position.builder) => position.seat
11.5 peace: next_turn: position.number == position.frame.last_turn => False
""",
    "building": """
6 a cost goes to the supply: pay: position.supply += cost => pass
10.2 a free road: build_road: position.free_roads -= 1 => pass
11.1 the longest line: lay_road: longest_line(position, seat) => position.longest[seat]
6.2 neighbours: settle: frame.near[corner] => frame.bits[corner]
5 production of a settlement: settle: yield_again(position, land) => pass
11.1 a settlement cuts: settle: position.longest[other] = longest_line(position, other) => pass
6.1 roads end at others: settle: open_roads(position, other)\\n            position => position
6.3 the settlement comes back: build_city: position.settled[seat] &= ~frame.bits[corner] => pass
5 production of a city: build_city: yield_again(position, land) => pass
6.4 a level: raise_wall: position.levels[sector] += 1 => pass
8.1 a rider is due: call_rider: if any(position.bag) => if False
8.1 none if it won: call_rider: if position.due == OVER: => if False:
""",
    "lines": """
11.1 each road once: arm: bit(way) | bit(way ^ 1) => bit(way)
11.1 not past others: followers: if not foreign & position.frame.bits[corner] => if True
11.1 past its own: followers: & ~(position.settled[seat] | position.cities[seat]) =>
11.1 in both directions: followers: ways |= bit(way + 1) => pass
11.1 at least five: award_long_road: most >= LEAST and leaders => leaders
11.1 the holder keeps it: award_long_road: holder != NOBODY and => False and
11.1 alone in front: award_long_road: leaders == 1 => leaders
""",
    "riders": """
8.1 from the bag: draw: position.bag[numeral - 1] -= 1 => pass
8.2 the longest there: assault: queue[1:] => queue[:-1]
8.2 five riders: assault: == WAITING_MOST => == 9
8.3 more than towers: assault: > position.levels[sector] => >= position.levels[sector]
8.3 the fewest riders: breach: < len(position.entered[place]) => <= len(position.entered[place])
8.3 the ground is empty: breach: position.waiting[sector] = b"" => pass
8.3 a level less: breach: position.levels[sector] -= 1 => pass
8.3 never below 0: breach: if position.levels[sector] => if True
8.3 a penalty: breach: [position.princes[sector]] += 1 => [position.princes[sector]] += 0
11.4 the last breach: breach: == position.frame.breaches_end => == 99
5 blocked hexes: breach: yield_again(position, place) => pass
10.1 a shift is a deed: shift: position.deeds -= 1 => pass
10.1 to the end: shift: position.gathered[end] += queue[:1] => pass
8.4 back into the bag: chase: position.bag[queue[0] - 1] += 1 => pass
8.4 the hex gives again: chase: yield_again(position, land) => pass
10.1 a chase is a deed: chase: position.deeds -= 1 => pass
""",
    "roll": """
4.2 the assault first: roll: assault(position, number) => pass
11.4 none after the last breach: roll: if position.due != fields.OVER => if True
5 short supply: produce: if not is_enough => if False
5 if only one is due: paid: if own == all_due => if False
5 else nobody: paid: goods -= own * CARD[good] => pass
4.3 more than seven: halve_hands: > HAND_SAFE => >= HAND_SAFE
4.3 rounded down: halve_hands: held // 2 => (held + 1) // 2
4.3 to the supply: discard: position.supply += CARD[good] => pass
4.3 then the pirate: discard: if not any(position.owed) => if False
10.1 the pirate is a deed: sail: position.deeds -= 1 => pass
10.1 once only: sail: position.sailed = 1 => pass
9 nobody to rob: sail: and position.hands[seat] =>
9 to the thief: rob: position.hands[position.seat] += CARD[good] => pass
""",
    "edicts": """
10 not in the same turn: held: - position.fresh[seat] =>
10 fresh: buy: position.fresh[seat] += edict => pass
10 off the stack: buy: position.taken += 1 => pass
11.3 a point bought: buy: win(position) => pass
10 one a turn: play: position.played = 1 => pass
10 out of the hand: play: position.edicts[seat] -= bit => bit
10.1 counts at once: play: position.soldiers[seat] += 1 => pass
10.1 the Great Host wins: play: win(position) => pass
10.3 from the supply: play: position.supply -= cards => pass
10.4 all of them: levy: count_of(position.hands[other], good) * CARD[good] => CARD[good]
11.1 three soldiers: award_great_host: soldiers >= HOST_LEAST and =>
11.1 more than the holder: award_great_host: and soldiers > position.host_size =>
10 the rest is given up: finish: position.deeds = 0 => pass
""",
    "trade": """
7.1 a harbour for any good: rate: best = RATE_ANY => pass
7.1 a harbour of its good: rate: return RATE_OWN => pass
7.1 the pirate closes it: rate: and frame.harbour_seas[place] != position.pirate =>
7.1 from the supply: trade: position.supply -= CARD[get] => pass
7.2 seats with cards: offer: if position.hands[seat] => if True
7.2 offers are counted: offer: position.offers += 1 => pass
7.2 all have answered: answer: len(position.answers) < len(position.asked) => False
7.2 all reject: answer: if given != NO_TERMS => if True
7.2 both hands: deal: position.hands[partner] += given - got => pass
7.2 terms may be repeated after a deal: deal: position.refused = [] => pass
7.2 only with a Yes: can_deal: if terms == NO_TERMS => if False
7.2 a counter that it can pay: can_deal: return holds( => return True or holds(
""",
    "steps": """
3.2 the option: found: or frame.fort_road =>
3.2 the crown: found: if position.founded == frame.seats => if False
3.3 goods of the second one: found: if position.founded > 2 * frame.seats => if False
3.2 five levels: give_rest_to_crown: position.levels[sector] = LEVELS => pass
3.3 the order: to_next: position.seat = founders[position.founded] => pass
3.2 forts first: to_next: < position.frame.seats else SETTLEMENTS => < 0 else SETTLEMENTS
""",
    "fields": """
11.2 cities: Position.score: 2 * self.cities => self.cities
11.2 penalties: Position.score: points -= self.penalties[seat] => pass
11.2 the Long Road: Position.score: points += 2 => pass
11.2 the Great Host: Position.score: points += 1 => pass
11.2 an academy: Position.score: (EDICT_WIDTH * ACADEMY)) & 1 => (EDICT_WIDTH * ACADEMY)) & 0
4.3 clockwise: Position.discarding: seat = self.seat => seat: i64 = 0
""",
    "tables": """
6.1 past no others: open_roads: & ~position.built =>
5 riders block: yield_again: if not position.entered[place] => if True
5 cities give two: yield_again: 2 * (position.cities[seat] => (position.cities[seat]
""",
}
