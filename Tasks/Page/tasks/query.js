// Queries over known tasks, as the server answers them. No DOM.

/** @param {Task} one @param {Task} other */
const isHigher = (one, other) => (one.position === other.position ? one.id < other.id : one.position < other.position);

/** @param {Task} one @param {Task} other */
function isLater(one, other) {
  if (one.completedAt === other.completedAt) return one.id < other.id;
  return (one.completedAt ?? "") > (other.completedAt ?? "");
}

/** @param {Task} one @param {Task} other */
function isSooner(one, other) {
  if (one.due === other.due) return isHigher(one, other);
  return one.due !== null && (other.due === null || one.due < other.due);
}

/** @param {Query} query @returns {(one: Task, other: Task) => boolean} */
export function orderOf({ filter, order }) {
  if (order === "due") return isSooner;
  return filter === "completed" ? isLater : isHigher;
}

/** A completed task's lane is the column it returns to.
 * @param {Task} task */
export function columnOf({ completedAt, lane, column }) {
  if (completedAt) return "done";
  return lane ?? (column === "done" ? "todo" : column);
}

/** Marks of Latin to Arabic, of any script, of kana, and variants; vowel signs of other scripts are letters. */
const marks = /(?=\p{M})[\u0300-\u06ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe2f]/gu;
const isPlain = /^[\0-\x7f]*$/;

/** Folds case and marks. Twice, because “ẞ” becomes “ß”, then “SS”, then “ss”.
 * @param {string} text */
function fold(text) {
  if (isPlain.test(text)) return text.toLowerCase();
  const letters = text.normalize("NFKD").replace(marks, "");
  return letters.toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** Characters between and within words, and those that are words alone, as in scripts without spaces. */
const space = /[\p{White_Space}\p{Cc}]/u;
const inWord = /[\p{L}\p{M}\p{N}\p{Cf}]/u;
const alone = /[\p{Ideographic}\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff]/u;

/** Folded text with two spaces before each word.
 * @param {string} text */
function spaced(text) {
  let result = "";
  let isInWord = false;
  for (const letter of fold(text)) {
    const isSpace = space.test(letter);
    const isAlone = !isSpace && (alone.test(letter) || !inWord.test(letter));
    if (!isSpace) result += isAlone || !isInWord ? `  ${letter}` : letter;
    isInWord = !isSpace && !isAlone;
  }
  return result;
}

/** Matches three letters anywhere, one or two at the start of words.
 * @param {Task} task @param {string} query */
export function isFound(task, query) {
  if (query === "") return true;
  const text = spaced(query);
  const { 2: first = "", length } = [...text];
  const piece = length <= 4 || alone.test(first) || !inWord.test(first) ? text : text.slice(2);
  return piece === "" || spaced(task.title).includes(piece) || spaced(task.notes).includes(piece);
}

/** @param {Task} task @param {Query} query */
const includes = (task, { query = "", collection }) => isFound(task, query)
  && (!collection || task.collections.some(({ id }) => id === collection));

/** @type {Record<Query["filter"], (task: Task) => boolean>} */
const filters = {
  all: () => true,
  open: ({ completedAt }) => !completedAt,
  completed: ({ completedAt }) => Boolean(completedAt),
  inbox: ({ completedAt, due, collections }) => !completedAt && !due && collections.length === 0,
};

/** @param {Task} task @param {Query} query */
export const matches = (task, query) => filters[query.filter](task)
  && (!query.column || columnOf(task) === query.column) && includes(task, query);

/** The tasks of a query, and counts regardless of its filter.
 * @param {Task[]} tasks @param {Query} query */
export function answer(tasks, query) {
  const isAbove = orderOf(query);
  const counted = tasks.filter((task) => includes(task, query));
  const open = counted.filter((task) => !task.completedAt && (!query.column || columnOf(task) === query.column)).length;
  return {
    tasks: tasks.filter((task) => matches(task, query)).sort((one, other) => (isAbove(one, other) ? -1 : 1)),
    counts: { open, completed: counted.filter(({ completedAt }) => completedAt).length },
  };
}
