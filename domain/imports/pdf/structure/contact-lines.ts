import type { Line } from "@/domain/imports/pdf/layout/lines";
import { LABEL_ALONE, SEPARATOR } from "@/domain/imports/pdf/structure/contact-patterns";
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
      before.region === line.region &&
      before.font === line.font &&
      line.gap < 1.75 &&
      Math.abs(before.left - line.left) < 2 &&
      PIECES.test(before.text) &&
      isOpenPlace(end.text.split(SEPARATOR).at(-1) ?? "", isFull(before, line));
    if (!goesOn) result.push(line);
    else {
      const text = `${end.text} ${start.text}`;
      const whole = { ...end, text, spans: [...end.spans, ...start.spans] };
      result[result.length - 1] = {
        ...line,
        cells: [...before.cells.slice(0, -1), whole, ...others],
        text: `${before.text} ${line.text}`,
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

const PIECES = /\s[|•●·]\s|\s[|•●·]$/;
