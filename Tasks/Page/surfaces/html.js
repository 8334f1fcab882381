// Elements made by scripts.

/** Makes an element; roles and names with a hyphen are attributes, all others properties.
 * @template {keyof HTMLElementTagNameMap} Name @param {Name} name @param {Record<string, any>} [properties]
 * @param {(Node | string)[]} [children] */
export function html(name, properties = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role") element.setAttribute(key, value);
    else Object.assign(element, { [key]: value });
  }
  element.append(...children);
  return element;
}
