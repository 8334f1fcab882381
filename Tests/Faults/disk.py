"""A disk that fails when it is told to: `failing-disk.c`, built here and put before the server's C library."""

import mmap
import os
import struct
import subprocess
from functools import cache
from pathlib import Path

from Faults.stories import FOLDER

SOURCE = Path(__file__).with_name("failing-disk.c")
# As failing-disk.c has them.
FULL, WRITES, READS, SHORT, SYNCS, SLOW = 1, 2, 4, 8, 16, 32
HEAD, RANGE, RANGES = "=IiII", "=IIQ", 8192
FILES = {1: "", 2: "-wal"}
SECTOR = 512


@cache
def library():
    """Builds it once a process; several may at once."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"failing-disk-{os.getpid()}.so"
    flags = ["-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run(["cc", *flags, "-o", path, SOURCE, "-ldl", "-pthread"], check=True)
    return path.replace(path.with_name("failing-disk.so"))


class Disk:
    """The disk under one database and what SQLite keeps beside it."""

    def __init__(self, folder, database):
        self.database = database
        control = folder / "disk"
        control.write_bytes(bytes(struct.calcsize(HEAD) + RANGES * struct.calcsize(RANGE)))
        with open(control, "r+b") as file:
            self.control = mmap.mmap(file.fileno(), 0)
        self.environment = {
            "LD_PRELOAD": str(library()), "FAILING_DISK": str(database), "FAILING_DISK_CONTROL": str(control)
        }

    def fail(self, faults, after=0):
        """From now on, once this many calls have still succeeded."""
        self.control[0:12] = struct.pack("=IiI", faults, after, 0)

    def mend(self):
        self.control[0:4] = bytes(4)

    @property
    def struck(self):
        """How many calls failed since the faults began."""
        return struct.unpack_from("=I", self.control, 8)[0]

    def cut_power(self, random):
        """After the server was killed, takes from its files what was written and never synced: all, none or a part."""
        [count] = struct.unpack_from("=I", self.control, 12)
        for index in range(count):
            file, length, offset = struct.unpack_from(RANGE, self.control, 16 + index * struct.calcsize(RANGE))
            if random.random() < 0.3:
                continue
            start = random.choice([0, random.randrange(length)])
            self.overwrite(FILES[file], offset + start, random.choice([bytes, random.randbytes])(length - start))
        self.control[12:16] = bytes(4)

    def overwrite(self, suffix, offset, content):
        # A disk writes a sector whole or not at all, and the first one has the same header before and after.
        if offset < SECTOR:
            offset, content = SECTOR, content[SECTOR - offset :]
        with open(f"{self.database}{suffix}", "r+b") as file:
            # A log that was cut to nothing since has nothing to lose there.
            if offset + len(content) <= os.fstat(file.fileno()).st_size:
                file.seek(offset)
                file.write(content)
