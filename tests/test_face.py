"""The public face: a few names, loaded when they are used, and nothing of other people's to import it."""

from __future__ import annotations

import subprocess
import sys

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
