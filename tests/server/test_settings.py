"""What can be set at the start."""

import pytest

from terrae.engine.errors import Refused
from terrae.server.settings import database_url


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "postgresql:/x://", "sqlite:///:memory:"])
def test_only_databases_that_keep_moves_are_accepted(url: str) -> None:
    with pytest.raises(Refused):
        database_url(url)
