"""The archive of the source has every page that its README links to."""

from hatchling.builders.sdist import SdistBuilder

from checkout import ROOT
from tests.documents import pages


def test_every_page_is_in_it() -> None:
    builder = SdistBuilder(str(ROOT))
    archived = {file.distribution_path for file in builder.recurse_included_files()}
    archived.add(builder.metadata.core.readme_path)
    paths = {page.path.relative_to(ROOT).as_posix() for page in pages(ROOT)}
    assert len(paths) == 12
    assert paths - archived == set()
