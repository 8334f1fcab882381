"""Draws the icons of the page and of the app from icon.svg: `.venv/bin/python Scripts/icons.py`."""

import re
import struct
import sys
import zlib
from pathlib import Path

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

# So many steps for each channel: flat colours stay apart, and edges need no more.
STEPS = 15

PIXELS = """
async ([source, size]) => {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas.drawImage(image, 0, 0, size, size);
  return [...canvas.getImageData(0, 0, size, size).data];
}
"""


def drawing(source, units, fills):
    """The SVG with more ground around it; where it has to fill a square, without round corners."""
    margin = (units - 32) / 2
    source = source.replace("0 0 32 32", f"-{margin} -{margin} {units} {units}")
    if not fills:
        return source
    square = f'<rect x="-{margin}" y="-{margin}" width="{units}" height="{units}"'
    return re.sub(r'<rect width="32" height="32" rx="9"', square, source)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(size, pixels):
    """With a palette: the icon has three colours, and what lies between them at their edges."""
    flat = {color for color, times in counted(pixels).items() if times > size * 2}
    colors = [color if color in flat else coarse(color) for color in pixels]
    palette = list(counted(colors))
    palette.sort(key=lambda color: color[3])
    assert len(palette) <= 256, len(palette)
    index = {color: number for number, color in enumerate(palette)}
    # Those that let something through stand first, and only they are told.
    clear = bytes(color[3] for color in palette if color[3] < 255)
    rows = b"".join(b"\0" + bytes(index[color] for color in colors[y * size : (y + 1) * size]) for y in range(size))
    chunks = [
        chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
        chunk(b"PLTE", b"".join(bytes(color[:3]) for color in palette)),
        chunk(b"tRNS", clear) if clear else b"",
        chunk(b"IDAT", zlib.compress(rows, 9)),
        chunk(b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def counted(colors):
    times = {}
    for color in colors:
        times[color] = times.get(color, 0) + 1
    return times


def coarse(color):
    return tuple(round(round(value * STEPS / 255) * 255 / STEPS) for value in color)


def main():
    source = (TASKS / "Page/icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        page = browser.new_page()
        for name, size, units, fills in ICONS:
            values = page.evaluate(PIXELS, [drawing(source, units, fills), size])
            image = png(size, list(zip(*[iter(values)] * 4)))
            (TASKS / f"{name}.png").write_bytes(image)
            print(f"{name}.png: {size} × {size}, {len(image):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
