/** @template {typeof Element} [Kind=typeof HTMLElement] @param {string} selector @param {ParentNode} [root]
 * @param {Kind} [kind] */
export function find(selector, root = document, kind) {
  const found = root.querySelector(selector);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no ${kind?.name ?? "element"} at ${selector}`);
  return /** @type {InstanceType<Kind>} */ (found);
}

/** Imported, not cloned: custom elements upgrade in the page's document.
 * @param {HTMLTemplateElement} template */
export const instanceOf = (template) =>
  /** @type {HTMLElement} */ (document.importNode(template.content, true).firstElementChild);
