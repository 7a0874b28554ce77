import { LIMITS } from "@/contracts/limits";
import {
  DOCUMENT_PARTS,
  STYLE_LANGUAGE_VERSION,
  STYLE_PARTS,
  STYLE_PROPERTIES,
  STYLE_SECTIONS,
  type StyleLook,
  type StyleProblem,
  type StyleRule,
  type StyleSelector,
} from "@/domain/styles/language";
import { nearestWord } from "@/domain/styles/nearest-word";
import { styleTokens, type Token } from "@/domain/styles/tokens";
import { listed, readStyleValue } from "@/domain/styles/values";

const PUNCTUATION = ["{", "}", ";", ":", ","];
/** Further rules are not read: no real stylesheet has as many, and each costs time on every keystroke. */
const MAX_RULES = 500;
/** Characters of an unknown word that a message repeats. */
const MAX_SHOWN = 60;

/**
 * Reads a stylesheet of the style language, version 1:
 *
 * ```
 * @version 1;
 * heading { color: accent; space-above: 6pt; }
 * experience title, education title { font-weight: bold; }
 * #custom-section-id { background: #f4f1ea; padding: 8pt; }
 * ```
 *
 * Invalid parts are left out and reported with their position; the rest applies. The language has no URLs, no positioning and no
 * hiding, so a stylesheet can neither fetch nor conceal anything. Of many problems the first are reported
 * (`LIMITS.resume.styleProblems`).
 */
export function parseStylesheet(source: string): { rules: StyleRule[]; problems: StyleProblem[] } {
  const tokens = styleTokens(source);
  const rules: StyleRule[] = [];
  const problems: StyleProblem[] = [];
  let at = 0;

  const problem = collectIn(problems, tokens);
  /** The words up to one of the stops, which is not consumed. */
  const until = (...stops: string[]): Token[] => {
    const taken: Token[] = [];
    for (let token = tokens[at]; token && !stops.includes(token.text); token = tokens[at]) {
      taken.push(token);
      at += 1;
    }
    return taken;
  };
  const take = (text: string): boolean => {
    if (tokens[at]?.text !== text) return false;
    at += 1;
    return true;
  };

  function version() {
    if (!take("@version")) return;
    const words = until(";", "{");
    const [word] = words;
    if (words.length !== 1 || word?.text !== String(STYLE_LANGUAGE_VERSION))
      problem(
        word ?? tokens[at - 1],
        () => `This is read as version ${STYLE_LANGUAGE_VERSION}; write “@version ${STYLE_LANGUAGE_VERSION};”.`,
      );
    if (!take(";")) problem(tokens[at], () => "“;” is missing after the version.");
  }

  function selector(words: Token[]): StyleSelector | null {
    const found: StyleSelector = {};
    for (const word of words) {
      const part = STYLE_PARTS.find((name) => name === word.text);
      const section = STYLE_SECTIONS.find((name) => name === word.text);
      if (found.part && (part || section || word.text.startsWith("#")))
        return fail(word, () => `Nothing stands inside “${found.part}”.`);
      if (/^#[\w-]+$/.test(word.text)) {
        if (found.id) return fail(word, () => "One id is enough: it names one section or item.");
        found.id = word.text.slice(1);
      } else if (section && !found.section && !found.id) found.section = section;
      else if (part) found.part = part;
      else
        return fail(
          word,
          () => `Unknown part or section “${shown(word)}”.${meant(word.text, [...STYLE_PARTS, ...STYLE_SECTIONS])}`,
        );
    }
    if (words.length === 0) return fail(tokens[at], () => "A part or section is missing, such as “heading”.");
    if (found.part && DOCUMENT_PARTS.includes(found.part) && (found.section || found.id))
      return fail(words.at(-1), () => `“${found.part}” holds for the whole document: it stands alone.`);
    return found;
  }

  const fail = (token: Token | undefined, message: () => string): null => {
    problem(token, message);
    return null;
  };

  function declaration(look: StyleLook, selectors: StyleSelector[]) {
    const name = tokens[at];
    if (!name) return;
    const words = until(":", ";", "}", "{");
    if (words.length !== 1 || !take(":")) {
      problem(name, () => "Expected a property and its value, such as “color: accent;”.");
      until(";", "}");
      return;
    }
    const property = Object.hasOwn(STYLE_PROPERTIES, name.text) ? STYLE_PROPERTIES[name.text] : undefined;
    const values = until(";", "}", "{", ":").filter(({ text }) => text !== ",");
    const read =
      property &&
      readStyleValue(
        property,
        values.map(({ text }) => text),
      );
    if (!property) problem(name, () => `Unknown property “${shown(name)}”.${meant(name.text, Object.keys(STYLE_PROPERTIES))}`);
    else if (!read || "expected" in read)
      problem(values[0] ?? name, () => `“${shown(name)}” takes ${read?.expected ?? "a value"}.`);
    else {
      const unfit = selectors.find(({ part }) => !property.parts.includes(part ?? "section"));
      if (unfit) problem(name, () => `“${unfit.part ?? "section"}” has no “${shown(name)}”: only ${listed(property.parts)}.`);
      else Object.assign(look, { [property.key]: read.value });
    }
    if (tokens[at]?.text === ":" || tokens[at]?.text === "{") until(";", "}");
  }

  function rule() {
    const first = tokens[at];
    const selectors: StyleSelector[] = [];
    let understood = true;
    do {
      const words = until(",", ...PUNCTUATION);
      const found = selector(words);
      if (found) selectors.push(found);
      understood &&= found !== null;
    } while (take(","));
    if (!take("{")) {
      if (understood) problem(tokens[at] ?? first, () => "Expected “{” after the selector.");
      until("}", "{");
      if (!take("{")) {
        take("}");
        return;
      }
    }
    const look: StyleLook = {};
    while (tokens[at] && tokens[at]?.text !== "}") if (!take(";")) declaration(look, selectors);
    if (!take("}")) problem(undefined, () => "“}” is missing at the end of the rule.");
    if (selectors.length > 0) rules.push({ selectors, look });
  }

  version();
  while (at < tokens.length) {
    if (rules.length >= MAX_RULES) {
      problem(tokens[at], () => `Only the first ${MAX_RULES} rules are read.`);
      break;
    }
    const before = at;
    rule();
    // Always advance, so that parsing ends.
    if (at === before) at += 1;
  }
  return { rules, problems };
}

/** Notes problems, the first ones only, with their places. The sentence is made only for those. */
const collectIn = (problems: StyleProblem[], tokens: readonly Token[]) => (token: Token | undefined, message: () => string) => {
  if (problems.length >= LIMITS.resume.styleProblems) return;
  const end = tokens.at(-1) ?? { text: "", line: 1, column: 1 };
  const place = token ?? { text: "", line: end.line, column: end.column + end.text.length };
  problems.push({ line: place.line, column: place.column, length: Math.max(1, place.text.length), message: message() });
};

/** The beginning of a word that is not known, for messages: it may be as long as the stylesheet. */
const shown = ({ text }: Token): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

const meant = (word: string, known: readonly string[]): string => {
  const near = nearestWord(word, known);
  return near ? ` Did you mean “${near}”?` : ` There are ${listed(known)}.`;
};
