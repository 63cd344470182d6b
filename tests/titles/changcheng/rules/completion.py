"""Scenes in which a province has just been completed."""

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.rules.geography import Face
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from tests.titles.changcheng.rules.scene import FACES, P1, Scene, lay


def lone_six() -> tuple[Face, Face]:
    """Faces of which the first begins with a province of six squares."""
    return (FACES["1B"], FACES["2A"])


def completed(
    wall: str = "x y z .", *cards: tuple[int, ActionCard], square: int = 3, **table: object
) -> Scene:
    """A scene in which the active seat's single has just completed P1, with cards lying there."""
    lying = [(owner, card, P1) for owner, card in cards]
    return lay(wall, cards=lying, **table).do(PlaceSingle(square))  # type: ignore[arg-type]
