"""The life of the installer for Windows under Wine, with the program that players get.

Wine 8 does not look for the kinds of files among a user's own classes, where the installer puts
them: for the double click they are copied to those of the machine.
"""

from pathlib import Path
from typing import Final

from build import product
from trial import of_bundle, old_home, windows_player
from trial.screen import hidden_screen
from trial.steps import require, step, wait_for
from trial.windows_player import SECONDS, Player
from wine import bundle, gaps
from wine.prefix import Prefix, fresh_prefix

CLASSES: Final = r"HKCU\Software\Classes"
OF_MACHINE: Final = r"HKLM\Software\Classes"
UNINSTALL: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall"
LANGUAGES: Final = {"zh_TW": 1028, "zh_CN": 2052, "it": 1040, "fr": 1036, "en": 1033}
"""The numbers of the languages on Windows."""
GAME: Final = "AppData/Local/changcheng_qt/games/1/log"
REFUSED: Final = 2
"""Exit code of installer and uninstaller while the program runs and nobody can be asked."""


def try_package(installer: Path, folder: Path) -> None:
    """Try an installer, then two windows, each in a Windows of its own in a folder."""
    try_installer(installer, folder)
    try_locks(installer.parent, folder)


def try_locks(dist: Path, folder: Path) -> None:
    """Try two windows, with a bundle of the same wheel that fills the gap in Wine's locks."""
    wheel = bundle.wheel_in(dist)
    first, made = bundle.build_bundle(wheel), bundle.build_bundle(wheel, gaps.LOCKS)
    with step("built again, it has the same files, but for the program that fills the gap"):
        differing = of_bundle.differing(first, made) - {bundle.PROGRAM}
        require(not differing, f"these differ: {', '.join(sorted(differing))}")
    with hidden_screen() as display, fresh_prefix(folder, display) as wine:
        gaps.fill(wine)
        windows_player.try_two_windows(wine, display, made / bundle.PROGRAM)


def try_installer(installer: Path, folder: Path) -> None:
    """Try an installer, and the program that it installs."""
    with hidden_screen() as display, fresh_prefix(folder, display) as wine:
        gaps.fill(wine)
        program = wine.user / "AppData/Local/Programs" / product.COMMAND
        game = wine.user / GAME
        game.parent.mkdir(parents=True)
        game.write_text("a game", encoding="utf-8")
        before = state(wine)
        for language, number in LANGUAGES.items():
            with step(f"silent installation, {language}"):
                install(wine, installer, language, number)
                require((program / bundle.PROGRAM).is_file(), f"nothing in {program}")
        with step("a saved game belongs to the program"):
            check_association(wine)
        player = Player(wine, display, program / bundle.PROGRAM)
        windows_player.check_itself(player)
        live(wine, player, installer)
        kept = windows_player.kept_games(wine)
        with step("silent uninstallation"):
            # The uninstaller goes on from a copy of itself, so that it can delete itself.
            require(uninstall(wine, program) == 0, "it failed")
            wait_for(lambda: not program.exists(), SECONDS, f"{program} is still there")
        with step("nothing is left but the games and settings"):
            left = state(wine) ^ before
            differing = sorted(item for item in left if windows_player.OWN not in item)
            require(not differing, f"left behind or changed: {', '.join(differing)}")
            require(kept and windows_player.kept_games(wine) == kept, "games have changed")


def live(wine: Prefix, player: Player, installer: Path) -> None:
    """Play with the installed program as a player would, then update it."""
    with step("what version 0.2.0 has left in the player's home is kept"):
        own = wine.user / windows_player.OWN
        old_home.lay(own, own)
        player.come_back()
        player.close()
        old_home.require_kept(own, own)
    player.hurry()
    with step("a double click opens a game of Chang Cheng with a Chinese name"):
        for key in (product.SUFFIX, product.APP_ID):
            wine.run("reg", "copy", rf"{CLASSES}\{key}", rf"{OF_MACHINE}\{key}", "/s", "/f")
        player.open("start", "changcheng", "张伟 vs Zoé")
    see_whole_game(player)
    hand_over(player, "china")
    see_whole_game(player)
    with step("installer and uninstaller do nothing while the program runs"):
        before = windows_player.files(player.program.parent)
        require(wine.run(installer, "/S").returncode == REFUSED, "the installer did something")
        require(uninstall(wine, player.program.parent) in {0, REFUSED}, "the uninstaller failed")
        require(windows_player.files(player.program.parent) == before, "files have changed")
    hand_over(player, "riders")
    player.kill_and_resume()
    see_whole_game(player)
    with step("a silent update over it, after the window was closed"):
        player.close()
        kept = windows_player.kept_games(wine)
        require(wine.run(installer, "/S").returncode == 0, "the installer failed")
        require(windows_player.kept_games(wine) == kept, "games have changed")
    with step("the next start comes up"):
        player.come_back()
        player.close()


def hand_over(player: Player, title: str) -> None:
    """Hand a game of a title to the window, as a second start does."""
    with step(f"a second start hands a game of {title} to the window, and bots play it"):
        player.hand_over(title, f"{title} 長城")


def see_whole_game(player: Player) -> None:
    """Play the game on the table to its end by bots."""
    with step("bots play it to its end"):
        player.see_end()


def uninstall(wine: Prefix, program: Path) -> int:
    """Uninstall silently the program in a folder; return the uninstaller's exit code."""
    return wine.run(program / "uninstall.exe", "/S").returncode


def install(wine: Prefix, installer: Path, language: str, number: int) -> None:
    """Install in a language, as if chosen the last time, over an existing installation."""
    key = rf"{UNINSTALL}\{product.COMMAND}"
    wine.run("reg", "add", key, "/v", "Language", "/d", str(number), "/f")
    require(wine.run(installer, "/S").returncode == 0, "the installer failed")
    names = [path.stem for path in wine.user.rglob("Programs/*.lnk")]
    require(names == [product.NAME[language]], f"the menu has {names}")


def check_association(wine: Prefix) -> None:
    """A double click on a saved game starts the program, by the registry."""
    ending = wine.registry(rf"{CLASSES}\{product.SUFFIX}")
    require(product.APP_ID in ending and product.MIME_TYPE in ending, ending)
    kind = wine.registry(rf"{CLASSES}\{product.APP_ID}")
    require(rf'{product.COMMAND}\{product.COMMAND}.exe" "%1"' in kind, kind)
    require(
        product.COMMAND in wine.registry(rf"{UNINSTALL}\{product.COMMAND}"), "cannot be removed"
    )


def state(wine: Prefix) -> frozenset[str]:
    """All that can be left behind: files of the user's, and the programs in the registry."""
    # The uninstaller's copy of itself goes when Windows is started again.
    paths = [path for path in wine.user.rglob("*") if "Temp" not in path.parts]
    told = wine.registry(CLASSES).splitlines() + wine.registry(UNINSTALL).splitlines()
    # The folder of uninstallers is Windows's own, if an empty one here.
    known = {UNINSTALL.replace("HKCU", "HKEY_CURRENT_USER"), ""}
    return frozenset({*map(str, paths), *map(str.strip, told)} - known)
