import { finishedSentences } from "@/domain/ai/finished-sentences";
import { shownPieces } from "@/domain/ai/shown-pieces";
import { type Support, supportOf } from "@/domain/ai/supported-text";
import type { AnswerParts } from "./runs/answer-parts";

/** Longer sentences are shown while they are written. */
const MAX_HELD = 240;

/**
 * The model's text as it is streamed, by whole sentences. Addresses, pictures and markup are withheld, since a model that was talked into
 * it could carry what it has read out with them.
 */
export function spokenText(answer: AnswerParts) {
  const shown = shownPieces();
  const finished = finishedSentences(MAX_HELD);
  let length = 0;
  return {
    next: (piece: string) => {
      length += piece.length;
      answer.text(finished.next(shown.next(piece)));
    },
    /** What was held back at the end of a step. Without it, a stopped text ends with its last whole sentence. */
    end: () => answer.text(finished.next(shown.rest()) + finished.rest()),
    length: () => length,
  };
}

/** Adds to the last text its claims about the person and what supports them, if there are any. */
export async function addClaims(answer: AnswerParts, supportFor: (text: string) => Promise<Support>): Promise<void> {
  const parts = answer.parts();
  const index = parts.length - 1;
  const part = parts[index];
  if (part?.type !== "text" || part.text.trim() === "") return;
  const checked = supportOf(part.text, await supportFor(part.text));
  if (checked.claims.length > 0 || !checked.isChecked) answer.replace(index, { ...part, ...checked });
}
