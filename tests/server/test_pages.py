"""What the server shows to browsers."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server.routes import pages


def test_a_server_without_a_client_says_how_to_build_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    shown = pages.pages.__wrapped__()
    assert list(shown) == [pages.INDEX]
    assert b"make client" in shown[pages.INDEX].content


def test_a_client_that_is_built_is_served_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_bytes(b"the client")
    (tmp_path / "static" / "assets" / "a-1.js").write_bytes(b"")
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    shown = pages.pages.__wrapped__()
    assert shown[pages.INDEX].content == b"the client" and shown[pages.INDEX].cache == "no-cache"
    assert "immutable" in shown["assets/a-1.js"].cache
