"""The public face: a few names, loaded when they are used, and nothing of other people's to import it."""

from __future__ import annotations

import json
import os
import pydoc
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.match import Match


def test_importing_the_package_imports_nothing_else() -> None:
    told = (
        "import sys; before = set(sys.modules); import ludoteca; "
        "ours = {name.split('.')[0] for name in set(sys.modules) - before}; "
        "print(sorted(ours - {'ludoteca'} - sys.stdlib_module_names))"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", ludoteca.__all__)
def test_every_public_name_is_there(name: str) -> None:
    found = getattr(ludoteca, name)
    assert name == "SPECTATOR" or found is not None
    assert name in dir(ludoteca)


def test_a_public_name_is_the_one_of_its_module() -> None:
    assert ludoteca.Match is Match


def test_a_name_that_is_not_there_is_an_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Dealer'"):
        ludoteca.Dealer  # noqa: B018


def test_what_the_readme_of_version_0_1_imports_still_works_and_warns() -> None:
    from ludoteca.games.registry import find

    with pytest.warns(DeprecationWarning, match="goes with the next release"):
        rules = find("fzzzt")
    assert rules is ludoteca.find("fzzzt").rules


# -- help() ----------------------------------------------------------------------------------------------------

TOLD = r"""
import inspect, json, re
import ludoteca


def told(name, thing):
    '''The signature and the docstring that help() shows.'''
    doc, name = inspect.getdoc(thing) or "", name.rpartition(".")[2]
    if doc.startswith(f"{name}("):
        signature, _, doc = doc.partition("\n\n")
    elif callable(thing) and not hasattr(thing, "__supertype__"):
        signature = f"{name}{inspect.signature(thing)}"
    else:
        signature = ""
    return re.sub(" ?= ?(?:\\(\\)|<[^>]*>|[^,)]+)", " = ...", signature.replace("'", "")).removesuffix(" -> None"), doc


names = {}
for name in ludoteca.__all__:
    names[name] = thing = getattr(ludoteca, name)
    for member in vars(thing) if inspect.isclass(thing) else ():
        known = inspect.getattr_static(thing, member)
        if not member.startswith("_") and not inspect.ismemberdescriptor(known) and inspect.getdoc(getattr(thing, member)):
            names[f"{name}.{member}"] = getattr(thing, member)
del names["SPECTATOR"]
print(json.dumps({name: told(name, thing) for name, thing in names.items()}))
"""
"""What is told of every public name and of what it has, as JSON."""


def told(folder: Path | None = None) -> dict[str, list[str]]:
    environment = {} if folder is None else {"PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", TOLD],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_help_shows_the_same_in_the_compiled_build_as_in_the_interpreted_one(tmp_path: Path) -> None:
    """Where nothing is compiled, both are the same code."""
    source = Path(ludoteca.__file__).parent
    without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(source, tmp_path / "ludoteca", ignore=without)
    assert told() == told(tmp_path)


def test_help_shows_a_docstring_and_a_signature_with_types() -> None:
    shown = told()
    assert len(shown) > 30
    assert shown["Match.answer"] == [
        "answer(self, seat: Seat, option: AnyOption)",
        "Answer with one of the options; raises IllegalAnswer and changes nothing if it is none.",
    ]
    assert shown["seed_from"][0] == "seed_from(*parts: object) -> bytes"
    assert not [name for name, (_, doc) in shown.items() if not doc]


@pytest.mark.parametrize("name", ["Match", "Luck", "Perspective", "find", "play", "seed_from", "Bot"])
def test_help_can_be_asked_for(name: str) -> None:
    text = pydoc.plain(pydoc.render_doc(getattr(ludoteca, name))).replace("'", "")
    signature, doc = told()[name]
    assert signature.partition("(")[2].partition(" = ")[0] in text and doc.partition("\n")[0] in text
