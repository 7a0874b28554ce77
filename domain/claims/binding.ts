import type { Analysis } from "./analysis";
import { entriesOf, type Judged } from "./judged";
import { LANGUAGES } from "./language-of";
import type { SourceIndex } from "./source-index";

type Placed = Judged & { entries: ReadonlySet<number> };

/** Parts of a clause that belong to different entries: the right number at the wrong employer. */
export function bindingClaims(one: Analysis, parts: readonly Judged[], { periods }: SourceIndex): Judged[] {
  const lasting = new Set(periods.map(({ entry }) => entry));
  // “Journeyman's certificate, 2015” has no work in it: what was learned there is used elsewhere.
  const isLearned = ({ kind, entries }: Placed) => kind !== "name" && ![...entries].some((entry) => lasting.has(entry));
  const placed = parts.flatMap((part): Placed[] => {
    const entries = part.found.length > 0 && !part.isWeak && !part.isPersonal ? entriesOf(part.found) : null;
    return entries ? [{ ...part, entries }] : [];
  });
  const partsOf = byClause(placed);
  const anchorsOf = new Map(
    [...partsOf].map(([clause, each]) => [
      clause,
      ofDifferentEntries(each.filter((part) => isAnchor(part) && !isCounted(part, one) && !isLearnedTrade(part, one))),
    ]),
  );
  return one.clauses.flatMap((clause, number): Judged[] => {
    const own = partsOf.get(number) ?? [];
    // What is wished for belongs to no entry yet.
    if (clause.isWish || FROM_TO.test(one.text.slice(one.sentences[clause.sentence]?.start, clause.end))) return [];
    const anchors = nearestAnchors(one, number, clause.sentence, anchorsOf);
    const hasOwn = anchors.some(
      (anchor) => anchor.clause === number || (anchor.clause === number - 1 && isPlace(one, number - 1)),
    );
    const schools = new Set(own.filter(({ kind }) => kind === "degree").flatMap(({ entries }) => [...entries]));
    const isSeries = SERIES.test(one.text.slice(clause.start, clause.end));
    for (const part of own) {
      if (isPartOfWord(part, one)) continue;
      // “Norway” is not in the line that has “Norwegian”.
      if (part.kind === "name" && part.isExact === false && one.checked[0] !== "de") continue;
      // An ordinary word of a clause that names no entry may be about the person rather than the entry.
      if ((!hasOwn || isSeries) && part.kind === "statement") continue;
      // A trade may be someone else’s, and who has learned it works elsewhere.
      if (part.isTrade || (part.kind !== "number" && isLearnedTrade(part, one))) continue;
      // “After my degree I worked as …” names two entries.
      const others =
        isSeries && (isAnchor(part) || part.found.some(({ isHeader }) => isHeader))
          ? []
          : anchors.filter((anchor) => !isTraining(part, anchor, schools));
      // “At A and at B I …”: what belongs to one of them is bound.
      if (part.kind === "statement" && !isAnchor(part))
        if (
          others.some(
            (anchor) => anchor !== part && anchor.kind === "name" && [...anchor.entries].some((entry) => part.entries.has(entry)),
          )
        )
          continue;
      const other = others.find(
        (anchor) =>
          anchor !== part &&
          !areBothDegrees(anchor, part) &&
          !((isLearned(anchor) && isOfWork(part)) || (isLearned(part) && isOfWork(anchor))) &&
          ![...anchor.entries].some((entry) => part.entries.has(entry)),
      );
      if (other) return [{ kind: "binding", start: part.start, end: part.end, clause: number, found: [] }];
    }
    return [];
  });
}

/** “At Northpine, I kept the rosters”: the phrase before the comma says where. */
function isPlace({ text, clauses }: Analysis, number: number): boolean {
  const clause = clauses[number];
  if (!clause || clauses[number - 1]?.sentence === clause.sentence) return false;
  const words = text.slice(clause.start, clause.end);
  return LEADS_IN.test(words) && !clause.hasFirst && (words.match(/\p{L}+/gu)?.length ?? 0) <= MAX_PLACE;
}
/** “Als gelernte Buchhändlerin” says what someone is, and not where. */
const isLearnedTrade = ({ start }: Judged, { text }: Analysis): boolean =>
  TRAINED_AS.test(text.slice(Math.max(0, start - BEFORE_TRADE), start));
const TRAINED_AS =
  /\b(?:(?:aus)?gelernte[rn]?|ausgebildete[rn]?|examinierte[rn]?|diplomierte[rn]?|trained|qualified|certified|diplomee? (?:de|en|d.)|de formation|titulad[oa] (?:en|como)|formad[oa] (?:en|como)) ?$/u;
