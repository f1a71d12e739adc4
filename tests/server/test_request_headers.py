"""What headers say."""

import pytest

from terrae.server.request_headers import network_of


@pytest.mark.attack("Comes from ever new addresses of one IPv6 network.")
@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_all_addresses_of_one_customer_count_as_one(client: str, counted: str) -> None:
    assert network_of(client) == counted
