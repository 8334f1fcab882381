"""Pages that write at the same time, each to tasks of its own: one wish after another under a key of its own, and the
one that wasn't answered again under the same key, as the page's outbox does."""

import json
from collections import Counter
from http.client import HTTPConnection, HTTPException
from typing import NamedTuple

VERBS = ["create"] * 4 + ["complete", "reopen", "start", "move", "delete", "restore", "collect", "release"]


class Step(NamedTuple):
    """A wish, by the title of its task, and the key that it is sent with."""

    writer: int
    key: str
    verb: str
    title: str


class Task(NamedTuple):
    """The parts of a task that a wish changes. Its notes are the key of the last edit, so that each edit changes it."""

    notes: str
    is_completed: bool = False
    lane: str = "todo"
    is_collected: bool = False
    is_deleted: bool = False


def plan(random, writer, run, titles, count):
    """Returns wishes of a writer who has tasks of these titles."""
    titles, steps = list(titles), []
    for number in range(count):
        key, verb = f"{run}-{writer}-{number}", random.choice(VERBS)
        if verb == "create":
            titles.append(key)
        if titles:
            # Most often one of the last: what was just written is what a kill would take.
            steps.append(Step(writer, key, verb, titles[-1] if verb == "create" else random.choice(titles[-12:])))
    return steps


def wish(step, task, identifier, collection):
    """Returns the request for a step and the task after it, or nothing where it has nothing to change."""

    def edit(fields, **after):
        return ("PATCH", f"/tasks/{identifier}", {"notes": step.key, **fields}), task._replace(notes=step.key, **after)

    if step.verb == "create":
        return None if task else (("POST", "/tasks", {"title": step.title, "notes": step.key}), Task(step.key))
    if not task or task.is_deleted != (step.verb == "restore"):
        return None
    place = f"/collections/{collection}/tasks/{identifier}"
    match step.verb:
        case "complete":
            return edit({"completed": True}, is_completed=True)
        case "reopen":
            return edit({"completed": False}, is_completed=False)
        case "start":
            return edit({"column": "doing"}, is_completed=False, lane="doing")
        case "move":
            return edit({"position": len(step.key)})
        case "delete":
            return ("DELETE", f"/tasks/{identifier}", None), task._replace(is_deleted=True)
        case "restore":
            return ("POST", f"/tasks/{identifier}/restore", None), task._replace(is_deleted=False)
        case "collect":
            return None if task.is_collected else (("PUT", place, None), task._replace(is_collected=True))
        case "release":
            return (("DELETE", place, None), task._replace(is_collected=False)) if task.is_collected else None


class Answer(NamedTuple):
    status: int
    type: str
    body: bytes

    @property
    def is_success(self):
        return 200 <= self.status < 300


class Writer:
    """What one page knows: its tasks as they were answered, and the wish that has no answer."""

    def __init__(self, number, collection):
        self.number, self.collection = number, collection
        self.tasks, self.ids = {}, {}
        self.waiting = self.last = self.connection = None
        # Whether the wish that waits was found to have happened all the same.
        self.was_kept = False
        # How often each task was changed since somebody listens.
        self.written, self.problems = Counter(), []

    def connect(self, port):
        if self.connection:
            self.connection.close()
        self.connection, self.is_cut = HTTPConnection("127.0.0.1", port, timeout=20), False

    def after(self, step):
        """The task as it will be."""
        return wish(step, self.tasks.get(step.title), self.ids.get(step.title), self.collection)

    def work(self, steps, answered):
        """Sends what waits and then these steps, until one is refused or nobody answers."""
        try:
            self.ask_again()
            for step in [self.waiting, *steps] if self.waiting else steps:
                answer = self.send(step)
                if self.waiting:
                    return
                if answer:
                    answered()
        except (OSError, HTTPException):
            self.is_cut = True

    def ask_again(self):
        """An answer that was given once is given again, also by another run of the server."""
        if self.last:
            step, request, answer = self.last
            again = self.exchange(step, request)
            if not again.is_success:
                self.refused(step, again)
            elif again != answer:
                self.problems.append(f"{step} was answered {answer}, and then {again}")

    def send(self, step):
        """Returns the answer, or nothing where the step has nothing to change. Without success it waits."""
        wanted = self.after(step)
        if not wanted:
            return None
        request, after = wanted
        self.waiting = step
        answer = self.exchange(step, request)
        if answer.is_success:
            self.note(step, request, answer, after)
        else:
            self.refused(step, answer)
        return answer

    def refused(self, step, answer):
        self.problems.append(f"{step} was refused: {answer}")

    def note(self, step, request, answer, after):
        if step.verb == "create":
            self.ids[step.title] = json.loads(answer.body)["id"]
        self.tasks[step.title], self.waiting = after, None
        self.last = step, request, answer
        # What a run before this one wrote, this one doesn't announce.
        self.written[step.title] += not self.was_kept
        self.was_kept = False

    def exchange(self, step, request):
        method, path, fields = request
        self.connection.request(method, f"/api{path}", fields and json.dumps(fields), self.headers(step))
        response = self.connection.getresponse()
        return Answer(response.status, response.headers.get("Content-Type", ""), response.read())

    def headers(self, step):
        return {"Idempotency-Key": step.key, "Content-Type": "application/json"}

    def settle(self, rows):
        """Looks whether the wish that waits has happened. Returns the tasks as they should be in `rows`, by title, and
        how often a change of each may have been announced."""
        tasks, announced = dict(self.tasks), self.written.copy()
        wanted = self.waiting and self.after(self.waiting)
        self.was_kept = bool(wanted) and rows.get(self.waiting.title) == [wanted[1]]
        if self.was_kept:
            tasks[self.waiting.title] = wanted[1]
            announced[self.waiting.title] += 1
        return tasks, announced
