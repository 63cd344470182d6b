"""Windows on Linux: the installer is built, and the program tried, under Wine.

No Windows machine is needed for a bundle of Windows. Its Python comes in a package from the index
of Python packages, pinned by hash; Qt and all else come as wheels for Windows, which pip unpacks on
any system. mypyc makes the same C on every system, and mingw compiles it. Only PyInstaller has to
run as a program of Windows, because it imports the modules that it packs: it runs under Wine.

Two gaps of Wine 8 are filled in each prefix, the folder that Wine takes for a Windows, and never in
the build: a library of Windows 10 that Qt loads, and the error of a lock that is held.

Everything that takes long is in ``build/wine``, in folders named after their sources. Prefixes are
made again for each command, which takes ten seconds, and removed: so no two commands share one, and
nothing that was tried in one is left for the next.

| module | what it is |
|---|---|
| `cache` | the contents of ``build/wine`` |
| `prefix` | a Windows of Wine, and running things in it |
| `gaps`, `locks` | the gaps of Wine |
| `interpreter` | Python for Windows, with the packages that building and testing need |
| `search`, `cross_setup` | the search, compiled for Windows |
| `bundle` | wheel and bundle for Windows |
"""
