#!/usr/bin/env python3
"""Writes what is heard into Documentation/Spoken.md: five transcripts, and other libraries' toasts beside ours."""

import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[1] / "EndToEnd")]

from acting import Actor  # noqa: E402
from desktop import Desktop  # noqa: E402
from listening import Listening  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from transcripts import ASIDE, plain, scenarios  # noqa: E402

DOCUMENT = Path(__file__).parents[2] / "Documentation/Spoken.md"
SHOWN = ["Completing", "Toasts in a row", "A refused save", "Offline", "First capture"]
ENGINES = {"chromium": "Chromium", "firefox": "Firefox"}
OURS = "(text) => import('/nod/nod.js').then((nod) => nod.moment('succeeded', { message: text }))"
PEERS = "([name, text]) => patterns[name](text)"
SITUATIONS = {
    "one message": ["Saved the first"],
    "two within .3 s": ["Saved the first", "Saved the second"],
    "the same again": ["Saved it", "Saved it"],
    "in a modal dialog": ["Saved the first"],
}


def transcript(listening, scenario):
    """The steps of a scenario and what was heard after each, with the seconds after which it began."""
    listening.clear()
    actor, lines = Actor(listening), []
    for step in scenario.steps:
        said = actor.do(step)
        lines.append(f"{step.verb} {step.value}")
        for one in said if step.is_heard else []:
            if one["text"] not in ASIDE:
                mark = "!" if plain(one["text"]) in step.announced else ">"
                lines.append(f"  {mark} {one['after']:.2f}  {plain(one['text'])}")
    return lines


def judge(listening, name, situation):
    """How a pattern's messages are heard."""
    texts, page = SITUATIONS[situation], listening.page
    if name == "Nod":
        listening.clear()
        listening.open("/")
        opener = "document.querySelector('#open-settings').click()"
    else:
        page.goto((Path(__file__).parent / "peers.html").as_uri())
        page.evaluate("document.querySelector('#act').focus()")
        opener = "document.querySelector('#dialog').showModal()"
    listening.reach()
    if "dialog" in situation:
        page.evaluate(opener)
    listening.heard(lambda: None, 1, seconds=1.5)

    def act():
        for index, text in enumerate(texts):
            page.wait_for_timeout(300 * min(index, 1))
            page.evaluate(OURS, text) if name == "Nod" else page.evaluate(PEERS, [name, text])

    return verdict(texts, listening.heard(act, len(texts)))


def verdict(texts, said):
    found = []
    for text in dict.fromkeys(texts):
        heard, wanted = [one for one in said if text in one["text"]], texts.count(text)
        if not heard:
            found.append("not said")
        elif not all(one["whole"] for one in heard):
            found.append("interrupted")
        elif len(heard) != wanted:
            found.append(f"said {len(heard)} times for {wanted}")
        elif heard[0]["late"] > 1:
            found.append("late")
        else:
            found.append("said" if heard[0]["text"] == text else f"said as “{heard[0]['text']}”")
    extra = [one["text"] for one in said if not any(text in one["text"] for text in texts) and one["text"] not in ASIDE]
    words = ", then ".join(found) if len(set(found)) > 1 else found[0]
    return words + (f"; besides “{'”, “'.join(extra)}”" if extra else "")


def hear(engine):
    """All of it in one browser: the verdicts by pattern and situation, and the transcripts by name."""
    desktop = Desktop()
    try:
        with sync_playwright() as playwright:
            listening = Listening(playwright, engine, desktop.start())
            table = {
                f"{name} | {situation}": judge(listening, name, situation)
                for name in ["Nod", "sonner", "react-hot-toast", "Bootstrap"] for situation in SITUATIONS
            }
            all_of_them = scenarios(engine)
            heard = {name: transcript(listening, all_of_them[name]) for name in SHOWN}
            listening.stop()
            return table, heard
    finally:
        desktop.stop()


def main():
    with ProcessPoolExecutor() as pool:
        results = dict(zip(ENGINES, pool.map(hear, ENGINES)))
    rows = ["| pattern | situation | Chromium | Firefox |", "|---|---|---|---|"]
    tables = [table for table, _ in results.values()]
    rows += [f"| {key} | " + " | ".join(table[key] for table in tables) + " |" for key in tables[0]]
    parts = []
    for name in SHOWN:
        for engine, title in ENGINES.items():
            parts += [f"### {name}, in {title}", "", "```", *results[engine][1][name], "```", ""]
    text = fill(DOCUMENT.read_text(), "peers", rows)
    DOCUMENT.write_text(fill(text, "transcripts", parts))


def fill(text, mark, lines):
    """The text with these lines between its marks."""
    begin, end = f"<!-- {mark}, by `make spoken` -->\n", f"<!-- /{mark} -->"
    body = "\n".join(lines).rstrip()
    return re.sub(f"(?s){re.escape(begin)}.*?{re.escape(end)}", lambda _: f"{begin}\n{body}\n\n{end}", text)


if __name__ == "__main__":
    main()
