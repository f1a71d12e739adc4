"""The service as docs/how-to/host.md tells to run it: behind real proxies, under systemd, from an image."""
