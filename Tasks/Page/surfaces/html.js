/** Creates an element. Roles and hyphenated names become attributes, others properties.
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

/** Arranges children in this order. Moves only misplaced ones: moving loses the focus.
 * @param {Element} place @param {Element[]} elements */
export function arrangeIn(place, elements) {
  for (const child of [...place.children]) if (!elements.includes(child)) child.remove();
  for (const [index, element] of elements.entries()) {
    if (place.children[index] !== element) place.insertBefore(element, place.children[index] ?? null);
  }
}
