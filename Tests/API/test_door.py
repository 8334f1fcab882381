"""Host, Origin, Sec-Fetch-Site, methods, bodies and headers."""

import pytest
import yaml
from conftest import BROWSER
from test_description import DESCRIPTION

TASK = '{"title": "A"}'
POLICY = ("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
          "frame-ancestors 'none'")


def requests():
    """Every route of the API and some of the page."""
    paths = yaml.safe_load(DESCRIPTION.read_text())["paths"]
    for path, operations in paths.items():
        for method in set(operations) & {"get", "put", "post", "patch", "delete"}:
            yield method.upper(), path.replace("{id}", "1").replace("{taskId}", "1")
    for path in ["/", "/nothing", "/app.js", "/board", "/nod/nod.wasm", "/icon.svg", "/share", "/sw.js"]:
        yield "GET", path


def test_under_a_foreign_name_nothing_is_answered_no_route_no_stream_no_file(server):
    """DNS rebinding: a page of another site points its own name here."""
    for method, path in requests():
        for host in ["evil.example", f"evil.example:{server.port}"]:
            assert server.request(method, path, Host=host).status == 403, (method, path, host)
        assert server.request(method, path, Origin=f"http://evil.example:{server.port}").status == 403, (method, path)


def test_it_makes_no_difference_how_a_foreign_name_is_written(server):
    port = server.port
    for host in [
        "127.0.0.1:1", f"0.0.0.0:{port}", f"localhost.:{port}", f"127.0.0.1.:{port}", f"localhost.evil.example:{port}",
        f"evil.localhost:{port}", f"127.1:{port}", f"0x7f000001:{port}", f"2130706433:{port}",
        f"127.000.000.001:{port}", f"[::]:{port}", f"[::ffff:127.0.0.1]:{port}", f"[0:0:0:0:0:0:0:1]:{port}",
        f"::1:{port}", f"localhost:0{port}", "localhost", f"localhost:{port}0", f"user@localhost:{port}",
        f"localhost:{port}@evil.example", f"localhost:{port},evil.example", f"localhost:{port}/", f"localhost:{port}#",
        "", "localhost:", "localhost:80", f"xn--localhost:{port}",
    ]:
        assert server.status("GET /api/tasks HTTP/1.1", f"Host: {host}") == 403, host
    for host in [f"LocalHost:{port}", f"[::1]:{port}", f" localhost:{port} "]:
        assert server.status("GET /api/tasks HTTP/1.1", f"Host: {host}") == 200, host


def test_a_second_name_beside_ours_is_refused_and_host_is_what_counts(server):
    own, evil = f"Host: 127.0.0.1:{server.port}", "Host: evil.example"
    for hosts in [(own, evil), (evil, own), (own, own)]:
        assert server.status("GET /api/tasks HTTP/1.1", *hosts) == 400
    assert server.status("GET /api/tasks HTTP/1.1") == 403
    # Hummingbird takes the name from Host alone, not from the target.
    assert server.status(f"GET http://127.0.0.1:{server.port}/api/tasks HTTP/1.1", evil) == 403
    for target in [f"127.0.0.1:{server.port}", "api/tasks", "?a"]:
        assert server.status(f"GET {target} HTTP/1.1", own) == 400, target
    # Not a host.
    assert server.status("GET //evil.example/api/tasks HTTP/1.1", own) == 404


def test_no_other_site_comes_in_by_origin_or_sec_fetch_site(server):
    for origin in [
        "https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1",
        f"http://localhost.evil.example:{server.port}",
    ]:
        assert server.ask("POST", "/api/tasks", TASK, Origin=origin).problem == "403", origin
    assert server.ask("GET", "/api/tasks", Origin="null").problem == "403"
    assert server.ask("POST", "/api/tasks", TASK, Sec_Fetch_Site="cross-site").problem == "403"
    own = {"Origin": f"http://localhost:{server.port}", "Sec-Fetch-Site": "same-origin"}
    assert server.ask("POST", "/api/tasks", TASK, **own).status == 201
    assert server.ask("GET", "/", Sec_Fetch_Site="cross-site").status == 200


