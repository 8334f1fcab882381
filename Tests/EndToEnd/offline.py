import pytest
from conftest import eventually

KEPT = "Promise.all(['/.complete', '/api'].map((key) => caches.match(key))).then((all) => all.every(Boolean))"
FILES = (
    "caches.open('tasks.files').then((cache) => cache.keys()).then((keys) => keys.map(({url}) => new "
    "URL(url).pathname))"
)
TITLES = (
    "caches.match('/api').then((kept) => kept.json()).then(({tasks}) => tasks.map(({title}) => "
    "title).sort().join())"
)


@pytest.fixture
def visit(open_page):
    """Opens the app with its worker; the first time in a new context, until everything is cached."""

    def visit(path="/", context=None, **options):
        if context is None:
            page = open_page(path, service_workers="allow", **options)
            eventually(page, KEPT, 20)
            return page
        page = open_page(path, context=context, wait=False)
        assert page.evaluate("navigator.serviceWorker.controller !== null")
        return page

    return visit


def titles(page):
    return sorted(page.locator("li.row:not([inert]) .row-title").all_inner_texts())
