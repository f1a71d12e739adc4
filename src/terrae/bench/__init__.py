"""What the commands `terrae bench ...` measure."""
