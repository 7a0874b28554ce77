import { type Analysis, startsSentence } from "./analysis";
import type { ClaimSources } from "./claim";
import { employs, IS_TRAINED, isPost, kindFor } from "./claim-kinds";
import { isDeputyAt, saysDeputy } from "./deputies";
import { FREE } from "./entries-of";
import { isGreeted, isGreeting } from "./greetings";
import { INSTITUTIONS, isInName } from "./institutions";
import type { Judged } from "./judged";
import { isCheckedLanguage, isMeasured, LANGUAGES } from "./language-of";
import { lowSpans, saysWell } from "./levels";
import { normal } from "./normal";
import { offersIn } from "./offers";
import { isOwnLanguage } from "./own-language";
import { BECOMES, BY_OTHERS, CONTRASTS, INTERESTS, LACKS, LIKES, LONGS, TRUTHS, VALUES, VIEWS } from "./phrases";
import { ranksNobody } from "./scopes";
import type { Occurrence, SourceIndex } from "./source-index";
import { ofTask, onlyTookPart } from "./tasks";
import type { Unit } from "./unit";

/** Judges the words of a text: each must be in the sources, said of the person, as a fact, and with the same polarity. */
export function judgeUnits(
  one: Analysis,
  units: readonly Unit[],
  { addressed = [], isMixed = false }: ClaimSources,
  index: SourceIndex,
): Judged[] {
  // Of other languages only numbers, dates, names and what the lexicon knows can be judged.
  const isKnown = one.languages.some(isMeasured);
  const mentioned = new Set(normal(addressed.join(" ")).match(/[\p{L}\p{N}]+/gu) ?? []);
  const offers = offersIn(one);
  return units.flatMap((unit): Judged[] => {
    if (offers.some(([from, to]) => unit.start >= from && unit.start < to)) return [];
    const clause = one.clauses[unit.clause];
    if (!clause) return [];
    const text = one.text.slice(unit.start, unit.end);
    const place = { start: unit.start, end: unit.end, clause: unit.clause };
    const isUnder = clause.under.some(([from, to]) => unit.start >= from && unit.start < to);
    const isEmployer = employs(one, unit);
    const isDeputy = () => isDeputyAt(one.text, unit.start, unit.end) || saysDeputy(one.text.slice(clause.start, clause.end));
    const concepts = unit.found.filter(
      (found) =>
        !(isEmployer && found.isListed && found.entry === FREE) &&
        (isUnder || !(isPost(unit.kind) || unit.kind === "lead") || !found.isUnder) &&
        (found.led === undefined || one.text.slice(clause.start, clause.end).includes(found.led)) &&
        (!found.isDeputy || !(isPost(unit.kind) || unit.kind === "lead") || isUnder || isDeputy()),
    );
    // Who wants to learn something has not done it.
    const isLiking = says(one, clause, LIKES);
    const isDrawn =
      unit.kind === "other" &&
      !clause.hasFirst &&
      one.clauses.some(({ sentence, isWish }) => isWish && sentence === clause.sentence);
    const sameReality = concepts.filter(({ isWish }) => clause.isWish || isLiking || isDrawn || unit.isNegated || !isWish);
    const good = sameReality.filter(
      (found) =>
        found.isNegated === unit.isNegated ||
        (found.isNegated && (clause.negations.length > 0 || says(one, clause, BY_OTHERS))) ||
        found.isWish ||
        (clause.isWish && (unit.kind === "other" || unit.kind === "skill" || unit.kind === "degree") && !unit.isNegated),
    );
    // A single kanji that is part of another word is no claim.
    if (good.length === 0 && concepts.length > 0 && /^\p{sc=Han}$/u.test(text)) return [];
    const isAim =
      clause.isWish && concepts.length === 0 && one.checked[0] === "ja"
        ? unit.kind === "lead"
        : clause.isWish && concepts.length === 0 && says(one, clause, BECOMES);
    if (unit.kind === "lead" && concepts.length === 0 && clause.isWish && sentenceSays(one, clause.sentence, LONGS)) return [];
    // So has who says that they never did.
    const isModest = unit.isNegated && concepts.length === 0;
    if (isModest && says(one, clause, LACKS)) return [];
    if (unit.isNegated && sentenceSays(one, clause.sentence, CONTRASTS)) return [];
    if ((isAim || isModest) && (isPost(unit.kind) || LOOKED_UP.has(unit.kind) || unit.kind === "lead")) return [];
    if (concepts.length === 0 && isNoBoast(unit, one, clause, isLiking)) return [];
    const own = kindFor(unit, one);
    const kind = own === "statement" && isEmployer ? "name" : own;
    // “Ausgebildeter Osteopath” is not supported by “Osteopathie”.
    if (unit.kind === "other" && !unit.isExact && IS_TRAINED.test(one.text.slice(Math.max(0, unit.start - 24), unit.start)))
      if (one.checked[0] === "de" && unit.isCapital) return [{ kind: "title", ...place, found: [] }];
    // “My manager” is someone else, whom the person may mention.
    if (isUnder && isPost(unit.kind) && good.length === 0 && concepts.every(({ isNegated }) => isNegated)) return [];
    const isTrade = unit.kind === "trade";
    // “Fluent Italian” is not supported by “basic Italian”.
    if (claimsMore(unit, good, one, one.text.slice(clause.start, clause.end)))
      return [{ kind: kind === "statement" ? "skill" : kind, ...place, found: [] }];
    if (onlyTookPart(unit, units, index, one.text.slice(clause.start, clause.end))) return [{ kind, ...place, found: [] }];
    const ofObject = () => ofTask(unit, units, index, text);
    const supported =
      good.length > 0 ? (unit.kind === "lead" ? [...good, ...ofObject()] : good) : [...sharedDenial(unit, units), ...ofObject()];
    if (supported.length > 0)
      return [
        {
          kind,
          ...place,
          found: supported,
          ...(/^[\p{sc=Latin}\p{sc=Arabic}]/u.test(text) && { isCapital: unit.isCapital || isPlaceName(one, unit) }),
          isAct: unit.kind === "lead",
          isWeak: unit.isWeak,
          isExact: unit.isExact === true && isDone(unit, index) ? false : unit.isExact,
          isTrade,
          isPersonal: isPersonal(unit),
        },
      ];
    // “I never worked with customers” denies what a source says; “not worked with software” speaks of the software.
    const isDenied = unit.isNegated && !units.some((other) => other.clause === unit.clause && !other.isWeak && other.isNegated);
    const isOfOthers = RELATIVE.test(one.text.slice(clause.start, unit.start));
    if (unit.isWeak && (isOfOthers || !(isDenied && concepts.length > 0))) return [];
    if (isGreeting(one, clause.sentence) || isGreeted(one, unit)) return [];
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (!isEmployer && words.every((word) => mentioned.has(word))) return [];
    if (unit.kind === "other" && concepts.length > 0 && isIncidental(unit, concepts, units)) return [];
    // “X? No, …” mentions it only.
    if (sameReality.length > 0 && isQuestion(one, clause.sentence)) return [];
    if (sameReality.length > 0) return [{ kind: "negation", ...place, found: [] }];
    if (concepts.length > 0) return [{ kind: "wish", ...place, found: [] }];
    // “A first-aid certificate”: what it is of is supported.
    const isOfKnown = (other: Unit) =>
      other.clause === unit.clause &&
      !other.isWeak &&
      other.found.some(
        ({ sentence }) => LOOKED_UP.has(other.kind) || index.proofs.has(sentence) || isShort(index.quotes[sentence] ?? ""),
      );
    if (kind === "degree" && CERTIFICATE.test(text) && units.some(isOfKnown)) return [];
    if (kind === "statement" && (!isKnown || isSoft(one, unit.clause, isMixed))) return [];
    if (unit.kind === "trade" && isAboutOthers(one, unit.clause, isMixed)) return [];
    const mayName = unit.isCapital || one.checked[0] === "de" || !/^\p{sc=Latin}/u.test(text);
    const isNamed = kind === "statement" && mayName && isInName(one, unit.start, unit.end, unit.clause);
    return [
      {
        kind,
        ...place,
        found: [],
        isConcrete: unit.isKnown || isThing(unit, one),
        isKnown: unit.isKnown,
        isNamed,
        isOrdinary: isOrdinary(unit, one),
      },
    ];
  });
}

