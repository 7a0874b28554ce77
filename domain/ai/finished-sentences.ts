import { sentencesOf } from "./sentences";

/** The beginning of an element or a comment, or what may become one; a lone “<” before a space or a digit is none. */
const MARKUP = /<(?![\s\d])/;

/**
 * Passes a text that arrives in pieces on by whole sentences, so that each can be checked before it is shown. The pieces together are the
 * text. `rest` is what remains at the end. Of a sentence longer than `maxHeld` the words so far are passed on.
 */
export function finishedSentences(maxHeld = Number.POSITIVE_INFINITY): { next: (piece: string) => string; rest: () => string } {
  let held = "";
  return {
    next: (piece) => {
      held += piece;
      const end = finishedUntil(held);
      const ready = held.slice(0, held.length - end > maxHeld ? held.lastIndexOf(" ") + 1 : end);
      held = held.slice(ready.length);
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
