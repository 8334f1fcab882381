"""The parts of a page for scripts: controls, their areas, and the focused one in words."""

# Functions that measures and walks share. A control is the area that is hit: a label belongs to its control, a check to
# its element.
PARTS = r"""
  const modal = document.querySelector('dialog:modal');
  const all = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...all(element.shadowRoot)] : [element]);
  const chain = (element) => {
    const list = [];
    for (let at = element; at; at = at.parentNode ?? at.host) list.push(at);
    return list;
  };
  const elements = (element) => chain(element).filter((part) => part instanceof Element);
  const within = (element, selector) => elements(element).some((part) => part.matches(selector));
  const isSeen = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    && element.getClientRects().length > 0 && !within(element, '[inert], .skip:not(:focus)')
    && (!modal || chain(element).includes(modal) || within(element, ':popover-open'));
  const isControl = (element) =>
    element.matches('button, a[href], input, select, textarea, summary, [role=button], [tabindex="0"]');
  const labelOf = (control) => [...(control.labels ?? [])].find((label) => label.contains(control));
  const hostOf = (control) => control.type === 'checkbox' ? control.getRootNode().host : null;
  const areaOf = (control) => labelOf(control) ?? hostOf(control) ?? control;
  const wordsOf = (element) => element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  const nameOf = (element) => (element.getAttribute('aria-label') ?? (wordsOf(element)
    || hostOf(element)?.getAttribute('label') || element.id || element.name || element.className));
  const controls = () => all(document).filter((element) => isControl(element) && isSeen(element));
"""

# A control in words, as a screen reader would begin: its role and name, and apart from them its state.
WORDS = r"""
  const roles = {
    A: 'link', BUTTON: 'button', SELECT: 'choice', TEXTAREA: 'field', SUMMARY: 'fold', BODY: 'nothing', H1: 'heading',
    H2: 'heading', H3: 'heading', checkbox: 'checkbox', radio: 'radio', range: 'slider', file: 'file',
  };
  const roleOf = (element) => element.getAttribute('role') ?? roles[element.type] ?? roles[element.tagName]
    ?? (element.tagName === 'INPUT' ? 'field' : element.tagName.toLowerCase());
  const firstWords = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.trim()) return walker.currentNode.data.trim();
  };
  const question = (radio) => radio.closest('fieldset')?.querySelector('legend')?.textContent.trim();
  const labelled = (element) => element.getAttribute('aria-labelledby')?.split(' ')
    .map((id) => element.getRootNode().getElementById(id)?.textContent.trim()).join(' ');
  const titleOf = (element) => {
    const row = element.querySelector(':scope.row-body [data-nod-title]');
    if (row) return `Edit ${row.textContent}`;
    const words = element.labels?.length ? firstWords(element.labels[0]) : null;
    if (element.type === 'radio' && question(element)) return `${question(element)}: ${words}`;
    return element.ariaLabel ?? labelled(element) ?? words ?? (element.matches('main') ? '' : nameOf(element));
  };
  const stateOf = (element) => {
    if (element.matches('[type=checkbox], [type=radio]')) return element.checked ? 'on' : 'off';
    if (element.ariaPressed) return element.ariaPressed === 'true' ? 'pressed' : 'not pressed';
    if (element.ariaExpanded) return element.ariaExpanded === 'true' ? 'open' : 'shut';
    if (element.matches('summary')) return element.parentElement.open ? 'open' : 'shut';
    if (element.matches('input, select, textarea')) return element.value;
    return '';
  };
  const focused = () => {
    let at = document.activeElement ?? document.body;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  const describe = (element) => {
    if (element === document.body) return { name: 'nothing', state: '' };
    const sight = isSeen(element) ? '' : 'unseen ';
    return { name: `${sight}${roleOf(element)} ${titleOf(element)}`.trim(), state: stateOf(element) };
  };
"""
