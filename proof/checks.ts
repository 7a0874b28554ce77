import type { Reader, Reading } from "@/proof/readers";
import { type Order, orderOf } from "@/proof/reading-order";
import type { Wanted } from "@/proof/wanted";
import { overlaps } from "@/server/adapters/typesetter/testing/overlaps";
import type { PrintedWord, StructureNode } from "@/server/adapters/typesetter/testing/read-pdf";
import { compareTokens, isUnspaced, tokensOf } from "@/server/adapters/typesetter/testing/spoken";
import type { PageMargins } from "@/typeset/layout/style";

/** What is wrong with a document, in words. */
export type Problem = string;

/** The share of words that must be found, and of found words that must be wanted. */
export const CLOSE = 0.995;

/** Ligatures, presentation forms, private use, replaced characters, radicals, and signs that tell where a line may break. */
const UNREADABLE = /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFE\uE000-\uF8FF\uFFFD\u2E80-\u2FDF\u200B\u00AD]/g;

/** Hyphens count for nothing: at the end of a line each reader has its own mind about them (PDFium writes U+FFFE there). */
const HYPHENS = /[-‐\uFFFE]/g;
/**
 * Where a prefix that reads from right to left meets a name or a number that does not, and a stroke between words that do: readers
 * differ on which side hyphen and stroke are.
 */
const TURN =
  /(?<=[\u0590-\u08FF])\/(?=[\u0590-\u08FF])|(?<=[\u0590-\u08FF])[-‐]?(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d%])[-‐]?(?=[\u0590-\u08FF])/gu;
const wordsOf = (text: string, unspaced: boolean): string[] =>
  tokensOf(text.replaceAll(TURN, " ").replaceAll(HYPHENS, ""), unspaced);

/** Words that the end of a line parts, as an address in a narrow column, are one where the whole is wanted. */
function mended(text: string, wanted: ReadonlySet<string>, unspaced: boolean): string[] {
  const lines = text
    .split("\n")
    .map((line) => wordsOf(line, unspaced))
    .filter((tokens) => tokens.length > 0);
  const words: string[] = [];
  for (const [index, tokens] of lines.entries()) {
    const [first = "", ...rest] = tokens;
    const last = words.at(-1) ?? "";
    const isOne = index > 0 && !wanted.has(last) && wanted.has(last + first);
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

/** How much of what is wanted a reader gives, and in what order. */
export function readerResult({ reader, pages }: Reading, { text, sections }: Wanted): ReaderResult {
  const unspaced = isUnspaced(text);
  const wanted = wordsOf(text, unspaced);
  const read = pages.join("\n");
  const compared = compareTokens(wanted, mended(read, new Set(wanted), unspaced));
  return { reader, ...compared, order: orderOf(pages, sections), unreadable: [...new Set(read.match(UNREADABLE) ?? [])] };
}

const OPENING_BRACKET = /^[「『（【〈《]/u;

/** What of the printed words stands outside the margins, or on other words. */
export function placeProblems(
  words: readonly PrintedWord[],
  sizes: readonly { width: number; height: number }[],
  { marginTop, marginRight, marginBottom, marginLeft }: PageMargins,
): Problem[] {
  const outside = words.filter(({ text, leftPt, rightPt, baselinePt, sizePt, page }) => {
    const { width, height } = sizes[page - 1] ?? { width: 0, height: 0 };
    // A bracket that begins a line stands at its edge with what can be seen of it; half of its room is empty.
    const left = leftPt + (OPENING_BRACKET.test(text) ? 0.5 * sizePt : 0);
    const isBeside = left < marginLeft - 0.5 || rightPt > width - marginRight + 0.5;
    return isBeside || baselinePt < marginTop || baselinePt > height - marginBottom + 0.5;
  });
  return [
    ...outside.map(({ text, page }) => `outside the margins on page ${page}: ${text}`),
    ...overlaps(words).map(([one, other]) => `on each other: ${one} / ${other}`),
  ];
}

/** What is wrong with the links of a file: each that can be seen stands there once. */
export function linkProblems(links: readonly string[], wanted: readonly string[]): Problem[] {
  const normal = (urls: readonly string[]) => urls.map((url) => url.replace(/\/$/, "")).sort();
  const { missing, extra } = compareTokens(normal(wanted), normal(links));
  return [...missing.map((url) => `link missing: ${url}`), ...extra.map((url) => `link too often: ${url}`)];
}

/** The nodes of the trees in the order of reading. */
const flattened = (nodes: readonly (StructureNode | null)[]): StructureNode[] =>
  nodes.flatMap((node) => (node ? [node, ...flattened(node.children ?? [])] : []));

/** What is wrong with the tags: one title, no level of headings left out, lists of items, figures that say what they show. */
export function tagProblems(structure: readonly (StructureNode | null)[], figures: readonly (string | null)[]): Problem[] {
  const nodes = flattened(structure);
  const problems: Problem[] = [];
  const levels = nodes.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []));
  // A heading that goes on over the page is met again there.
  if (levels[0] !== 1) problems.push("the first heading is not the name");
  if (levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1))
    problems.push("a level of headings is left out");
  for (const { role, children } of nodes)
    if (role === "L" && flattened(children).every((child) => child.role !== "LI")) problems.push("a list without items");
  if (figures.some((text) => text === null || text === "")) problems.push("a figure that says nothing");
  return problems;
}

/** Faces in the file that the document did not ask for. */
export const fontProblems = (embedded: readonly string[], expected: ReadonlySet<string>): Problem[] =>
  embedded.filter((name) => !expected.has(name)).map((name) => `unexpected font: ${name}`);
