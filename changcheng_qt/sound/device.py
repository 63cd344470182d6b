"""The sound card, through the module `miniaudio` (MIT), which need not be installed.

Only its compiled half is used. The other half, in Python, is made for streams from a network and
imports all of Python's network modules: 13 MB of memory in a program that never uses a network. So
the part that opens a card and feeds it is written here; the version of `miniaudio` is pinned in
`pyproject.toml`.

Without a card ALSA writes pages to standard error, so that is closed while a card is looked for.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias

from changcheng_qt.sound.catalogue import RATE

PERIOD: Final = 25
"""Milliseconds of sound that the card asks for at a time."""
PERIODS: Final = 3
"""How many of these it holds: enough for a busy window, too few to be heard late."""
NAME: Final = b"Chang Cheng\0"

Cut: TypeAlias = Callable[[int], bytes]
"""Returns the next `count` samples."""


class NoDevice(Exception):
    """There is no device to play sounds on."""


class Device:
    """An open sound card, paused."""

    def __init__(self, cut: Cut, *, is_mute: bool = False) -> None:
        """Open the default card of this computer, or with `is_mute` a null one that asks for
        samples as any other; raises `NoDevice`, also without the module.
        """
        try:
            from _miniaudio import ffi, lib
        except ImportError as error:
            raise NoDevice(str(error)) from error
        self._lib: Any = lib
        self._copy: Any = ffi.memmove
        self._cut = cut
        self._handle = ffi.new_handle(self)
        self._name = ffi.new("char[]", NAME)
        _answer(ffi)
        with _closed_error_output():
            self._context, self._device = _opened(ffi, lib, self._handle, self._name, is_mute)

    def start(self) -> None:
        """Start to request samples; raises `NoDevice` where the card has gone."""
        with _closed_error_output():
            if self._lib.ma_device_start(self._device) != self._lib.MA_SUCCESS:
                raise NoDevice("the device cannot be started")

    def rest(self) -> None:
        """Stop requesting samples until the card is started again."""
        self._lib.ma_device_stop(self._device)

    def close(self) -> None:
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def feed(self, output: object, count: int) -> None:
        """Give the card the samples that it requests, in its own thread."""
        self._copy(output, self._cut(count), 2 * count)


def _opened(ffi: Any, lib: Any, handle: Any, name: Any, is_mute: bool) -> tuple[Any, Any]:  # noqa: ANN401
    """Return an open card with the context that it needs."""
    context, device = ffi.new("ma_context *"), ffi.new("ma_device *")
    config = lib.ma_context_config_init()
    config.pulse.pApplicationName = config.jack.pClientName = name
    only = ffi.new("ma_backend[]", [lib.ma_backend_null]) if is_mute else ffi.NULL
    made = lib.ma_context_init(only, int(is_mute), ffi.addressof(config), context)
    if made != lib.MA_SUCCESS:
        raise NoDevice("no system of sound")
    wanted = _wanted(lib, handle)
    if lib.ma_device_init(context, ffi.addressof(wanted), device) != lib.MA_SUCCESS:
        lib.ma_context_uninit(context)
        raise NoDevice("no sound card")
    if context.backend == lib.ma_backend_null and not is_mute:
        lib.ma_device_uninit(device)
        lib.ma_context_uninit(context)
        raise NoDevice("no sound card but one that plays nothing")
    return context, device


def _wanted(lib: Any, handle: Any) -> Any:  # noqa: ANN401
    """Return the configuration of the card."""
    wanted = lib.ma_device_config_init(lib.ma_device_type_playback)
    wanted.sampleRate = RATE
    wanted.playback.channels = 1
    wanted.playback.format = lib.ma_format_s16
    wanted.periodSizeInMilliseconds = PERIOD
    wanted.periods = PERIODS
    wanted.pUserData = handle
    wanted.dataCallback = lib._internal_data_callback  # noqa: SLF001 - the name that it is built with
    wanted.stopCallback = lib._internal_stop_callback  # noqa: SLF001
    return wanted


def _answer(ffi: Any) -> None:  # noqa: ANN401
    """Handle the callbacks of cards, which run in their threads."""

    def feed(device: Any, output: object, _: object, count: int) -> None:  # noqa: ANN401
        ffi.from_handle(device.pUserData).feed(output, count)

    def let_go(_: object) -> None:
        """A card that has gone requests nothing; it is reopened with the next match."""

    ffi.def_extern(name="_internal_data_callback")(feed)
    ffi.def_extern(name="_internal_stop_callback")(let_go)


@contextmanager
def _closed_error_output() -> Iterator[None]:
    """Send output that libraries write to standard error to nowhere."""
    kept, nowhere = -1, -1
    with suppress(OSError):
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
    try:
        yield
    finally:
        with suppress(OSError):
            if kept >= 0:
                os.dup2(kept, 2)
        for opened in (kept, nowhere):
            if opened >= 0:
                os.close(opened)
