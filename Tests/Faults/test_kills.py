"""kill -9 during writes: nothing acknowledged is lost or doubled."""

import random
import threading

from Faults.writers import Writer, problems, writing


def test_nothing_answered_is_lost_or_doubled_by_a_kill(rounds, server):
    server.start()
    writers = [Writer(number) for number in range(4)]
    for seed in rounds():
        answered = threading.Semaphore(0)
        threads = writing(writers, server, 60, answered.release)
        for _ in range(random.Random(seed).randint(1, 120)):
            if not answered.acquire(timeout=2):
                break
        server.process.kill()
        server.process.wait()
        for thread in threads:
            thread.join()
        server.start()
        assert problems(server, writers) == []
