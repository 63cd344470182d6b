"""Golden pictures: their comparison, and that none is renewed without a reason."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication

import golden
import golden_pictures
import golden_tolerance
import under_wine
from art import quadratic
from changcheng_qt import assets
from checkout import ROOT, CannotContinue
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


def test_those_of_windows_are_compared_with_those_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done = list[tuple[object, ...]]()
    code = 0

    def here(words: list[object], **_: object) -> subprocess.CompletedProcess[bytes]:
        done.append(("here", *words[1:]))
        return subprocess.CompletedProcess([], code)

    def on_windows(*words: object) -> int:
        done.append(("there", *words))
        return 1

    monkeypatch.setattr(golden, "convert_folder", lambda *folders: done.append(folders))
    monkeypatch.setattr("subprocess.run", here)
    monkeypatch.setattr(under_wine, "on_windows", on_windows)
    assert golden.main(["--wine", "gate", "--out", str(tmp_path)]) == 1
    words = (golden.WORKER, "1", tmp_path)
    assert done == [
        (ROOT / "resources/fonts", tmp_path / "fonts"),
        ("here", *words, "keep", "gate"),
        ("there", *words, "compare", "gate"),
    ]
    code = 2
    assert golden.main(["--wine", "gate", "--out", str(tmp_path)]) == 2
    assert len(done) == 5, "what cannot be painted here is not compared"
    with pytest.raises(SystemExit):
        golden.main(["--wine", "--update", "gate"])


def test_pictures_of_two_machines_are_painted_with_the_same_fonts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    screens = {"start": with_button(50), "keys": with_button(50)}
    used = set[tuple[Path, ...]]()

    def rendered(*_: object) -> Iterator[tuple[str, QImage]]:
        used.add(assets.font_files())
        yield from screens.items()

    font = tmp_path / "fonts" / "sans.ttf"
    font.parent.mkdir()
    font.touch()
    monkeypatch.setattr(golden_pictures, "alone_with_bundled_fonts", lambda scale: None)
    monkeypatch.setattr(golden_pictures, "rendered", rendered)
    results = []
    for what in ("keep", "compare"):
        results.append(golden_pictures.main(["1", str(tmp_path), what, *screens]))
    screens["keys"] = with_button(60)
    results.append(golden_pictures.main(["1", str(tmp_path), "compare", *screens]))
    assert results == [0, 0, 1]
    assert used == {(font,)}
    assert "keys at kept differs" in capsys.readouterr().out


def test_letters_with_quadratic_curves_look_the_same(tmp_path: Path, qapp: QApplication) -> None:
    """To the eye: within what golden pictures may differ, at the size of a heading."""
    fonts = tmp_path / "fonts"
    fonts.mkdir()
    (fonts / "OFL.txt").touch()
    for name in ("ChangchengSans-Regular.otf", "ChangchengWenKai-Regular.ttf"):
        shutil.copy(ROOT / "resources/fonts" / name, fonts)
    quadratic.convert_folder(fonts, tmp_path / "made")
    assert sorted(path.name for path in (tmp_path / "made").iterdir()) == [
        *("ChangchengSans-Regular.ttf", "ChangchengWenKai-Regular.ttf", "OFL.txt"),
    ]
    cubic, made = (
        QRawFont(str(path), 40)
        for path in (
            fonts / "ChangchengSans-Regular.otf",
            tmp_path / "made" / "ChangchengSans-Regular.ttf",
        )
    )
    assert cubic.familyName() == made.familyName()
    text = "Hamburg & Zoé 9"
    letters = cubic.glyphIndexesForString(text)
    assert letters == made.glyphIndexesForString(text)
    for letter in letters:
        outlines = [font.pathForGlyph(letter).boundingRect() for font in (cubic, made)]
        first, second = ([r.x(), r.y(), r.right(), r.bottom()] for r in outlines)
        assert first == pytest.approx(second, abs=0.05)
    assert cubic.advancesForGlyphIndexes(letters) == made.advancesForGlyphIndexes(letters)
