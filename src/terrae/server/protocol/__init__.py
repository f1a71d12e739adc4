"""What goes over the network, as types: bodies, messages, close codes, and their JSON Schema."""
