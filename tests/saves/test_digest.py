"""Hashes are those of `hashlib`, and OpenSSL is not loaded for them."""

import hashlib
import subprocess
import sys

import pytest

from changcheng_qt.saves.digest import sha256

PROGRAM = "import changcheng_qt.app.main"


@pytest.mark.parametrize("content", [b"", b"abc", bytes(range(256)) * 999])
def test_the_hash_is_sha_256(content: bytes) -> None:
    assert sha256(content).digest() == hashlib.sha256(content).digest()
    assert sha256(content).hexdigest() == hashlib.sha256(content).hexdigest()


@pytest.mark.parametrize(("source", "loads"), [(PROGRAM, False), ("import hashlib", True)])
def test_the_program_does_without_openssl(source: str, loads: bool) -> None:
    told = f"import sys; {source}; print('_hashlib' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)
    assert run.stdout == f"{loads}\n"
