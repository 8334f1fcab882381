const style = new CSSStyleSheet();
style.replaceSync(`
  .nod-layer {
    position: fixed; inset: auto; box-sizing: border-box; margin: 0; padding: 0; border: 0; overflow: visible;
    pointer-events: none; z-index: 2147483647; direction: ltr;
  }
  /* In :where, so that the flash's own colour wins. */
  :where(.nod-layer) { background: none; }
  :where(.nod-flash) { background: var(--nod-success, light-dark(#526419, #B4C46A)); opacity: 0; }
  :where(.nod-captured) { background: var(--nod-captured, light-dark(#D99A1E, #E9B44C)); }
  /* Forced colours would hide them. */
  :where(.nod-flash, .nod-particle) { forced-color-adjust: none; }
  :where(.nod-particle) {
    position: absolute; inset-block-start: 50%; opacity: 0; pointer-events: none;
    border-radius: 2px; background: var(--nod-particle-1, light-dark(#1F6F6B, #6CC0B8));
  }
  :where(.nod-circle) { border-radius: 50%; }
  :where([data-nod-color="1"]) { background: var(--nod-particle-2, light-dark(#D99A1E, #E9B44C)); }
  :where([data-nod-color="2"]) { background: var(--nod-particle-3, light-dark(#C8603C, #E58A66)); }
  :where([data-nod-color="3"]) { background: var(--nod-particle-4, light-dark(#7A8B3A, #B4C46A)); }
  :where([data-nod-color="4"]) { background: var(--nod-particle-5, light-dark(#5E8CA8, #8FB7D3)); }
  :where([data-nod-color="5"]) { background: var(--nod-particle-6, light-dark(#B5485D, #E39BA5)); }
`);

/** Adds the sheet each time, because a page may replace its adopted style sheets. */
export function dress() {
  if (!document.adoptedStyleSheets.includes(style)) document.adoptedStyleSheets.push(style);
}
