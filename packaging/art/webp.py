"""Writing a picture as WebP, no larger than it may be."""

from pathlib import Path

from PySide6.QtGui import QImage, QImageWriter

QUALITY = 85
SCROLL = 78
"""The quality of the pictures of the start page."""
MOST_BYTES = 120 * 1024


def write(picture: QImage, path: Path, quality: int = QUALITY, most: int = MOST_BYTES) -> bool:
    """Write a picture as WebP and say how large it is; false where that fails or is too large."""
    path.parent.mkdir(parents=True, exist_ok=True)
    writer = QImageWriter(str(path), b"webp")
    writer.setQuality(quality)
    if not writer.write(picture):
        print(f"{path.name}: {writer.errorString()}")
        return False
    size = path.stat().st_size
    print(f"{path.name}: {size // 1024} KiB")
    return size <= most
