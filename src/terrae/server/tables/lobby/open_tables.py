"""How many tables one address and one device may have open at the same time: such as have not ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...database import lists
from ...database.writer import NotSaved
from ...errors import Fault, not_saved

if TYPE_CHECKING:
    from ..service import Service

MOST_ADDRESSES = 50_000


class OpenTables:
    """The tables that addresses have created at this process. Addresses are nowhere stored."""

    def __init__(self) -> None:
        self.by_address: dict[str, list[str]] = {}

    async def add(self, service: Service, address: str, device: str | None, table_id: str) -> None:
        """An address and perhaps a device create a table; `Fault` if they have too many that have not ended."""
        created = self.by_address.pop(address, [])
        self.by_address[address] = created  # at the end: the first one is the one not used for longest
        if len(self.by_address) > MOST_ADDRESSES:
            del self.by_address[next(iter(self.by_address))]
        rates = service.settings.rates
        try:
            if device is not None:
                hosted = await service.database.read(lambda connection: lists.count_hosted(connection, device))
                if hosted >= rates.tables_of_device:
                    raise too_many_tables()
            if len(created) >= rates.tables_of_address:
                known = list(created)
                open_ones = await service.database.read(lambda connection: lists.read_open(connection, known))
                created[:] = [one for one in created if one in open_ones or one not in known]
        except NotSaved as error:
            raise not_saved() from error
        if len(created) >= rates.tables_of_address:
            raise too_many_tables()
        created.append(table_id)


def too_many_tables() -> Fault:
    return Fault("too_many_tables", "too many tables are open from here; finish or end some of them first")
