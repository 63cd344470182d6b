"""The report of a game, told throughout with the marks of the language."""

import re

import pytest

from changcheng_qt.app.desks.report import report_of
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from tests.titles.changcheng.table.playing import finished


@pytest.mark.parametrize("code", ["zh_TW", "zh_CN"])
def test_a_report_in_chinese_has_no_narrow_marks(languages: Languages, code: str) -> None:
    languages.install(code)
    told = report_of(finished(3), ChangChengUi(list))
    assert [line for line in told.splitlines() if re.search("[,;:()]", line)] == []
