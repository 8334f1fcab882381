// The library: what the app has of it, and what only a rehearsal needs. Without either there is nothing to show here.

const [nod, rehearsing, designing] = await Promise.all([import("/nod/nod.js"), import("/nod/rehearsal.js"), import("/nod/design.js")]);

export const { message, preferences, ready } = nod;
export const { burst, draw, play, rest, vibrate, wave } = rehearsing;
export const { loadDesign } = designing;

await ready;
