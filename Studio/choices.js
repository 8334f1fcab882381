import { find } from "/surfaces/find.js";
import { moments, presets, profiles } from "./figures.js";
import { partShown, partsOf } from "./stage.js";
import { isTuned, letters, mostSeed, orders, parts, themes } from "./state.js";
import { html } from "./svg.js";
import { formats } from "./takeaway.js";
import { momentName, text } from "./words.js";

/** @typedef {import("./knob.js").Knob} Knob */

/** Wide enough to show all choices beside the bench. */
const wide = matchMedia("(min-width: 48rem)");

/** @param {State} state */
export const other = ({ edited }) => (edited === "a" ? "b" : "a");

/** @param {Knob} taps */
export function addChoices(taps) {
  const moment = find("#moment");
  moment.append(...presets.map(option));
  for (const [group, names] of groupsOf(moments)) {
    moment.append(html("optgroup", { label: text(`studio.moments.${group}`) }, names.map(option)));
  }
  addSegments("#profiles", "profile", profiles, (value) => text(`studio.profile.${value}`));
  addSegments("#themes", "theme", themes, (value) => text(`studio.theme.${value}`));
  addSegments("#orders", "order", orders, (value) => text(`studio.order.${value}`));
  addSegments("#parts", "part", parts, (value) => text(`studio.parts.${value}`));
  addSegments("#letters", "edited", letters, (value) => text(`studio.edited.${value}`));
  addSegments("#formats", "format", formats, (value) => text(`studio.format.${value}`));
  find("#taps").append(taps.element);
  find("#seed", document, HTMLInputElement).max = String(mostSeed);
  wide.addEventListener("change", unfold);
  unfold();
}

function unfold() {
  find("#more-choices", document, HTMLDetailsElement).open = wide.matches;
}

/** @param {string} name */
const option = (name) => html("option", { value: name, textContent: momentName(name) });

/** @param {string[]} names @returns {[string, string[]][]} */
function groupsOf(names) {
  const isPress = (/** @type {string} */ name) => name.startsWith("pressed");
  return [["others", names.filter((name) => !isPress(name))], ["presses", names.filter(isPress)]];
}

/** @param {string} place @param {string} name @param {string[]} values @param {(value: string) => string} say */
function addSegments(place, name, values, say) {
  for (const value of values) {
    const input = html("input", { type: "radio", name, value });
    const face = html("span", { className: "segment-face", textContent: say(value) });
    find(place).append(html("label", { className: "segment" }, [input, face]));
  }
}

/** @param {State} state @param {Knob} taps @param {{format: string, hasBurst: boolean, canUndo: boolean, canRedo: boolean}} shown */
export function drawChoices(state, taps, { format, hasBurst, canUndo, canRedo }) {
  const name = momentName(state.moment);
  document.title = text("studio.page", { moment: name });
  find("#moment", document, HTMLSelectElement).value = state.moment;
  find("#seed", document, HTMLInputElement).value = String(state.seed);
  const now = /** @type {Record<string, unknown>} */ ({ ...state, part: partShown(state), format });
  for (const input of document.querySelectorAll("input")) {
    if (!input.matches(":is(#choices, #letters, #formats) :is([type=radio], [type=checkbox])")) continue;
    input.checked = input.type === "checkbox" ? Boolean(now[input.name]) : now[input.name] === input.value;
  }
  const offered = partsOf(state.moment);
  find("#taps").hidden = presets.includes(state.moment);
  find("#part-choice").hidden = offered.length < 2;
  for (const label of find("#parts").querySelectorAll("label")) {
    label.hidden = !offered.includes(/** @type {HTMLInputElement} */ (label.control).value);
  }
  taps.draw({ value: state.taps, standard: 1, warning: null });
  for (const selector of ["#letters", "#order-choice", ".tuner-actions"]) find(selector).hidden = !state.compares;
  find("#seed-choice").hidden = !hasBurst;
  find("main").classList.toggle("are-compared", state.compares);
  find("#copy-over span").textContent = text("studio.copyOver", { letter: other(state).toUpperCase() });
  const letter = state.edited.toUpperCase();
  find("#tuner-title").textContent = state.compares ? text("studio.tuneOne", { letter }) : text("studio.tune");
  enable("#reset", isTuned(state.versions[state.edited]), "#knobs :is(select, input)");
  // A disabled button passes its focus to the other one.
  if (canRedo) enable("#redo", true, "");
  enable("#undo", canUndo, canRedo ? "#redo" : "#copy-link");
  enable("#redo", canRedo, canUndo ? "#undo" : "#copy-link");
}

/** Disables a button and moves its focus to another control.
 * @param {string} selector @param {boolean} isOn @param {string} heir */
function enable(selector, isOn, heir) {
  const button = find(selector, document, HTMLButtonElement);
  if (!isOn && document.activeElement === button) find(heir).focus({ preventScroll: true });
  button.disabled = !isOn;
}
