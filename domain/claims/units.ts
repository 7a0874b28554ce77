import { type Analysis, isNameLike, startsSentence } from "./analysis";
import { phraseAt } from "./concept-finder";
import { type ConceptKind, isGeneral, lexicon } from "./concepts";
import { abbreviationAt } from "./initials";
import { japaneseUnits } from "./japanese-units";
import { isNeutral } from "./neutral";
import type { Occurrence, SourceIndex } from "./source-index";
import { stemOf } from "./stems";
import { ofBeginning, ofConcepts, ofExactWord, ofPart, ofWord, partsOf } from "./support";
import type { Word } from "./text-parts";
import { isThingOfWords, spelledOut } from "./things-of-words";
import { isHard, type Unit } from "./unit";
import { areOthers, COUNTED, IS_ACTIVITY, IS_ADJECTIVE, isActive, isOfLanguage, isRankForm, withoutDegrees } from "./word-forms";
import { keysOf, kindOf, pairKey } from "./word-keys";

/** Phrases that only look like a claim. */
const POLITE =
  /(?<!\p{L})(?:منذ (?:صغري|طفولتي)|انقل (?:هذه|خبرتي|تجربتي|ما))|(?:easy|easier|hard|difficult) to manage|(?:(?<=(?:,|\by|\bet|personas?|personnes?|muy|tres)\s)responsables?|\bresponsables?(?=\s?,\s\p{L}+[oae]s?\b|\s(?:y|et)\s(?!de)))(?!\s(?:de|du|des|d['’]|del))|(?<=\b(?:keep|kept|keeping)\b.{0,60}\s)running\b|\b(?:coups? de main|main-forte|zur hand|lend a hand|echar una mano|desde (?:cri[oa]|nin[oa]|pequen[oa]|chic[oa]|joven)|depuis tout petite?|von klein auf|vor ort|sur place|(?:viel|mehr|langjahrige|reichlich|jede menge) praxis|(?:llev\w+|va|van|sientan?|trabaj\w+|aprend\w+|entiend\w+|funcionan?|conoc\w+|salen?|me siento) mejor|mejor (?:con|cuando|si)|my word|in the course of|(?:au detour d.)?une conversation|a conversation|im laufe|au cours d\S*|en el (?:curso|transcurso) de|taught me|teaching myself|taught myself|self-taught|lehrte mich|manage[sd]? (?:to|around|about|up to|roughly|some)|in order|in the long run|run smoothly|learned the ropes|a permis d\S*|permis de \p{L}+r|une histoire de|une (?:grande )?premiere|au sein d\S*|de la mano|a la mano|por supuesto|mesilla de noche|de jour en jour|prendre en charge|prends? (?:egalement )?en charge|am ende des tages|(?:hinter (?:das|dem|einem)|am) steuer|behind the wheel|au volant|derriere le volant|al volante|unter druck|best (?:regards|wishes)|hiring manager|human resources|besten dank|besten gru\S+|beste gru\S+|meilleures salutations|meilleurs sentiments|first of all|at first|me dirijo|master's? degree of|first name|plain language|body language|(?:do|did|doing|give|gave|try|tried) (?:my|our|their) (?:very )?best|best practices?|at (?:its|my|their) best|(?:works?|like|love|enjoy) best|(?:mein|unser) bestes|am besten|de mon mieux|le meilleur de moi|meilleurs delais|meilleures conditions|lo mejor de mi|de la mejor manera|mejor manera)(?!\p{L})/gu;

/** The parts of a text that claim something. Neutral words are none, unless they are a rank, a degree or a skill. */
export function unitsOf(one: Analysis, index: SourceIndex): Unit[] {
  const polite = [...one.text.matchAll(POLITE)].map(({ 0: { length }, index: at }) => [at, at + length] as const);
  const words = one.words;
  const spelled = spelledOut(one, index);
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const next = at + 1;
    if (word.isJapanese) {
      units.push(...japaneseUnits(word, one, index));
      at = next;
      continue;
    }
    const verb = joined(word, one);
    if (verb !== null && wordOccurrences(verb, one, index).length > 0) {
      units.push({
        start: word.start,
        end: word.end,
        clause: word.clause,
        kind: "other",
        isCapital: false,
        isNegated: word.isNegated,
        isKnown: true,
        found: wordOccurrences(verb, one, index),
      });
      at = next;
      continue;
    }
    // “Lade … ein”.
    if (verb !== null && isNeutral({ text: verb }, one.checked)) {
      at = next;
      continue;
    }
    const phrase = phraseAt(words, at, [...new Set([...one.checked, "en" as const])]);
    const to = phrase?.to ?? next;
    const last = words[to - 1] ?? word;
    const all = words.slice(at, to);
    const head = phrase || word.isJapanese ? null : headOf(word, one);
    if (!phrase && head === null && isPlainCompound(word, one, index)) {
      at = next;
      continue;
    }
    const areNeutral = all.every((each) => isNeutral(each, one.checked) && !isNameLike(each, one.raw, one.checked));
    // A neutral word is a rank only in the very form that the lexicon has.
    const known = phrase?.concepts ?? [];
    const concepts =
      all.length > 1 ? known : isActive(word, one) ? withoutDegrees(known) : isExact(word, one) ? known : withoutRanks(known);
    const isForm = all.length === 1 && !isExact(word, one);
    if (head !== null) {
      units.push(compoundTitle(word, head, one, index));
      at = next;
      continue;
    }
    const own = !phrase || (areNeutral && isForm) ? "other" : kindOf(concepts);
    const isAdjective =
      own === "skill" && all.length === 1 && !isExact(word, one) && IS_ADJECTIVE.test(word.text) && !isOfLanguage(word, one);
    const isCounted =
      (RANKS.has(own) && all.length === 1 && areOthers(word, one)) ||
      (own === "trade" &&
        one.amounts.some(
          ({ end }) => end <= word.start && word.start - end <= COUNTED && !/[.,;:]/.test(one.text.slice(end, word.start)),
        ));
    // German ranks are nouns: “gepflegt” is no nurse, and “angelegt” no semi-skilled worker.
    const isNoNoun =
      RANKS.has(own) && all.length === 1 && one.checked[0] === "de" && !word.isCapital && !startsSentence(one.raw, word.start);
    const isInexact = RANKS.has(own) && all.length === 1 && !isExact(word, one) && !isRankForm(word, one);
    const kind =
      isCounted || isNoNoun || isInexact || (own === "trade" && IS_ACTIVITY.test(word.text)) || isAdjective ? "other" : own;
    const isPolite = polite.some(([start, end]) => word.start >= start && word.end <= end);
    const isTrivial =
      isPolite || word.text.replace(/ـ/g, "").length < 2
        ? !isTelling(word, words[at - 1])
        : kind === "other" && areNeutral && !isActive(word, one) && !isThingOfWords(all, concepts);
    const isUnreal = isTrivial && !phrase && !isPolite && index.unreal.has(word.text);
    const same = isUnreal
      ? ofExactWord(index, word.text)
      : isTrivial && (isPolite || !phrase)
        ? []
        : [...new Set(occurrencesOf(all, kind, concepts, one, index))];
    const short = same.length > 0 ? null : abbreviationAt(one, at);
    const found = [...same, ...(isTrivial ? [] : (spelled.get(at) ?? index.initials.get(short ?? "") ?? []))];
    if (!isTrivial || found.length > 0)
      units.push({
        start: word.start,
        end: last.end,
        text: one.text.slice(word.start, last.end),
        clause: word.clause,
        kind,
        isCapital: word.isCapital,
        isNegated: word.isNegated,
        isKnown: phrase !== null && !isAdjective && !isCounted && !isGeneral(concepts),
        isGeneral: isCounted || isGeneral(concepts),
        isPerson: RANKS.has(kindOf(concepts)),
        isVerb: concepts.length > 0 && concepts.every((id) => lexicon().concepts[id]?.isVerb === true),
        found,
        concepts: concepts.map((id) => lexicon().concepts[id]?.name ?? ""),
        isWeak: isTrivial,
        isExact: all.every(({ text }) => index.words.has(text)),
        ...(isUnreal && { isUnreal }),
      });
    at = to;
  }
  return [...units, ...headedNames(one, index)];
}

/** Names of ordinary words, such as “New Bridge House”: two words beside each other as at the head of an entry. */
function headedNames(one: Analysis, index: SourceIndex): Unit[] {
  return one.words.flatMap((word, at): Unit[] => {
    const next = one.words[at + 1];
    if (!next || next.clause !== word.clause || word.isJapanese) return [];
    // Latin letters write names with capitals.
    if (!word.isCapital && !next.isCapital && word.text.charCodeAt(0) < FIRST_OF_OTHERS) return [];
    const found = index.headPairs.get(pairKey(word, next, one)) ?? [];
    if (found.length === 0) return [];
    return [
      {
        start: word.start,
        end: next.end,
        clause: word.clause,
        kind: "name",
        isCapital: true,
        isNegated: false,
        isKnown: true,
        found,
      },
    ];
  });
}

const FIRST_OF_OTHERS = 0x370;

/** A single capital letter tells something behind a word such as “licence”: a class, a level, a language. */
const isTelling = ({ isCapital, text }: Word, before: Word | undefined): boolean =>
  isCapital &&
  text.length === 1 &&
  before !== undefined &&
  /^(?:permis|permiso|permit|carne|klasse|class|category|categorie|licen[cs]e|fuhrerschein|in|mit|en|avec|con|and|und|et)$/.test(
    before.text,
  ) &&
  !/^[iayeouà]$/.test(text);

const isExact = ({ text }: Word, one: Analysis): boolean => one.checked.some((language) => lexicon().forms[language].has(text));

/** “Coordino” is a verb, though a coordinator begins alike: where a form is both, it is a rank only as the lexicon has it. */
function withoutRanks(concepts: readonly number[]): readonly number[] {
  const others = concepts.filter((id) => !RANKS.has(lexicon().concepts[id]?.kind ?? "other"));
  return others.length > 0 ? others : concepts;
}
const RANKS: ReadonlySet<ConceptKind> = new Set(["title", "trade"]);

function occurrencesOf(
  words: readonly Word[],
  kind: ConceptKind,
  concepts: readonly number[],
  one: Analysis,
  index: SourceIndex,
): Occurrence[] {
  const found = ofConcepts(index, concepts);
  // A rank is no other form of a word: “managed” supports no manager.
  if (kind === "skill" && words.length > 1) return found;
  if (kind === "skill") {
    const all = [...found, ...words.flatMap((word) => ofStem(word, one, index))];
    // “Allergene” is in “Allergenkennzeichnung”.
    return all.length > 0 || !one.checked.includes("de") ? all : words.flatMap(({ text }) => ofBeginning(index, text));
  }
  // “Responsable de”, where a source has “responsable”.
  const [head, ...others] = words;
  if (isHard(kind) && head && others.length > 0 && found.length === 0 && others.every((word) => isNeutral(word, one.checked)))
    return IS_RESPONSIBLE.test(head.text) ? ofExactWord(index, head.text) : found;
  if (isHard(kind)) return words.length > 1 ? found : [...found, ...words.flatMap(({ text }) => ofExactWord(index, text))];
  if (words.length > 1) {
    const each = words.filter((word) => !isNeutral(word, one.checked)).map((word) => wordOccurrences(word.text, one, index));
    return [...found, ...together(each)];
  }
  return [...found, ...words.flatMap((word) => wordOccurrences(word.text, one, index, isNameLike(word, one.raw, one.checked)))];
}

const IS_RESPONSIBLE = /^(?:responsab|responsible|verantwort|مس[وء]?ول)/u;

/** “Berufspraxis”: a German compound of words that claim nothing. */
const isPlainCompound = (word: Word, one: Analysis, index: SourceIndex): boolean =>
  word.isCapital &&
  one.checked[0] === "de" &&
  partsOf(word.text, (part) => part.length >= LEAST_STEM && isNeutral({ text: part }, ["de"])) !== null &&
  wordOccurrences(word.text, one, index).length === 0;

/** The rank or trade that a German compound ends with: a “Filialleiter” leads; null for other words. */
function headOf({ text, isCapital }: Word, one: Analysis): { from: number; concepts: readonly number[] } | null {
  if (!isCapital || one.checked[0] !== "de" || isNeutral({ text }, one.checked)) return null;
  const { forms } = lexicon();
  for (let from = 3; from <= text.length - 4; from++) {
    const concepts = forms.de.get(text.slice(from)) ?? forms.de.get(text.slice(from).replace(/in(?:nen)?$/, ""));
    if (concepts && (RANKS.has(kindOf(concepts)) || text.endsWith("meister"))) return { from, concepts };
  }
  return null;
}

/** A source has the very word, or both of its parts together. */
function compoundTitle(
  word: Word,
  { from, concepts }: { from: number; concepts: readonly number[] },
  one: Analysis,
  index: SourceIndex,
): Unit {
  const exact = keysOf(word, one).flatMap((key) => ofExactWord(index, key));
  const first = wordOccurrences(word.text.slice(0, from).replace(/(?<=\p{L}{3})(?:s|n|en)$/u, ""), one, index);
  return {
    start: word.start,
    end: word.end,
    clause: word.clause,
    kind: kindOf(concepts),
    isCapital: true,
    isNegated: word.isNegated,
    isKnown: true,
    found: exact.length > 0 ? exact : together([ofConcepts(index, concepts), first]),
    concepts: concepts.map((id) => lexicon().concepts[id]?.name ?? ""),
    isExact: exact.length > 0,
  };
}

const LEAST_STEM = 4;

/** Where a source has a form of the word. */
const ofStem = (word: Word, one: Analysis, index: SourceIndex): Occurrence[] =>
  keysOf(word, one)
    .filter((key) => key === word.text || key.length >= LEAST_STEM)
    .flatMap((key) => index.words.get(key) ?? []);

/** Places of the first word in entries that have all of them. */
function together(each: readonly Occurrence[][]): Occurrence[] {
  const [first = [], ...others] = each;
  return first.filter(({ sentence }) => others.every((other) => other.some((place) => place.sentence === sentence)));
}

const PARTICLES = /^(?:ab|an|auf|aus|bei|ein|vor|zu|durch|mit|um|nach|her|hin|weiter|zuruck)$/;

/** “führte … ein” is a form of “einführen”. */
function joined({ text, clause, end }: Word, one: Analysis): string | null {
  if (!one.checked.includes("de")) return null;
  const particle = one.words.findLast((other) => other.clause === clause);
  return particle && particle.start > end && PARTICLES.test(particle.text) ? `${particle.text}${text}` : null;
}

/** A name is no part of another one: Zara is not in Zaragoza. */
function wordOccurrences(word: string, one: Analysis, index: SourceIndex, isName = false): Occurrence[] {
  const found = ofWord(index, word, one.checked);
  if (found.length > 0 || isName) return found;
  const stem = one.checked.includes("de") ? stemOf(word, "de") : word;
  // “Verkaufte” is in “Fahrkartenverkauf”.
  const inside = [...ofPart(index, word), ...(stem !== word && stem.length >= LEAST_STEM ? ofPart(index, stem) : [])];
  if (inside.length > 0) return inside;
  const known = new Map<string, Occurrence[]>();
  const places = (part: string) => {
    const before = known.get(part);
    if (before) return before;
    const concepts = one.checked.flatMap((language) => lexicon().forms[language].get(part) ?? []);
    const hits = isHard(kindOf(concepts))
      ? ofConcepts(index, concepts)
      : [...ofConcepts(index, concepts), ...ofWord(index, part, one.checked), ...ofPart(index, part)];
    known.set(part, hits);
    return hits;
  };
  const parts = partsOf(word, (part) => places(part).length > 0);
  return parts ? together(parts.map(places)) : [];
}
