"""The fixed numbers of RIDERS section 17, made by an independent program; `about` of the file
explains the keys.
"""

import json
from pathlib import Path
from typing import Any, Final

CASES: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text("utf-8"))
