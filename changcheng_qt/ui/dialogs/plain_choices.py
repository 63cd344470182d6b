"""Table options as plain values for settings, and back.

A title's options are a dataclass of booleans and Enums, with defaults. Saved values may be old, or
typed by hand into a settings file: each unknown or invalid value gets its default.
"""

from dataclasses import fields
from enum import Enum
from typing import Any, TypeVar

from changcheng_qt.ui.seam.title import PlainChoices

OptionsT = TypeVar("OptionsT")


def option_choices(options: Any) -> dict[str, str | bool]:  # noqa: ANN401 - any title's options
    """Return options as plain values, by the names of their fields."""
    return {field.name: plain_value(getattr(options, field.name)) for field in fields(options)}


def plain_value(value: Enum | bool) -> str | bool:
    """Return one value of an option as a plain value."""
    return str(value.value) if isinstance(value, Enum) else value


def options_among(choices: PlainChoices, usual: OptionsT) -> OptionsT:
    """Return the options from plain values, usual ones for invalid ones."""
    names = option_choices(usual)
    return type(usual)(**{name: _like(getattr(usual, name), choices.get(name)) for name in names})


def _like(usual: Any, plain: object) -> Any:  # noqa: ANN401 - an Enum's member or a truth value
    if isinstance(usual, bool):
        return plain if isinstance(plain, bool) else usual
    members: dict[str, Enum] = {str(member.value): member for member in type(usual)}
    return members.get(plain, usual) if isinstance(plain, str) else usual
