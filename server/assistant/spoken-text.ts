import { shownPieces } from "@/domain/ai/shown-pieces";
import type { AnswerParts } from "./runs/answer-parts";

/**
 * The model's text as it is streamed: addresses, pictures and markup are withheld, since a model that was talked into it
 * could carry what it has read out with them.
 */
export function spokenText(answer: AnswerParts) {
  let shown = shownPieces();
  let length = 0;
  return {
    next: (piece: string) => {
      length += piece.length;
      answer.text(shown.next(piece));
    },
    /** What was held back at the end of a step. */
    end: () => {
      answer.text(shown.rest());
      shown = shownPieces();
    },
    length: () => length,
  };
}
