"""The entry in software centres: the AppStream metainfo."""

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from build import desktop, product, texts
from checkout import CannotContinue

FILE: Final = f"{product.APP_ID}.metainfo.xml"
SITE: Final = "https://changcheng-qt.example"
"""Where the pictures are to be published. The name is one that is reserved for examples and leads
nowhere: the publisher of the program puts the address here. AppStream takes no file of a package
for a picture."""
RELEASED: Final[Mapping[str, str]] = {
    "0.3.0": "2026-11-26",
    "0.2.0": "2026-11-22",
    "0.1.0": "2026-11-21",
}
"""The day of each release, the newest first."""


def metainfo() -> str:
    """The text of the metainfo file."""
    root = ET.Element("component", type="desktop-application")
    _add(root, "id", product.APP_ID)
    _add(root, "metadata_license", "MIT")
    _add(root, "project_license", product.LICENCE)
    desktop.add_localised(root, "name", product.NAME)
    desktop.add_localised(root, "summary", product.SUMMARY)
    # AppStream before 1.0 knows the one, after it the other.
    _add(root, "developer_name", product.MAINTAINER)
    _add(ET.SubElement(root, "developer", id="org.changcheng_qt"), "name", product.MAINTAINER)
    _add_description(root)
    ET.SubElement(root, "launchable", type="desktop-id").text = desktop.ENTRY_FILE
    ET.SubElement(root, "icon", type="stock").text = product.APP_ID
    categories = ET.SubElement(root, "categories")
    for category in desktop.CATEGORIES:
        _add(categories, "category", category)
    _add_screenshots(root)
    provides = ET.SubElement(root, "provides")
    _add(provides, "binary", product.COMMAND)
    _add(provides, "mediatype", product.MIME_TYPE)
    ET.SubElement(root, "url", type="homepage").text = SITE
    # Nobody is hurt in it, and nothing is sold; people at other computers play with one another.
    rating = ET.SubElement(root, "content_rating", type="oars-1.1")
    ET.SubElement(rating, "content_attribute", id="social-chat").text = "mild"
    _add_releases(root)
    return desktop.as_text(root)


def released(version: str) -> str:
    """The day of a release; a version without one cannot be packaged."""
    if version not in RELEASED:
        raise CannotContinue(f"Write the day of version {version} into RELEASED in {__file__}.")
    return RELEASED[version]


def _add_description(root: ET.Element) -> None:
    description = ET.SubElement(root, "description")
    for paragraph in _in_step(texts.of(language).description for language in texts.LANGUAGES):
        desktop.add_localised(description, "p", paragraph)
    features = ET.SubElement(description, "ul")
    for feature in _in_step(texts.of(language).features for language in texts.LANGUAGES):
        desktop.add_localised(features, "li", feature)
    desktop.add_localised(description, "p", product.UNOFFICIAL)


def _in_step(languages: Iterable[tuple[str, ...]]) -> Iterator[dict[str, str]]:
    """The first text in every language, then the second, and so on."""
    for same in zip(*languages, strict=True):
        yield dict(zip(texts.LANGUAGES, same, strict=True))


def _add_screenshots(root: ET.Element) -> None:
    screenshots = ET.SubElement(root, "screenshots")
    captions = {language: texts.of(language).captions for language in texts.LANGUAGES}
    for name in captions[texts.ENGLISH]:
        screenshot = ET.SubElement(screenshots, "screenshot")
        caption = {language: captions[language][name] for language in texts.LANGUAGES}
        desktop.add_localised(screenshot, "caption", caption)
        _add(screenshot, "image", f"{SITE}/pictures/{name}.png")
    screenshots[0].set("type", "default")


def _add_releases(root: ET.Element) -> None:
    releases = ET.SubElement(root, "releases")
    for version, day in RELEASED.items():
        release = ET.SubElement(releases, "release", version=version, date=day)
        if version == product.version():
            description = ET.SubElement(release, "description")
            desktop.add_localised(description, "p", texts.each(lambda words: words.release))


def _add(parent: ET.Element, tag: str, text: str) -> None:
    ET.SubElement(parent, tag).text = text
