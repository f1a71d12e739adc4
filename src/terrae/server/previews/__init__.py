"""Previews of answers, worked out in processes beside the service."""
