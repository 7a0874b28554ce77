const THAI_RUN = /[\u0E00-\u0E7F]{2,}/g;
/** A word boundary without a space; the sources turn it into an empty gap (`say` in job.typ). */
const WORD_END = "\u200B";

let segmenter: Intl.Segmenter | null = null;

/** A text with the ends of its Thai words marked: Thai has no spaces between words, and lines must not break inside one. */
export const withThaiWordEnds = (text: string): string =>
  text.replace(THAI_RUN, (run) => {
    segmenter ??= new Intl.Segmenter("th", { granularity: "word" });
    return [...segmenter.segment(run)].map(({ segment }) => segment).join(WORD_END);
  });
