"""A phone whose touches are the platform's own, as an iPhone's are: what a page can know of that."""

# No engine here has the switch, so the property is defined; its checkbox then bears an attribute without a meaning.
IPHONE = """
    Object.defineProperty(HTMLInputElement.prototype, "switch", { configurable: true, value: false });
    delete Navigator.prototype.vibrate;
    delete navigator.vibrate;
    const media = window.matchMedia;
    window.matchMedia = (query) => query === "(pointer: coarse)"
        ? { matches: true, addEventListener() {} } : media.call(window, query);
"""


def as_iphone(context):
    context.add_init_script(IPHONE)