/** Whether a clause says that something is known well, of which the sources have the basics. */
const claimsMore = (unit: Unit, good: readonly Occurrence[], one: Analysis, clause: string): boolean =>
  !unit.isWeak &&
  !unit.isNegated &&
  good.length > 0 &&
  good.every(({ isBasic }) => isBasic) &&
  lowSpans(one.text).every(([from, to]) => unit.start < from || unit.start >= to) &&
  saysWell(clause);

/** Superlatives and skills of which a clause says that they are a view, a wish or an interest. */
function isNoBoast(unit: Unit, one: Analysis, clause: Analysis["clauses"][number], isLiking: boolean): boolean {
  if (unit.kind === "superlative")
    return clause.isWish || isLiking || sentenceSays(one, clause.sentence, VIEWS) || ranksNobody(one.text.slice(unit.end));
  if (unit.kind !== "skill") return false;
  if (!unit.isNegated && isOwnLanguage(unit, one)) return true;
  return (clause.isWish && says(one, clause, INTERESTS)) || sentenceSays(one, clause.sentence, VALUES);
}

/** “No experience with solar installations”: of the words that are denied together, one must be denied by a source. */
const sharedDenial = (unit: Unit, units: readonly Unit[]): Occurrence[] =>
  !unit.isNegated || unit.isWeak
    ? []
    : units
        .filter((other) => other !== unit && other.clause === unit.clause && other.isNegated && !other.isWeak)
        .filter(({ start, end }) => end - start > 1)
        .flatMap(({ found }) => found.filter((place) => place.isNegated || place.isWish));

