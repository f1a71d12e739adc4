"""`python -m terrae.cli`."""

from . import main

main()
