"""The page's files: types, caching, compression, languages, and files that aren't served."""

import pytest

HTML, SCRIPT, JSON = "text/html; charset=utf-8", "text/javascript", "application/json"


def test_files_come_from_their_folders_each_as_what_it_is(server):
    types = {
        "/": HTML, "/studio": HTML, "/app.js": SCRIPT, "/app.css": "text/css",
        "/icon.svg": "image/svg+xml", "/nod/nod.js": SCRIPT, "/nod/nod.wasm": "application/wasm",
        "/studio/studio.js": SCRIPT, "/texts/en.json": JSON,
    }
    for path, kind in types.items():
        answer = server.ask("GET", path)
        assert (answer.status, answer.headers["Content-Type"]) == (200, kind), path
        assert answer.headers["Cache-Control"] == "no-cache", path
        assert answer.headers["Vary"].startswith("Accept-Encoding"), path


def test_the_page_is_answered_at_every_address_of_a_surface_and_nowhere_else(server):
    for path in ["/", "/board", "/capture", "/collections", "/collections/7", "/board?q=milk"]:
        assert server.ask("GET", path).text == "index en", path
    for path in [
        "/collections/", "/collections/x", "/collections/7/8", "/Board", "/list", "/index.html", "/nod/board", "/studio/",
    ]:
        assert server.ask("GET", path).status == 404, path


def test_what_is_known_is_not_sent_again(server, tmp_path):
    etag = server.ask("GET", "/app.js").headers["ETag"]
    for known in [etag, f"W/{etag}", f'"other", {etag}', "*"]:
        assert server.ask("GET", "/app.js", If_None_Match=known).status == 304, known
    assert server.ask("GET", "/app.js", If_None_Match='"other"').status == 200
    (tmp_path / ".build-page/app.js").write_text("changed")
    assert server.ask("GET", "/app.js").headers["ETag"] != etag


def test_packed_files_are_sent_to_who_takes_brotli(server, tmp_path):
    (tmp_path / ".build-page/app.js.br").write_text("packed")
    answer = server.ask("GET", "/app.js", Accept_Encoding="gzip, deflate, br, zstd")
    assert (answer.text, answer.headers["Content-Encoding"], answer.headers["Vary"]) == ("packed", "br", "Accept-Encoding")
    assert answer.headers["ETag"].endswith('-br"')
    for accepted in ["gzip", "br;q=0", "bro", "identity"]:
        assert server.ask("GET", "/app.js", Accept_Encoding=accepted).text == "export {}", accepted


def test_no_file_that_hides_no_other_kind_and_nothing_outside_the_folders_is_served(server):
    for path in [
        "/.hidden.js", "/.git/config.json", "/notes.md", "/nothing.js", "/nod", "/nod/", "/../secret.json",
        "/..%2fsecret.json", "/%2e%2e/secret.json", "/%2e%2e%2fsecret.json", "/nod/../../secret.json", "/..\\secret.json",
        "/nod/..%2f..%2fsecret.json", "//secret.json", "/link.json", "/app.js%00.json", "/app.js/", "/app.JS", "/%ff.js",
        "/....//secret.json", "/secret.json", "/.build-page/app.js",
    ]:
        answer = server.ask("GET", path)
        assert answer.status == 404 and b"secret" not in answer.body, path


@pytest.mark.parametrize("accepted, language", [
    *((accepted, "it") for accepted in ["it", "it-IT,it;q=0.9,en;q=0.8", "IT-ch", "tlh, it;q=0.5, en;q=0.3"]),
    *((accepted, "en") for accepted in ["en, it", "it;q=0, en", "tlh", "*", "italian", ";;,,="]),
])
def test_a_document_speaks_the_first_language_of_accept_language_that_there_is(server, accepted, language):
    answer = server.ask("GET", "/", Accept_Language=accepted)
    assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language"
    assert (answer.headers["Content-Language"], answer.text) == (language, f"index {language}")


def test_a_document_speaks_as_the_settings_say(server):
    server.call("PATCH", "/settings", {"language": "it", "profile": "child"})
    answer = server.ask("GET", "/", Accept_Language="en")
    assert (answer.headers["Content-Language"], answer.text) == ("it", "index it.simple")
