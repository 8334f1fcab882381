"""How long a click takes, in the page: all of its handlers, and the time until the first frame after it was drawn."""

# Returns both, in milliseconds.
CLICK = """
async (input) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  input.getRootNode().host?.scrollIntoView({ block: 'center' });
  input.scrollIntoView({ block: 'center' });
  await frame(); await frame();
  const start = performance.now();
  input.click();
  const handlers = performance.now() - start;
  await frame();
  const channel = new MessageChannel();
  await new Promise((resolve) => { channel.port1.onmessage = resolve; channel.port2.postMessage(0); });
  const drawn = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 30));
  return [handlers, drawn];
}
"""
