"""For all tests of pages: the engine, and the tests skipped for it."""

# Fixtures for Chromium only, and options of `@pytest.mark.page` that an engine lacks.
CHROMIUM_ALONE = {"enter", "shell", "chromium", "fingers"}
OPTIONS = {"firefox": {"has_touch"}, "webkit": {"block", "hold", "init", "has_touch", "forced_colors", "viewport"}}


def pytest_addoption(parser):
    parser.addoption("--engine", default="chromium", choices=["chromium", *OPTIONS],
                     help="the browser that pages are opened in")


def pytest_collection_modifyitems(config, items):
    engine = config.getoption("--engine")
    if engine == "chromium":
        return
    left_out = set()
    for item in items:
        options = {option for mark in item.iter_markers("page") for option in mark.kwargs}
        if item.get_closest_marker("chromium") or CHROMIUM_ALONE & set(item.fixturenames) or options & OPTIONS[engine]:
            left_out.add(item)
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]
