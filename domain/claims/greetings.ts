import type { Analysis } from "./analysis";
import type { Unit } from "./unit";

const GREETING =
  /^(?:dear|hello|hi|sehr geehrte[rn]?|liebe[rn]?|hallo|guten tag|madame|monsieur|chere?|bonjour|estimad[oa]s?|apreciad[oa]s?|querid[oa]s?|hola|مرحبا|اهلا|السيد|السيده|الساده|حضره|سعاده|حضرات)(?!\p{L})/u;
const GREETING_ENDS = /(?:御中|様|各位)$/u;

/** A line that greets the reader by name. */
export function isGreeting(one: Analysis, sentence: number): boolean {
  const { start, end } = one.sentences[sentence] ?? { start: 0, end: 0 };
  const text = one.text.slice(start, end);
  if (GREETING_ENDS.test(text) && text.length <= 20) return true;
  return GREETING.test(text) && /[,:،]$/.test(text) && (text.match(/\p{L}+/gu)?.length ?? 0) <= 7;
}

/** “Hello Ms Berg, thank you for …”: what is before the first comma greets the reader. */
export function isGreeted(one: Analysis, { start }: Unit): boolean {
  const sentence =
    one.sentences[one.clauses[one.clauses.findIndex((clause) => start >= clause.start && start < clause.end)]?.sentence ?? -1];
  if (!sentence) return false;
  const before = one.text.slice(sentence.start, start);
  return GREETING.test(before) && !/[,،!;:]/.test(before) && (before.match(/\p{L}+/gu)?.length ?? 0) <= 4;
}
