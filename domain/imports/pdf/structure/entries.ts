import type { Line } from "@/domain/imports/pdf/layout/lines";
import { type Block, blocksOf, type EntryMode } from "@/domain/imports/pdf/structure/blocks";
import { bodyOf } from "@/domain/imports/pdf/structure/body";
import { type HeadPart, headOf } from "@/domain/imports/pdf/structure/head-parts";

/** An entry of a section before its texts have names. */
export interface ReadEntry {
  /** Texts of the head that are no place, in reading order. */
  texts: HeadPart[];
  place: string;
  /** Position of the place among the texts, or null if none is known for sure. */
  placeAt: number | null;
  period: string;
  url: string;
  /** Rich text. */
  description: string;
  roles: ReadEntry[];
  lines: Line[];
}

/** The entries of a section. Further positions at an organisation are in `roles` of its entry. */
export function entriesOf(lines: readonly Line[], mode: EntryMode, locale: string): ReadEntry[] {
  const entries: ReadEntry[] = [];
  for (const block of blocksOf(lines, mode, locale)) {
    const entry = entryOf(block);
    const owner = entries.at(-1);
    if (block.isRole && owner) owner.roles.push(entry);
    else entries.push(entry);
  }
  return entries;
}

const WEB = /^(?:https?:\/\/|www\.)\S+$/i;

function entryOf(block: Block): ReadEntry {
  const { parts, period } = headOf(block);
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
    url: links.find((url) => /^https?:/i.test(url)) ?? bare?.line.text ?? parts.find((part) => WEB.test(part.text))?.text ?? "",
    description: bodyOf(block.body.filter((each) => each !== bare)),
    roles: [],
    lines,
  };
}
