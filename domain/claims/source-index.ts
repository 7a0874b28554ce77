import type { Amount } from "./amounts";
import { analyse } from "./analysis";
import { HINTS_AT_CAUSE } from "./cause-hints";
import type { ClaimSource } from "./claim";
import { compoundConcepts } from "./compounds";
import { japaneseConcepts, phraseAt } from "./concept-finder";
import { lexicon } from "./concepts";
import { isDeputyAt } from "./deputies";
import { entriesOf, FREE } from "./entries-of";
import { abbreviationAt, initialsIn } from "./initials";
import { KnownParts } from "./known-parts";
import { LANGUAGES } from "./language-of";
import { lowSpans } from "./levels";
import { type Moment, type Period, periodsIn } from "./moments";
import { isOfWork } from "./phrases";
import { type Surroundings, surroundings } from "./surroundings";
import type { Word } from "./text-parts";
import { keysOf, kindOf, pairKey } from "./word-keys";

/** A place of the sources where a word or concept occurs. */
export type Occurrence = {
  source: number;
  /** Of all entries; `FREE` for what belongs to none, such as a list of skills. */
  entry: number;
  sentence: number;
  isNegated: boolean;
  isWish: boolean;
  /** About someone else: the manager under whom the person worked. */
  isUnder: boolean;
  /** Beside the dates of its entry, where employer, post and school are. */
  isHeader: boolean;
  isListed: boolean;
  /** Beside “deputy”. */
  isDeputy?: boolean;
  /** Of someone who leads: what, where the word says it. */
  led?: string;
  /** Beside a word such as “basic”. */
  isBasic?: boolean;
};
export type KnownAmount = Occurrence & { amount: Amount } & Surroundings;

export type SourceIndex = {
  languages: string[];
  /** The sentences of all sources, which occurrences name by their number. */
  quotes: string[];
  words: Map<string, Occurrence[]>;
  concepts: Map<number, Occurrence[]>;
  /** Distinct words by their first four letters. */
  byBeginning: Map<string, string[]>;
  /** Distinct long words, in which another one may be. */
  long: string[];
  amounts: KnownAmount[];
  moments: (Moment & Occurrence)[];
  periods: (Period & { entry: number; source: number })[];
  /** Japanese clauses, in which words are found wherever they begin; all of them as one text; what was looked for already. */
  japanese: { text: string; at: Occurrence }[];
  allJapanese: string;
  foundJapanese: Map<string, Occurrence[]>;
  /** Distinct words that may be names: those that are not in Latin letters, and those that are. */
  otherScripts: string[];
  latin: string[];
  /** Which of these a word sounds like, as far as it was looked for. */
  sounds: Map<string, string>;
  /** Sentences with a word such as “alone” or “all”. */
  scopes: Set<number>;
  /** Sentences that say that one thing led to another. */
  causes: Set<number>;
  /** Sentences that name a degree, a certificate, a licence or a course. */
  proofs: Set<number>;
  /** Neighbours at the head of an entry, by the stems of both words. */
  headPairs: Map<string, Occurrence[]>;
  /** Words in a row by their initials, and abbreviations by their letters. */
  initials: Map<string, Occurrence[]>;
  abbreviations: Map<string, Occurrence[]>;
  /** Superlatives, as they are written. */
  mosts: { text: string; at: Occurrence }[];
  /** Words that are only wished for or denied. */
  unreal: Set<string>;
};

type Part = Omit<
  SourceIndex,
  "byBeginning" | "long" | "allJapanese" | "foundJapanese" | "otherScripts" | "latin" | "sounds" | "unreal"
> & {
  entries: number;
  sentences: number;
};

const isCommon = (word: string): boolean => lexicon().neutral.ar.has(word);

const parts = new KnownParts<Part>();
const indexes = new WeakMap<readonly ClaimSource[], { size: number; thisYear: number; index: SourceIndex }>();

