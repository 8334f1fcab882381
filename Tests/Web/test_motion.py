"""Reduce Motion, forced colours, and idleness at rest."""

import pytest
from conftest import MOVES


@pytest.mark.page(forced_colors="active")
def test_celebrations_keep_their_colours_where_colours_are_forced(page):
    page.click("#row1 nod-check")
    page.until("document.querySelectorAll('.nod-particle').length > 5")
    colours = page.js("[...document.querySelectorAll('.nod-particle')].map((one) =>"
                      "getComputedStyle(one).backgroundColor)")
    # In the top layer, where it takes no touch.
    assert page.js("getComputedStyle(document.querySelector('.nod-burst:popover-open')).pointerEvents") == "none"
    assert len(set(colours)) == 6 and page.js("getComputedStyle(document.body).backgroundColor") not in colours


def test_reduced_motion_is_followed_at_once(page):
    # Slowed down a hundred times, so that no animation ends by itself.
    page.js("""(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
            return Object.assign(animate.apply(this, given), { playbackRate: 0.01 });
        };
    })()""")
    page.click("#row1 nod-check")
    page.until(f"{MOVES} > 8")
    page.emulate_media(reduced_motion="reduce")
    page.until(f"{MOVES} === 0")
