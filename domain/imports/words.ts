import type { ImportWarning, ImportWords, UnplacedText } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";

const countOf = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
const countIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countOf(text), 0);

/** Where the words of a file with pages or paragraphs went. */
export function wordsOfLines(lines: readonly string[], unplaced: readonly Pick<UnplacedText, "text">[]): ImportWords {
  const left = countIn(unplaced.map(({ text }) => text));
  const total = Math.max(left, countIn(lines));
  return { total, placed: total - left, left };
}

/** The same for a file whose fields have names: its values are in the document, or named by a warning. */
export function wordsOfFields(data: ResumeData, warnings: readonly ImportWarning[]): ImportWords {
  const content = [data.basics, data.summary.content, data.sections, data.customSections];
  const placed = countIn(textsIn(content).map((text) => text.replaceAll(/<[^>]*>/g, " ")));
  const left = countIn(warnings.flatMap(({ value }) => value ?? []));
  return { total: placed + left, placed, left };
}

/** Names of fields and ids are no words of the file. */
const UNSEEN = new Set(["id", "icon", "iconColor", "dates"]);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (UNSEEN.has(key) ? [] : textsIn(each)));
}
