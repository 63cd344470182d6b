"""The languages of `tests/i18n`."""

from tests.i18n.conftest import compiled as compiled
from tests.i18n.conftest import language as language
from tests.i18n.conftest import languages as languages
