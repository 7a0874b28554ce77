import { type Line, linesOfText, linesToText } from "@/domain/postings/page/lines";
import { readPage } from "@/domain/postings/page/read-page";
import { readTags } from "@/domain/postings/page/tokenizer";

/** The words of HTML inside JSON, which may be plain text, and may have its own tags escaped once more. */
export function linesOfHtml(html: string): Line[] {
  const written = /<[a-z!/]/i.test(html) ? html : /&lt;[a-z/]/i.test(html) ? decodeEntities(html) : null;
  return written === null ? linesOfText(/&#?\w{2,8};/.test(html) ? decodeEntities(html) : html) : readPage(written).lines;
}

export const htmlToText = (html: string): string => linesToText(linesOfHtml(html));

/** Replaces character references, of which HTML knows two thousand, by their characters. */
export function decodeEntities(text: string): string {
  let decoded = "";
  // A tag opener would begin an element; everything else is text for the tokenizer.
  readTags(text.replaceAll("<", "&lt;"), { start: () => {}, end: () => {}, text: (characters) => (decoded += characters) });
  return decoded;
}
