import type { DocumentType } from "@/contracts/model/document";
import { isRecord } from "@/domain/is-record";
import { rangesIn, type Spaced, spaced } from "@/domain/share-links/quotes";
import { plainWords, type Range } from "@/domain/share-links/text-runs";

/** A step to a field: a name, an index, or the id of an item, which stays when the order of its list changes. */
export type AnchorStep = string | number | { id: string };
export type Anchor = AnchorStep[];

/** A text of a document that readers see: its JSON pointer, the way to it by ids, and its words. */
export type Words = {
  pointer: string;
  anchor: Anchor;
  isRich: boolean;
  words: string;
  /** The whole way, and the part of it from the last item on, for comparing. */
  key: string;
  itemKey: string;
};

/** Parts of a document that hold text for readers. */
const ROOTS: Record<DocumentType, ReadonlySet<string>> = {
  resume: new Set(["basics", "summary", "sections", "customSections"]),
  letter: new Set(["recipient", "content", "greeting", "signOff", "recipientName", "recipientCompany", "details"]),
};
/** Fields that are no text for readers: identifiers, names of icons, targets of links, and dates, whose text is beside them. */
const NOT_READ: ReadonlySet<string> = new Set(["id", "icon", "iconColor", "type", "url", "link", "dates", "form"]);
const RICH: ReadonlySet<string> = new Set(["content", "description", "recipient", "greeting", "signOff"]);

/** Whether a field of this name is rich text. */
export const isRichField = (name: string): boolean => RICH.has(name);

const step = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/**
 * Every text of a document that a comment can be about, in its order. `source` is the same document with the ids of its items, where the
 * document itself is a copy without them.
 */
export function wordsOf(type: DocumentType, document: object, source: object = document): Words[] {
  const found: Words[] = [];
  const walk = (value: unknown, original: unknown, name: string, pointer: string, anchor: Anchor) => {
    if (typeof value === "string") {
      found.push({ pointer, anchor, isRich: isRichField(name), words: plainWords(value, isRichField(name)), ...keysOf(anchor) });
    } else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        const from = Array.isArray(original) ? (original[index] as unknown) : undefined;
        const id = isRecord(from) && typeof from.id === "string" && from.id !== "" ? { id: from.id } : index;
        walk(each, from, name, `${pointer}/${index}`, [...anchor, id]);
      });
    } else if (isRecord(value)) {
      for (const [key, each] of Object.entries(value))
        if (!NOT_READ.has(key))
          walk(each, isRecord(original) ? original[key] : undefined, key, `${pointer}/${step(key)}`, [...anchor, key]);
    }
  };
  const originals = source as Record<string, unknown>;
  for (const [key, value] of Object.entries(document))
    if (ROOTS[type].has(key)) walk(value, originals[key], key, `/${key}`, [key]);
  return found;
}

/** From the last item on, the way stays the same when the item moves to another section. */
function keysOf(anchor: Anchor): Pick<Words, "key" | "itemKey"> {
  const index = anchor.findLastIndex((each) => typeof each === "object");
  return { key: JSON.stringify(anchor), itemKey: index < 0 ? "" : JSON.stringify(anchor.slice(index)) };
}

/** The field of a comment now: at its place, or with its item in another section. */
function fieldOf(all: readonly Words[], anchor: Anchor): Words | undefined {
  const { key, itemKey } = keysOf(anchor);
  const own = all.find((words) => words.key === key);
  return own ?? (itemKey === "" ? undefined : all.find((words) => words.itemKey === itemKey));
}

/** Prepared once for a text: a document may have hundreds of comments. */
const prepared = new WeakMap<Words, Spaced>();

function quoteIn(words: Words, quote: string): Range[] {
  const text = prepared.get(words) ?? spaced(words.words);
  prepared.set(words, text);
  return rangesIn(text, quote);
}

export type Found = { at: Words; ranges: Range[] };

/** Shorter words may be elsewhere by chance. */
const DISTINCTIVE = 20;

/**
 * Where the words of a comment are in a document now: in their field, wherever it has moved to, or, where the field is gone, in the one other
 * text that has them exactly once. Null if they are gone.
 */
export function findQuote(all: readonly Words[], { anchor, quote }: { anchor: Anchor; quote: string }): Found | null {
  const own = fieldOf(all, anchor);
  if (own) {
    const ranges = quoteIn(own, quote);
    return ranges.length > 0 || quote === "" ? { at: own, ranges } : null;
  }
  if (quote.length < DISTINCTIVE) return null;
  const others = all.flatMap((at): Found[] => {
    const ranges = quoteIn(at, quote);
    return ranges.length > 0 ? [{ at, ranges }] : [];
  });
  const [only] = others;
  return only && others.length === 1 && only.ranges.length === 1 ? only : null;
}

/** The text that a comment's field has now; null if the field is gone. */
export const currentWords = (all: readonly Words[], anchor: Anchor): string | null => fieldOf(all, anchor)?.words ?? null;

/**
 * The pointer to a comment's field now, else the one it was made with. Words whose field is gone are looked for only when the comment is
 * accepted: a list has hundreds of them.
 */
export const pointerNow = (all: readonly Words[], { anchor, path }: { anchor: Anchor; path: string }): string =>
  fieldOf(all, anchor)?.pointer ?? path;

/** The names and indexes of a JSON pointer. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The text at a JSON pointer; null if there is none. */
export function textAt(document: unknown, pointer: string): string | null {
  let value = document;
  for (const step of stepsOf(pointer)) value = Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : null;
  return typeof value === "string" ? value : null;
}
