import { sentencesOf } from "./sentences";

/** An element that has begun and not ended; a lone “<” before a space or a digit is none. */
const OPEN_ELEMENT = /<(?![\s\d])[^>]*$/;
const ENDS_SENTENCE = /[.!?…]["”“»’)]*$|[。！？]$/u;

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

/** Where the last sentence ends that no further piece can change. */
function finishedUntil(text: string): number {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  if (!last) return 0;
  const after = text.slice(last.end);
  const isFinished = after.includes("\n") || (ENDS_SENTENCE.test(last.text) && (after !== "" || /[。！？]$/u.test(last.text)));
  const end = isFinished ? last.end : (sentences.at(-2)?.end ?? 0);
  const open = OPEN_ELEMENT.exec(text.slice(0, end));
  return open ? (sentences.findLast((sentence) => sentence.end <= open.index)?.end ?? 0) : end;
}
