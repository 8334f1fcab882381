export const toastsStyle = new CSSStyleSheet();
toastsStyle.replaceSync(`
  :host { display: contents; }
  ol {
    display: flex;
    flex-direction: column;
    gap: .5rem;
    position: fixed;
    inset-block: auto var(--nod-toasts-inset, 0px);
    inset-inline: var(--nod-toasts-start, 0px) 0;
    inline-size: fit-content;
    max-inline-size: min(30rem, 100%);
    max-block-size: calc(100% - var(--nod-toasts-inset, 0px));
    box-sizing: border-box;
    margin: 0 auto;
    padding: .75rem;
    padding-block-end: max(.75rem, env(safe-area-inset-bottom));
    padding-inline: max(.75rem, env(safe-area-inset-left)) max(.75rem, env(safe-area-inset-right));
    border: 0;
    background: none;
    color: inherit;
    list-style: none;
    overflow: visible;
    /* Touches between toasts reach the page. */
    pointer-events: none;
    z-index: 2147483647;
  }
  ol:empty { display: none; }
  li {
    pointer-events: auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: .5rem;
    box-sizing: border-box;
    min-block-size: calc(var(--nod-target, 2.75rem) + .625rem);
    /* Long texts scroll in a low window. */
    overflow: auto;
    padding: .25rem .25rem .25rem 1rem;
    border-radius: .875rem;
    background: var(--nod-toast, Canvas);
    color: var(--nod-toast-ink, CanvasText);
    box-shadow: 0 .125rem .25rem rgb(0 0 0 / .12), 0 .5rem 1.5rem rgb(0 0 0 / .18);
    border: .0625rem solid var(--nod-toast-line, color-mix(in srgb, CanvasText 25%, transparent));
  }
  li[inert] { position: fixed; z-index: -1; pointer-events: none; }
  li:dir(rtl) { padding: .25rem 1rem .25rem .25rem; }
  li.nod-failure { border-color: var(--nod-danger, light-dark(#A63D24, #F3967A)); }
  [part~=success]::before, [part~=error]::before {
    content: "✓" / "";
    flex: none;
    inline-size: 1.25rem;
    border: .125rem solid;
    border-radius: 50%;
    color: var(--nod-success, light-dark(#526419, #B4C46A));
    font: 700 .875rem/1.25rem system-ui;
    text-align: center;
  }
  [part~=error]::before { content: "!" / ""; color: var(--nod-danger, light-dark(#A63D24, #F3967A)); }
  p {
    /* A basis independent of the toast's width; otherwise the buttons wrap. */
    flex: 1 1 min(6rem, 50vi); min-inline-size: min(6rem, 50vi);
    margin: .5rem 0; overflow-wrap: anywhere; line-height: 1.35;
  }
  .title { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
  .buttons { display: flex; gap: .5rem; flex: none; margin-inline-start: auto; position: sticky; inset-block: 0; }
  button {
    appearance: none;
    box-sizing: border-box;
    min-inline-size: var(--nod-target, 2.75rem);
    min-block-size: var(--nod-target, 2.75rem);
    padding: 0 .75rem;
    border: 0;
    /* Rounded corners can't be hit. */
    border-radius: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .action { color: var(--nod-toast-accent, LinkText); }
  @media (hover: hover) { button:hover { text-decoration: underline; } }
  button:focus-visible { outline: .1875rem solid var(--nod-toast-focus, light-dark(#2C5F8A, #8FBBE0)); outline-offset: -.1875rem; }
  svg {
    display: block; inline-size: 1.25rem; block-size: 1.25rem; margin: auto;
    fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
  }
  @media (forced-colors: active) { li { border-color: CanvasText; } .action { color: ButtonText; } }
`);
