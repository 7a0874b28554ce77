import { networkNamed } from "@/domain/imports/networks";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { LABEL_ALONE, SEPARATOR, URL_TEXT } from "@/domain/imports/pdf/structure/contact-patterns";
import { piecesApart } from "@/domain/imports/pdf/structure/contact-pieces";
import { isFull } from "@/domain/imports/pdf/structure/rated-lines";

/** Texts between separators that continue in the next line, in a column too narrow for them, are joined. */
export function withWholePieces(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const end = before?.cells.at(-1);
    const [start, ...others] = line.cells;
    const goesOn =
      before !== undefined &&
      end !== undefined &&
      start !== undefined &&
      before.page === line.page &&
      before.font === line.font &&
      isBelow(before, line) &&
      before.left - line.left > -2 &&
      before.left - line.left < line.size * ICON_WIDTH &&
      ((isOpenStreet(lastPiece(end)) && isRestOfPlace(start.text)) || hasPieces(before)) &&
      (isOpenStreet(lastPiece(end)) ||
        (isOpenPlace(lastPiece(end), isFull(before, line)) && isRestOfPlace(start.text)) ||
        isOpenPhone(lastPiece(end), start.text, isFull(before, line)) ||
        isOpenAddress(lastPiece(end), start.text));
    if (!goesOn) result.push(line);
    else {
      const joint = isOpenAddress(lastPiece(end), start.text) || /\d-$/.test(end.text) ? "" : " ";
      const text = `${end.text}${joint}${start.text}`;
      const spans = start.spans.map((span, index) => (index === 0 ? { ...span, text: `${joint}${span.text}` } : span));
      const whole = { ...end, text, spans: [...end.spans, ...spans] };
      result[result.length - 1] = {
        ...line,
        cells: [...before.cells.slice(0, -1), whole, ...others],
        text: `${before.text}${joint}${line.text}`,
        links: [...before.links, ...line.links],
      };
    }
  }
  return result;
}

/** “Location Leeds”: in a column of labels, one that nearly touches its text is still a label. */
export function withLabels(lines: readonly Line[]): Line[] {
  if (lines.filter(({ cells: [first] }) => first && LABEL_ALONE.test(first.text)).length < 2) return [...lines];
  return lines.map((line) => {
    const [first, ...others] = line.cells;
    const [, label = "", text = ""] = /^(\p{L}[\p{L}-]+)\s+(\S.*)$/u.exec(first?.text ?? "") ?? [];
    if (!first || !LABEL_ALONE.test(label)) return line;
    return { ...line, cells: [{ ...first, text: `${label}: ${text}`, spans: first.spans.slice(-1) }, ...others] };
  });
}

/** Places are what continues in the next line: “New York,” or, at the end of the room, “São”. */
const isOpenPlace = (text: string, isAtEnd: boolean) =>
  /^[\p{L}\s.’'-]+,$/u.test(text) || (isAtEnd && /^\p{Lu}[\p{L}.’']*(?:[\s,]+\p{Lu}[\p{L}.’']*)*$/u.test(text));

/** A street and a postal code, whose town is in the next line: “12 Rue des Lilas, 69003”. */
const isOpenStreet = (text: string) =>
  /\p{L}{3}.*[,\s](?:[A-Z]{1,2}-)?\d{4,5}$/u.test(text) && /^\P{L}*\d|\d+\p{L}?,/u.test(text);

/** Anything else than a label may be the rest of a place, which has letters alone up to the next separator. */
const isRestOfPlace = (text: string) => {
  const piece = text.split(SEPARATOR)[0] ?? "";
  return /^[\p{L}\s.,’'-]+$/u.test(piece) && !LABEL_ALONE.test(piece) && networkNamed(piece) === null;
};

/** Whether a line follows directly: the first line of a column may have been taken for another part of the page. */
const isBelow = (before: Line, { y, size }: Line) => y > before.y && y - before.y < size * 1.75;

/** “+49 30” and, at the end of the room, “+44 20 7946” or “(212)” are the beginning of a number that continues with digits. */
const isOpenPhone = (text: string, next: string, isAtEnd: boolean) => {
  const digits = text.replaceAll(/\D/g, "").length;
  const [rest = ""] = next.split(SEPARATOR);
  const isBegun = /^(?:\+\d|\(?0\d)[\d\s()./-]{0,10}$/.test(text) && digits < 8 && /^\d[\d\s()./-]{2,}/.test(next);
  const isCut = isAtEnd && /^(?:\+\d|\(?0\d|\(\d{2,4}\))[\d\s()./-]*$/.test(text) && /^\d[\d\s./-]{1,10}$/.test(rest);
  return isBegun || (isCut && digits + rest.replaceAll(/\D/g, "").length <= MAX_PHONE_DIGITS);
};

/** The longest phone numbers in the world have as many (E.164). */
const MAX_PHONE_DIGITS = 15;
/** The first detail may begin behind an icon, in letter heights. */
const ICON_WIDTH = 1.5;

/** “linkedin.com/in/ada-” is the beginning of an address, whose rest is a single word. */
const isOpenAddress = (text: string, next: string) =>
  new RegExp(`(?:${URL_TEXT.source})$`, "iu").test(text) &&
  /[-/_]$/.test(text) &&
  /^[\p{L}\p{N}][\p{L}\p{N}_/-]*$/u.test(next.split(SEPARATOR)[0] ?? "");

const lastPiece = (cell: Line["cells"][number]) => piecesApart(cell).at(-1)?.trim().split(SEPARATOR).at(-1) ?? "";

const hasPieces = ({ cells, text }: Line) =>
  PIECES.test(text) || cells.length > 1 || cells.some((cell) => piecesApart(cell).length > 1);

const PIECES = /\s[|•●·/–—]\s|\s[|•●·/–—]$/;
