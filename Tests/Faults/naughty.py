"""Strings that break programs, a few of each kind. `NAUGHTY=FILE` adds a JSON list of more, such as that of
github.com/minimaxir/big-list-of-naughty-strings (blns.json).

A script that runs sets `window.__hit` or opens a dialog.
"""

import json
import os
from pathlib import Path

OWN = [
    # Nothing, and what looks like it.
    "", " ", "\t\n", "\u00a0", "\u200b", "\u2060\ufeff", "\u3164", "null", "undefined", "NaN", "None", "nil",
    # Controls, NUL, and halves of characters, which JSON can write.
    "a\u0000b", "\u0001\u0002\u001b[31mred\u001b[0m",
    "a\u0007b\u0008c", "\u007f\u0080\u009f", "\ud800",
    "\udc00a", "a\ud83d", "\ufffe\uffff", "\ufdd0",
    # Lines that end otherwise.
    "one\u2028two\u2029three", "one\u0085two\u000bthree\u000cfour", "one\r\ntwo\rthree",
    # Right to left, overrides and isolates that never end.
    "\u202egnp.exe", "\u2066\u2067\u2068never ended", "עברית and العربية 12:30", "\u200f\u061c\u200e", "مُنَاقَشَةُ",
    # Marks upon marks, and characters of many parts.
    "Z" + "\u0335\u0310\u0347" * 40 + "algo", "👩‍👩‍👧‍👦👨🏿‍🚀🏳️‍🌈🇮🇹", "👍🏽" * 30, "e\u0301 is é, Å is Å",
    "ﬁ ½ ² ㌔ ſ İ ı ß ẞ",
    "𝕿𝖍𝖊 𝐪𝐮𝐢𝐜𝐤", "田中さんにあげて下さい", "ด้้้้้็็็็็้้้้้็็็็็", "꧅𒐫﷽",
    # Markup and scripts.
    "<script>window.__hit=1</script>", "<img src=x onerror=window.__hit=2>", "<svg/onload=window.__hit=3>",
    "\"><script>alert(4)</script>", "'-alert(5)-'", "</textarea><script>alert(6)</script>", "<!--", "]]>",
    "javascript:window.__hit=7",
    "<iframe srcdoc='<script>parent.__hit=8</script>'></iframe>", "&lt;b&gt; &amp; &#60;",
    "${window.__hit=9}", "{{constructor.constructor('window.__hit=10')()}}",
    "<b>bold</b><style>*{display:none}</style>",
    # Databases, shells, paths, formats and templates.
    "'; DROP TABLE task; --", "\" OR 1=1 --", "%' ESCAPE '_", "_%\\", "task MATCH 'a OR", "\"unbalanced", "NEAR(",
    "a* -b ^c",
    "$(touch /tmp/hit)", "`reboot`", "../../../../etc/passwd", "C:\\CON\\aux",
    "%00%2e%2e%2f", "%s%n%x %d", "{0} {title} %@",
    "=1+1", "@SUM(1)", "x (A) +project @context due:2026-13-45", "BEGIN:VCALENDAR\nEND:VCALENDAR", "a,b;\"c\"\"d\"",
    # Numbers.
    "0", "-1", "1e309", "0x7fffffff", "9223372036854775808", "1/0", "١٢٣", "00123", "1,000.00", "-0", "Infinity",
    # Long.
    "x" * 500, "x" * 501, "e\u0301" * 500, "👩‍👩‍👧‍👦" * 500, "word " * 2000, "<" * 400, "\u202e" * 400,
]


def strings():
    """Our own, then those of the file."""
    more = os.environ.get("NAUGHTY")
    return OWN + (json.loads(Path(more).read_text(encoding="utf-8")) if more else [])
