"""Sets of small numbers as integers."""

from changcheng_qt.engine.masks import bit, count_bits, lowest_bit, nth_bit


def test_masks_number_their_bits() -> None:
    numbers = [0, 7, 8, 15, 31, 40, 51]
    mask = sum(bit(number) for number in numbers)
    assert count_bits(mask) == len(numbers)
    assert [nth_bit(mask, n) for n in range(len(numbers))] == numbers
    assert lowest_bit(mask & ~bit(0)) == 7
