"""The program as it is started, for journeys."""

from tests.journeys.journey import set_out as set_out
from tests.journeys.journey import windows_files as windows_files
from tests.ui.fixtures import boards_painted_once as boards_painted_once
