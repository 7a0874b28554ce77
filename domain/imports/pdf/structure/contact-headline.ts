import type { Line } from "@/domain/imports/pdf/layout/lines";
import { EMAIL, LABEL, LABEL_ALONE, PERSONAL, PHONE, URL_TEXT } from "@/domain/imports/pdf/structure/contact-patterns";
import { SURE } from "@/domain/imports/pdf/structure/evidence";
import { DOCUMENT_WORDS } from "@/domain/imports/pdf/structure/person-name";
import { isPlace, isRole } from "@/domain/imports/pdf/structure/words";

/** Running text in the head: long lines, or lines that follow one. */
export function proseIn(lines: readonly Line[]): Line[] {
  const prose: Line[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isPlain = !EMAIL.test(line.text) && !URL_TEXT.test(line.text) && !PHONE.test(line.text) && line.cells.length === 1;
    const isLong = line.text.length > 75 && !/[|•]/.test(line.text) && line.text.split(" ").length > 9;
    const follows = before !== undefined && prose.includes(before) && line.gap < 1.85 && line.font === before.font;
    const leads = lines[index + 1]?.font === line.font && /[.!?]$/.test(line.text) && line.text.split(" ").length > 6;
    if (isPlain && (isLong || follows || leads)) prose.push(line);
  });
  return prose;
}

/** The line below the name, or above it, if it is only the person's occupation. */
export function headlineOf(head: readonly Line[], nameAt: number, name: readonly Line[], prose: readonly Line[]): Line[] {
  const last = name.at(-1);
  // Below the name, whatever column the lines between were counted to.
  const below = head
    .filter(
      (line) => last && !name.includes(line) && line.page === last.page && line.y > last.y && line.y < last.y + last.size * 4,
    )
    .filter((line) => last && line.left < Math.max(last.right, last.left + 120) && line.right > last.left)
    .sort((one, other) => one.y - other.y);
  const isContact = (line: Line) => EMAIL.test(line.text) || PHONE.test(line.text) || URL_TEXT.test(line.text);
  const firstContact = below.findIndex(isContact);
  const next = head[nameAt + name.length];
  const before = head[nameAt - 1];
  const isHeadline = (line: Line | undefined): line is Line =>
    line !== undefined &&
    line.page === 1 &&
    !prose.includes(line) &&
    line.cells.length === 1 &&
    line.text.length <= 120 &&
    /\p{L}{2}/u.test(line.text) &&
    !DOCUMENT_WORDS.test(line.text) &&
    !EMAIL.test(line.text) &&
    !URL_TEXT.test(line.text) &&
    !PHONE.test(line.text) &&
    !isPlace(line.text) &&
    !LABEL.test(line.text) &&
    !LABEL_ALONE.test(line.text) &&
    !PERSONAL.test(line.text) &&
    // A sign is an icon of a detail.
    !/^\p{So}/u.test(line.text) &&
    !line.links.some((url) => /^(?:mailto|tel):/.test(url)) &&
    !isTown(line.text) &&
    !/[.!?]$/.test(line.text);
  const after = [
    ...(next?.region === last?.region ? [next] : []),
    ...(firstContact < 0 ? below : below.slice(0, firstContact)),
  ].find(isHeadline);
  if (after) {
    const more = head[head.indexOf(after) + 1];
    const isWrapped =
      isHeadline(more) &&
      more.font === after.font &&
      Math.abs(more.size - after.size) < 0.3 &&
      more.gap < 1.5 &&
      more.region === after.region &&
      after.text.length > 18;
    return isWrapped ? [after, more] : [after];
  }
  return isHeadline(before) && name[0]?.gap !== undefined && name[0].gap < 3 ? [before] : [];
}

/** Below the name is a headline, or a sentence about the person and where they live. */
export function headlineSureness(beside: string, lines: readonly Line[], name: readonly Line[]): number {
  const text = beside === "" ? lines.map((line) => line.text).join(" ") : beside;
  if (/\s(?:in|at|bei|chez|à|en)\s|[:,.。!?]$/.test(text) || text.length > 70) return SURE.byDefault;
  const isBelow = (lines[0]?.y ?? 0) > (name[0]?.y ?? 0);
  return beside !== "" || text.length > 45 ? SURE.likely : isBelow ? SURE.usual : SURE.byDefault;
}

/** A line of the size of the contact details next to an address or a number of the same face is rather a town. */
const isTown = (text: string) =>
  /^\p{Lu}[\p{L}.-]+,\s\p{Lu}[\p{L}\s.-]+$/u.test(text) && text.split(" ").length <= 4 && !isRole(text);
