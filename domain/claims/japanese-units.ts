import type { Analysis } from "./analysis";
import { type ConceptKind, isGeneral, lexicon } from "./concepts";
import type { Occurrence, SourceIndex } from "./source-index";
import { ofConcepts, ofWord } from "./support";
import type { Word } from "./text-parts";
import { isHard, type Unit } from "./unit";
import { kindOf } from "./word-keys";

const IS_CONTENT = /[\p{sc=Han}\p{sc=Katakana}]/u;

/** Runs of kanji and katakana have no spaces: they are covered by words of the lexicon and of the sources, the longest first. */
export function japaneseUnits(word: Word, one: Analysis, index: SourceIndex): Unit[] {
  if (!IS_CONTENT.test(word.text)) return hiraganaName(word, one, index);
  const { pieces, forms, neutral } = lexicon();
  const units: Unit[] = [];
  const push = (from: number, to: number, kind: ConceptKind, found: Occurrence[], concepts: readonly number[] = []) =>
    units.push({
      start: word.start + from,
      end: word.start + to,
      clause: word.clause,
      kind,
      isCapital: false,
      isNegated: word.isNegated,
      // A kanji by itself is a verb or an adjective, whose ending is in hiragana.
      isKnown: to - from > 1 && !isGeneral(concepts),
      isGeneral: isGeneral(concepts),
      // “パンを作る”: a verb by itself may be a task; “製作” says what was made.
      ...(kind === "lead" && word.text.length === 1 && { concepts: concepts.map((id) => lexicon().concepts[id]?.name ?? "") }),
      isVerb: concepts.length > 0 && concepts.every((id) => lexicon().concepts[id]?.isVerb === true),
      found,
      isExact:
        (to - from > 1 || !/\d/.test(one.text.charAt(word.start + from - 1))) &&
        (!found.some(({ isHeader }) => isHeader) || isWhole(word.text.slice(from, to), index)),
    });
  const { text } = word;
  let unknown: number | null = null;
  const flush = (to: number) => {
    if (unknown !== null) push(unknown, to, "other", soundOf(text.slice(unknown, to), index));
    unknown = null;
  };
  for (let at = 0; at < text.length; ) {
    const piece = pieces.get(text.charAt(at))?.find((one) => text.startsWith(one, at)) ?? "";
    const own = ownPiece(text, at, piece.length, index);
    if (own > piece.length && own >= 2) {
      flush(at);
      push(at, at + own, kindOf(forms.ja.get(text.slice(at, at + own)) ?? []), inSources(index, text.slice(at, at + own)));
      at += own;
    } else if (piece !== "" && !(piece.length === 1 && unknown !== null && !forms.ja.has(piece) && text.length > 2)) {
      flush(at);
      const concepts = forms.ja.get(piece);
      const kind = concepts ? kindOf(concepts) : "other";
      // “長く” is long, and no head of anything; “最大24” is up to 24.
      if (concepts && text !== "長" && !(piece === "最大" && /^\d/.test(one.text.slice(word.start + at + 2)))) {
        const places = ofConcepts(index, concepts);
        push(at, at + piece.length, kind, isHard(kind) ? places : [...places, ...inSources(index, piece)], concepts);
        if (neutral.ja.has(piece) && !isHard(kind) && kind === "other" && units.at(-1)?.found.length === 0) units.pop();
      }
      at += piece.length;
    } else {
      const single = /\p{sc=Han}/u.test(text.charAt(at)) && text.length === 1 ? inSources(index, text.charAt(at)) : [];
      if (single.length > 0) push(at, at + 1, "other", single);
      else unknown ??= at;
      at++;
    }
  }
  flush(text.length);
  return units;
}

function inSources(index: SourceIndex, text: string): Occurrence[] {
  const known = index.foundJapanese.get(text);
  if (known) return known;
  const found = index.japanese.filter((one) => one.text.includes(text)).map(({ at }) => at);
  index.foundJapanese.set(text, found);
  return found;
}

const IS_JOINED = /[\p{sc=Han}\p{sc=Katakana}ー]/u;

/** Whether a source has it as the end of a word: research is not yet the researcher of the head of an entry. */
const isWhole = (piece: string, { japanese }: SourceIndex): boolean =>
  japanese.some(({ text }) => {
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
      if (!IS_JOINED.test(text.charAt(at + piece.length))) return true;
    return false;
  });

/** How long the longest piece is that a source has and that begins here. A source that has a piece has its beginnings, too. */
function ownPiece(text: string, at: number, least: number, index: SourceIndex): number {
  const shortest = Math.max(1, least) + 1;
  let length = shortest;
  while (at + length <= text.length && index.allJapanese.includes(text.slice(at, at + length))) length++;
  return length > shortest ? length - 1 : 0;
}

const soundOf = (text: string, index: SourceIndex): Occurrence[] =>
  /^[\p{sc=Katakana}ー]{3,}$/u.test(text) ? ofWord(index, text, []) : [];

const INSTITUTION =
  /^(?:\p{sc=Han}{0,6}(?:会社|運輸|医院|病院|建設|製紙|大学|学校|学園|商店|工業|銀行|市役所|歯科|薬局|保育園|幼稚園|商事|食品))/u;

const BEHIND =
  /(?:旅館|民宿|ホテル|食堂|料亭|居酒屋|カフェ|ベーカリー|保育園|幼稚園|医院|クリニック|病院|薬局|書店|工房|商店|美容室|学園|施設|ホーム)$/u;
const LONGEST_NAME = 8;

/** “旅館しらかば”: a name in hiragana behind an institution, as a source has it. */
function namedBehind(
  text: string,
  start: number,
  one: Analysis,
  index: SourceIndex,
): Pick<Unit, "start" | "end" | "found"> | null {
  const before = BEHIND.exec(one.text.slice(Math.max(0, start - LONGEST_NAME), start))?.[0];
  if (before === undefined) return null;
  for (let length = Math.min(LONGEST_NAME, text.length); length >= 2; length--) {
    const found = inSources(index, before + text.slice(0, length));
    if (found.length > 0) return { start: start - before.length, end: start + length, found };
  }
  return null;
}

/** Hiragana are grammar, unless they begin the name of an employer. */
function hiraganaName({ text, start, end, clause }: Word, one: Analysis, index: SourceIndex): Unit[] {
  const named = namedBehind(text, start, one, index);
  if (named) return [{ ...named, clause, kind: "other", isCapital: true, isNegated: false, isKnown: true }];
  const name = /(?:^|[はがをにでとのもへや])((?!の)[^はがをにでともへや]{2,6})$/u.exec(text)?.[1];
  if (
    name === undefined ||
    /(?:より|から|まで|にて|および|かつ|また|して|[きかしい]な|[かたしきな]い)$/u.test(name) ||
    !INSTITUTION.test(one.text.slice(end, end + 12))
  )
    return [];
  const found = inSources(index, name);
  return [
    {
      start: start + text.length - name.length,
      end,
      clause,
      kind: "other",
      isCapital: true,
      isNegated: false,
      isKnown: true,
      found,
    },
  ];
}
