"""The docstring of a package names every module of it, and none that has gone."""

from pathlib import Path

from tests.maps import Package, missing_folders, repeated_names, stale_names, unnamed_modules

ROOT = Path(__file__).parents[1]


def read(folder: Path) -> Package:
    """The package in a folder."""
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    source = (folder / "__init__.py").read_text("utf-8")
    return Package(str(folder.relative_to(ROOT)), source, frozenset(modules | packages))


PACKAGES = [
    read(path.parent)
    for folder in ("changcheng_qt", "packaging")
    for path in sorted((ROOT / folder).rglob("__init__.py"))
]
MAP = '''"""What is here.

| module | what it is |
|---|---|
| `wall`, `tower` | what is built |

It tells of `Gate` and of `gate()`.

| colour | of |
|---|---|
| `grey` | stone |
"""'''


def test_a_package_names_all_of_its_modules() -> None:
    assert [name for package in PACKAGES for name in unnamed_modules(package)] == []


def test_no_table_names_what_has_gone() -> None:
    assert [name for package in PACKAGES for name in stale_names(package)] == []


def test_no_table_names_anything_twice() -> None:
    assert [name for package in PACKAGES for name in repeated_names(package)] == []


def test_the_layout_has_every_package_of_the_program() -> None:
    layout = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    modules = read(ROOT / "changcheng_qt").modules - {"__main__"}
    assert missing_folders(layout, modules) == []
    assert missing_folders(layout.replace("/statistics`", "/sums`"), modules) == ["statistics"]


def test_planted_packages_are_caught() -> None:
    def complaints(source: str, *modules: str) -> tuple[list[str], list[str]]:
        package = Package("planted", source, frozenset(modules))
        return unnamed_modules(package), stale_names(package)

    assert complaints(MAP, "wall", "tower") == ([], [])
    assert complaints(MAP, "wall", "tower", "gate") == (["planted: gate"], [])
    assert complaints(MAP, "wall") == ([], ["planted: tower"])
    assert complaints("", "wall") == (["planted: wall"], [])
    twice = MAP.replace("`wall`, `tower`", "`wall`, `wall`")
    assert repeated_names(Package("planted", twice, frozenset({"wall"}))) == ["planted: wall"]
