import type { ClaimKind } from "@/contracts/model/ai/claim";
import { additionsIn, onTopIn } from "./additions";
import { type Analysis, analyse } from "./analysis";
import { bindingClaims } from "./binding";
import { causeClaims } from "./causes";
import type { ClaimSources } from "./claim";
import type { Judged } from "./judged";
import { isChecked, languagesOf } from "./language-of";
import { normal } from "./normal";
import { judgeAmounts, judgeMoments } from "./quantities";
import { rateClaims } from "./rates";
import { realityClaims } from "./reality";
import { scopeClaims } from "./scopes";
import { indexOf, type Occurrence } from "./source-index";
import { unitsOf } from "./units";
import { judgeUnits } from "./words-judged";

export type Claim = {
  kind: ClaimKind;
  /** As the text has it, and where. */
  text: string;
  start: number;
  end: number;
  /** The first source that supports it; null for an unsupported claim. */
  sourceId: string | null;
  /** The sentence of that source; empty where a period as a whole supports it. */
  quote: string;
  /** Of an unsupported claim: the sentence of a source that shares most with its own; null if none does. */
  nearest: { sourceId: string; quote: string } | null;
};

/**
 * What a generated text claims of a person, and which source supports each claim. A sentence is taken apart; each of its parts must be in the
 * sources, those of a clause in one entry, and with the same polarity. Depends on nothing but its input. How well it does: docs/claims.md.
 */
export function checkClaims(text: string, support: ClaimSources): Claim[] {
  const { sources, thisYear } = support;
  const index = indexOf(sources, thisYear);
  const one = analyse(text, index.languages);
  const words = unitsOf(one, index);
  const units = judgeUnits(one, words, support, index);
  const quantities = [...judgeAmounts(one, index, units), ...judgeMoments(one, index, units)];
  const parts = [...units, ...quantities];
  const all = [
    ...parts,
    ...bindingClaims(one, parts, index),
    ...causeClaims(one, parts, index),
    ...scopeClaims(one, parts, index),
    ...realityClaims(one, words),
    ...rateClaims(one, parts, index),
  ];
  const quoteOf = (place: Occurrence | undefined) => index.quotes[place?.sentence ?? -1] ?? "";
  const idOf = (place: Occurrence | undefined) => sources[place?.source ?? -1]?.id ?? null;
  const close = remembered((sentence: number | undefined) => nearestTo(sentence, all, one));
  return withoutNoise(
    merged(
      grounded(
        all.filter(({ isWeak }) => !isWeak),
        one,
      ),
      text,
    ),
  ).map(({ kind, start, end, clause, found: [place] }) => {
    const nearest = place ? undefined : close(one.clauses[clause]?.sentence);
    const nearestId = idOf(nearest);
    return {
      kind,
      text: text.slice(start, end),
      start,
      end,
      sourceId: idOf(place),
      quote: quoteOf(place),
      nearest: nearestId === null ? null : { sourceId: nearestId, quote: quoteOf(nearest) },
    };
  });
}

/** A function that does its work once for each value. */
function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as Value;
  };
}

/** The place of the sources that has most parts of a sentence. */
function nearestTo(sentence: number | undefined, all: readonly Judged[], { clauses }: Analysis): Occurrence | undefined {
  const counts = new Map<number, { place: Occurrence; count: number }>();
  for (const { clause, found } of all)
    if (clauses[clause]?.sentence === sentence)
      for (const place of new Map(found.map((one) => [one.sentence, one])).values())
        counts.set(place.sentence, { place, count: (counts.get(place.sentence)?.count ?? 0) + 1 });
  counts.delete(-1);
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.place;
}

/** How many parts of a sentence a source's sentence has at least, to be what it says. */
const SHARED = 2;

/** The sentence of a source that has most of what a sentence says in ordinary words; null where none has much of it. */
export function originOf(sentence: string, support: ClaimSources): { sourceId: string; quote: string } | null {
  const { sources, thisYear } = support;
  const index = indexOf(sources, thisYear);
  const one = analyse(sentence, index.languages);
  const places = new Map<number, { source: number; words: Set<number> }>();
  for (const { start, found } of judgeUnits(one, unitsOf(one, index), support, index))
    for (const { sentence: at, source } of found) {
      if (at < 0) continue;
      const place = places.get(at) ?? { source, words: new Set() };
      places.set(at, place);
      place.words.add(start);
    }
  const [most] = [...places].toSorted(([, a], [, b]) => b.words.size - a.words.size);
  if (!most || most[1].words.size < SHARED) return null;
  const [at, { source }] = most;
  return { sourceId: sources[source]?.id ?? "", quote: index.quotes[at] ?? "" };
}

/** The claims that nothing supports. */
export const unsupportedClaims = (text: string, sources: ClaimSources): Claim[] =>
  checkClaims(text, sources).filter(({ sourceId }) => sourceId === null);

