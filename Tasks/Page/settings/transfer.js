import { api, said, wayOut } from "../server/api.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/** @param {() => void} refresh reloads the surface: this tab isn't notified of its own writes */
export function importFiles(refresh) {
  const field = find("#import", document, HTMLInputElement);
  const result = find("#imported");
  const problem = find("#import-problem");
  const list = find("#import-problems");
  let isBusy = false;
  field.addEventListener("change", () => { if (field.files?.[0] && !isBusy) take(field.files[0]); });

  /** @param {File} file */
  async function take(file) {
    isBusy = true;
    say({ result: text("transfer.importing", { name: file.name }) });
    try {
      const { added, known, problems } = await api.importFile(file);
      const before = known > 0 ? ` ${text("transfer.known", { count: known })}` : "";
      say({ result: text("transfer.added", { count: added }) + before, problems });
      if (added > 0) refresh();
    } catch (error) {
      say({ problem: text("transfer.notImported", { name: file.name, way: wayOut(error) }) });
    }
    isBusy = false;
    // Allows choosing the same file again.
    field.value = "";
  }

  /** @param {{result?: string, problem?: string, problems?: {line: number, type: string}[]}} words */
  function say({ result: good = "", problem: bad = "", problems = [] }) {
    [result.textContent, problem.textContent] = [good, bad];
    list.hidden = problems.length === 0;
    list.replaceChildren(...problems.map((one) => {
      const item = document.createElement("li");
      item.textContent = text("transfer.line", { line: String(one.line), message: said(one) });
      return item;
    }));
    if (problems.length > 0) result.textContent += ` ${text("transfer.notRead", { count: problems.length })}`;
  }
}
