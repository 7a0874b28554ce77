import { sentencesOf } from "./sentences";

/** The beginning of an element or a comment, or what may become one; a lone “<” before a space or a digit is none. */
const MARKUP = /<(?![\s\d])/;
const CERTAIN_MARKUP = /<[a-z!/?]/i;
/** A sentence can only have ended near one of these. */
const MAY_END = /[.!?…。！？\n]/;
/** Quotation marks and brackets may follow the end of a sentence before the space that proves it. */
const NEAR = 8;

/**
 * Passes a text that arrives in pieces on by whole sentences, so that each can be checked before it is shown. The pieces together are the
 * text. `rest` is what remains at the end. Of a sentence longer than `maxHeld` the words so far are passed on.
 */
export function finishedSentences(maxHeld = Number.POSITIVE_INFINITY): { next: (piece: string) => string; rest: () => string } {
  let held = "";
  let waitsForEnd = false;
  return {
    next: (piece) => {
      held += piece;
      // A long answer in small pieces is not read again for each.
      if (waitsForEnd) return "";
      const end = MAY_END.test(held.slice(-piece.length - NEAR)) ? finishedUntil(held) : 0;
      const ready = held.slice(0, held.length - end > maxHeld ? held.lastIndexOf(" ") + 1 : end);
      held = held.slice(ready.length);
      waitsForEnd = maxHeld === Number.POSITIVE_INFINITY && CERTAIN_MARKUP.test(held.slice(-piece.length - 1));
      return ready;
    },
    rest: () => {
      const last = held;
      held = "";
      return last;
    },
  };
}

/** Where the last sentence ends that no further piece can change: whatever follows it is another one. */
function finishedUntil(text: string): number {
  const sentences = sentencesOf(text);
  const isFinished = sentencesOf(`${text}x`).length > sentences.length;
  const end = (isFinished ? sentences.at(-1) : sentences.at(-2))?.end ?? 0;
  // Which of its words an element hides is known when all of it is there, and no model is asked for elements: the rest waits for the end.
  const markup = text.slice(0, end).search(MARKUP);
  return markup < 0 ? end : (sentences.findLast((sentence) => sentence.end <= markup)?.end ?? 0);
}
