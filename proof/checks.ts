import type { Reader, Reading } from "@/proof/readers";
import { type Order, orderOf } from "@/proof/reading-order";
import type { Requested } from "@/proof/wanted";
import { overlaps } from "@/server/platform/adapters/typesetter/testing/overlaps";
import type { PrintedWord, StructureNode } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { compareTokens, isUnspaced, tokensOf } from "@/server/platform/adapters/typesetter/testing/spoken";
import type { PageMargins } from "@/typeset/layout/style";

/** What is wrong with a document, in words. */
export type Problem = string;

/** The required recall and precision of words. */
export const CLOSE = 0.995;

/** Ligatures, presentation forms, private use, replacement characters, radicals, and invisible break characters. */
const UNREADABLE = /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFE\uE000-\uF8FF\uFFFD\u2E80-\u2FDF\u200B\u00AD]/g;

/** Hyphens are ignored: readers treat them differently at line ends (PDFium writes U+FFFE there). */
const HYPHENS = /[-‐\uFFFE]/g;
/**
 * A right-to-left prefix next to a left-to-right name or number, and a stroke between right-to-left words: readers differ on
 * which side the hyphen or stroke is.
 */
const TURN =
  /(?<=[\u0590-\u08FF])\/(?=[\u0590-\u08FF])|(?<=[\u0590-\u08FF])[-‐]?(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d%])[-‐]?(?=[\u0590-\u08FF])/gu;
const wordsOf = (text: string, unspaced: boolean): string[] =>
  tokensOf(text.replaceAll(TURN, " ").replaceAll(HYPHENS, ""), unspaced);

/** Joins words split at a line end, such as a URL in a narrow column, if the whole word is expected. */
function mended(text: string, expected: ReadonlySet<string>, unspaced: boolean): string[] {
  const lines = text
    .split("\n")
    .map((line) => wordsOf(line, unspaced))
    .filter((tokens) => tokens.length > 0);
  const words: string[] = [];
  for (const [index, tokens] of lines.entries()) {
    const [first = "", ...rest] = tokens;
    const last = words.at(-1) ?? "";
    const isOne = index > 0 && !expected.has(last) && expected.has(last + first);
    if (isOne) words.splice(-1, 1, last + first, ...rest);
    else words.push(first, ...rest);
  }
  return words;
}

export interface ReaderResult {
  reader: Reader;
  recall: number;
  precision: number;
  missing: string[];
  extra: string[];
  order: Order;
  unreadable: string[];
}

/** How much of the expected text a reader finds, and in what order. */
export function readerResult({ reader, pages }: Reading, { text, sections }: Requested): ReaderResult {
  const unspaced = isUnspaced(text);
  const expected = wordsOf(text, unspaced);
  const read = pages.join("\n");
  const compared = compareTokens(expected, mended(read, new Set(expected), unspaced));
  return { reader, ...compared, order: orderOf(pages, sections), unreadable: [...new Set(read.match(UNREADABLE) ?? [])] };
}

const OPENING_BRACKET = /^[「『（【〈《]/u;

/** Printed words that are outside the margins or overlap other words. */
export function placeProblems(
  words: readonly PrintedWord[],
  sizes: readonly { width: number; height: number }[],
  { marginTop, marginRight, marginBottom, marginLeft }: PageMargins,
): Problem[] {
  const outside = words.filter(({ text, leftPt, rightPt, baselinePt, sizePt, page }) => {
    const { width, height } = sizes[page - 1] ?? { width: 0, height: 0 };
    // An opening bracket is aligned by its visible half; the other half of its width is empty.
    const left = leftPt + (OPENING_BRACKET.test(text) ? 0.5 * sizePt : 0);
    const isBeside = left < marginLeft - 0.5 || rightPt > width - marginRight + 0.5;
    return isBeside || baselinePt < marginTop || baselinePt > height - marginBottom + 0.5;
  });
  return [
    ...outside.map(({ text, page }) => `outside the margins on page ${page}: ${text}`),
    ...overlaps(words).map(([one, other]) => `on each other: ${one} / ${other}`),
  ];
}

/** Problems with the links of a file: each visible link must occur once. */
export function linkProblems(links: readonly string[], expected: readonly string[]): Problem[] {
  const normal = (urls: readonly string[]) => urls.map((url) => url.replace(/\/$/, "")).sort();
  const { missing, extra } = compareTokens(normal(expected), normal(links));
  return [...missing.map((url) => `link missing: ${url}`), ...extra.map((url) => `link too often: ${url}`)];
}

/** The nodes of the trees in reading order. */
const flattened = (nodes: readonly (StructureNode | null)[]): StructureNode[] =>
  nodes.flatMap((node) => (node ? [node, ...flattened(node.children ?? [])] : []));

/** Problems with the tags: one title, no skipped heading levels, lists of items, figures with alternative texts. */
export function tagProblems(structure: readonly (StructureNode | null)[], figures: readonly (string | null)[]): Problem[] {
  const nodes = flattened(structure);
  const problems: Problem[] = [];
  const levels = nodes.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []));
  // A heading that continues on the next page occurs again there.
  if (levels[0] !== 1) problems.push("the first heading is not the name");
  if (levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1))
    problems.push("a level of headings is left out");
  for (const { role, children } of nodes)
    if (role === "L" && flattened(children).every((child) => child.role !== "LI")) problems.push("a list without items");
  if (figures.some((text) => text === null || text === "")) problems.push("a figure that says nothing");
  return problems;
}

/** Embedded faces that the document does not use. */
export const fontProblems = (embedded: readonly string[], expected: ReadonlySet<string>): Problem[] =>
  embedded.filter((name) => !expected.has(name)).map((name) => `unexpected font: ${name}`);
