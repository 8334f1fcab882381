// Parts of the document that are surely there.

/** The first element that `selector` means, of the class `kind`.
 * @template {typeof Element} [Kind=typeof HTMLElement] @param {string} selector @param {ParentNode} [root]
 * @param {Kind} [kind] */
export function find(selector, root = document, kind) {
  const found = root.querySelector(selector);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no ${kind?.name ?? "element"} at ${selector}`);
  return /** @type {InstanceType<Kind>} */ (found);
}
