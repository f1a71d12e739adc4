"""Notices with the page closed: Web Push, by the services of the browsers' makers."""
