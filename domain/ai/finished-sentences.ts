import { sentencesOf } from "./sentences";

/** An element that has begun and not ended; a lone “<” before a space or a digit is none. */
const OPEN_ELEMENT = /<(?![\s\d])[^>]*$/;

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
  const open = openPartOf(text.slice(0, end));
  return open < 0 ? end : (sentences.findLast((sentence) => sentence.end <= open)?.end ?? 0);
}

/** Where a comment or an element begins that has not ended. A comment ends only with its mark. */
function openPartOf(text: string): number {
  const comment = text.indexOf("<!--", Math.max(0, text.lastIndexOf("-->")));
  return comment >= 0 ? comment : (OPEN_ELEMENT.exec(text)?.index ?? -1);
}
