"""The server does what its description says."""

import os

from attacking import attack


def test_the_server_takes_what_its_description_allows_and_nothing_else(tmp_path):
    attack(tmp_path, examples=20, seed=os.environ.get("SEED", "1"), seconds=300)
