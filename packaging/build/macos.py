"""The application for macOS: its description for the system, and its disk image.

Only a Mac can build it, see ``packaging/ci/macos.yml``; `bundle.spec` makes the ``.app`` there.
"""

import shutil
from pathlib import Path
from typing import Final

import checkout
from build import licences, product, texts
from checkout import CannotContinue

APPLICATION: Final = f"{product.NAME[texts.ENGLISH]}.app"
ICON: Final = checkout.ROOT / "resources/icons" / f"{product.COMMAND}.icns"
OLDEST_SYSTEM: Final = "13.0"
"""The oldest macOS that Qt 6.11 runs on."""
LANGUAGES: Final = {"zh_TW": "zh-Hant", "zh_CN": "zh-Hans"}
"""The macOS names of those of our languages for which it has another name."""


def build(bundle: Path, out: Path) -> Path:
    """Make the disk image of the application next to a bundle; return it."""
    application = out / APPLICATION
    if not application.is_dir():
        raise CannotContinue("The application for macOS is built on a Mac only.")
    inside = application / "Contents/Resources" / licences.INSIDE.relative_to("_internal")
    shutil.copytree(bundle / licences.INSIDE, inside, dirs_exist_ok=True)
    # Nobody's signature, which Macs with Apple's processors ask for all the same.
    if checkout.run("codesign", "--force", "--deep", "--sign", "-", application):
        raise CannotContinue("codesign could not sign the application (see above).")
    image = out / f"{product.COMMAND}-{product.version()}.dmg"
    told = ("-volname", product.NAME[texts.ENGLISH], "-srcfolder", application)
    if checkout.run("hdiutil", "create", *told, "-format", "UDZO", "-ov", image):
        raise CannotContinue("hdiutil could not make the disk image (see above).")
    return image


def information() -> dict[str, object]:
    """The entries of ``Info.plist`` besides PyInstaller's own: languages, and its file types."""
    kind = {
        "CFBundleTypeName": product.FILE_TYPE[texts.ENGLISH],
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": ICON.name,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [file_type()],
    }
    declared = {
        "UTTypeIdentifier": file_type(),
        "UTTypeDescription": product.FILE_TYPE[texts.ENGLISH],
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [product.SUFFIX.removeprefix(".")],
            "public.mime-type": [product.MIME_TYPE],
        },
    }
    return {
        "CFBundleDisplayName": product.NAME[texts.ENGLISH],
        "CFBundleDevelopmentRegion": texts.ENGLISH,
        "CFBundleLocalizations": [LANGUAGES.get(code, code) for code in texts.LANGUAGES],
        "CFBundleDocumentTypes": [kind],
        "UTExportedTypeDeclarations": [declared],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
    }


def file_type() -> str:
    """The macOS type of a saved game; underscores are not allowed."""
    return f"{product.APP_ID.replace('_', '-')}.game"
