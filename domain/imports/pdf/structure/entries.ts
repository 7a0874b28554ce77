import type { Line } from "@/domain/imports/pdf/layout/lines";
import { type Block, blocksOf, type EntryMode } from "@/domain/imports/pdf/structure/blocks";
import { bodyOf } from "@/domain/imports/pdf/structure/body";
import { isBullet, withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { type HeadPart, headOf } from "@/domain/imports/pdf/structure/head-parts";

/** An entry of a section before its texts have names. */
export interface ReadEntry {
  /** Texts of the head that are no place, in reading order. */
  texts: HeadPart[];
  place: string;
  /** Position of the place among the texts, or null if none is known for sure. */
  placeAt: number | null;
  period: string;
  /** How many dates its head has: more than one is ambiguous. */
  periods: number;
  url: string;
  /** Rich text. */
  description: string;
  roles: ReadEntry[];
  lines: Line[];
}

/** The entries of a section. Further positions at an organisation are in `roles` of its entry. */
export function entriesOf(lines: readonly Line[], mode: EntryMode, locale: string): ReadEntry[] {
  const entries: ReadEntry[] = [];
  for (const block of blocksOf(isList(lines) ? lines.map(unbulleted) : lines, isList(lines) ? "each head" : mode, locale)) {
    const entry = entryOf(block);
    const owner = entries.at(-1);
    if (block.isRole && owner) {
      // The first position of a group is directly below the organisation.
      if (block.isGrouped && owner.roles.length === 0) owner.roles.push(...firstRole(owner, entry));
      owner.roles.push(entry);
    } else entries.push(entry);
  }
  return entries;
}

/** Whether every entry is a separate bullet. */
const isList = (lines: readonly Line[]) =>
  lines[0] !== undefined &&
  isBullet(lines[0].text) &&
  lines.every((line, index) => isBullet(line.text) || (index > 0 && line.left > (lines[0]?.left ?? 0) + 2));

function unbulleted(line: Line): Line {
  const text = withoutBullet(line.text);
  const [cell, ...cells] = line.cells;
  if (text === null || !cell) return line;
  const spans = cell.spans.filter((span, index) => index > 0 || /[\p{L}\p{N}]/u.test(span.text));
  const [first, ...rest] = spans;
  const plain = first ? [{ ...first, text: withoutBullet(first.text) ?? first.text }, ...rest] : [];
  return { ...line, text, cells: [{ ...cell, text: withoutBullet(cell.text) ?? cell.text, spans: plain }, ...cells] };
}

const WEB = /^(?:https?:\/\/|www\.)\S+$/i;

function entryOf(block: Block): ReadEntry {
  const { parts, period, periods } = headOf(block);
  const place = parts.find((part) => part.isPlace);
  const lines = [...block.head, ...block.body].map((each) => each.line);
  const links = lines.flatMap((line) => line.links);
  const bare = block.body.find((each) => WEB.test(each.line.text));
  const texts = parts.filter((part) => part !== place && !WEB.test(part.text));
  return {
    texts,
    place: place?.text ?? "",
    placeAt: place ? parts.indexOf(place) : null,
    period,
    periods,
    url: links.find((url) => /^https?:/i.test(url)) ?? bare?.line.text ?? parts.find((part) => WEB.test(part.text))?.text ?? "",
    description: bodyOf(block.body.filter((each) => each !== bare)),
    roles: [],
    lines,
  };
}

function firstRole(owner: ReadEntry, like: ReadEntry): ReadEntry[] {
  const [organisation, ...texts] = owner.texts;
  if (!organisation || texts.length === 0) return [];
  const role: ReadEntry = {
    ...like,
    texts,
    period: owner.period,
    periods: owner.periods,
    description: owner.description,
    place: "",
    placeAt: null,
    roles: [],
    lines: [],
  };
  owner.texts = [organisation];
  owner.period = "";
  owner.description = "";
  return [role];
}
