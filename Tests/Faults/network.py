"""A network between a browser and the server that loses what it is told to lose.

It stands before the browser and its workers alike, which Playwright's routes and `set_offline` don't.
"""

import asyncio
import threading

WRITES = (b"POST ", b"PATCH ", b"PUT ", b"DELETE ")


class Network:
    """Forwards a port of its own to the server's. `state` is "there", "away" (nothing arrives) or "deaf" (everything
    arrives, no answer comes back); `lose` is "request" or "answer": that of the next write.
    """

    def __init__(self, server):
        self.server, self.state, self.lose, self.writes = server, "there", None, []
        self._loop = asyncio.new_event_loop()
        self._open, self._busy = set(), 0
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = self._do(self._listen())

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_busy(self):
        """A write is on its way, or its answer is."""
        return self._busy > 0

    def become(self, state, lose=None):
        """What is open breaks as a network goes; what is asked from now on meets the new one."""

        async def change():
            self.state, self.lose = state, lose
            if state != "there":
                for writer in list(self._open):
                    writer.transport.abort()

        self._do(change())

    def close(self):
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work):
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _listen(self):
        self._listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self._listener.sockets[0].getsockname()[1]

    async def _close(self):
        self._listener.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _accept(self, reader, writer):
        if self.state == "away":
            return writer.transport.abort()
        self._open.add(writer)
        try:
            answers, requests = await asyncio.open_connection("127.0.0.1", self.server.port)
            await self._forward(Connection(self), reader, writer, answers, requests)
        except OSError:
            pass
        finally:
            self._open.discard(writer)
            writer.transport.abort()

    async def _forward(self, connection, reader, writer, answers, requests):
        tasks = [asyncio.ensure_future(self._requests(connection, reader, requests)),
                 asyncio.ensure_future(self._answers(connection, answers, writer))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            connection.end()
            requests.close()

    async def _requests(self, connection, reader, requests):
        while chunk := await reader.read(65536):
            if self.state == "away" or not connection.begins(chunk):
                return
            # The server lets in who asks for it by its own address.
            requests.write(chunk.replace(f":{self.port}\r".encode(), f":{self.server.port}\r".encode()))

    async def _answers(self, connection, answers, writer):
        while chunk := await answers.read(65536):
            if self.state != "there" or connection.is_deaf:
                return
            writer.write(chunk)
            connection.end()


class Connection:
    """One connection, and the write that is on its way on it."""

    def __init__(self, network):
        self.network, self.is_writing, self.is_deaf = network, False, False

    def begins(self, chunk):
        """Whether a request, or a part of one, gets through."""
        network = self.network
        if not chunk.startswith(WRITES):
            return True
        lose, network.lose = network.lose, None
        if lose == "request":
            return False
        self.is_deaf = lose == "answer"
        self.is_writing = True
        network._busy += 1
        head, _, _ = chunk.partition(b"\r\n\r\n")
        line, *fields = head.decode().split("\r\n")
        method, path, _ = line.split(" ")
        headers = dict(field.lower().split(": ", 1) for field in fields)
        network.writes.append((method, path, headers.get("idempotency-key")))
        return True

    def end(self):
        if self.is_writing:
            self.is_writing = False
            self.network._busy -= 1
