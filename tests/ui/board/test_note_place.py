"""A note is placed where it hides least: the quick search agrees with trying every place."""

from random import Random

from PySide6.QtCore import QMargins, QRect, QSize

from changcheng_qt.ui.board import note_place
from changcheng_qt.ui.board.note_place import SHADOW, About, best_place

ROOM = QRect(0, 0, 1000, 600)


def hidden(place: QRect, rects: list[QRect]) -> int:
    """The number of pixels of all rectangles together."""
    common = [place.intersected(rect) for rect in rects]
    return sum(rect.width() * rect.height() for rect in common if not rect.isEmpty())


def gap(place: QRect, around: QRect) -> int:
    across = max(around.left() - place.right(), place.left() - around.right(), 0)
    return across + max(around.top() - place.bottom(), place.top() - around.bottom(), 0)


def cost(place: QRect, about: About) -> float:
    """The cost as the module's text defines it, literally."""
    paper = place.marginsRemoved(QMargins(SHADOW, SHADOW, SHADOW, SHADOW))
    return (
        1000.0 * (hidden(place, [about.around]) + hidden(paper, list(about.covered)))
        + 8.0 * hidden(paper, list(about.own))
        + 4.0 * hidden(paper, list(about.along))
        + 1.0 * hidden(paper, list(about.other))
        + 3.0 * gap(place, about.around)
    )


def rects(rng: Random, most: int) -> list[QRect]:
    return [
        QRect(rng.randrange(900), rng.randrange(500), rng.randrange(2, 120), rng.randrange(2, 120))
        for _ in range(rng.randrange(most + 1))
    ]


def test_within_reach_it_hides_what_it_must() -> None:
    around = QRect(480, 280, 40, 40)
    everywhere = [QRect(0, 100, 1000, 400)]
    size = QSize(200, 80)
    assert gap(best_place(About(around, other=everywhere), size, ROOM), around) > 100
    near = best_place(About(around, other=everywhere, reach=10), size, ROOM)
    assert gap(near, around) <= 10
    assert best_place(About(around, covered=everywhere, reach=10), size, ROOM).isValid()


def test_of_all_places_the_first_that_costs_least_is_taken() -> None:
    rng, others = Random("note"), 0
    for _ in range(300):
        around = QRect(rng.randrange(900), rng.randrange(500), 40, 40)
        about = About(around, rects(rng, 4), rects(rng, 20), rects(rng, 30), rects(rng, 2))
        size = QSize(rng.randrange(60, 320), rng.randrange(40, 150))
        places = note_place._places(about, size, ROOM)  # noqa: SLF001
        assert all(ROOM.contains(place) for place in places)
        assert best_place(about, size, ROOM) == min(places, key=lambda p: cost(p, about))
        others += best_place(about, size, ROOM) != places[0]
    assert others > 100, "the control: it is not always the first of all"
