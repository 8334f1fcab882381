"""Files that `nod` writes are looked at by the browser that all tests use."""

from browsers import chromium, playwright  # noqa: F401
