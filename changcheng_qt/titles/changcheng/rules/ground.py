"""The ground that a seat can still build on: the facts that legality needs for many commands at
once (RULES section 3.1).

An action may be begun only if it can be finished, and a partial one only if no action can be
completed. Both questions reduce to the legal squares of a single, now and after another single.
Squares that no tower keeps are free without further thought; only the few kept ones need the search
of `reservation`.
"""

from collections.abc import Iterator
from functools import cached_property

from changcheng_qt.titles.changcheng.rules.commands import Refusal
from changcheng_qt.titles.changcheng.rules.geography import Province, Square
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.rules.reservation import after_singles, all_kept
from changcheng_qt.titles.changcheng.rules.state import State


class Ground:
    """The empty squares of a position for the active seat."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.seat = state.turn.seat
        self.supply = state.supplies[self.seat]

    @cached_property
    def empty(self) -> list[list[Square]]:
        """The empty squares of every province."""
        blocks = self._state.blocks
        return [
            [q for q in squares if blocks[q] is None] for squares in self._state.wall.squares_of
        ]

    @cached_property
    def open(self) -> list[Province]:
        """The provinces with an empty square."""
        return [province for province, squares in enumerate(self.empty) if squares]

    @cached_property
    def _kept(self) -> frozenset[Square]:
        """The empty squares that a tower may be keeping."""
        blocks, claims = self._state.blocks, self._state.reservations
        return frozenset(q for claim in claims for q in claim.candidates if blocks[q] is None)

    def not_free(self, *squares: Square) -> Refusal | None:
        """Return why squares are not empty squares of the wall, or None."""
        if any(square not in self._state.wall.squares for square in squares):
            return Refusal.SQUARE_UNKNOWN
        if any(self._state.blocks[square] is not None for square in squares):
            return Refusal.SQUARE_OCCUPIED
        return None

    def single_fits(self, square: Square) -> bool:
        """Whether a single of the seat on a square leaves one to every reservation."""
        if square not in self._kept:
            return True
        left = self.supply.singles - 1
        claims = after_singles(self._state.reservations, (square,), self.seat, left)
        return all_kept(claims, self._state.blocks, (square,))

    def block_fits(self, *squares: Square) -> bool:
        """Whether a block that meets no reservation, a double or a neutral, leaves a square to
        every one.
        """
        if self._kept.isdisjoint(squares):
            return True
        return all_kept(self._state.reservations, self._state.blocks, squares)

    def why_block_misfits(self, *squares: Square) -> Refusal | None:
        """Return the refusal that names whose tower keeps such a block away, or None where it
        fits.
        """
        if self.block_fits(*squares):
            return None
        others = [claim for claim in self._state.reservations if claim.owner != self.seat]
        is_own = all_kept(others, self._state.blocks, squares)
        return Refusal.RESERVED_FOR_SINGLE if is_own else Refusal.RESERVED

    def second_single_fits(self, first: Square) -> bool:
        """Whether, after a single on `first`, another one fits in another province."""
        province = self._state.wall.province_of[first]
        if any(other != province for other in self._loose):
            return True
        kept = (q for q in self._kept if self._state.wall.province_of[q] != province)
        return any(self._pair_fits(first, second) for second in kept)

    @cached_property
    def _loose(self) -> list[Province]:
        """The provinces with an empty square that no tower keeps."""
        return [p for p in self.open if any(q not in self._kept for q in self.empty[p])]

    def _pair_fits(self, first: Square, second: Square) -> bool:
        pair = (first, second)
        left = self.supply.singles - len(pair)
        claims = after_singles(self._state.reservations, pair, self.seat, left)
        return all_kept(claims, self._state.blocks, pair)

    def singles(self) -> Iterator[Square]:
        """Yield every square where a single of the seat fits."""
        if self.supply.singles:
            yield from (q for p in self.open for q in self.empty[p] if self.single_fits(q))

    def pairs_begin_at(self, square: Square) -> bool:
        """Whether two singles can be placed, the first on a square where it fits."""
        return self.supply.singles > 1 and self.second_single_fits(square)

    def card_can_be_followed(self, province: Province) -> bool:
        """Whether a second card or a single can follow a card in an open province."""
        if len(self._state.hands[self.seat]) > 1 and len(self.open) > 1:
            return True
        return self.supply.singles > 0 and any(map(self.single_fits, self.empty[province]))

    def doubles(self) -> Iterator[tuple[Square, Square]]:
        """Yield every pair of squares, west first, where the double fits."""
        if not self.supply.doubles:
            return
        blocks = self._state.blocks
        for west, east in self._state.wall.east_of.items():
            if blocks[west] is None and blocks[east] is None and self.block_fits(west, east):
                yield west, east

    def towers(self) -> Iterator[Square]:
        """Yield every square where the tower fits: candidates adjoin a tower, so it occupies
        none.
        """
        if self.supply.towers:
            yield from (q for p in self.open for q in self.empty[p] if not self.beside_tower(q))

    def neutrals(self) -> Iterator[Square]:
        """Yield every square where a neutral single fits, after any action."""
        if self._state.neutrals:
            yield from (q for p in self.open for q in self.empty[p] if self.block_fits(q))

    def beside_tower(self, square: Square) -> bool:
        """Whether a tower adjoins a square."""
        blocks = self._state.blocks
        return any(
            (block := blocks[q]) is not None and block.kind is BlockKind.TOWER
            for q in self._state.wall.neighbours[square]
        )

    @cached_property
    def can_complete(self) -> bool:
        """Whether some action can be done completely."""
        return (
            any(self.pairs_begin_at(q) for q in self.singles())
            or self._can_complete_with_card
            or any(True for _ in self.doubles())
            or any(True for _ in self.towers())
        )

    @cached_property
    def can_act(self) -> bool:
        """Whether the seat can do any action of its own, or a part of one."""
        # A card finds a province: a turn begins only while some square is empty.
        some_part = any(True for _ in self.singles()) or bool(self._state.hands[self.seat])
        return some_part or self.can_complete

    @property
    def _can_complete_with_card(self) -> bool:
        hand = self._state.hands[self.seat]
        return bool(hand) and any(map(self.card_can_be_followed, self.open))