/** A known word of a sentence with dates in which the person speaks, as “I drive lorries since 2010”, names no employer. */
const isDone = ({ kind, concepts = [], found }: Unit, { quotes, languages }: SourceIndex): boolean =>
  kind === "other" &&
  concepts.length > 0 &&
  found.some(
    ({ isHeader, sentence }) =>
      isHeader &&
      languages
        .filter(isCheckedLanguage)
        .some((language) => language !== "ar" && LANGUAGES[language].first.test(normal(quotes[sentence] ?? ""))),
  );

/** The sentence that denies or wishes for a word has nothing else of its clause, and other ones have most of it. */
function isIncidental(unit: Unit, places: readonly Occurrence[], units: readonly Unit[]): boolean {
  const unreal = new Set(places.map(({ sentence }) => sentence));
  const others = units.filter(
    (other) => other.clause === unit.clause && other !== unit && !other.isWeak && other.found.length > 0,
  );
  return others.length >= LEAST_OTHERS && others.every(({ found }) => !found.some(({ sentence }) => unreal.has(sentence)));
}
const LEAST_OTHERS = 4;

/** Arabic has no capitals: a word that no list knows behind “in” is a place. */
const isPlaceName = ({ text }: Analysis, { start, isKnown, isWeak }: Unit): boolean =>
  !isKnown &&
  !isWeak &&
  /(?<!\p{L})[وف]?في $/u.test(text.slice(Math.max(0, start - 5), start)) &&
  /^\p{sc=Arabic}/u.test(text.slice(start));

/** “Food Safety Level 3”: what a resume lists by itself is proven. */
const isShort = (text: string): boolean => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 5;

/** Words for a proof of whatever is named besides. */
const CERTIFICATE =
  /^(?:certifi\p{L}*|zertifikat\p{L}*|titulo|titre|diploma|diplom|diplome|qualification|attestation|schein|fortbildung\p{L}*|weiterbildung\p{L}*|lehrgang\p{L}*|schulung\p{L}*|formations?|cursos?|formacion|training|(?:ال)?دوره|دورات|講座|研修|[بو]?(?:ال)?شهاد\p{L}*|[بول]?(?:ال)?امتحان|免許|認定|試験|修了証|資格)$/u;
