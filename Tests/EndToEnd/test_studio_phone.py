"""Studio on a phone plays the design and asks three questions."""

from measure import close_targets, small_targets, violations
from playwright.sync_api import expect
from rows import PHONE
from studio import studio


def test_a_design_is_played_on_a_phone_and_three_answers_are_copied_with_its_link(studio):
    page = studio(**PHONE, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("watch.vibrations.length = 0")
    page.get_by_role("button", name="Play here").tap()
    assert page.evaluate("watch.vibrations.length") == 1
    assert violations(page) == [] and small_targets(page) == [] and close_targets(page) == []
    for question, answer in [("Did you feel it?", "Yes"), ("Did it come", "Yes"), ("Was it as strong", "No")]:
        page.get_by_role("group", name=question).get_by_label(answer).check()
    expect(page.locator("#phone-said")).to_contain_text("copied")
    moment, *lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert moment == "Completed" and [line.split("? ")[1] for line in lines[:3]] == ["yes", "yes", "no"]
    assert lines[3] == page.url


def test_a_mouse_is_not_asked(studio):
    expect(studio().get_by_role("button", name="Play here")).to_be_hidden()
