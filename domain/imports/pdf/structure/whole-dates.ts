import type { Line } from "@/domain/imports/pdf/layout/lines";
import { findPeriod } from "@/domain/imports/pdf/structure/period";

const SAME_EDGE_PT = 1.5;
/** A rail of dates may be so narrow that a range takes three lines. */
const RAIL_LINES = 3;

/** Ranges in a narrow rail at the right that are wrapped beside the lines of a head: “June 2023 –”, “December”, “2024”. */
export function withWholeRails(lines: readonly Line[], locale: string): Line[] {
  const result = [...lines];
  for (let index = 0; index < result.length; index++) {
    const line = result[index];
    const start = line?.cells.at(-1);
    if (!line || !start || line.cells.length < 2 || start.text.length > 24 || !/\d{4}|^\p{L}{3,10}\.?$/u.test(start.text))
      continue;
    let text = start.text;
    let taken = 0;
    for (let next = 1; next < RAIL_LINES; next++) {
      const below = result[index + next];
      const cell = below?.cells.at(-1);
      if (!below || !cell || below.region !== line.region || below.gap > 1.9 || cell.text.length > 20) break;
      if (Math.abs(cell.right - start.right) > SAME_EDGE_PT && Math.abs(cell.left - start.left) > SAME_EDGE_PT) break;
      const found = findPeriod(`${text} ${cell.text}`, locale);
      text = `${text} ${cell.text}`;
      if (found && found.before === "" && found.after === "" && found.text.length >= text.length - 1) taken = next;
    }
    if (taken === 0) continue;
    const cells = [0, ...Array.from({ length: taken }, (_, at) => at + 1)].flatMap(
      (at) => result[index + at]?.cells.at(-1) ?? [],
    );
    const whole = cells.map((cell) => cell.text).join(" ");
    const last = start.spans.at(-1);
    result[index] = {
      ...line,
      text: `${line.text} ${cells
        .slice(1)
        .map((cell) => cell.text)
        .join(" ")}`,
      cells: [...line.cells.slice(0, -1), { ...start, text: whole, spans: last ? [{ ...last, text: whole }] : start.spans }],
    };
    for (let at = 1; at <= taken; at++) {
      const below = result[index + at];
      if (below) result[index + at] = withoutLastCell(below);
    }
  }
  return result.filter((line) => line.cells.length > 0);
}

/** The same in a rail at the left, where a program may have divided a word: “Mar 2019 – pre-”, “sent”. */
export function withWholeLeftRails(lines: readonly Line[], locale: string): Line[] {
  const result = [...lines];
  result.forEach((line, index) => {
    const below = result[index + 1];
    const [start, ...others] = line.cells;
    const [rest, ...texts] = below?.cells ?? [];
    const isBelow = below && below.page === line.page && below.y > line.y && below.y - line.y < line.size * 1.9;
    if (!start || !rest || !isBelow || others.length === 0 || texts.length === 0 || rest.text.length > 20) return;
    if (Math.abs(start.left - rest.left) > SAME_EDGE_PT || !/\d{4}/.test(`${start.text} ${rest.text}`)) return;
    const joint = /\p{L}[-\u00ad‐]$/u.test(start.text) ? "" : " ";
    const whole = `${joint === "" ? start.text.slice(0, -1) : start.text}${joint}${rest.text}`;
    const found = findPeriod(whole, locale);
    if (found?.before !== "" || found.after !== "" || found.text.length < whole.length - 1) return;
    const first = start.spans[0];
    const cell = { ...start, text: whole, spans: first ? [{ ...first, text: whole }] : [] };
    const [next] = texts;
    result[index] = { ...line, cells: [cell, ...others], text: [cell, ...others].map(({ text }) => text).join(" ") };
    result[index + 1] = {
      ...below,
      cells: texts,
      left: next?.left ?? below.left,
      text: texts.map(({ text }) => text).join(" "),
      ...(next?.spans[0] ? { font: next.spans[0].font, isBold: next.spans[0].isBold } : {}),
    };
  });
  return result;
}

function withoutLastCell(line: Line): Line {
  const cells = line.cells.slice(0, -1);
  return { ...line, cells, text: cells.map((cell) => cell.text).join(" "), right: cells.at(-1)?.right ?? line.left };
}

/** What dates that continue in the next line may end with: a dash or its word, a year, or a month after either or a separator. */
const OPEN_DATES = /(?:[–—-]|\d{4}(?:\s+\p{L}{1,3}){0,1}|^\p{L}{3,10}\.?|(?:[–—-]|\d{4}\s+\p{L}{1,3}|[|·•,])\s*\p{L}{3,12}\.?)$/u;

/** Ranges that were wrapped at the end of a line are joined: “Okt 2008 –”, “Aug 2014”. */
export function withWholeDates(lines: readonly Line[], locale: string): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const end = before?.cells.at(-1);
    const [start, ...others] = line.cells;
    const text = `${end?.text} ${start?.text}`;
    const isEnd = before && end && start && others.length === 0 && start.text.length <= 24 && OPEN_DATES.test(end.text);
    const whole = isEnd && line.region === before.region && line.gap < 1.75 ? findPeriod(text, locale) : undefined;
    const longest = Math.max(...[end, start].map((cell) => findPeriod(cell?.text ?? "", locale)?.text.length ?? 0));
    if (!before || !end || !whole || whole.after !== "" || whole.text.length <= longest + 2 || !start) {
      joined.push(line);
      continue;
    }
    const last = end.spans.at(-1);
    const spans = last ? [...end.spans.slice(0, -1), { ...last, text: `${last.text.trimEnd()} ${start.text}` }] : end.spans;
    joined[joined.length - 1] = {
      ...before,
      text: `${before.text} ${start.text}`,
      cells: [...before.cells.slice(0, -1), { ...end, text, spans }],
    };
  }
  return joined;
}