/** “People who do not work with them.” */
const RELATIVE = /\b(?:who|whose|qui|quien\w*|denen|deren)\b[^,]*$/;
const PERSONAL = new Set(
  "licence,driving licence,certificate,language,english,german,french,spanish,arabic,japanese,portuguese,italian,chinese".split(
    ",",
  ),
);
/** What belongs to no employer by itself: a licence, a language, what any work has, and verbs, which are done to something. */
const isPersonal = ({ kind, concepts = [], isVerb, isGeneral }: Unit): boolean =>
  isVerb === true ||
  isGeneral === true ||
  concepts.some((name) => INSTITUTIONS.has(name)) ||
  ((kind === "skill" || kind === "degree") && concepts.some((name) => PERSONAL.has(name)));
const LOOKED_UP: ReadonlySet<Unit["kind"]> = new Set(["degree", "skill"]);

/** A word that no list knows, with a small letter. German writes nouns with a capital, and kanji are always known. */
const isOrdinary = ({ isKnown, isGeneral, isCapital, start }: Unit, one: Analysis): boolean =>
  isGeneral === true ||
  (!isKnown && (!isCapital || (startsSentence(one.raw, start) && one.checked[0] !== "de")) && one.checked[0] !== "ja");

/** German endings of words for what cannot be touched. */
const ABSTRACT = /(?:ung|ungen|heit|keit|schaft|ion|ionen|tat|ismus|nis|nisse|enz|anz|ment|mut)$/;

/** Whether an unknown word names a thing: a noun of German, or any word of a line without a verb, as resumes have them. */
function isThing({ start, end, isCapital, isGeneral, clause }: Unit, one: Analysis): boolean {
  if (isGeneral) return false;
  if (one.checked[0] === "de" && isCapital && !startsSentence(one.raw, start)) return !ABSTRACT.test(one.text.slice(start, end));
  const sentence = one.sentences[one.clauses[clause]?.sentence ?? 0];
  return !/[.!?…:]["”“»’)]*$/.test(one.raw.slice(sentence?.start ?? 0, sentence?.end)) && !one.clauses[clause]?.hasFirst;
}

/** Clauses in which ordinary words claim nothing of the person's past: wishes, likings, and what is about others. */
function isSoft(one: Analysis, index: number, isMixed: boolean): boolean {
  const clause = one.clauses[index];
  if (!clause) return false;
  const isView =
    says(one, clause, LIKES) || sentenceSays(one, clause.sentence, VALUES) || sentenceSays(one, clause.sentence, VIEWS);
  const isTruth = (!clause.hasFirst || one.checked[0] === "ar") && says(one, clause, TRUTHS);
  return clause.isWish || isView || isTruth || isAboutOthers(one, index, isMixed);
}

type Span = { start: number; end: number };

/** What was looked for in a clause or sentence already: one without end has thousands of words. */
const looked = new WeakMap<Span, Map<RegExp, boolean>>();

function says({ text }: Analysis, span: Span, pattern: RegExp): boolean {
  const known = looked.get(span) ?? new Map<RegExp, boolean>();
  looked.set(span, known);
  const says = known.get(pattern) ?? pattern.test(text.slice(span.start, span.end));
  known.set(pattern, says);
  return says;
}

function sentenceSays(one: Analysis, sentence: number, pattern: RegExp): boolean {
  const span = one.sentences[sentence];
  return span !== undefined && says(one, span, pattern);
}

const isQuestion = (one: Analysis, sentence: number): boolean =>
  /[?？؟]\s*$/.test(one.text.slice(one.sentences[sentence]?.start, one.sentences[sentence]?.end));

/** Questions, and what is said of the reader. */
function isAboutOthers(one: Analysis, index: number, isMixed: boolean): boolean {
  const clause = one.clauses[index];
  const sentence = clause ? one.sentences[clause.sentence] : undefined;
  if (!clause || !sentence) return false;
  if (isQuestion(one, clause.sentence)) return true;
  return !clause.hasFirst && (clause.hasSecond || isMixed);
}
