"""Where a command's options are found: in the file of the command's name."""

import typer

from terrae.cli import app


def test_the_options_of_a_command_are_in_the_file_of_its_name() -> None:
    for command in app.registered_commands:
        assert command.callback is not None
        assert command.callback.__module__ == f"terrae.cli.{command.callback.__name__}"
    for group in app.registered_groups:
        assert isinstance(group.typer_instance, typer.Typer)
        for command in group.typer_instance.registered_commands:
            assert command.callback is not None
            assert command.callback.__module__ == f"terrae.cli.{group.name}"
