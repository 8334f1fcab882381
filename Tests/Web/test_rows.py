"""Rows leave after their answer, and return."""

import pytest

pytestmark = pytest.mark.engines


def test_a_page_that_prevents_it_removes_and_inserts_rows_itself(page):
    page.js("for (const name of ['nod-left', 'nod-enter']) addEventListener(name, (event) => event.preventDefault())")
    page.click("#row1 nod-check")
    page.until("seen.events.some(({ name }) => name === 'nod-left')")
    page.wait(100)
    assert page.js("row1.isConnected")
    page.js("row1.remove()")
    page.click("nod-toasts .action")
    page.until("seen.events.some(({ name }) => name === 'nod-settled')")
    page.wait(300)
    assert page.js("document.querySelector('#row1')") is None and page.events("nod-enter")[0]["item"] == 1


def test_a_row_that_the_page_has_moved_stays_there(page):
    page.js("""document.body.append(Object.assign(document.createElement("ul"), { id: "done" }));
               addEventListener("nod-left", () => done.append(row3));""")
    page.click("#row3 nod-check")
    page.until("row3.parentNode === done")
    page.wait(100)
    assert page.js("row3.parentNode === done")


def test_a_row_that_leaves_under_a_held_key_waits_for_it_and_turns_back(page):
    page.js("checkOf(row2).focus()")
    page.keyboard.press("Space")
    page.wait(100)
    page.keyboard.down("Space")
    page.until("row2.hasAttribute('data-nod-leaving')")
    page.wait(600)
    page.keyboard.up("Space")
    page.until("!checkOf(row2).checked")
    page.wait(800)
    assert page.js("row2.isConnected && !row2.inert && row2.getAnimations().length === 0")
    assert page.events("nod-left") == []


def test_a_row_whose_animations_are_cancelled_leaves(page):
    page.click("#row2 nod-check")
    page.until("row2.hasAttribute('data-nod-leaving')")
    page.js("document.getAnimations().forEach(animation => animation.cancel())")
    page.until("!document.querySelector('#row2')")


def test_focus_goes_to_the_next_row(page):
    page.js("checkOf(row2).focus()")
    page.keyboard.press("Space")
    page.until("!document.querySelector('#row2')")
    page.until("document.activeElement.getAttribute('item') === '3'")


def test_focus_of_the_last_row_goes_to_its_list_and_undo_by_keys_takes_it_to_the_returned_check(page):
    page.js("list.replaceChildren(row2, row3), checkOf(row2).focus()")
    for row in ["row2", "row3"]:
        page.keyboard.press("Space")
        page.until(f"!document.querySelector('#{row}')")
    assert page.js("document.activeElement === list && getComputedStyle(list).outlineStyle") == "none"
    page.keyboard.press("Tab")
    assert page.js("document.activeElement === button")
    page.js("document.querySelector('nod-toasts').shadowRoot.querySelector('li:not([inert]) .action').focus()")
    page.keyboard.press("Enter")
    page.until("document.activeElement.item === 2 && document.activeElement.shadowRoot.activeElement.checked === false")
    assert page.js("list.children.length") == 2


def test_undo_by_pointer_leaves_the_focus(page):
    page.complete("#row1 nod-check")
    page.js("button.focus()")
    page.click("nod-toasts .action")
    page.until("document.querySelector('#row1')")
    page.wait(150)
    assert page.js("document.activeElement === button")
