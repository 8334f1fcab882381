"""Writes, beyond schemathesis: named fields, nothing changed on refusal, idempotency keys, files."""

import sqlite3
import time
from contextlib import closing

import pytest

MILK = '{"title": "Milk", "due": "2026-03-01", "priority": "B"}'
ONCE = {"Idempotency-Key": "a-1"}


@pytest.mark.parametrize("body, problem", [
    ('{"notes": "More", "title": ""}', "422 title"), ('{"notes": "More", "title": null}', "400 title"),
    ('{"position": 1e300}', "422 position"), ('{"due": "2026-02-30"}', "400 due"),
    ('{"completed": true, "column": "todo"}', "422 completed"), ('{"compleeted": true}', "400 compleeted"),
    ('{"title": ', "400"), ("", "400"), ("[" * 60_000, "400"),
], ids=range(9))
def test_a_body_is_decoded_strictly_what_is_wrong_is_named_and_changes_nothing(server, body, problem):
    server.ask("POST", "/api/tasks", MILK)
    before = server.task(1)
    assert server.ask("PATCH", "/api/tasks/1", body).problem == problem
    assert server.task(1) == before


def test_null_is_told_from_what_is_absent(server):
    server.ask("POST", "/api/tasks", MILK)
    task = server.call("PATCH", "/tasks/1", {"due": None})
    assert (task["due"], task["priority"], task["title"]) == (None, "B", "Milk")


@pytest.mark.parametrize("query", ["filter=completed", "order=due"])
def test_a_cursor_is_of_the_order_asked_for(server, query):
    server.add("Milk", "Bread")
    cursor = server.call("GET", "/tasks?limit=1")["next"]
    assert len(server.call("GET", f"/tasks?cursor={cursor}")["tasks"]) == 1
    assert server.ask("GET", f"/api/tasks?{query}&cursor={cursor}").problem == "400 cursor"


def test_a_problem_has_a_type_of_its_own_and_what_a_translation_needs(server):
    long = server.ask("POST", "/api/tasks", f'{{"title": "{"a" * 501}"}}').json
    assert (long["type"], long["limit"]) == ("/problems/tooLong.title", 500)
    assert long["detail"] == "The title is too long. Shorten it to 500 characters."
    server.call("POST", "/collections", {"name": "Shop"})
    taken = server.ask("POST", "/api/collections", '{"name": "Shop"}').json
    assert (taken["type"], taken["name"]) == ("/problems/taken", "Shop")


def test_the_first_capture_ever_is_answered_so_once_and_again_under_its_key(server):
    def capture(**headers):
        return server.ask("POST", "/api/tasks", '{"title": "Milk", "captured": true}', **headers).json["firstCapture"]

    assert "firstCapture" not in server.call("POST", "/tasks", {"title": "Not captured"})
    assert [capture(**ONCE), capture(), capture(**ONCE)] == [True, False, True]


def test_a_key_that_was_used_for_another_request_is_refused(server):
    server.ask("POST", "/api/tasks", MILK, **ONCE)
    assert server.ask("POST", "/api/tasks", '{"title": "Bread"}', **ONCE).problem == "422 Idempotency-Key"
    assert server.ask("DELETE", "/api/tasks/1", **ONCE).problem == "422 Idempotency-Key"


@pytest.mark.parametrize("header", ["Idempotency-Key", "Nod-Client"])
@pytest.mark.parametrize("value", ["with space", "k" * 201])
def test_a_key_has_1_to_200_visible_characters_as_a_clients_name_has(server, header, value):
    assert server.ask("POST", "/api/tasks", MILK, **{header: value}).problem == f"400 {header}"
    assert server.titles() == []


def test_a_file_under_a_key_is_imported_once_with_the_same_answer_however_large(server):
    text = "".join(f"Task number {number} of many\n" for number in range(3000))
    first = server.ask("POST", "/api/import?name=a.txt", text, **ONCE)
    assert len(text) > 65_536 and first.json["added"] == 3000
    exported = server.ask("GET", "/api/export?format=todotxt")
    assert [line[11:] + "\n" for line in exported.text.splitlines()] == text.splitlines(keepends=True)
    assert exported.headers["Content-Disposition"].endswith('.txt"') and int(exported.headers["Content-Length"]) > 65_536
    assert server.ask("POST", "/api/import?name=a.txt", text, **ONCE).body == first.body
    assert server.ask("POST", "/api/import?name=a.txt", text + "More\n", **ONCE).problem == "422 Idempotency-Key"


def test_a_file_is_of_at_most_16_mb_and_without_a_form_around_it(server):
    own = f"Host: 127.0.0.1:{server.port}"
    assert server.status("POST /api/import HTTP/1.1", own, f"Content-Length: {(16 << 20) + 1}") == 413
    form = {"Content-Type": "multipart/form-data; boundary=x"}
    assert server.ask("POST", "/api/import?name=a.txt", "--x", **form).problem == "415"


def test_an_import_stops_when_its_client_leaves_and_nothing_of_it_is_kept(server):
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        # The import waits for another program's write.
        other.execute("BEGIN IMMEDIATE")
        client = server.send("POST", "/api/import?name=a.txt", "Bread\nRice\n")
        time.sleep(0.5)
        client.close()
        time.sleep(0.5)
    server.add("Milk")
    assert server.titles() == ["Milk"]


def test_an_export_needs_no_room_for_temporary_files(server):
    server.stop()
    server.environment = {"TMPDIR": "/proc/full"}
    server.start()
    server.add("Milk")
    assert server.ask("GET", "/api/export?format=todotxt").text.endswith(" Milk\n")
