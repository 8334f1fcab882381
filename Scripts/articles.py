#!/usr/bin/env python3
"""Writes the documents of the browser library and of Studio as pages of the site: Scripts/articles.py FOLDER ARCHIVE"""

import re
import sys
import tarfile
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[1]
PAGES = {
    "index": "Web/README.md", "packages": "Web/Bundle/README.md", "studio": "Documentation/Studio.md",
    "feedback-files": "Documentation/FeedbackFile.md",
}
FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Nod</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../site.css">
</head>
<body>
<header class="bar"><a class="name" href="../">Nod</a><nav aria-label="Documents"><a href="./">Web</a><a
  href="studio.html">Studio</a><a href="feedback-files.html">Files</a></nav></header>
<main class="text">
{body}
</main>
</body>
</html>
"""


def written(source: Path, text: str) -> str:
    body = MarkdownIt("commonmark").enable("table").render(text)
    places = {(ROOT / path).resolve(): name for name, path in PAGES.items()}

    def link(match: re.Match) -> str:
        address, words = match[1], match[2]
        path, _, anchor = address.partition("#")
        if "://" in address or not path:
            return match[0]
        name = places.get((source.parent / path).resolve())
        # What the site does not have is named, and not linked.
        return f'<a href="{name}.html{"#" + anchor if anchor else ""}">{words}</a>' if name else words

    def heading(match: re.Match) -> str:
        """With the anchor that GitHub gives it."""
        words = re.sub(r"<[^>]*>|&\w+;|[^\w -]", "", match[2]).lower().replace(" ", "-")
        return f'<h{match[1]} id="{words}">{match[2]}</h{match[1]}>'

    body = re.sub(r"<h(\d)>(.*?)</h\1>", heading, body)
    body = re.sub(r'<a href="([^"]*)">(.*?)</a>', link, body)
    body = re.sub(r"<p><img [^>]*></p>|<img [^>]*>", "", body).replace("<pre>", '<pre tabindex="0">')
    return FRAME.format(title=re.search("<h1[^>]*>(.*?)</h1>", body)[1], body=body)


def main(folder: Path, archive: Path) -> None:
    folder.mkdir(parents=True)
    with tarfile.open(archive) as packed:
        # With its version and sizes.
        texts = {"packages": packed.extractfile("package/README.md").read().decode()}
    for name, path in PAGES.items():
        text = texts.get(name) or (ROOT / path).read_text("utf-8")
        (folder / f"{name}.html").write_text(written(ROOT / path, text), "utf-8")


main(*map(Path, sys.argv[1:]))