/** The language in which a text is checked, as a tag, and whether that check is measured. */
export function checkedLanguage(text: string): { language: string; isChecked: boolean } {
  const [language = "en"] = languagesOf(normal(text));
  return { language, isChecked: isChecked(language) };
}

/**
 * Letters speak of more than facts. In a clause without any, a word that no list knows is rather about an attitude than a claim, unless it
 * names a thing.
 */
function grounded(all: readonly Judged[], one: Analysis): Judged[] {
  const { clauses, text } = one;
  const additions = additionsIn(one, all);
  const onTop = onTopIn(one);
  const isAdded = ({ start, isConcrete }: Judged) =>
    additions.some(([from, to]) => start >= from && start < to) ||
    onTop.some(({ span: [from, to], isWork }) => (isConcrete === true || isWork) && start >= from && start < to);
  const sentenceOf = (clause: number) => clauses[clause]?.sentence;
  const factual = new Set(all.filter(({ kind }) => kind !== "statement").map(({ clause }) => clause));
  const listed = new Set(all.filter((part) => isListed(part, all, clauses, text) || isAdded(part)));
  const strange = all.filter(
    (part) => part.kind === "statement" && part.found.length === 0 && !part.isNamed && !listed.has(part),
  );
  const areStrange = new Set(strange);
  const isRetoldAt = remembered((sentence: number | undefined) =>
    isRetold(
      all.filter(({ clause }) => sentenceOf(clause) === sentence),
      areStrange,
    ),
  );
  return all.filter((part) => {
    const { kind, found, isConcrete, isNamed, clause } = part;
    if (kind !== "statement" || found.length > 0) return true;
    if (areStrange.has(part) && isRetoldAt(sentenceOf(clause))) return false;
    return isConcrete || isNamed || listed.has(part) || factual.has(clause);
  });
}

/** “Ventilators, arterial lines and tracheostomies”: what is alone behind a comma or “and”, and follows what a source has, is one thing more. */
function isListed(
  { kind, found, start, end, clause }: Judged,
  all: readonly Judged[],
  clauses: Analysis["clauses"],
  text: string,
): boolean {
  const own = clauses[clause];
  const before = clauses[clause - 1];
  if (kind !== "statement" || found.length > 0 || !own || own.hasFirst || before?.sentence !== own.sentence) return false;
  if (!LINKS.test(text.slice(own.start, start)) || !BEHIND_ITEM.test(text.slice(end, own.end))) return false;
  return all.some((other) => other.clause === clause - 1 && other.found.length > 0 && !other.isWeak);
}
/** “And pintura de cuadros”: one thing with what it is of. */
const BEHIND_ITEM = /^(?:\s(?:de|del|of|du|des|von|der|d['’])\s?(?:la |las |los |les )?\p{L}+)?[\s.!]*$/u;
const LINKS =
  /^[\s,،]*(?:and|und|et|y|e|or|oder|sowie|و)?\s*(?:the|a|an|some|der|die|das|den|ein|eine|le|la|les|des|du|de la|l['’]|un|une|el|los|las|una|unos|unas)?\s*$/u;

/** How many parts of a source's sentence an unsupported word needs beside it. */
const KNOWN = 2;
const ORDINARY = 1;

/** Whether a sentence says one of a source in other words: so many of its parts are there, and few words are strange. */
function isRetold(own: readonly Judged[], strange: ReadonlySet<Judged>): boolean {
  const starts = new Map<number, Set<number>>();
  for (const { start, found, isWeak } of own)
    if (!isWeak) for (const { sentence } of found) starts.set(sentence, (starts.get(sentence) ?? new Set()).add(start));
  const largest = Math.max(0, ...[...starts.values()].map(({ size }) => size));
  const needed = own
    .filter((one) => strange.has(one))
    .reduce((sum, { isKnown, isOrdinary }) => sum + (isKnown ? KNOWN : isOrdinary ? ORDINARY : 1), 0);
  return largest >= needed;
}

/** Neighbours of one kind are one claim: the words of a name. */
function merged(all: readonly Judged[], text: string): Judged[] {
  const result: Judged[] = [];
  for (const one of [...all].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    const isNext =
      last && last.kind === one.kind && last.clause === one.clause && /^[\s&.’'-]*$/.test(text.slice(last.end, one.start));
    if (
      last &&
      isNext &&
      one.start >= last.end &&
      (one.kind === "name" || one.kind === "statement") &&
      (last.found.length === 0) === (one.found.length === 0)
    )
      result[result.length - 1] = { ...last, end: one.end };
    else result.push(one);
  }
  return result;
}

/** Where a clause makes a claim that can be looked up, its ordinary words are not listed besides. */
function withoutNoise(all: readonly Judged[]): Judged[] {
  const hard = new Set(all.filter(({ kind, found }) => found.length === 0 && kind !== "statement").map(({ clause }) => clause));
  return all.filter(({ kind, found, clause }) => kind !== "statement" || (found.length === 0 && !hard.has(clause)));
}
