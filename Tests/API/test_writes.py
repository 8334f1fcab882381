"""Writes, beyond schemathesis: named fields, nothing changed on refusal, idempotency keys."""

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
