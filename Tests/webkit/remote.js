// Carried by each page, so that it can be spoken to: values by number, a call's answer as text, and news of the page.
(() => {
  const { engine } = webkit.messageHandlers, kept = new Map();
  let last = 0;
  const post = (message) => engine.postMessage(JSON.stringify(message));
  const keep = (value) => {
    kept.set(`${last += 1}`, value);
    return `${last}`;
  };
  const typeOf = (value) => {
    if (value === null) return "null";
    if (typeof value !== "object") return typeof value;
    if (value instanceof Node) return "node";
    if (value === window) return "window";
    const type = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
    return ["array", "date", "error", "map", "promise", "regexp", "set"].includes(type) ? type : "object";
  };
  const number = (value) => Number.isFinite(value) && !Object.is(value, -0) ? value
    : Object.is(value, -0) ? "-0" : String(value);
  const within = {
    number, bigint: String, string: (value) => value, boolean: (value) => value,
    date: (value) => value.toISOString(), regexp: ({ source, flags }) => ({ pattern: source, flags }),
    array: (value, depth) => depth > 0 ? value.map((each) => describe(each, depth - 1)) : undefined,
    object: (value, depth) => depth > 0
      ? Object.entries(value).map(([key, each]) => [key, describe(each, depth - 1)]) : undefined,
    node: (value) => ({ localName: value.localName }), window: () => ({ context: "" }),
  };
  const describe = (value, depth, keeps) => {
    const type = typeOf(value), handle = keeps || type === "node" ? keep(value) : undefined;
    return { type, value: within[type]?.(value, depth), handle, sharedId: type === "node" ? handle : undefined };
  };
  const from = {
    undefined: () => undefined, null: () => null, number: Number, bigint: BigInt, date: (value) => new Date(value),
    regexp: ({ pattern, flags }) => new RegExp(pattern, flags), array: (value) => value.map(read),
    object: (value) => Object.fromEntries(value.map(([key, each]) => [key.type ? read(key) : key, read(each)])),
    channel: ({ channel }) => (value) => post({ kind: "called", channel, data: describe(value, 10) }),
  };
  const read = (argument) => {
    const handle = argument.handle ?? argument.sharedId;
    if (handle === undefined) return (from[argument.type] ?? ((value) => value))(argument.value);
    if (!kept.has(handle)) throw new Error(`no such handle: ${handle}`);
    return kept.get(handle);
  };
  // Playwright evaluates texts, which the page's policy forbids. The engine's own calls are free of it: they bring each
  // text as a function, and one that is missing is asked for.
  const known = new Map(), Missing = class extends Error {};
  const evaluating = (act) => {
    const { eval: own } = window;
    let missing;
    window.eval = (text) => {
      if (!known.has(text)) throw missing = new Missing(text);
      return known.get(text)();
    };
    try { return act(); } catch (error) { throw missing ?? error; } finally { window.eval = own; }
  };
  const run = async (call, values, { depth, keeps, waits }, programs = []) => {
    try {
      for (const [text, program] of programs) known.set(text, program);
      const given = values.map(read), result = evaluating(() => call()(...given));
      return JSON.stringify({ type: "success", result: describe(waits ? await result : result, depth, keeps) });
    } catch (error) {
      if (error instanceof Missing) return JSON.stringify({ type: "missing", text: error.message });
      const stack = error?.stack ? `\n${error.stack}` : "";
      return JSON.stringify({ type: "exception", exceptionDetails: { text: `${error}${stack}` } });
    }
  };
  Object.defineProperty(window, Symbol.for("remote"), { value: { run, forget: (handle) => kept.delete(handle) } });
  // Playwright's own sets the value, after which a field knows of no change by hand.
  Object.defineProperty(window, "__pw_bidiInsertText", {
    get: () => (text) => { document.execCommand("insertText", false, text); }, set() {},
  });
  const failed = (error) => post({ kind: "failed", text: error instanceof Error ? `${error}` : `Error: ${error}` });
  addEventListener("error", ({ error, message }) => error || message ? failed(error ?? message) : undefined);
  addEventListener("unhandledrejection", ({ reason }) => failed(reason));
  for (const method of ["log", "info", "warn", "error", "debug"]) {
    const own = console[method];
    console[method] = (...values) => {
      post({ kind: "said", method, text: values.join(" "), args: values.map((value) => describe(value, 2)) });
      own.apply(console, values);
    };
  }
  document.addEventListener("DOMContentLoaded", () => post({ kind: "parsed" }));
  addEventListener("load", () => post({ kind: "loaded" }));
})();
