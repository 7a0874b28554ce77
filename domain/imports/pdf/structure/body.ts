import type { Line } from "@/domain/imports/pdf/layout/lines";
import { withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { keepsHyphen } from "@/domain/imports/pdf/structure/hyphens";
import { isFull, type RatedLine } from "@/domain/imports/pdf/structure/rated-lines";
import { escapeHtml } from "@/domain/rich-text/escape";

interface Paragraph {
  text: string;
  isItem: boolean;
}

/** The lines of running text as rich text: lines that were only wrapped are joined, bullets become a list. */
export function proseOf(lines: readonly Line[]): string {
  let html = "";
  let items: string[] = [];
  const flush = () => {
    if (items.length > 0) html += `<ul>${items.map((item) => `<li><p>${escapeHtml(item)}</p></li>`).join("")}</ul>`;
    items = [];
  };
  for (const { text, isItem } of paragraphsOf(lines)) {
    if (isItem) items.push(text);
    else {
      flush();
      html += `<p>${escapeHtml(text)}</p>`;
    }
  }
  flush();
  return html;
}

export const bodyOf = (lines: readonly RatedLine[]): string => proseOf(lines.map((each) => each.line));

/** Lines joined to paragraphs. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let before: Line | null = null;
  for (const line of lines) {
    const item = withoutBullet(line.text);
    const last = paragraphs.at(-1);
    if (item !== null) paragraphs.push({ text: item, isItem: true });
    else if (last && before && isContinued(before, line, last)) last.text = joined(last.text, line.text);
    else paragraphs.push({ text: line.text, isItem: false });
    before = line;
  }
  return paragraphs.filter((each) => each.text !== "");
}

function isContinued(before: Line, line: Line, last: Paragraph): boolean {
  // A list without bullets: “Operating Systems” below “Information Retrieval”.
  if (isShort(before.text) && isShort(line.text)) return false;
  const isNear = line.region !== before.region || line.gap < 1.85;
  const isIndented = last.isItem && line.left > line.column.left + 3;
  if (/^\p{Ll}/u.test(line.text)) return isNear || line.gap > 50;
  if (line.region !== before.region) return !/[.!?:。]$/.test(last.text);
  return isNear && (isFull(before, line) || (isIndented && !/[.!?。]$/.test(last.text)));
}

const isShort = (text: string) => /^\p{Lu}[^.!?,;:]*[^.!?,;:\s-]$/u.test(text) && text.split(" ").length <= 4;

/** Words divided at the end of a line are joined; the hyphen of a compound, and one before a capital or a number, stays. */
export function joined(text: string, next: string): string {
  if (/[\p{L}\p{N}][-‐\u00ad]$/u.test(text)) {
    const word = text.slice(0, -1);
    const isDivided = /\p{Ll}$/u.test(word) && /^\p{Ll}/u.test(next) && !keepsHyphen(word, next);
    return isDivided ? word + next : `${word}-${next}`;
  }
  if (/[-‐/–]$/.test(text) && !/\s[-‐/–]$/.test(text)) return text + next;
  // Chinese and Japanese have no spaces between lines.
  if (/[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]$/.test(text) && /^[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/.test(next))
    return text + next;
  return `${text} ${next}`;
}
