"""The commands of each kind of page and the keys that they come with; a browser may remember others for a person."""

from typing import NamedTuple


class Command(NamedTuple):
    """What a key does: `key` as the pages' script names it ("Ctrl+Enter", "A" with Shift), empty if it comes without.

    `while_typing` marks what fires in the middle of a text; its key is held together with Ctrl or Alt.
    """

    name: str
    key: str
    does: str
    while_typing: bool = False


HELP = Command("help", "?", "open this sheet")
_RULING = (
    Command("take-1", "1", "take side X for the field in focus, and go to the next field"),
    Command("take-2", "2", "take side Y"),
    Command("take-3", "3", "own value; where three labelled, their side Z"),
    Command("whole-1", "Shift+1", "take side X for the whole case"),
    Command("whole-2", "Shift+2", "take side Y for the whole case"),
    Command("reason", "m", "go to the reason; there, arrows choose"),
    Command("note", "w", "write the note"),
    Command("gap", "g", "flag a gap in the guideline"),
)
KINDS: dict[str, tuple[Command, ...]] = {
    "labelling": (
        Command("submit", "Ctrl+Enter", "submit, and go on if that is ticked"),
        Command("send", "", "submit with a single key of your choice"),
        Command("codes", "c", "find a reason by typing; Enter chooses, Esc leaves"),
        Command("skip", "s", "skip the case, with a reason"),
        Command("flag", "f", "flag the gold as suspect"),
        Command("guideline", "g", "open the guideline at the clause of the field in focus, or close it"),
        Command("next", "j", "next case"),
        Command("previous", "k", "the case before"),
        HELP,
    ),
    "adjudication": (
        *_RULING,
        Command("next", "n", "next case; on the queue, start or go on"),
        Command("previous", "p", "previous case"),
        Command("accept", "A", "see what is agreed on, and accept it"),
        Command("submit", "Ctrl+Enter", "rule and go to the next open case"),
        HELP,
    ),
    "consensus": (
        *_RULING,
        Command("submit", "Ctrl+Enter", "put the position on record; the chair: rule"),
        HELP,
    ),
    "notes": (
        Command("pass", "p", "PASS, and on to the note"),
        Command("fail", "f", "FAIL, and on to the note"),
        Command("note", "Enter", "to the note"),
        Command("instead-1", "Alt+1", "while typing: the first earlier note instead", while_typing=True),
        Command("instead-2", "Alt+2", "while typing: the second", while_typing=True),
        Command("instead-3", "Alt+3", "while typing: the third", while_typing=True),
        Command("submit", "Ctrl+Enter", "keep the note and go to the next case without one"),
        Command("previous", "b", "back, keeping nothing but the draft"),
        Command("next", "n", "next, keeping nothing but the draft"),
        HELP,
    ),
    "board": (
        Command("choose", "x", "choose the note in focus; several may be chosen"),
        Command("cluster", "c", "type a cluster's name, new or old: the chosen notes, or the one in focus, go there"),
        Command("also", "C", "the same, and they stay where they are too"),
        Command("inbox", "i", "back to the inbox"),
        Command("code", "d", "the cluster in focus becomes a draft code"),
        Command("open", "e", "open the cluster in focus, or the card of the code"),
        Command("confirm", "y", "confirm the suggestion"),
        Command("reject", "n", "reject the suggestion"),
        Command("search", "/", "search"),
        HELP,
    ),
    "library": (
        Command("next", "j", "next field or code"),
        Command("previous", "k", "the field or code before"),
        Command("up", "Alt+Up", "in a draft: move the one in focus up"),
        Command("down", "Alt+Down", "in a draft: move the one in focus down"),
        Command("edit", "e", "in a draft: edit the one in focus"),
        Command("add", "a", "in a draft: add one"),
        HELP,
    ),
    "report": (
        Command("field", "f", "choose a field"),
        Command("next", "n", "next field in full"),
        Command("previous", "b", "the field before"),
        Command("downloads", "d", "open the downloads"),
        Command("print", "p", "printable page"),
        HELP,
    ),
    "judging": (
        Command("match", "m", "match"),
        Command("near_match", "n", "near match"),
        Command("no_match", "x", "no match"),
        Command("right", "r", "the value is right"),
        Command("wrong", "w", "the value is wrong"),
        Command("taken", "t", "clause in focus taken"),
        Command("omitted", "o", "clause in focus omitted"),
        Command("golden", "g", "the golden is verified"),
        Command("why", "y", "write why"),
        Command("submit", "Ctrl+Enter", "keep and go on"),
        HELP,
    ),
    "pair": (
        Command("left", "1", "left is better"),
        Command("tie", "2", "neither is"),
        Command("right", "3", "right is better"),
        Command("why", "y", "write why"),
        Command("next", "n", "next pair"),
        Command("previous", "p", "the pair before"),
        Command("submit", "Ctrl+Enter", "keep and go on"),
        HELP,
    ),
}  # fmt: skip
MARKS = {"Enter": "↵", "Up": "↑", "Down": "↓", "Left": "←", "Right": "→"}


def command_of(address: str) -> Command:
    """The command that "board.choose" names; KeyError if there is none."""
    kind, name = address.split(".")
    return {command.name: command for command in KINDS[kind]}[name]


def readable(key: str) -> str:
    """A key as people read it: "Ctrl+Enter" as "Ctrl ↵", "A" as "Shift A"."""
    if len(key) == 1:
        return f"Shift {key}" if key != key.lower() else key
    return " ".join(MARKS.get(part, part) for part in key.split("+"))
