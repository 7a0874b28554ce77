import { sentencesOf } from "@/domain/ai/sentences";

type Place = { start: number; end: number };

/** A text without the sentences that contain any of the places; paragraphs stay, and those with nothing left are dropped. */
export function withoutClaims(text: string, claims: readonly Place[]): string {
  let rest = "";
  let last = 0;
  for (const sentence of sentencesOf(text)) {
    if (claims.some(({ start, end }) => start < sentence.end && end > sentence.start)) continue;
    // The text between it and the one before, breaks of lines before spaces.
    const between = text.slice(last, sentence.start);
    const breaks = between.match(/\n/g)?.length ?? 0;
    if (rest !== "") rest += breaks > 1 ? "\n\n" : breaks === 1 ? "\n" : " ";
    rest += sentence.text;
    last = sentence.end;
  }
  return rest;
}
