"""Draws the icons of the page and of the app from icon.svg: `.venv/bin/python Scripts/icons.py`."""

import io
import re
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
TASKS = REPOSITORY / "Tasks"
sys.path.insert(0, str(REPOSITORY / "Tests"))
from browsers import CHROMIUM  # noqa: E402

# File, pixels, units of the icon's 32 that are seen, and whether its ground fills the square: a system that cuts an
# icon to its own shape leaves at least the circle of four fifths of its width (W3C, maskable icons). The drawing
# reaches 13.3 of 16 units from its middle, so 36 units keep it whole. Apple cuts less, and only corners; on a Mac the
# icon has its own corners, within 824 of 1024 pixels (Apple's template).
CATALOG = "Xcode/Assets.xcassets/AppIcon.appiconset"
ICONS = [
    ("Page/icon-192", 192, 32, False),
    ("Page/icon-512", 512, 32, False),
    ("Page/icon-maskable", 512, 36, True),
    ("Page/apple-touch-icon", 180, 32, True),
    (f"{CATALOG}/ios", 1024, 32, True),
    *((f"{CATALOG}/mac-{size}", size, 32 * 1024 / 824, False) for size in (16, 32, 64, 128, 256, 512, 1024)),
]


def drawing(source, size, units, fills):
    """The SVG in its size with more ground around it; if it has to fill a square, without round corners."""
    margin = (units - 32) / 2
    source = source.replace("0 0 32 32", f"-{margin} -{margin} {units} {units}")
    source = source.replace("<svg ", f'<svg width="{size}" height="{size}" style="position: fixed; inset: 0" ', 1)
    if not fills:
        return source
    square = f'<rect x="-{margin}" y="-{margin}" width="{units}" height="{units}"'
    return re.sub(r'<rect width="32" height="32" rx="9"', square, source)


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(**CHROMIUM)
    source = (TASKS / "Page/icon.svg").read_text()
    for name, size, units, fills in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(drawing(source, size, units, fills))
        image = Image.open(io.BytesIO(page.screenshot(omit_background=True))).convert("RGB" if fills else "RGBA")
        # The icon has three colours, and what lies between them at their edges.
        image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(TASKS / f"{name}.png", optimize=True)
        print(f"{name}.png: {size} × {size}, {(TASKS / name).with_suffix('.png').stat().st_size:,} bytes")
        page.close()
