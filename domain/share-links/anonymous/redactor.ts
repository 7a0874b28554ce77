import type { RemovedKind } from "@/contracts/model/share-link";
import { writeRichText } from "@/domain/rich-text/clean";
import type { RichTextNode } from "@/domain/rich-text/element";
import { parseRichText } from "@/domain/rich-text/parse";
import { plainWords, type Range, type Replacement, replaceWords } from "@/domain/share-links/text-runs";
import { type Folded, folded } from "./folded";
import type { Identity } from "./identity";
import { retainedPlaces } from "./keepable";
import { givesAway, namesAny, ownDomains, ownUsernames } from "./own-links";
import { type Pattern, patternsOf, wordPattern } from "./patterns";

/** What is left of something that is not a name. */
export const GONE = "…";

/** Addresses in running text, with and without a scheme. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+|[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}\/[^\s<>"']*/giu;

/** Another name to hide, such as an employer's, and what is written instead. */
export type Renamed = { name: string; as: string };

/** Receives each text that is removed. */
export type OnRemoved = (kind: RemovedKind, words: string) => void;

type Wishes = {
  /** Renamed with the links that have the name in them, except where all links go anyway. */
  renamed?: readonly Renamed[];
  /** Words to keep. Only towns, regions and countries of the person's addresses are. */
  keep?: readonly string[];
  onRemoved?: OnRemoved | undefined;
};

type Removal = Replacement & { kind: RemovedKind };

/** Takes a person out of texts and links. */
export type Redactor = {
  line: (text: string) => string;
  rich: (html: string) => string;
  /** The address, or nothing where it gives the person away. */
  link: (address: string) => string;
};

export function redactorFor(
  identity: Identity,
  alias: string,
  { renamed = [], keep = [], onRemoved = () => {} }: Wishes = {},
): Redactor {
  const patterns = patternsOf(identity, ownDomains(identity), ownUsernames(identity));
  const retained = retainedPlaces(identity.places, keep).flatMap((place) => wordPattern(place, "address"));
  const others = renamed.flatMap(({ name, as }) => wordPattern(name, "other", 1).map((each) => ({ ...each, as })));
  const isPersons = givesAway(identity);
  const isRenamed = namesAny(renamed.map(({ name }) => name));
  const isOwn = (address: string) => isPersons(address) || isRenamed(address);
  const ranges = (text: string): Removal[] => {
    const plain = folded(text);
    const places = retained.flatMap(({ find }) => placesOf(plain, { find, kind: "address" }, ""));
    const found = merged([
      ...[...text.matchAll(ADDRESS)]
        .filter(([address]) => isOwn(address))
        .map(({ index, 0: address }): Removal => ({ start: index, end: index + address.length, text: GONE, kind: "link" })),
      ...patterns.flatMap((each) => {
        const ranges = placesOf(plain, each, each.kind === "name" ? alias : GONE);
        if (each.kind === "address") return ranges.flatMap((range) => around(text, range, places));
        return each.isCapital ? ranges.filter(({ start }) => isCapital(text, start)) : ranges;
      }),
      ...others.flatMap((each) => placesOf(plain, each, each.as)),
    ]);
    for (const { start, end, kind } of found) onRemoved(kind, text.slice(start, end));
    return found;
  };
  const withoutLink = (address: string): boolean => {
    const goes = isOwn(address);
    if (goes) onRemoved("link", address);
    return goes;
  };
  return {
    line: (text) => replaceWords(text, false, ranges(text)),
    rich: (html) => {
      const open = html.includes("<a") ? writeRichText(withoutLinks(parseRichText(html).nodes, withoutLink)) : html;
      return replaceWords(open, true, ranges(plainWords(open, true)));
    },
    link: (address) => (withoutLink(address) ? "" : address),
  };
}

/** The parts of an address that are left when the places that stay are taken out of it. */
function around(text: string, { start, end, ...rest }: Removal, places: readonly Range[]): Removal[] {
  const parts: Removal[] = [];
  let from = start;
  for (const place of [...places.filter((each) => each.start >= start && each.end <= end), { start: end, end }]) {
    const part = { ...rest, start: from, end: place.start };
    if (/[\p{L}\p{N}]/u.test(text.slice(part.start, part.end))) parts.push(trimmed(text, part));
    from = place.end;
  }
  return parts;
}

function trimmed(text: string, part: Removal): Removal {
  const words = text.slice(part.start, part.end);
  const start = part.start + words.search(/[\p{L}\p{N}]/u);
  return { ...part, start, end: part.start + words.replace(/[^\p{L}\p{N}]+$/u, "").length };
}

const isCapital = (text: string, at: number) => text.charAt(at) !== text.charAt(at).toLowerCase();

function placesOf({ text, at }: Folded, { find, kind }: Pick<Pattern, "find" | "kind">, instead: string): Removal[] {
  return [...text.matchAll(find)].flatMap(({ index, 0: found }) => {
    const start = at[index] ?? 0;
    const end = at[index + found.length] ?? start;
    return end > start ? [{ start, end, text: instead, kind }] : [];
  });
}

/** In order, overlapping ones as one: what covers the most decides what is written. */
function merged(all: readonly Removal[]): Removal[] {
  const result: (Removal & { length: number })[] = [];
  for (const each of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    const length = each.end - each.start;
    if (!last || each.start >= last.end) result.push({ ...each, length });
    else {
      last.end = Math.max(last.end, each.end);
      if (length > last.length) Object.assign(last, { text: each.text, kind: each.kind, length });
    }
  }
  return result;
}

/** Links that give the person away keep their words only. */
function withoutLinks(nodes: readonly RichTextNode[], isOwn: (address: string) => boolean): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (node.type === "text") return [node];
    const children = withoutLinks(node.children, isOwn);
    return node.tag === "a" && isOwn(node.href ?? "") ? children : [{ ...node, children }];
  });
}
