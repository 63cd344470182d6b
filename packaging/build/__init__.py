"""The packages of ``dev.py build``, one module for each kind; ``build_packages`` runs them.

Everything starts at a wheel, the one with the search compiled. It is installed into an environment
of its own, from which PyInstaller makes the bundle: a folder that holds Python, Qt and the program.
Every package for players is that folder, put where a system wants it.

| module | what it is |
|---|---|
| `product` | the one source of version, names and texts of the product |
| `tools` | the environment with the tools, none of which the program needs at run time |
| `wheel` | wheels, pure and with the search compiled, and source distribution |
| `wheels` | wheels with the search compiled for other Pythons |
| `bundle` | the folder that runs by itself |
| `trimming` | the parts of Python and Qt that go into it |
| `licences` | the licences of its contents besides the program |
| `texts` | the texts of desktops about the program, in five languages |
| `desktop` | the menu entry and the type of saved games |
| `metainfo` | the entry in software centres |
| `manual` | the manual page |
| `linux` | the program as a Linux system has it, one tree for all packages |
| `nfpm` | the packages of Linux distributions, described once |
| `deb`, `rpm`, `appimage` | the packages for Linux |
| `windows` | the installer for Windows |
| `kept_open` | what the program for Windows runs first |
| `macos` | the application for macOS |
"""
