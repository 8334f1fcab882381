// Parts of the document that are surely there, and instances of its templates.

/** The first element that `selector` means, of the class `kind`.
 * @template {typeof Element} [Kind=typeof HTMLElement] @param {string} selector @param {ParentNode} [root]
 * @param {Kind} [kind] */
export function find(selector, root = document, kind) {
  const found = root.querySelector(selector);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no ${kind?.name ?? "element"} at ${selector}`);
  return /** @type {InstanceType<Kind>} */ (found);
}

/** An instance of a template's only element. Imported, not cloned: custom elements are upgraded in the page's document.
 * @param {HTMLTemplateElement} template */
export const instanceOf = (template) =>
  /** @type {HTMLElement} */ (document.importNode(template.content, true).firstElementChild);
