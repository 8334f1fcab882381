"""A recorder of a running page, for tests. It is installed before the page's own scripts; and changes nothing for them,
except that it simulates a motor.
"""

WATCH = r"""
(() => {
  const watch = (window.watch = {
    scores: [], announcements: [], vibrations: [], sounds: 0, contexts: 0, animations: [],
    saves: { open: 0, count: 0 }, delay: 0,
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const list = Array.isArray(frames) ? frames : [frames ?? {}];
    const properties = [...new Set(list.flatMap((frame) => Object.keys(frame)))].filter(
      (name) => !["offset", "easing", "composite"].includes(name));
    watch.animations.push({ properties, duration: timing?.duration ?? timing, at: performance.now() });
    return animate.call(this, frames, timing);
  };
  // A motor, as a phone's: something that vibrates, and a finger that mostly points (Web/performers/haptics.js).
  const media = window.matchMedia;
  const coarse = { matches: true, addEventListener() {} };
  window.matchMedia = (query) => query === "(pointer: coarse)" ? coarse : media.call(window, query);
  navigator.vibrate = (pattern) => { watch.vibrations.push(pattern); return true; };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...values) { watch.sounds += 1; return start.apply(this, values); };
  window.AudioContext = class extends window.AudioContext {
    constructor(...values) { super(...values); watch.contexts += 1; }
  };
  document.addEventListener("nod-score", ({ detail }) => watch.scores.push({ ...detail, at: performance.now() }));
  const real = window.fetch;
  window.fetch = async (input, options = {}) => {
    if (options.method !== "PATCH" || !String(input.url ?? input).includes("/tasks/")) return real(input, options);
    const { saves } = watch;
    saves.count += 1;
    saves.open += 1;
    try {
      if (watch.delay) await new Promise((resolve) => setTimeout(resolve, watch.delay));
      return await real(input, options);
    } finally { saves.open -= 1; }
  };
  addEventListener("DOMContentLoaded", () => {
    const seen = new Set();
    const listen = () => {
      for (const region of document.querySelectorAll("[aria-live]")) {
        if (seen.has(region)) continue;
        seen.add(region);
        new MutationObserver(() => {
          const text = region.textContent.trim();
          if (text) watch.announcements.push({ text, live: region.getAttribute("aria-live") });
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }
    };
    listen();
    new MutationObserver(listen).observe(document.documentElement, { childList: true, subtree: true });
  });
})();
"""
