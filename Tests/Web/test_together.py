"""Changes made together have one haptic, one toast and one announcement; toasts wait."""


def test_several_at_once_are_put_into_the_live_region_once(page):
    page.js("""(() => {
        seen.puts = [];
        const watch = new MutationObserver((records) =>
            seen.puts.push(...records.map(({ addedNodes }) => [...addedNodes].map(node => node.textContent))));
        for (const region of document.querySelectorAll('.nod-announcer')) watch.observe(region, { childList: true });
        const inner = () => nod.together(() => checkOf(row2).toggle());
        nod.together(() => { checkOf(row3).toggle(); inner(); checkOf(row4).toggle(); });
    })()""")
    page.until("seen.puts.length > 0")
    page.wait(300)
    assert page.js("seen.puts") == [["Completed 3 tasks"]] == [page.toasts()]
    assert page.felt() == ["success"] and len(page.events("nod-save")) == 3
    page.js("nod.together(() => { for (const row of [row1, row5]) checkOf(row).toggle(); })")
    page.until("seen.puts.length > 1")
    page.wait(300)
    assert page.js("seen.puts.slice(1)") == [["“Groceries” complete!", "Completed 4 tasks"]]


def test_a_toast_that_waits_is_announced_with_all_it_says(page):
    page.js("nod.moment('succeeded', { message: 'One' }); nod.moment('succeeded', { message: 'Two' })")
    page.js("checkOf(row1).toggle()")
    page.until("document.querySelectorAll('nod-check[state=completed]').length === 1")
    assert page.toasts() == ["One", "Two"] and page.said()[0] == "“Groceries” complete!"
    page.js("nod.moment('succeeded', { message: 'Three' })")
    page.wait(20)
    assert page.toasts() == ["One", "Two"] and page.said()[0] == "Three"
    page.js("nod.moment('failed', { message: 'Four' }); nod.moment('failed', { message: 'Five' })")
    page.wait(20)
    assert page.toasts() == ["One", "Two", "Four"] and page.said()[1] == "FourFive"


def test_toasts_wait_for_hover_and_focus(page):
    page.click("#milk")
    page.hover("nod-toasts li")
    page.wait(6500)
    assert len(page.toasts()) == 1
    page.focus("nod-toasts .dismiss")
    page.mouse.move(1, 1)
    page.wait(6500)
    assert len(page.toasts()) == 1
    page.keyboard.press("Escape")
    page.wait(50)
    assert page.toasts() == [] and page.js("document.activeElement.localName") == "nod-check"


def test_what_there_is_not_is_refused_with_what_there_is(page):
    refused = "(call) => call.catch(({ message }) => message)"
    assert page.js(f"({refused})(nod.celebrate(milk, 'confetti'))") == (
        "Nod: there is no celebration “confetti”. There are itemCompleted, firstCapture, collectionCompleted.")
    assert "There are completed, reopened, " in page.js(f"({refused})(nod.moment('finished'))")
