export const checkStyle = new CSSStyleSheet();
checkStyle.replaceSync(`
  :host {
    display: inline-grid;
    place-items: center;
    position: relative;
    box-sizing: border-box;
    inline-size: var(--nod-target, 2.75rem);
    block-size: var(--nod-target, 2.75rem);
    vertical-align: middle;
    flex: none;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  :host([hidden]) { display: none; }
  /* The hit area is a square; only the drawing is round. */
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    border-radius: 0;
    cursor: pointer;
    outline: none;
  }
  input:disabled { cursor: default; }
  /* The platform's switch, transparent over the check; its label takes the touch (native.js). */
  input[switch] { appearance: auto; opacity: 0; }
  label { display: none; position: absolute; inset: 0; cursor: pointer; }
  input[switch]:enabled + label { display: block; }
  [part=control] {
    display: grid;
    position: relative;
    inline-size: var(--nod-glyph, 1.625rem);
    block-size: var(--nod-glyph, 1.625rem);
    border-radius: 50%;
    pointer-events: none;
  }
  input:focus-visible ~ [part=control] {
    outline: .1875rem solid var(--nod-focus, light-dark(#2C5F8A, #8FBBE0));
    outline-offset: .1875rem;
  }
  svg, [part=overlay] { grid-area: 1 / 1; inline-size: 100%; block-size: 100%; }
  svg { overflow: visible; fill: none; stroke-linecap: round; stroke-linejoin: round; }
  [part=ring] { stroke: var(--nod-ring, GrayText); stroke-width: 2; fill: var(--nod-well, transparent); }
  [part=mark] { opacity: 0; transform-origin: center; }
  .disc { fill: var(--nod-accent, LinkText); }
  /* The path's length is 1; the dash is longer, to avoid a gap at the end. */
  .tick { stroke: var(--nod-mark, Canvas); stroke-width: 2.5; stroke-dasharray: 1.1 2; }
  /* Readable on any accent: light on dark colours, dark on light ones. */
  @supports (color: oklch(from red l c h)) {
    .tick { stroke: var(--nod-mark, oklch(from var(--nod-accent, LinkText) clamp(.27, (.6 - l) * 1000, .985) .01 80)); }
  }
  .alarm { display: none; stroke: var(--nod-danger, light-dark(#A63D24, #F3967A)); stroke-width: 2.5; }
  .dash { display: none; stroke: var(--nod-accent, LinkText); stroke-width: 2.5; }
  input:indeterminate ~ [part=control] :is([part=mark], .alarm) { display: none; }
  input:indeterminate ~ [part=control] .dash { display: block; }
  input:checked ~ [part=control] [part=mark] { opacity: 1; }
  /* Without delay, so that no grey shows through the disc. */
  input:checked ~ [part=control] [part=ring] { stroke: var(--nod-accent, LinkText); }
  @media (hover: hover) {
    input:hover:enabled:not(:checked) ~ [part=control]:not([data-state=failed]) [part=ring] { stroke: var(--nod-accent, LinkText); }
  }
  [data-state=waiting] [part=ring] { stroke: var(--nod-accent, LinkText); stroke-dasharray: 4 4.4; }
  [data-state=waiting] .disc { r: 8.5px; }
  [data-state=failed] [part=ring] { stroke: var(--nod-danger, light-dark(#A63D24, #F3967A)); }
  input:not(:checked) ~ [data-state=failed] .alarm { display: block; }
  input:disabled ~ [part=control] { opacity: .5; }
  [part=overlay] { border-radius: 50%; opacity: 0; background: black; }
  [part=overlay][data-nod-shade=lighter] { background: white; }

  @media (prefers-contrast: more) {
    [part=ring] { stroke: var(--nod-ring, currentColor); stroke-width: 2.75; }
    .tick { stroke-width: 3; }
  }
  @media (forced-colors: active) {
    svg { forced-color-adjust: none; }
    [part=ring], [data-state] [part=ring] { stroke: ButtonText; fill: ButtonFace; }
    .disc { fill: Highlight; }
    .tick { stroke: HighlightText; }
    .alarm, .dash { stroke: ButtonText; }
    [part=overlay] { display: none; }
    input:disabled ~ [part=control] { opacity: 1; }
    input:disabled ~ [part=control] [part=ring] { stroke: GrayText; }
    input:disabled ~ [part=control] .disc { fill: GrayText; }
    input:focus-visible ~ [part=control] { outline-color: Highlight; }
  }
`);
