// The library: what the app has of it, and what only a rehearsal needs. Without either there is nothing to show here.

const [nod, rehearsing] = await Promise.all([import("/nod/nod.js"), import("/nod/rehearsal.js")]);

export const { message, preferences, ready } = nod;
export const { burst, draw, loadDesign, play, rest, vibrate, wave } = rehearsing;

await ready;
