"""Golden pictures: their comparison, and that none is renewed without a reason."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter

import golden
import golden_pictures
import golden_tolerance
import under_wine
from checkout import CannotContinue
from golden_tolerance import LEVELS, SHARE, amplified, decoded, encoded, worst_tile


def plain(width: int = 200, height: int = 120, colour: str = "#d9cdb6") -> QImage:
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor(colour))
    return picture


def with_button(left: int, colour: str = "#a63a2a") -> QImage:
    """A picture with one button of about the size of a large letter."""
    picture = plain()
    with QPainter(picture) as painter:
        painter.fillRect(QRect(left, 40, 24, 16), QColor(colour))
    return picture


def test_a_kept_picture_is_what_was_kept() -> None:
    content = encoded(with_button(50))
    assert encoded(with_button(50)) == content
    assert worst_tile(decoded(content), decoded(content)) == 0


@pytest.mark.parametrize(
    "other", [with_button(52), with_button(50, "#a63a32"), plain()], ids=["moved", "shade", "gone"]
)
def test_a_small_change_is_too_much(other: QImage) -> None:
    first, second = (decoded(encoded(picture)) for picture in (with_button(50), other))
    assert worst_tile(first, second) > SHARE


def test_all_values_may_differ_by_a_little_and_a_few_by_more() -> None:
    lighter = plain(colour=QColor(217 + LEVELS, 205 - LEVELS, 182).name())
    assert worst_tile(plain(), lighter) == 0
    few = plain()
    few.setPixelColor(2, 3, QColor("black"))
    assert 0 < worst_tile(plain(), few) <= SHARE


def with_letters(faint: bool) -> QImage:
    """A picture with strokes as of small letters; if faint, some pixels are a little lighter."""
    picture, chance = plain(), Random(7)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for _ in range(60):
            x, y = chance.uniform(40, 100), chance.uniform(40, 60)
            painter.setPen(QColor("#3a2a1a"))
            painter.drawLine(QPointF(x, y), QPointF(x + 4, y + chance.uniform(-4, 4)))
    for _ in range(110):
        x, y = chance.randrange(40, 104), chance.randrange(36, 64)
        if faint:
            picture.setPixelColor(x, y, picture.pixelColor(x, y).lighter(104))
    return picture


@pytest.mark.parametrize("means", [1, 4], ids=["of every pixel", "of squares"])
def test_a_faint_difference_by_packing_counts_only_pixel_by_pixel(
    means: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden_tolerance, "SMALLER", means)
    monkeypatch.setattr(golden_tolerance, "TILE", 32 // means)
    first, second = (decoded(encoded(with_letters(faint=faint))) for faint in (False, True))
    assert (worst_tile(first, second) <= SHARE) == (means > 1)


def test_pictures_of_other_sizes_differ_in_everything() -> None:
    assert worst_tile(plain(200, 120), plain(200, 121)) == 1


def test_tiles_at_the_edges_count() -> None:
    corner = plain(100, 70)
    with QPainter(corner) as painter:
        painter.fillRect(QRect(88, 58, 12, 12), QColor("black"))
    assert worst_tile(corner, plain(100, 70)) > SHARE


def test_a_difference_is_made_visible() -> None:
    assert amplified(plain(colour="#040000")).pixelColor(5, 5) == QColor("#200000")


def test_differing_pictures_are_kept_to_be_looked_at(tmp_path: Path) -> None:
    kept = tmp_path / "scale1" / "start.webp"
    fresh = encoded(with_button(60))
    assert golden_pictures.verdict(kept, fresh) == "has no golden picture"
    golden_pictures.leave_pictures(tmp_path / "first", kept, fresh)
    assert [path.name for path in (tmp_path / "first").iterdir()] == ["scale1_start_is.webp"]
    golden_pictures.renew(kept, encoded(with_button(50)))
    assert golden_pictures.verdict(kept, fresh).startswith("differs in ")
    golden_pictures.leave_pictures(tmp_path / "second", kept, fresh)
    assert len(list((tmp_path / "second").iterdir())) == 3
    golden_pictures.renew(kept, fresh)
    assert golden_pictures.verdict(kept, fresh) == ""


def test_a_digest_vouches_for_these_pixels_and_this_golden_picture(tmp_path: Path) -> None:
    kept = tmp_path / "start.webp"
    golden_pictures.renew(kept, encoded(with_button(50)))
    known = golden_pictures.digest(kept, with_button(50))
    assert golden_pictures.digest(kept, with_button(50)) == known
    assert golden_pictures.digest(kept, with_button(50, "#a63a2b")) != known
    golden_pictures.renew(kept, encoded(with_button(60)))
    assert golden_pictures.digest(kept, with_button(50)) != known


def test_digests_are_kept_for_golden_pictures_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden_pictures, "GOLDEN", tmp_path)
    assert golden_pictures.known_digests(1) == {}
    golden_pictures.renew(golden_pictures.golden_file("start", 1), b"picture")
    golden_pictures.keep_digests(1, {"start": "ab", "gone": "cd"})
    assert golden_pictures.known_digests(1) == {"start": "ab"}


def test_only_unknown_pictures_are_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screens = {"start": with_button(50), "keys": with_button(50)}
    judged: list[str] = []

    def judge(golden: Path, screen: QImage, folder: Path | None) -> bool:
        judged.append(golden.stem)
        return True

    monkeypatch.setattr(golden_pictures, "GOLDEN", tmp_path)
    monkeypatch.setattr(golden_pictures, "alone_with_bundled_fonts", lambda scale: None)
    monkeypatch.setattr(golden_pictures, "rendered", lambda *_: screens.items())
    monkeypatch.setattr(golden_pictures, "judge", judge)
    for name, screen in screens.items():
        golden_pictures.renew(golden_pictures.golden_file(name, 1), encoded(screen))
    call = ["1", str(tmp_path / "out")]
    for what in ("check", "renew", "check"):
        assert golden_pictures.main([*call, what, *screens]) == 0
    assert judged == ["start", "keys"] * 2
    screens["keys"] = with_button(60)
    assert golden_pictures.main([*call, "check", *screens]) == 0
    assert judged[4:] == ["keys"]


@pytest.mark.parametrize("reason", ["", "because", "new look"])
def test_a_golden_picture_needs_a_reason(
    reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    monkeypatch.setattr(golden, "run_all", None)
    assert golden.main(["start", "--update", "--reason", reason]) == 2
    assert "needs a reason" in capsys.readouterr().err


def test_a_reason_fits_the_subject_of_a_commit() -> None:
    assert golden.asked_reason("the gate has lions now") == "the gate has lions now"
    with pytest.raises(CannotContinue, match="it may have"):
        golden.asked_reason("the gate has lions now " * 3)


def test_a_reason_is_asked_for_at_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: "the gate has lions now")
    assert golden.asked_reason("") == "the gate has lions now"


def test_only_screens_that_there_are_can_be_named() -> None:
    assert golden.screens(["start", "keys"]) == ["start", "keys"]
    assert len(golden.screens([])) > 20
    with pytest.raises(CannotContinue, match="nowhere"):
        golden.screens(["start", "nowhere"])


def test_those_of_windows_are_compared_and_never_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done = list[tuple[object, ...]]()

    def on_windows(*words: object) -> int:
        done.append(words)
        return 1

    monkeypatch.setattr(under_wine, "on_windows", on_windows)
    assert golden.main(["--wine", "gate", "--out", str(tmp_path)]) == 1
    assert done == [(golden.WORKER, "1", tmp_path, "check", "gate")]
    with pytest.raises(SystemExit):
        golden.main(["--wine", "--update", "gate"])
    assert len(done) == 1
