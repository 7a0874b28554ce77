import { readRange } from "@/domain/dates/parse";
import { websiteOf } from "@/domain/imports/draft";
import { proseToRichText } from "@/domain/rich-text/from-plain";

/** An entry of a section as read from its lines. */
interface PdfEntry {
  title: string;
  second: string;
  /** The rest of its heading, such as the place. */
  rest: string;
  /** Text of its dates. */
  period: string;
  website: { url: string; label: string; inlineLink: boolean };
  description: string;
}

const BULLET = /^[•‣◦▪●·*–—-]\s+/;
const ENDPOINT = String.raw`(?:(?:\p{L}+\.?\s+)?\d{4}|\d{1,2}[./]\d{4}|\d{4}-\d{2})`;
const ONGOING = String.raw`\p{L}[\p{L}'’]*(?:\s\p{L}+)?`;
/** A range at the end of a line, or in brackets; alone on its line as well. */
const RANGE = new RegExp(
  String.raw`[(\[]?(${ENDPOINT}(?:\s*(?:[-–—~]|to|until|bis|à)\s*(?:${ENDPOINT}|${ONGOING}))?)[)\]]?\s*$`,
  "u",
);
const LEADING_RANGE = new RegExp(String.raw`^[(\[]?(${ENDPOINT}\s*[-–—~]\s*(?:${ENDPOINT}|${ONGOING}))[)\]]?\s+(?=\S)`, "u");

interface Block {
  head: string[];
  period: string;
  body: string[];
}

/**
 * Divides the lines of a section into entries. A line with a date belongs to an entry's head, and so do up to two lines before it that
 * are not running text. With `each line`, lines without a bullet are entries even when they have no date.
 */
export function splitEntries(lines: readonly string[], mode: "by dates" | "each line" = "by dates"): PdfEntry[] {
  const blocks: Block[] = [];
  let pending: string[] = [];
  const close = () => {
    const last = blocks.at(-1);
    if (last) last.body.push(...pending);
    else if (pending.length > 0) blocks.push({ head: pending.slice(0, 1), period: "", body: pending.slice(1) });
    pending = [];
  };
  for (const line of lines) {
    const dated = BULLET.test(line) ? undefined : takePeriod(line);
    if (dated) {
      const head = headBefore(pending);
      pending = pending.slice(0, pending.length - head.length);
      close();
      blocks.push({ head: dated.text === "" ? head : [...head, dated.text], period: dated.period, body: [] });
    } else if (mode === "each line" && !BULLET.test(line) && line.length <= 120) {
      close();
      blocks.push({ head: [line], period: "", body: [] });
    } else pending.push(line);
  }
  close();
  return blocks
    .map(withHeadAfterDates)
    .filter((block) => block.head.length > 0)
    .map(entryOf);
}

/** The period of a line and the rest of its text; undefined for running text. */
function takePeriod(line: string): { period: string; text: string } | undefined {
  if (line.length > 160) return undefined;
  for (const pattern of [RANGE, LEADING_RANGE]) {
    const match = pattern.exec(line);
    const period = match?.[1];
    if (!match || !period || !isDate(period)) continue;
    const text = (line.slice(0, match.index) + line.slice(match.index + match[0].length)).trim().replace(/[\s|,;:–—(-]+$/, "");
    return /[.!?]$/.test(text) || text.split(" ").length > 18 ? undefined : { period, text };
  }
  return undefined;
}

const isDate = (text: string) => readRange(text, "en-US") !== undefined || /^\p{L}+\.?\s+\d{4}/u.test(text);

/** The last lines that read like a head: short, no bullet, no end of a sentence. */
function headBefore(lines: readonly string[]): string[] {
  const start = lines.findLastIndex((line) => BULLET.test(line) || /[.!?;,]$/.test(line) || line.length > 100);
  return lines.slice(Math.max(start + 1, lines.length - 2));
}

/** If the dates come first, the heading is in the lines that follow. */
function withHeadAfterDates(block: Block): Block {
  if (block.head.length > 0) return block;
  const end = block.body.findIndex((line) => BULLET.test(line) || /[.!?]$/.test(line));
  const head = block.body.slice(0, Math.min(end < 0 ? 2 : end, 2));
  return { ...block, head, body: block.body.slice(head.length) };
}

function entryOf({ head, period, body }: Block): PdfEntry {
  const [title = "", second = "", ...rest] = head
    .flatMap((line) => line.split(/\s+[|•·—–]\s+|\s{3,}|(?<=\p{L}),\s+(?=\p{Lu}\p{L}+\s\p{L}+$)/u))
    .filter((part) => part !== "");
  const isLink = (line: string) => /^https?:\/\/\S+$/i.test(line);
  return {
    title,
    second,
    rest: rest.join(", "),
    period,
    website: websiteOf(body.find(isLink) ?? ""),
    description: proseToRichText(unwrapped(body.filter((line) => !isLink(line))).join("\n")),
  };
}

/** Lines that continue a bullet or a sentence join the line before. */
function unwrapped(lines: readonly string[]): string[] {
  const result: string[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const continues =
      last !== undefined &&
      !BULLET.test(line) &&
      (BULLET.test(last) ? !/[.!?]$/.test(last) || /^\p{Ll}/u.test(line) : !/[.!?:]$/.test(last));
    if (continues)
      result[result.length - 1] = last.endsWith("-") && /^\p{Ll}/u.test(line) ? last.slice(0, -1) + line : `${last} ${line}`;
    else result.push(line);
  }
  return result;
}
