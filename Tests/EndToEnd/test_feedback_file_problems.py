"""Feedback files that cannot be used: told by path and range, kept, and harmless."""

import json

import pytest
from conftest import ready
from feedback_files import BAD, CALM, LIGHT, RESTLESS, SUCCESS, choose, leave_settings, use
from measure import small_targets, violations
from playwright.sync_api import expect
from rows import complete
from test_settings import open_settings


def test_a_file_without_a_name_has_that_of_the_file(page):
    open_settings(page)
    choose(page, {"format": "nod-feedback", "version": 1}, "<b>mine</b>.json")
    expect(page.locator("#feedback-result")).to_have_text("“<b>mine</b>.json” is in use.")
    expect(page.locator("#feedback-base")).to_have_text("Everything else is the same as for everyone.")


def test_bad_files_are_told_by_path_and_range_and_change_nothing(open_page):
    page = open_page(tasks=["Milk"])
    use(page)
    open_settings(page)
    problem, lines = page.locator("#feedback-problem"), page.locator("#feedback-problems li")
    choose(page, BAD, "bad.json")
    expect(lines).to_have_text(
        [
            "targets.least: 12 is outside 44 … 96. Write a number in that range, or leave it out.",
            "press.scale.button: \"0.9\" isn't allowed here. Write 0.85 … 1.",
            "moments.completed.sound: \"loud\" isn't allowed here. Write \"completed\" | \"captured\" | "
            "\"celebration\" | "
            "\"warning\" | \"failed\" | null.",
            "moments.finished isn't known. Remove it, or use one of " + ", ".join(schema_moments(page)) + ".",
        ]
    )
    expect(problem).to_have_text("This file doesn't work yet. Show this to a grown-up:")
    choose(page, RESTLESS)
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("motion.check: the check is still 0.")
    choose(page, "{\n  \"format\": \"nod-feedback\",\n  oops\n}")
    expect(lines).to_have_text(["Line 3 isn't JSON. Correct it there."])
    choose(page, "[]")
    expect(lines).to_contain_text("The file: [ … ] isn't allowed here.")
    choose(page, json.dumps({**CALM, "$schema": "x" * 70000}))
    expect(lines).to_contain_text("65536 are allowed")
    choose(page, CALM | {"name": "Calmer"})
    expect(page.locator("#feedback-result")).to_have_text("“Calmer” is in use.")
    expect(page.locator("#feedback-problems")).to_be_hidden()
    expect(problem).to_be_empty()
    choose(page, BAD)
    expect(lines).to_have_count(4)
    leave_settings(page)
    page.evaluate("watch.vibrations.length = 0")
    complete(page, "Milk")
    assert page.evaluate("watch.vibrations") == [LIGHT]
    page.reload()
    open_settings(page)
    expect(page.locator("#feedback-name")).to_have_text("Calmer")


def schema_moments(page):
    schema = page.evaluate("fetch('/nod/feedback.schema.json').then((response) => response.json())")
    return schema["properties"]["moments"]["properties"]


def test_in_italian(open_page):
    page = open_page(locale="it-IT")
    open_settings(page)
    choose(page, BAD)
    expect(page.locator("#feedback-problems li").first).to_have_text(
        "targets.least: 12 è fuori da 44 … 96. Scrivi un numero compreso lì, o toglilo.")
    choose(page, CALM)
    expect(page.locator("#feedback-result")).to_have_text("«Calm» è in uso.")


def test_without_the_schema_the_file_waits_for_the_connection(open_page):
    page = open_page(tasks=["Milk"])
    page.route("**/feedback.schema.json", lambda route: route.abort())
    open_settings(page)
    choose(page, CALM)
    expect(page.locator("#feedback-problem")).to_contain_text("Check your connection and choose it again.")
    page.unroute("**/feedback.schema.json")
    choose(page, CALM)
    expect(page.locator("#feedback-result")).to_have_text("“Calm” is in use.")


def test_a_kept_file_that_cannot_be_used_is_said_and_harms_nothing(open_page):
    page = open_page(tasks=["Milk"])
    keep = "(text) => localStorage.setItem('tasks.feedback', JSON.stringify({ fileName: 'old.json', text }))"
    page.evaluate(keep, json.dumps(BAD))
    page.reload()
    ready(page)
    complete(page, "Milk")
    assert page.evaluate("watch.vibrations") == [SUCCESS]
    open_settings(page)
    expect(page.locator("#feedback-problem")).to_contain_text("old.json isn't in use")
    expect(page.locator("#feedback-problems li")).to_have_count(4)
    page.evaluate("localStorage.setItem('tasks.feedback', 'oops')")
    page.reload()
    ready(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_a_file_and_with_a_bad_one(open_page, scheme):
    page = open_page(color_scheme=scheme, viewport={"width": 390, "height": 844})
    open_settings(page)
    choose(page, CALM)
    expect(page.locator("#feedback-used")).to_be_visible()
    assert violations(page) == [] and small_targets(page, "child") == []
    choose(page, BAD)
    expect(page.locator("#feedback-problems li")).to_have_count(4)
    assert violations(page) == []
