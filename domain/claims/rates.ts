import { ratesIn } from "./amounts";
import type { Analysis } from "./analysis";
import type { Judged } from "./judged";
import { normal } from "./normal";
import type { SourceIndex } from "./source-index";

/** “Daily business”, “au quotidien”, “day to day”: how things are, and not how often. */
const NO_RATE =
  /\b(?:daily (?:work|life|business|routine|bread|tools?|practice|tasks?|contact)|tagliche[nrms]? \p{L}+|(?:au|du|mon|notre|le|leur) quotidien|quotidien\w* (?:de|des|du)|\p{L}+ quotidien\w*|dia a dia|\p{L}+ diari[oa]s?|each day|every day(?= (?:is|brings|with))|jour apres jour|tag fur tag|day (?:by|to|after) day)\b|日々|毎日の/gu;

/** “I do it daily” is not supported by “twice a week”: where all that a source says of a thing has another rate. */
export function rateClaims(one: Analysis, parts: readonly Judged[], index: SourceIndex): Judged[] {
  return one.clauses.flatMap(({ start, end, isWish }, clause): Judged[] => {
    const text = one.text.slice(start, end).replace(NO_RATE, (same) => " ".repeat(same.length));
    const rates = isWish ? [] : ratesIn(text);
    if (rates.length === 0 || one.amounts.some((amount) => amount.start >= start && amount.end <= end)) return [];
    const own = parts.filter((part) => part.clause === clause && part.found.length > 0);
    const strong = own.filter(({ isWeak }) => !isWeak);
    const other = (strong.length > 0 ? strong : own).find((part) => {
      const { found, kind } = part;
      return (
        kind !== "date" &&
        found.every(({ sentence, isHeader }) => {
          // The head of an entry also names the employer, whom a rate is not about.
          const known =
            isHeader && kind !== "statement" ? [] : ratesBeside(one.text.slice(part.start, part.end), index, sentence);
          return known.length > 0 && !known.some((rate) => rates.includes(rate));
        })
      );
    });
    return other ? [{ kind: "number", start: other.start, end: other.end, clause, found: [] }] : [];
  });
}

/** Of a list, the rates of the item that has the very word. */
function ratesBeside(word: string, index: SourceIndex, sentence: number): string[] {
  const all = ratesOf(index, sentence);
  if (all.length === 0) return all;
  const lists = listed.get(index) ?? new Map<number, { text: string; rates: string[] }[]>();
  listed.set(index, lists);
  const split = () =>
    normal(index.quotes[sentence] ?? "")
      .split(/[,،、;]/)
      .map((text) => ({ text, rates: ratesIn(text) }));
  const items = lists.get(sentence) ?? split();
  lists.set(sentence, items);
  return items.find(({ text }) => text.includes(word))?.rates ?? all;
}
const listed = new WeakMap<SourceIndex, Map<number, { text: string; rates: string[] }[]>>();

const known = new WeakMap<SourceIndex, Map<number, string[]>>();

function ratesOf(index: SourceIndex, sentence: number): string[] {
  const all = known.get(index) ?? new Map<number, string[]>();
  known.set(index, all);
  const rates = all.get(sentence) ?? ratesIn(normal(index.quotes[sentence] ?? ""));
  all.set(sentence, rates);
  return rates;
}
