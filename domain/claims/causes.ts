import type { Analysis } from "./analysis";
import type { Judged } from "./judged";
import { LANGUAGES } from "./language-of";
import type { SourceIndex } from "./source-index";

/** That one thing led to another: both must be in one sentence of a source. */
export function causeClaims(one: Analysis, parts: readonly Judged[], index: SourceIndex): Judged[] {
  const { causes } = index;
  return one.sentences.flatMap((sentence, number): Judged[] => {
    const text = one.text.slice(sentence.start, sentence.end);
    const matches = [
      ...text.matchAll(AGENT),
      ...one.checked.flatMap((language) => [...text.matchAll(everywhere(LANGUAGES[language].cause))]),
    ];
    return matches
      .filter((match) => !(IS_REASON.test(match[0]) || isAbility(match[0], text)) || hasOutcome(one, number, parts, index))
      .filter(
        (match) =>
          isUnsupported(one, number, sentence.start + match.index, match[0].length, parts, causes) ||
          (!IS_REASON.test(match[0]) && RESULT.test(text) && isOneSided(one, number, match, parts)),
      )
      .slice(0, 1)
      .map(({ 0: words, index }) => {
        const start = sentence.start + index;
        return { kind: "cause", start, end: start + words.trimEnd().length, clause: clauseAt(one, start), found: [] };
      });
  });
}

/** “Because” also gives a reason for what someone does. Only a result that was reached is claimed as an effect. */
const IS_REASON =
  /^\s*(?:because|since (?:i|we)|weil|da (?:ich|wir)|car|parce qu|puisque?|porque|ya que|puesto que|dado que|(?:لان|لأن)\p{L}*|ので)\s*$/u;
/** “Thanks to my English, I can …”: what someone is able to do is no result that was reached. */
const isAbility = (link: string, sentence: string): boolean => THANKS.test(link) && CAN.test(sentence);
const THANKS =
  /^\s*(?:thanks to|because of|means that|dank|grace (?:a|au|aux)|gracias al?|[وف]?بفضل|おかげ|お陰|ので|により|によって)\s*$/u;
const CAN =
  /\b(?:can|able to|(?:is|are) no|kann|konnen|peux|pouvons|puedo|podemos|know how|weiß|sais|understand|verstehe|comprends|entiendo)\b|(?<!\p{L})(?:استطيع|يمكنني|اعرف|افهم)(?!\p{L})|でき(?:ます|る)|対応|わかり|分かり/u;
const RESULT =
  /\b(?:fell|dropp\w+|declin\w+|rose|grew|increas\w+|improv\w+|reduc\w+|better|fewer|faster|sank\w*|stieg\w*|besser\w*|schneller|weniger|baiss\w+|augment\w+|diminu\w+|recul\w+|progress\w+|mieux|menos|moins|baj\w+|sub[ií]\w+|aument\w+|mejor\w*|redu[cj]\w+|promot\w+|award\w*|won|hired|chosen|selected|elected|appointed|befordert\w*|gewahlt|ausgezeichnet|eingestellt|promue?s?|nommee?s?|embauchee?s?|recrutee?s?|choisie?s?|ascend\w+|elegid\w+|contratad\w+|nombrad\w+)\b|انخفض|ارتفع|تراجع|تحسن|زاد|قل[تل]|ترقي|اختير|عينت|減|増|改善|向上|伸び|昇進|選ばれ|採用され|受賞|任命/u;

function hasOutcome(one: Analysis, sentence: number, parts: readonly Judged[], { amounts }: SourceIndex): boolean {
  const { start, end } = one.sentences[sentence] ?? { start: 0, end: 0 };
  if (RESULT.test(one.text.slice(start, end))) return true;
  return parts.some(
    ({ kind, clause, found }) =>
      kind === "number" &&
      one.clauses[clause]?.sentence === sentence &&
      found.some(
        (place) => amounts.filter((other) => other.sentence === place.sentence && other.source === place.source).length > 1,
      ),
  );
}

function isUnsupported(
  one: Analysis,
  sentence: number,
  at: number,
  length: number,
  parts: readonly Judged[],
  causes: ReadonlySet<number>,
): boolean {
  const splits = splitsOf(one, sentence, at, at + length, parts);
  if (isOwnMerit(one, sentence, at, length, parts, causes)) return true;
  return splits.some((split) => areUnlinked(split, causes)) || (splits.length > 1 && areScattered(splits[0]?.flat() ?? []));
}

/** “Thanks to my work errors fell from 19 to 11”: where no fact is the cause, a source must say that something was. */
function isOwnMerit(
  one: Analysis,
  sentence: number,
  at: number,
  length: number,
  parts: readonly Judged[],
  causes: ReadonlySet<number>,
): boolean {
  const words = one.text.slice(at, at + length + OWN_WITHIN);
  if (!OWN.test(words) && words.search(AGENT) !== 0) return false;
  const own = parts.filter(({ clause, found }) => one.clauses[clause]?.sentence === sentence && found.length > 0);
  const { start, end } = one.sentences[sentence] ?? { start: 0, end: 0 };
  const withNumber = own.filter(({ kind }) => kind === "number");
  const hasResult = withNumber.length === 0 && OWN.test(words) && RESULT.test(one.text.slice(start, end));
  const numbers = hasResult ? own.filter(({ isWeak }) => !isWeak) : withNumber;
  return numbers.length > 0 && !numbers.some(({ found }) => found.some((place) => causes.has(place.sentence)));
}
const OWN =
  /\b(?:my|our|me|mich|moi|mein\w*|unser\w*|mon|ma|mes|notre|nos|mis?|nuestr\w+)\b|私の|自分の|\p{sc=Arabic}{3,}ي(?!\p{L})/u;
