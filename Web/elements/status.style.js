export const statusStyle = new CSSStyleSheet();
statusStyle.replaceSync(`
  :host { display: block; }
  :host([hidden]), [hidden] { display: none; }
  .busy { display: grid; justify-items: center; gap: .5rem; padding-block: .75rem; }
  .busy:not(.spins):not(.speaks) { display: none; }
  .busy:not(.spins) progress { display: none; }
  progress { inline-size: min(12rem, 60%); block-size: .25rem; accent-color: var(--nod-accent, auto); }
  p { margin: 0; }
  @media (prefers-reduced-motion: reduce) { progress { display: none; } }
`);
