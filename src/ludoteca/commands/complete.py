"""Complete the command line in a shell: the lines for its settings, and the words that may come next."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Final

SCRIPTS: Final = {
    "bash": """\
_ludoteca() {
    local line=${COMP_LINE:0:COMP_POINT} word kept reply
    local -a words
    read -ra words <<< "$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    word=${words[${#words[@]}-1]}
    kept=${word%"${word##*[=:]}"}
    COMPREPLY=()
    while IFS= read -r reply; do
        COMPREPLY+=("${reply#"$kept"}")
    done < <(ludoteca complete --words "${words[@]:1}" 2>/dev/null)
}
complete -o default -F _ludoteca ludoteca
""",
    "zsh": """\
_ludoteca() {
    local -a replies
    replies=("${(@f)$(ludoteca complete --words "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n ${replies[1]} ]]; then
        compadd -Q -- "${replies[@]}"
    else
        _files
    fi
}
compdef _ludoteca ludoteca
""",
    "fish": """\
function __ludoteca
    set -l words (commandline -opc) "$(commandline -ct)"
    ludoteca complete --words $words[2..] 2>/dev/null
end
complete -c ludoteca -a '(__ludoteca)'
""",
}
"""For each shell what is put into its settings: ``eval "$(ludoteca complete bash)"``."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("shell", nargs="?", choices=list(SCRIPTS), help="print what this shell needs to know")
    parser.add_argument(
        "--words", nargs=argparse.REMAINDER, metavar="WORD",
        help="print what the last of these words may become, one line each",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print the lines for a shell, or what may come next."""
    if args.words is None:
        print(SCRIPTS[args.shell or "bash"], end="")
        return 0
    for reply in replies(args.words or [""], args.commands):
        print(reply)
    return 0


def replies(words: Sequence[str], commands: Iterable[str]) -> list[str]:
    """What the last word may become, given those before it."""
    *before, last = words
    if not before:
        return _beginning(last, [*commands, "--help", "--version"])
    if before[0] not in commands:
        return []
    parser = argparse.ArgumentParser(prog=before[0])
    import_module(f"ludoteca.commands.{before[0]}").add(parser)
    options = {name: action for action in parser._actions for name in action.option_strings}
    places = [action for action in parser._actions if not action.option_strings]
    wanted: argparse.Action | None = None
    place = 0
    for word in before[1:]:
        if word in options:
            wanted = options[word] if options[word].nargs != 0 else None
        elif wanted is not None:
            wanted = None
        else:
            place += 1
    if wanted is not None and not last.startswith("-"):
        return _beginning(last, _values(wanted, before, last))
    if last.startswith("-"):
        return _beginning(last, options)
    if not places:
        return []
    # The last place may be taken more than once.
    return _beginning(last, _values(places[min(place, len(places) - 1)], before, last))


def _beginning(word: str, known: Iterable[str]) -> list[str]:
    return [one for one in known if one.startswith(word)]


def _values(action: argparse.Action, before: Sequence[str], last: str) -> list[str]:
    """What may be said for an argument, as far as it is known; for the rest the shell offers files."""
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if action.dest == "game":
        from ludoteca.facets.registry import names

        return list(names())
    if action.dest == "lang":
        from ludoteca.facets.language import languages

        return list(languages())
    if action.dest == "option":
        return _options(before)
    if action.dest in ("seats", "bots"):
        from ludoteca.bots.registry import NAMED, outside
        from ludoteca.facets.naming import PERSON

        people = [PERSON] if action.dest == "seats" else []
        first = last[: last.rfind(",") + 1]
        return [first + one for one in (*people, *NAMED, *outside())]
    if action.dest == "resume":
        from ludoteca.commands.play import kept_matches

        return [path.stem for path, record in kept_matches(None) if record.winners is None]
    return []


def _options(before: Sequence[str]) -> list[str]:
    """The variants of the game that is named."""
    from ludoteca.facets.registry import find, names

    for word in before:
        if word in names():
            return [
                f"{option.name}={value}" for option in find(word).identity.options for value in option.values
            ]
    return []
