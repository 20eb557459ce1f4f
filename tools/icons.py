"""Draws the icons that phones want as pictures: ``python -m tools.icons``, from ``web/public/icon.svg``."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
ICONS: Final = {
    "icon-180": (180, 0.0),
    "icon-192": (192, 0.0),
    "icon-512": (512, 0.0),
    "icon-maskable": (512, 0.12),
}
"""Each with its pixels, and the margin that a phone may cut away: there the ground goes on."""
ROUND: Final = ("icon-192", "icon-512")
"""Whose corners are open."""


def main() -> None:
    """Draw each icon."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (pixels, margin) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            ground = "transparent" if name in ROUND else "#1f7a7a"
            page.set_content(
                f"<style>body {{ margin: 0; background: {ground} }} svg {{ display: block; width: {1 - 2 * margin:.0%}; "
                f"margin: {margin:.0%} }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
