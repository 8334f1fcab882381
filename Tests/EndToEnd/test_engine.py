"""The engine in WebAssembly answers every story of Fixtures/ with the same bytes as natively."""

import json

from conftest import REPOSITORY

WIRE = REPOSITORY / ".build/wire"
TRACES = sorted(path.stem for path in (REPOSITORY / "Fixtures").glob("*.trace"))
# Each with the standard figures, and with tuned ones.
STORIES = TRACES + [f"{trace}-tuned" for trace in TRACES]

# Feeds a story to a new instance and returns the place of the first number with different bits.
REPLAY = """
async (calls) => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/nod/nod.wasm'));
  const { memory, nod_input, nod_handle, nod_output } = instance.exports;
  for (const [index, { inputBits, outputBits }] of calls.entries()) {
    const input = nod_input(inputBits.length);
    new BigUint64Array(memory.buffer, input, inputBits.length).set(inputBits.map((bits) => BigInt('0x' + bits)));
    const count = nod_handle(inputBits.length);
    const numbers = new BigUint64Array(memory.buffer, nod_output(), count);
    const output = [...numbers].map((bits) => bits.toString(16).padStart(16, '0'));
    if (output.length !== outputBits.length) {
      return `call ${index}: ${output.length} numbers, natively ${outputBits.length}`;
    }
    const differs = output.findIndex((bits, at) => bits !== outputBits[at]);
    if (differs >= 0) return `call ${index}, number ${differs}: ${output[differs]}, natively ${outputBits[differs]}`;
  }
  return `${calls.length} calls alike`;
}
"""


def test_webassembly_answers_every_story_with_the_same_bytes(server, open_page):
    assert len(STORIES) >= 25
    page = open_page("/api/health", wait=False, watch=False)
    for story in STORIES:
        # `make test-engine` writes what the engine answers natively.
        calls = json.loads((WIRE / f"{story}.json").read_text())
        slim = [{"inputBits": call["inputBits"], "outputBits": call["outputBits"]} for call in calls]
        assert page.evaluate(REPLAY, slim) == f"{len(calls)} calls alike", story
