const [nod, designing, rehearsing] = await Promise.all(
  [import("/nod/nod.js"), import("/nod/design.js"), import("/nod/rehearsal.js")]
);

export const { hasNativeHaptics, message, preferences, ready } = nod;
export const { loadDesign, readFile } = designing;
export const { burst, draw, play, vibrate } = rehearsing;

await ready;