/** Everything that sources say, made once for each list of sources. */
export function indexOf(sources: readonly ClaimSource[], thisYear: number): SourceIndex {
  const known = indexes.get(sources);
  if (known && known.size === sources.length && known.thisYear === thisYear) return known.index;
  const index: SourceIndex = {
    languages: [],
    quotes: [],
    words: new Map(),
    concepts: new Map(),
    byBeginning: new Map(),
    long: [],
    amounts: [],
    moments: [],
    periods: [],
    japanese: [],
    allJapanese: "",
    foundJapanese: new Map(),
    otherScripts: [],
    latin: [],
    sounds: new Map(),
    scopes: new Set(),
    causes: new Set(),
    proofs: new Set(),
    mosts: [],
    headPairs: new Map(),
    initials: new Map(),
    abbreviations: new Map(),
    unreal: new Set(),
  };
  let [entries, sentences] = [0, 0];
  for (const [number, source] of sources.entries()) {
    const part = partOf(source, thisYear);
    const copies = new Map<Occurrence, Occurrence>();
    const moved = (one: Occurrence): Occurrence => {
      if (number === 0) return one;
      const known = copies.get(one);
      if (known) return known;
      const entry = one.entry === FREE ? FREE : one.entry + entries;
      const copy = { ...one, source: number, entry, sentence: one.sentence + sentences };
      copies.set(one, copy);
      return copy;
    };
    index.quotes.push(...part.quotes);
    for (const language of part.languages) if (!index.languages.includes(language)) index.languages.push(language);
    for (const [word, found] of part.words) append(index.words, word, found.map(moved));
    for (const [concept, found] of part.concepts) append(index.concepts, concept, found.map(moved));
    index.amounts.push(...part.amounts.map((one) => ({ ...one, ...moved(one) })));
    index.moments.push(...part.moments.map((one) => ({ ...one, ...moved(one) })));
    index.periods.push(
      ...part.periods.map((one) => ({ ...one, source: number, entry: one.entry === FREE ? FREE : one.entry + entries })),
    );
    index.japanese.push(...part.japanese.map(({ text, at }) => ({ text, at: moved(at) })));
    index.mosts.push(...part.mosts.map(({ text, at }) => ({ text, at: moved(at) })));
    for (const [pair, found] of part.headPairs) append(index.headPairs, pair, found.map(moved));
    for (const [letters, found] of part.initials) append(index.initials, letters, found.map(moved));
    for (const [letters, found] of part.abbreviations) append(index.abbreviations, letters, found.map(moved));
    for (const sentence of part.scopes) index.scopes.add(sentence + sentences);
    for (const sentence of part.causes) index.causes.add(sentence + sentences);
    for (const sentence of part.proofs) index.proofs.add(sentence + sentences);
    entries += part.entries;
    sentences += part.sentences;
  }
  index.allJapanese = index.japanese.map(({ text }) => text).join("\n");
  for (const word of index.words.keys()) {
    // A common word such as “company” is no name, however much one sounds like it.
    if (!isCommon(word)) (word.charCodeAt(0) < 0x250 ? index.latin : index.otherScripts).push(word);
    if (word.length >= 4) append(index.byBeginning, word.slice(0, 4), [word]);
    if (word.length >= 7) index.long.push(word);
    if (word.length >= 5 && !isOfWork(word) && index.words.get(word)?.every(({ isWish, isNegated }) => isWish || isNegated))
      index.unreal.add(word);
  }
  indexes.set(sources, { size: sources.length, thisYear, index });
  return index;
}

/** “無事故” denies accidents. */
const WITHOUT = /無(事故|違反|災害|欠勤|遅刻)/gu;
const isAct = (concept: number): boolean => {
  const known = lexicon().concepts[concept];
  return known?.isVerb === true || known?.kind === "lead";
};

const isProof = (concept: number): boolean => {
  const known = lexicon().concepts[concept];
  return known?.kind === "degree" || known?.name === "course" || known?.name === "training";
};

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, values: readonly Value[]) {
  const known = map.get(key);
  if (known) known.push(...values);
  else map.set(key, [...values]);
}

function partOf(source: ClaimSource, thisYear: number): Part {
  return parts.get(source, thisYear, () => makePart(source, thisYear));
}

