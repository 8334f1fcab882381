"""Links between documents lead to files and headings that exist."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def anchors(text: str) -> set[str]:
    """The headings as GitHub writes them in addresses."""
    headings = re.findall(r"^#+ (.*)", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    text = CODE.sub("", (ROOT / page).read_text())
    for link in re.findall(r'\]\(([^)\s]+)\)|src="([^"]+)"', text):
        path, _, anchor = "".join(link).partition("#")
        if re.match(r"[a-z]+:|/", path):
            continue
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.exists(), f"{page}: there is no {path}"
        assert not anchor or anchor in anchors(target.read_text()), f"{page}: {path} has no heading {anchor}"
