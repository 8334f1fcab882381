"""For all tests of pages: which engine they are opened in."""


def pytest_addoption(parser):
    parser.addoption("--engine", default="chromium", choices=["chromium", "firefox", "webkit"],
                     help="the browser that pages are opened in")
