"""The browser of all tests."""

from browsers import chromium, playwright  # noqa: F401
