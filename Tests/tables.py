"""The tables of texts, by language."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def tables(folder):
    return {file.stem: json.loads(file.read_text("utf-8")) for file in sorted((ROOT / folder).glob("*.json"))}


LIBRARY = tables("Web/messages")
APP = tables("Tasks/Texts/Tables")
LANGUAGES = list(APP)
