#!/usr/bin/env python3
"""Fills the page's documents with their texts, and reduces the tables to the texts that scripts use.

    Scripts/documents.py FOLDER

For each language and its simple form: FOLDER/index.en.html and FOLDER/index.en.simple.html. In a document, `{{key}}`
is a text, `{{language}}`, `{{direction}}` and `{{profile}}` describe its wording, and the part between
`{{each language}}` and `{{end}}` is repeated for each language, worded in it.
The pages outside the app are title, text and action, a line each, which are put into outside.html.
Studio speaks English, whatever the language.
"""

import html
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Folders of scripts by the place of their tables: `en.json` for the app, `studio/en.json` for Studio.
SOURCES = {"": ROOT / "Tasks/Page", "studio": ROOT / "Studio"}
FORMS = re.compile(r"(\.(zero|one|two|few|many|other|simple))+$")
# By CLDR.
RIGHT_TO_LEFT = {"ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"}


def read(path):
    return json.loads(path.read_text())


OUTSIDE = ROOT / "Tasks/Page/outside.html"
TABLES = {path.stem: read(path) for path in sorted((ROOT / "Tasks/Texts/Tables").glob("*.json"))}


def filled(document, language, is_simple):
    """Fills a document; texts are escaped."""
    texts = read(ROOT / f"Web/messages/{language}.json") | TABLES[language] | {
        "language": language, "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "profile": "standard", "profile.simple": "child",
    }

    def text(match):
        simple = texts.get(f"{match[1]}.simple") if is_simple else None
        return html.escape(simple or texts[match[1]])

    document = re.sub(r"\{\{each language\}\}(.*?)\{\{end\}\}", lambda part: "".join(
        filled(part[1], other, is_simple) for other in TABLES), document, flags=re.DOTALL)
    return re.sub(r"\{\{([\w.]+)\}\}", text, document)


def asked(table, folder):
    """The texts whose keys, or beginnings of keys, are in a script or a document."""
    scripts = "".join(path.read_text() for path in sorted(folder.rglob("*.js")))
    marks = " ".join(re.findall(r'data-words="([^"]*)"', "".join(path.read_text() for path in folder.rglob("*.html"))))
    keys = {*re.findall(r'"([\w.]+)"', scripts), *(mark.split(":")[-1] for mark in marks.split())}
    beginnings = tuple(re.findall(r"`([\w.]+\.)\$\{", scripts))
    return {key: text for key, text in table.items()
            if key in keys or FORMS.sub("", key) in keys or key.startswith(beginnings)}


def main(out):
    for name, folder in SOURCES.items():
        for path in set(folder.rglob("*.html")) - {OUTSIDE}:
            document = re.sub(r"(?m)^ +|\n(?=\n)", "", path.read_text())
            place = Path(name) / path.relative_to(folder).with_suffix("")
            if not document.startswith("<"):
                parts = dict(zip(["{{title}}", "{{text}}", "{{action}}"], document.splitlines(), strict=True))
                document = re.sub("|".join(parts), lambda part: parts[part[0]], OUTSIDE.read_text())
            for language in TABLES:
                for is_simple in [False, True]:
                    target = out / f"{place}.{language}{'.simple' if is_simple else ''}.html"
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_text(filled(document, "en" if name == "studio" else language, is_simple))
        for language, table in TABLES.items():
            if name == "studio" and language != "en":
                continue
            target = out / "texts" / name / f"{language}.json"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(json.dumps(asked(table, folder), ensure_ascii=False, separators=(",", ":"), sort_keys=True))


main(Path(sys.argv[1]))
