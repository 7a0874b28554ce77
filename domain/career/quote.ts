import { richTextToPlain } from "@/domain/rich-text/plain";

/** A text in which two that look the same are equal: composed letters, one kind of space, plain quotation marks and no invisible characters. */
const comparable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, " ")
    .trim();

/** Whether a quote occurs in a source. An empty one proves nothing, so it does not. */
export function occursIn(quote: string, source: string): boolean {
  const words = comparable(quote);
  return words !== "" && comparable(source).includes(words);
}

/** Parts of a document without visible text: design, links to files, marks of the editor. */
const UNREAD = new Set(["metadata", "picture", "id", "icon", "hidden", "columns", "options"]);

/** The full text of a document, line by line; rich text as its words. Works for resume data and for the state of a letter. */
export function textOf(value: unknown, key = ""): string[] {
  if (UNREAD.has(key)) return [];
  if (typeof value === "string") return /<[a-z]/i.test(value) ? [richTextToPlain(value)] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textOf(entry));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textOf(inner, name));
}