/** “I reduced errors to 15”: the writer is the cause. */
const AGENT =
  /\b(?:i|we) (?:\w+ ){0,2}(?:reduced|cut|lowered|raised|increased|improved|halved|doubled|boosted|shortened|slashed|brought (?:\w+ ){1,4}down)\b|\b(?:ich|wir) (?:\S+ ){1,9}(?:gesenkt|gesteigert|reduziert|verringert|erhoht|verbessert|halbiert|verkurzt|verdoppelt)\b|\b(?:senkte|steigerte|reduzierte|verringerte|erhohte|verbesserte|halbierte|verkurzte|verdoppelte)n? (?:ich|wir)\b|\bj['’]ai (?:\S+ )?(?:reduit|augmente|diminue|baisse|ameliore|double|raccourci|accru|ramene)\b|(?<!\p{L})(?:reduje|aumente|baje|mejore|duplique|rebaje|recorte|incremente|disminui)(?: (?:el|la|los|las|en|un|mi|su))(?!\p{L})|(?<!\p{L})(?:خفضت|قللت|رفعت|زدت|حسنت|ضاعفت|قلصت)(?!\p{L})|(?:減らし|削減し|増やし|伸ばし|短縮し|向上させ|下げ|上げ)(?:ました|た。)/gu;
/** How far behind “thanks to” it may be. */
const OWN_WITHIN = 16;

/** “Thanks to the new chart, complaints fell”, where a source has the chart and none the complaints: a result is made up. */
function isOneSided(one: Analysis, sentence: number, { index, 0: words }: RegExpExecArray, parts: readonly Judged[]): boolean {
  const from = (one.sentences[sentence]?.start ?? 0) + index;
  if (one.clauses.some((clause) => clause.sentence === sentence && clause.isWish)) return false;
  return splitsOf(one, sentence, from, from + words.length, parts).some(
    ([left, right]) => left.some(({ isWeak }) => !isWeak) && right.length === 0,
  );
}

/** Where nothing shows which facts are the cause, one sentence must have more than half of them. */
function areScattered(own: readonly Judged[]): boolean {
  const counts = own.flatMap(({ found }) => [...new Set(found.map(placeKey))]);
  return own.length >= MIN_FACTS && !counts.some((key) => counts.filter((other) => other === key).length * 2 > own.length);
}
const MIN_FACTS = 4;

function areUnlinked([left, right]: [Judged[], Judged[]], causes: ReadonlySet<number>): boolean {
  // A side without facts is an opinion: “because reliability matters to me”.
  if (left.length === 0 || right.length === 0) return false;
  const sentences = new Set(
    [...left, ...right].flatMap(({ found }) => found.filter(({ sentence }) => causes.has(sentence)).map(placeKey)),
  );
  return ![...sentences].some((known) => isMostlyIn(known, left) && isMostlyIn(known, right));
}

const global = new WeakMap<RegExp, RegExp>();

/** The same pattern, for all its matches. */
function everywhere(pattern: RegExp): RegExp {
  const known = global.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`);
  global.set(pattern, known);
  return known;
}

/** Whether a sentence of a source has most of one side. What claims nothing by itself counts only where nothing else is there. */
function isMostlyIn(sentence: string, side: readonly Judged[]): boolean {
  const strong = side.filter(({ isWeak }) => !isWeak);
  const telling = strong.length > 0 ? strong : side;
  const here = telling.filter(({ found }) => found.some((place) => placeKey(place) === sentence)).length;
  return (here * 2 > telling.length || (here === 1 && telling.length === 2)) && here >= largestShared(telling);
}

/** How many of them the sentence has that has most. */
function largestShared(side: readonly Judged[]): number {
  const counts = new Map<string, number>();
  for (const { found } of side) for (const key of new Set(found.map(placeKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

const placeKey = ({ source, sentence }: Judged["found"][number]): string => `${source} ${sentence}`;

const clauseAt = (one: Analysis, index: number) =>
  Math.max(
    0,
    one.clauses.findIndex(({ start, end }) => index >= start && index < end),
  );

/** The supported facts on either side of the word that links them. Where it begins the sentence, its clause is the one side. */
function splitsOf(one: Analysis, sentence: number, from: number, to: number, parts: readonly Judged[]): [Judged[], Judged[]][] {
  const own = parts.filter((part) => one.clauses[part.clause]?.sentence === sentence && part.found.length > 0);
  const before = own.filter(({ end }) => end <= from);
  if (before.length > 0) return [[before, own.filter(({ start }) => start >= from)]];
  // “The chart that I made has raised …”: the words that link begin with the one side.
  const [inside, after] = [own.filter(({ end }) => end <= to), own.filter(({ start }) => start >= to)];
  const clause = clauseAt(one, from);
  const end = one.clauses[clause]?.end ?? to;
  const rest = own.filter(({ start }) => start >= end);
  if (rest.length > 0) return [[own.filter(({ start }) => start >= from && start < end), rest]];
  // “Grâce à mon club la collection compte …” without a comma: the first fact is the cause.
  return [
    [own.slice(0, 1), own.slice(1)],
    [inside, after],
  ];
}