const BEFORE_TRADE = 20;
const LEADS_IN = /^\s*(?:at|in|with|for|bei|beim|im|in|an|am|chez|a|au|aux|dans|en|para|لدي|في)\s|(?:では|にて|で)$/u;
const MAX_PLACE = 7;

/** “A florist with a diploma from …”: a school belongs to a trade without having employed the person. */
function isTraining(one: Placed, other: Placed, schools: ReadonlySet<number>): boolean {
  const isOfSchool = ({ entries }: Placed) => [...entries].some((entry) => schools.has(entry));
  return (one.isTrade === true && isOfSchool(other)) || (other.isTrade === true && isOfSchool(one));
}

const isOfWork = ({ kind }: Placed): boolean => kind === "statement" || kind === "number";

/** “After my certificate I took the diploma.” */
const areBothDegrees = (one: Placed, other: Placed): boolean => one.kind === "degree" && other.kind === "degree";

function byClause(placed: readonly Placed[]): Map<number, Placed[]> {
  const found = new Map<number, Placed[]>();
  for (const part of placed) {
    const before = found.get(part.clause);
    if (before) before.push(part);
    else found.set(part.clause, [part]);
  }
  return found;
}

/** One anchor for each set of entries: a sentence without end has thousands that say the same. */
const ofDifferentEntries = (anchors: readonly Placed[]): Placed[] => [
  ...new Map(anchors.map((anchor) => [[...anchor.entries].sort((a, b) => a - b).join(), anchor])).values(),
];

/** “Trained four apprentices”: a trade that is counted is not the person's. */
const isCounted = ({ isTrade, start }: Judged, { amounts }: Analysis): boolean =>
  isTrade === true && amounts.some(({ end }) => end <= start && start - end <= NEAR);
const NEAR = 8;

/** Kanji or kana within a longer word of the source. */
const isPartOfWord = ({ isExact, kind, start, end }: Judged, { text }: Analysis): boolean =>
  kind === "statement" && isExact === false && /[\p{sc=Han}\p{sc=Katakana}]/u.test(text.slice(start, end));

const SERIES =
  /\b(?:then|danach|anschließend|daraufhin|puis|ensuite|luego|posteriormente|(?:moved|switched|changed|went) from|wechsel\w+ ich von|(?:passe|passee) (?:de|du)|pase de|after|before|following|prior to|nach|vor|apres|avant|tras|antes|despues)\b|(?<!\p{L})(?:بعد|قبل|ثم|انتقلت)(?!\p{L})|[後前]|続いて|から[^。]{1,12}(?:移|転)/u;

/** “From Hull to Saltmere” names two entries. */
const FROM_TO =
  /^\s*(?:from .+ to\b|vom? .+ (?:zum?|zur|bis)\b|d(?:e|u|es) .+ (?:a|au|aux)\b|d['’].+ (?:a|au|aux)\b|del? .+ al?\b|من .+ الي(?!\p{L}))/u;

/** What belongs to the head of an entry: employer, school, post, dates. */
const isAnchor = ({ found, kind, isAct, isExact, isCapital }: Judged): boolean => {
  if (kind === "number" || isAct) return false;
  const isHead = ({ isHeader }: Judged["found"][number]) => isHeader;
  // An ordinary word names an entry only as it is written there, and nowhere else.
  return kind === "statement" ? isExact !== false && isCapital !== false && found.every(isHead) : found.some(isHead);
};

const isLater = ({ checked }: Analysis, text: string): boolean =>
  SERIES.test(text) || checked.some((language) => LANGUAGES[language].now.test(text));

/** The anchors of a clause; those of the clause before it in the same sentence where it has none, or behind it. */
function nearestAnchors(one: Analysis, number: number, sentence: number, anchorsOf: ReadonlyMap<number, Placed[]>): Placed[] {
  const isSame = (clause: number) => one.clauses[clause]?.sentence === sentence;
  const own = one.clauses[number];
  // “…, and now as the officer for four villages” is no longer about what comes before.
  if (own && one.clauses[number - 1]?.sentence === sentence && isLater(one, one.text.slice(own.start, own.end)))
    return anchorsOf.get(number) ?? [];
  for (let at = number; at >= 0 && isSame(at); at--) if ((anchorsOf.get(at)?.length ?? 0) > 0) return anchorsOf.get(at) ?? [];
  for (let at = number + 1; isSame(at); at++) if ((anchorsOf.get(at)?.length ?? 0) > 0) return anchorsOf.get(at) ?? [];
  return [];
}