function makePart(source: ClaimSource, thisYear: number): Part {
  const one = analyse(source.text);
  const periods = one.sentences.map(({ start, end }) => ({ start, end }));
  const within = (index: number) => periods.findIndex(({ start, end }) => index >= start && index < end);
  const allPeriods = periodsIn(one.text, one.moments, thisYear);
  const { entryOf, isHeader, isListed, count } = entriesOf(source, one, allPeriods);
  const at = (index: number, clause = one.clauses.findIndex(({ start, end }) => index >= start && index < end)): Occurrence => {
    const inside = one.clauses[clause];
    const sentence = inside?.sentence ?? Math.max(0, within(index));
    return {
      source: 0,
      entry: entryOf[sentence] ?? FREE,
      sentence,
      isNegated: inside?.negations.some(({ things }) => things === Number.POSITIVE_INFINITY) ?? false,
      isWish: inside?.isWish ?? false,
      isUnder: inside?.under.some(([from, to]) => index >= from && index < to) ?? false,
      isHeader: isHeader[sentence] ?? false,
      isListed: isListed[sentence] ?? false,
    };
  };
  const part: Part = {
    languages: one.languages,
    quotes: one.sentences.map(({ start, end }) => source.text.slice(start, end)),
    words: new Map(),
    concepts: new Map(),
    amounts: one.amounts.map((amount, index) => ({ ...at(amount.start), amount, ...surroundings(one, index) })),
    moments: one.moments.map((moment) => ({ ...moment, ...at(moment.start) })),
    periods: allPeriods.map((period) => ({ ...period, entry: at(period.start).entry, source: 0 })),
    japanese: [],
    scopes: new Set(),
    causes: new Set(),
    proofs: new Set(),
    mosts: [],
    headPairs: new Map(),
    initials: new Map(),
    abbreviations: new Map(),
    entries: count,
    sentences: one.sentences.length,
  };
  const low = lowSpans(one.text);
  // The words of a clause share their place, unless some are about someone else.
  const places = new Map<number, Occurrence>();
  const placeOf = ({ start, end, clause, isNegated }: Word): Occurrence => {
    const isDeputy = isDeputyAt(one.text, start, end);
    const isBasic = low.some(([from, to]) => start >= from && start < to);
    const key = clause * 8 + (isNegated ? 1 : 0) + (isDeputy ? 2 : 0) + (isBasic ? 4 : 0);
    const isShared = (one.clauses[clause]?.under.length ?? 0) === 0;
    const known = isShared ? places.get(key) : undefined;
    const place = known ?? { ...at(start, clause), isNegated, ...(isDeputy && { isDeputy }), ...(isBasic && { isBasic }) };
    if (isShared) places.set(key, place);
    return place;
  };
  for (const { letters, from } of initialsIn(one)) {
    const first = one.words[from];
    if (first) append(part.initials, letters, [placeOf(first)]);
  }
  for (const [index, word] of one.words.entries()) {
    const place = placeOf(word);
    const letters = abbreviationAt(one, index);
    if (letters !== null) append(part.abbreviations, letters, [place]);
    for (const key of keysOf(word, one)) append(part.words, key, [place]);
    const following = one.words[index + 1];
    const pair = following && following.clause === word.clause ? pairKey(word, following, one) : "";
    if (place.isHeader && pair !== "") append(part.headPairs, pair, [place]);
    if (word.isJapanese) continue;
    const phrase = phraseAt(one.words, index, [...new Set([...one.checked, "en" as const])]);
    for (const concept of phrase?.concepts ?? []) append(part.concepts, concept, [place]);
    if (phrase && phrase.to - phrase.from > 1)
      for (const concept of phraseAt([word], 0, one.checked)?.concepts ?? [])
        if (kindOf([concept]) === kindOf(phrase.concepts)) append(part.concepts, concept, [place]);
    const inside = phrase ? [] : compoundConcepts(word.text, one.checked);
    for (const concept of inside) append(part.concepts, concept, [place]);
    const led = one.checked.includes("de") && !place.isDeputy ? LEADER.exec(word.text)?.[1] : undefined;
    if (led) for (const concept of lexicon().forms.de.get("leiten") ?? []) append(part.concepts, concept, [{ ...place, led }]);
  }
  // “Rewrote the night job; it takes 35 minutes”: what was done comes first.
  for (const [concept, places] of part.concepts)
    if (isAct(concept))
      for (const { sentence } of places) if (/[;؛；]/u.test(part.quotes[sentence] ?? "")) part.causes.add(sentence);
  for (const [concept, places] of part.concepts)
    if (isProof(concept)) for (const { sentence } of places) part.proofs.add(sentence);
  for (const [index, clause] of one.clauses.entries()) {
    const text = one.text.slice(clause.start, clause.end);
    if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) {
      part.japanese.push({ text, at: at(clause.start, index) });
      for (const found of japaneseConcepts(text))
        for (const concept of found.concepts)
          append(part.concepts, concept, [
            {
              ...at(clause.start + found.start, index),
              isDeputy: isDeputyAt(one.text, clause.start + found.start, clause.start + found.end),
              isBasic: low.some(([from, to]) => clause.start + found.start >= from && clause.start + found.start < to),
            },
          ]);
      for (const [, thing = ""] of text.matchAll(WITHOUT))
        part.japanese.push({ text: thing, at: { ...at(clause.start, index), isNegated: true } });
    }
    for (const language of one.checked)
      for (const match of text.matchAll(LANGUAGES[language].superlative))
        part.mosts.push({ text: match[0], at: at(clause.start + match.index, index) });
    if (HINTS_AT_CAUSE.test(text) || one.checked.some((language) => LANGUAGES[language].cause.test(text)))
      part.causes.add(clause.sentence);
    if (one.checked.some((language) => text.search(LANGUAGES[language].scope) >= 0)) part.scopes.add(clause.sentence);
  }
  return part;
}

/** The leader of a workshop leads it. */
const LEADER = /(\p{L}{4,}?)s?leiter(?:in)?$/u;
