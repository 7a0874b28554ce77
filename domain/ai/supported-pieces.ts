import { finishedSentences } from "./finished-sentences";
import { plainAnswer } from "./plain-answer";
import { sentencesOf } from "./sentences";
import { objectionTo, type Support } from "./supported-text";

/**
 * A model's answer sentence by sentence while it arrives: a sentence is passed on when it has been checked, and left out where
 * `keepSupported` would leave it out. Breaks between paragraphs remain.
 */
export function supportedPieces(support: Support): { next: (piece: string) => string; rest: () => string } {
  const finished = finishedSentences();
  let breaks = 0;
  let isFirst = true;
  const supported = (piece: string): string => {
    // Before the sentences are cut: those within an element are no longer marked as hidden.
    const text = piece.includes("<") ? `${/^\s*/.exec(piece)?.[0] ?? ""}${plainAnswer(piece)}` : piece;
    let passed = "";
    let last = 0;
    for (const sentence of sentencesOf(text)) {
      breaks = Math.max(breaks, text.slice(last, sentence.start).match(/\n/g)?.length ?? 0);
      last = sentence.end;
      const plain = plainAnswer(sentence.text);
      if (plain === "" || objectionTo(plain, support)) continue;
      passed += (isFirst ? "" : breaks === 0 ? " " : "\n".repeat(Math.min(breaks, 2))) + plain;
      breaks = 0;
      isFirst = false;
    }
    return passed;
  };
  return { next: (piece) => supported(finished.next(piece)), rest: () => supported(finished.rest()) };
}
