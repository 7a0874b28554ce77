import { writeRichText } from "@/domain/rich-text/clean";
import type { RichTextNode } from "@/domain/rich-text/element";
import { parseRichText } from "@/domain/rich-text/parse";
import { plainWords, type Replacement, replaceWords } from "@/domain/share-links/text-runs";
import { folded, foldedText } from "./folded";
import type { Identity } from "./identity";
import { givesAway, ownDomains, ownUsernames } from "./own-links";
import { escaped, patternsOf } from "./patterns";

/** What is left of something that is not a name. */
const GONE = "…";

/** Addresses in running text, with and without a scheme. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+|[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}\/[^\s<>"']*/giu;

/** Another name to hide, such as an employer's, and what is written instead. */
export type Renamed = { name: string; as: string };

/** Takes a person out of texts and links. */
export type Redactor = {
  line: (text: string) => string;
  rich: (html: string) => string;
  /** The address, or nothing where it gives the person away. */
  link: (address: string) => string;
};

export function redactorFor(identity: Identity, alias: string, renamed: readonly Renamed[] = []): Redactor {
  const patterns = patternsOf(identity, ownDomains(identity), ownUsernames(identity));
  const others = renamed.flatMap(({ name, as }) => {
    const words = foldedText(name).trim().split(/\s+/).map(escaped);
    return words.join("") === ""
      ? []
      : [{ find: new RegExp(`(?<![\\p{L}\\p{N}])${words.join("\\s+")}(?![\\p{L}\\p{N}])`, "gu"), as }];
  });
  const isOwn = givesAway(identity);
  const ranges = (text: string): Replacement[] => {
    const plain = folded(text);
    return merged([
      ...[...text.matchAll(ADDRESS)]
        .filter(([address]) => isOwn(address))
        .map(({ index, 0: address }) => ({ start: index, end: index + address.length, text: GONE })),
      ...patterns.flatMap((each) =>
        placesOf(plain.text, plain.at, each.find, each.isName ? alias : GONE).filter(
          ({ start }) => !each.isCapital || isCapital(text, start),
        ),
      ),
      ...others.flatMap(({ find, as }) => placesOf(plain.text, plain.at, find, as)),
    ]);
  };
  return {
    line: (text) => replaceWords(text, false, ranges(text)),
    rich: (html) => {
      const open = html.includes("<a") ? writeRichText(withoutLinks(parseRichText(html).nodes, isOwn)) : html;
      return replaceWords(open, true, ranges(plainWords(open, true)));
    },
    link: (address) => (isOwn(address) ? "" : address),
  };
}

const isCapital = (text: string, at: number) => text.charAt(at) !== text.charAt(at).toLowerCase();

function placesOf(text: string, at: readonly number[], find: RegExp, instead: string): Replacement[] {
  return [...text.matchAll(find)].flatMap(({ index, 0: found }) => {
    const start = at[index] ?? 0;
    const end = at[index + found.length] ?? start;
    return end > start ? [{ start, end, text: instead }] : [];
  });
}

/** In order, overlapping ones as one: what covers the most decides what is written. */
function merged(all: readonly Replacement[]): Replacement[] {
  const result: (Replacement & { length: number })[] = [];
  for (const each of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    const length = each.end - each.start;
    if (!last || each.start >= last.end) result.push({ ...each, length });
    else {
      last.end = Math.max(last.end, each.end);
      if (length > last.length) Object.assign(last, { text: each.text, length });
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
