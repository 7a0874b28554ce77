/** Letters that count when texts are compared: no case, no accents. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase()
    .replaceAll("ß", "ss");

/** How well each word may fit: it begins the text, begins a word, is inside one, or only its letters occur in order. */
const FIT = { start: 8, word: 6, within: 3, letters: 1 } as const;

/**
 * How well a text matches a query; null if it does not. Every word of the query must be found. `aliases` are other words for the
 * same thing, which count a little less than its name.
 */
export function rank(query: string, name: string, aliases = ""): number | null {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const [inName, inAliases] = [plain(name), plain(aliases)];
  let total = 0;
  for (const word of words) {
    const fit = Math.max(fitOf(word, inName), aliases === "" ? 0 : Math.min(fitOf(word, inAliases), FIT.word) - 1);
    if (fit <= 0) return null;
    total += fit;
  }
  // Of two that fit alike the shorter is the nearer.
  return total - inName.length / 1000;
}

function fitOf(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at === 0) return FIT.start;
  if (at > 0) return new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(word)}`, "u").test(text) ? FIT.word : FIT.within;
  // Letters in order find “np” in “Northpine”; in long texts they would find anything.
  return word.length > 1 && text.length <= 60 && isSpread(word, text) ? FIT.letters : 0;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether the letters come in order, each at a word's beginning or right behind the one before. */
function isSpread(word: string, text: string): boolean {
  let at = -1;
  for (const letter of word) {
    const isNext = text[at + 1] === letter && at >= 0;
    at = isNext ? at + 1 : beginningOf(letter, text, at + 1);
    if (at === -1) return false;
  }
  return true;
}

function beginningOf(letter: string, text: string, from: number): number {
  for (let at = text.indexOf(letter, from); at !== -1; at = text.indexOf(letter, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) return at;
  return -1;
}
