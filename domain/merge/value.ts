import type { Deciding } from "@/domain/merge/conflict";
import { mergeOrder } from "@/domain/merge/order";
import { type Entries, isEntries, isRecord, isSame } from "@/domain/merge/same";

/** Lists whose positions mean something: the regular weight, then the bold one. */
const WHOLE_LISTS = /\/fontWeights$/;
const DATE_TEXTS = ["period", "date"] as const;

/**
 * Merges two states of a value with a common base. Records are merged by key, entries with ids one by one, plain lists by their
 * values. Anything else is taken from the side that changed it, and is a conflict if both did.
 */
export function mergeValue(at: Deciding, pointer: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) return mergeRecord(at, pointer, isRecord(base) ? base : {}, mine, theirs);
  const before = base ?? [];
  if (isEntries(mine) && isEntries(theirs) && isEntries(before)) return mergeEntries(at, pointer, before, mine, theirs);
  if (isTexts(mine) && isTexts(theirs) && isTexts(before) && !WHOLE_LISTS.test(pointer)) return mergeTexts(before, mine, theirs);
  return at.decide({ pointer, base, mine, theirs }) === "mine" ? mine : theirs;
}

type Fields = Readonly<Record<string, unknown>>;

function mergeRecord(at: Deciding, pointer: string, base: Fields, mine: Fields, theirs: Fields): Fields {
  const merged: Record<string, unknown> = {};
  const dated = "dates" in mine && "dates" in theirs ? DATE_TEXTS.find((key) => key in mine || key in theirs) : undefined;
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (dated && (key === "dates" || key === dated)) continue;
    const value = mergeValue(at, `${pointer}/${escaped(key)}`, base[key], mine[key], theirs[key]);
    if (value !== undefined) merged[key] = value;
  }
  return dated ? { ...merged, ...mergeDates(at, pointer, dated, base, mine, theirs) } : merged;
}

/**
 * Dates and the text printed from them are one field. If only the text differs it was reprinted, for example in another language.
 */
function mergeDates(at: Deciding, pointer: string, text: string, base: Fields, mine: Fields, theirs: Fields): Fields {
  const pick = (from: Fields) => ({ dates: from.dates, [text]: from[text] });
  if (isSame(mine.dates, theirs.dates)) return pick(mine[text] === base[text] ? theirs : mine);
  if (isSame(mine.dates, base.dates)) return pick(theirs);
  if (isSame(theirs.dates, base.dates)) return pick(mine);
  const conflict = { pointer: `${pointer}/dates`, base: pick(base), mine: pick(mine), theirs: pick(theirs) };
  return pick(at.decide(conflict) === "mine" ? mine : theirs);
}

function mergeEntries(at: Deciding, pointer: string, base: Entries, mine: Entries, theirs: Entries): Entries {
  const [before, left, right] = [base, mine, theirs].map(byId) as [ById, ById, ById];
  const merged: ById = new Map();
  for (const id of new Set([...left.keys(), ...right.keys()])) {
    const entry = mergeEntry(at, `${pointer}/${entrySegment(id)}`, before.get(id), left.get(id), right.get(id));
    if (entry !== undefined) merged.set(id, entry as Entries[number]);
  }
  const order = mergeOrder([...before.keys()], [...left.keys()], [...right.keys()], new Set(merged.keys()));
  return order.flatMap((id) => merged.get(id) ?? []);
}

type ById = Map<string, Entries[number]>;
const byId = (entries: Entries): ById => new Map(entries.map((entry) => [entry.id, entry]));

/** Merges a list entry: an addition by one side stays; a removal applies if the other side left the entry unchanged. */
export function mergeEntry(at: Deciding, pointer: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (mine !== undefined && theirs !== undefined) return mergeValue(at, pointer, base, mine, theirs);
  const left = mine ?? theirs;
  if (base === undefined) return left;
  if (isSame(left, base)) return undefined;
  return at.decide({ pointer, base, mine, theirs }) === "mine" ? mine : theirs;
}

/** Plain texts have no ids, so they are identified by their text, repetitions counted. */
function mergeTexts(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const [before, left, right] = [base, mine, theirs].map(numbered) as [string[], string[], string[]];
  const [wasThere, inMine, inTheirs] = [new Set(before), new Set(left), new Set(right)];
  const stays = (id: string) => (inMine.has(id) && inTheirs.has(id)) || !wasThere.has(id);
  const members = new Set([...left, ...right].filter(stays));
  return mergeOrder(before, left, right, members).map((id) => id.slice(id.indexOf(" ") + 1));
}

function numbered(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return `${count} ${text}`;
  });
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** The pointer segment of an entry with an id. */
export const entrySegment = (id: string) => `#${escaped(id)}`;
