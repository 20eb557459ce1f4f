"""Messages of one plain line are read without the library, and say the same as with it."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.facets.language import PLAIN, language, languages


@pytest.mark.parametrize("code", languages())
def test_a_plain_line_says_what_the_library_says(code: str) -> None:
    found = language(code)
    assert len(found._plain) > 100
    bundle = FluentBundle([code])
    for entries in found._entries:
        bundle.add_resource(FluentResource(entries))
    for message, text in found._plain.items():
        pattern = bundle.get_message(message).value
        assert pattern is not None and bundle.format_pattern(pattern, {}) == (text, [])


@pytest.mark.parametrize(
    "entry",
    [
        "a = { $b }",
        "a = one\n    two",
        "a = one\n    .of = two",
        "a =\n    one",
        "a = { b }",
        "-a = b\n    c",
    ],
)
def test_whatever_is_more_than_a_plain_line_is_left_to_the_library(entry: str) -> None:
    assert PLAIN.findall(f"{entry}\n") == []