def test_an_address_says_which_methods_it_has(server):
    """Schemathesis tests only that there is an Allow."""
    answer = server.ask("PUT", "/api/tasks/1", "{}")
    assert answer.problem == "405" and answer.headers["Allow"] == "GET, HEAD, PATCH, DELETE"
    assert server.ask("POST", "/", "{}").headers["Allow"] == "GET, HEAD"
    assert server.ask("QUERY", "/api/tasks").status == 405
    for path in ["/api", "/api/", "/api/nothing", "/api/tasks/x", "/api/tasks/+1", "/api/tasks/1/2"]:
        assert server.ask("GET", path).problem == "404", path
    assert server.ask("POST", "/api/nothing", "{}").problem == "404"


def test_a_body_is_json_of_at_most_64_kb_also_if_its_length_is_not_announced(server):
    assert server.ask("POST", "/api/tasks", TASK, Content_Type="text/plain").problem == "415"
    assert server.ask("POST", "/api/tasks", TASK, Content_Type="Application/JSON; charset=utf-8").status == 201
    assert server.ask("POST", "/api/tasks", TASK.ljust(65_536)).status == 201
    assert server.ask("POST", "/api/tasks", TASK.ljust(65_537)).problem == "413"
    # Without a length, http.client sends chunks.
    assert server.ask("POST", "/api/tasks", (b"x" * 0x8000 for _ in range(3))).problem == "413"


def test_documents_pictures_and_workers_say_what_may_run_and_every_answer_what_it_is(server):
    """Modules, styles and requests run under the page's policy."""
    alone = {"/", "/board", "/icon.svg", "/sw.js"}
    shared = {"/nod/nod.js", "/app.css", "/api/tasks", "/api/tasks/9", "/nothing",
              "/api/openapi.yaml", "/api/events"}
    for path in alone | shared:
        headers = server.request("GET", path).headers
        assert headers["X-Content-Type-Options"] == "nosniff", path
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin", path
        names = ["Content-Security-Policy", "Referrer-Policy", "Cross-Origin-Opener-Policy"]
        expected = [POLICY, "no-referrer", "same-origin"] if path in alone else [None] * 3
        assert [headers[name] for name in names] == expected, path
    # Caches update headers from a 304.
    assert server.ask("GET", "/", If_None_Match="*").headers["Content-Security-Policy"] == POLICY


def test_head_is_answered_as_get_without_the_body_the_stream_too(server):
    server.add("Milk")
    for path in ["/api/health", "/api/tasks?filter=all", "/api/openapi.yaml", "/api/tasks/9", "/app.js"]:
        get, head = server.ask("GET", path), server.ask("HEAD", path)
        assert head.status == get.status and head.body == b"" and get.body, path
        for name in ["Content-Type", "Content-Length", "Cache-Control"]:
            assert head.headers[name] == get.headers[name] is not None, (path, name)
    head = server.ask("HEAD", "/api/events")
    assert head.status == 200 and head.headers["Content-Type"] == "text/event-stream"


@pytest.mark.parametrize("path", ["/nothing", "/tasks/7", "/board/", "/nothing.js", "/%ff"])
def test_a_missing_address_answers_a_browser_with_a_page_and_everyone_else_with_a_problem(server, path):
    page = server.ask("GET", path, **BROWSER, If_None_Match="*")
    assert (page.status, page.text, page.headers["ETag"]) == (404, "missing en", None)
    assert page.headers["Cache-Control"] == "no-store" and page.headers["Content-Security-Policy"] == POLICY
    head = server.ask("HEAD", path, **BROWSER)
    assert (head.status, head.body) == (404, b"")
    assert server.ask("GET", path, Accept="image/png,*/*;q=0.8").problem == "404"
    assert server.ask("GET", f"/api{path}", **BROWSER).status == 404
    assert server.ask("POST", path, "{}", **BROWSER).problem == "405"
