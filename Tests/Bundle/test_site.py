"""The static site, served from a folder as GitHub Pages does."""

import math
import re
import shutil
import subprocess

import pytest
from browsers import eventually
from conftest import ROOT

FOLDER = "nod/"


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True)
    root = tmp_path_factory.mktemp("host")
    shutil.copytree(ROOT / ".build-site", root / FOLDER)
    return root


def answers(page):
    return page.locator(".answer").all_inner_texts()


def test_three_tasks_answer_and_lead_to_studio(site, serve, open_page):
    page = open_page(serve(site) + FOLDER, until="document.querySelector('#swiped[data-nod-swipeable]')")
    page.locator("#sound").click()
    page.locator("nod-check").nth(0).click()
    eventually(page, "document.querySelector('.answer a')")
    assert answers(page)[0].startswith("success haptic · C5–G5 · 250\u00a0ms")
    face = page.locator("#swiped .face").bounding_box()
    page.mouse.move(face["x"] + 60, face["y"] + 20)
    page.mouse.down()
    page.mouse.move(face["x"] + 280, face["y"] + 20, steps=10)
    page.mouse.up()
    eventually(page, "document.querySelectorAll('.answer a').length === 2")
    page.locator("nod-check").nth(2).click()
    eventually(page, "document.querySelectorAll('.answer a').length === 3")
    assert "8 particles" in answers(page)[2] and "G4–C5–E5–C6" in answers(page)[2]
    page.reload()
    eventually(page, "!document.querySelector('#again').hidden")
    page.locator("#again").click()
    assert page.locator("nod-check[state=completed]").count() == 0

    page.locator("nod-check").nth(0).click()
    page.locator(".answer a").click()
    eventually(page, "document.querySelector('#moment')?.value === 'completed'")
    assert page.locator("#now").inner_text() == "0 ms"
    check, title = (page.locator(f".stage .row {part}").first.bounding_box() for part in ["nod-check", ".row-title"])
    assert check["x"] < title["x"] and abs(check["y"] + check["height"] / 2 - title["y"]) < check["height"]
    page.locator(".back").click()
    eventually(page, "location.pathname === '/nod/'")
    assert [problem for problem in page.problems if not problem.startswith("304 ")] == []


def test_every_link_of_the_site_leads_somewhere(site):
    folder, missing = site / FOLDER, []
    for page in folder.rglob("*.html"):
        if "docs" in page.parts:
            continue
        text = page.read_text("utf-8")
        for address in re.findall(r'<[a-z][^<>]* (?:href|src)="([^"]*)"', text):
            path, _, anchor = address.partition("#")
            target = page.parent / path if path else page
            target = target / "index.html" if target.is_dir() else target
            if "://" in address or not page.is_relative_to(folder / "web") and path.startswith("#"):
                continue
            if not target.is_file() or anchor and target.suffix == ".html" and f'id="{anchor}"' not in target.read_text("utf-8"):
                missing.append((page.name, address))
    assert missing == []


def test_the_notes_are_those_of_the_sounds():
    recipes = (ROOT / "Sources/Nod/Sound/Sound.swift").read_text("utf-8")
    written = dict(re.findall(r'(\w+): "([A-G\d–]+)"', (ROOT / "Site/site.js").read_text("utf-8")))
    for sound, notes in written.items():
        tones = re.findall(r"frequency: ([\d.]+)", re.split(r"case \.", recipes.split(f"case .{sound}:", 1)[1])[0])
        steps = [round(12 * math.log2(float(tone) / 440)) + 57 for tone in tones]
        names = "C C# D D# E F F# G G# A A# B".split()
        assert notes == "–".join(f"{names[step % 12]}{step // 12}" for step in steps)
