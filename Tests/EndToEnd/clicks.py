"""How long a click takes, in the page: all of its handlers, and the time until the frame that shows it is drawn."""

# Returns both, in milliseconds. It clicks as a frame begins, when browsers hand on what fingers do; the message comes
# after that frame was drawn.
CLICK = """
async (input) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  input.getRootNode().host?.scrollIntoView({ block: 'center' });
  input.scrollIntoView({ block: 'center' });
  await frame(); await frame();
  const start = performance.now();
  input.click();
  const handlers = performance.now() - start;
  const channel = new MessageChannel();
  await new Promise((resolve) => { channel.port1.onmessage = resolve; channel.port2.postMessage(0); });
  const drawn = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 30));
  return [handlers, drawn];
}
"""
