NAMES = ".collection-link .mark"


def collect(server, name, *titles, completed=()):
    """A collection of these tasks; the first on top. Returns its id, and theirs."""
    collection = server.call("POST", "/collections", {"name": name})["id"]
    ids = server.add(*titles, collections=[collection]) if titles else []
    for title, task in zip(titles, ids):
        if title in completed:
            server.call("PATCH", f"/tasks/{task}", {"completed": True})
    return collection, ids


def group(page, name):
    return page.locator(f"ul[data-group={name}] li.row:not([inert])")


def progress(page):
    return page.locator(".collection-head .progress-words")


def add_collection(page, name):
    page.get_by_label("New collection").fill(name)
    page.get_by_role("button", name="Add", exact=True).click()
