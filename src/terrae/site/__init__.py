"""The games in a browser without a service: what is in the static folder, and what answers the page there."""
