"""The keys that pages come with: none stands for two commands, and people read them as they press them."""

import pytest

from annotation.core.page_keys import KINDS, command_of, readable


@pytest.mark.parametrize("kind", KINDS)
def test_no_key_of_a_page_is_two_commands_and_what_works_while_typing_is_held(kind):
    commands = KINDS[kind]
    keys = [command.key for command in commands if command.key]
    names = [command.name for command in commands]
    assert (len(keys), len(names)) == (len(set(keys)), len(set(names)))
    assert all(command.key.startswith(("Ctrl+", "Alt+")) for command in commands if command.while_typing)
    assert "?" in keys


@pytest.mark.parametrize(
    ("key", "shown"),
    [("Ctrl+Enter", "Ctrl ↵"), ("A", "Shift A"), ("Shift+1", "Shift 1"), ("a", "a"), ("/", "/"), ("", "")],
)
def test_a_key_is_shown_as_it_is_pressed(key, shown):
    assert readable(key) == shown


def test_a_hint_names_a_command_that_exists():
    assert command_of("board.choose").key == "x"
    with pytest.raises(KeyError):
        command_of("board.nothing")
