"""The event stream."""

import json
import time


def listen(server, **headers):
    """The stream after its first message."""
    response = server.request("GET", "/api/events", Accept="text/event-stream", **headers)
    assert (response.status, response.headers["Content-Type"]) == (200, "text/event-stream")
    assert b"id: 1\n" in message(response)
    return response


def message(stream):
    """The lines of the next message, without heartbeats."""
    lines = []
    while not lines or lines[-1] != b"\n":
        lines.append(stream.readline())
    return lines if lines[0] != b": still here\n" else message(stream)


def event(stream):
    name, data, _ = message(stream)
    return name.decode().strip().removeprefix("event: "), json.loads(data.removeprefix(b"data: "))


def test_every_listener_hears_of_tasks_collections_and_settings_and_who_changed_them(server):
    listeners = [listen(server), listen(server)]
    server.ask("POST", "/api/tasks", '{"title": "Milk"}', Nod_Client="tab-1")
    server.call("POST", "/collections", {"name": "Shop"})
    server.call("PATCH", "/settings", {"theme": "dark"})
    server.call("DELETE", "/tasks/1")
    for listener in listeners:
        name, made = event(listener)
        assert (name, made["id"], made["deleted"], made["client"]) == ("task", 1, False, "tab-1")
        assert made["task"]["title"] == "Milk"
        name, collection = event(listener)
        assert (name, collection["client"], collection["collection"]["name"]) == ("collection", None, "Shop")
        name, settings = event(listener)
        assert (name, settings["settings"]["theme"]) == ("settings", "dark")
        name, gone = event(listener)
        assert (name, gone["id"], gone["deleted"], gone["task"]) == ("task", 1, True, None)


def test_reload_is_said_to_who_comes_back_and_of_what_another_program_wrote_and_of_nothing_else(server, tmp_path):
    listener = listen(server, Last_Event_ID="1")
    server.add("Through the server")
    assert event(listener)[0] == "reload"
    assert event(listener)[1]["task"]["title"] == "Through the server"
    (tmp_path / "a.txt").write_text("Elsewhere\n")
    server.run("import", tmp_path / "a.txt")
    assert event(listener)[0] == "reload"
    server.add("Through the server again")
    assert event(listener)[1]["task"]["title"] == "Through the server again"


def test_who_leaves_is_forgotten(server):
    """The server takes 200 connections; the heartbeat, which fails for closed ones, comes every 15 seconds."""
    for _ in range(250):
        start = time.monotonic()
        listen(server).close()
        assert time.monotonic() - start < 5
