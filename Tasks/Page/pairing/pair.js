// Pairs this device: with the code after # in the address, as scanned, or with the one that is typed.

const form = /** @type {HTMLFormElement} */ (document.querySelector("#pair"));
const field = /** @type {HTMLInputElement} */ (document.querySelector("#code"));
const problem = /** @type {HTMLElement} */ (document.querySelector("#problem"));
const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
let isSending = false;

/** The server answers in this page's language. */
const { lang, dataset: { nodProfile } } = document.documentElement;
const manner = { "Accept-Language": lang, "Nod-Words": nodProfile === "child" ? "simple" : "usual" };

/** @param {string} text */
function tell(text) {
  problem.textContent = text;
  if (text) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** @param {boolean} value */
function setSending(value) {
  isSending = value;
  button.setAttribute("aria-disabled", String(value));
}

async function pair() {
  if (isSending) return;
  tell("");
  const code = field.value.trim();
  if (!code) {
    tell(problem.dataset.missing ?? "");
    field.focus();
    return;
  }
  setSending(true);
  try {
    const response = await fetch("/api/pair", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...manner },
      body: JSON.stringify({ code }),
    });
    if (response.ok) return open();
    tell((await response.json()).detail);
  } catch (error) {
    console.warn("Tasks:", error);
    tell(problem.dataset.unreachable ?? "");
  }
  setSending(false);
  field.focus();
  field.select();
}

/** Replaces this page by the surface one came from: an address within this server, whatever the link says. */
function open() {
  const to = new URL(new URLSearchParams(location.search).get("to") ?? "/", location.origin);
  location.replace(to.origin === location.origin ? to.href : "/");
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void pair();
});

/** A code is good for one device: it is removed from address and history. */
function takeScanned() {
  const code = location.hash.slice(1);
  if (code) history.replaceState(null, "", `/pair${location.search}`);
  return code;
}

async function begin() {
  const scanned = takeScanned();
  // A paired device goes on to the app, and spends no code.
  const health = await fetch("/api/health").catch(() => null);
  if (health?.ok) return open();
  if (scanned) {
    field.value = scanned;
    await pair();
  } else if (!field.value) {
    field.focus();
  }
}

// The same page, opened again with another code.
addEventListener("hashchange", () => {
  const scanned = takeScanned();
  if (!scanned) return;
  field.value = scanned;
  void pair();
});

void begin();

export {};
