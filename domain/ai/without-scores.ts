import { addressesModel } from "@/domain/ai/addresses-model";
import { foreignLinks } from "@/domain/ai/plain-answer";
import { sentencesOf } from "@/domain/ai/sentences";

/** A number out of ten or a hundred, a share of a match, a grade. */
const SCORE =
  /\b\d{1,3}(?:[.,]\d+)?\s*(?:\/|out of|of|von|sur|de|su|av)\s*(?:5|10|100)\b|\b(?:score|rating|grade|punktzahl|punkte|note|bewertung|puntuación|calificación|puntos)\b[^.!?\n]{0,30}\d|\d{1,3}\s?(?:%|percent|prozent|pour cent|por ciento)\s*(?:match|fit|score|passend|übereinstimmung|compatible|coincidencia)|\b(?:match|fit)\w*\b[^.!?\n]{0,20}\d{1,3}\s?(?:%|percent)|[★⭐]/iu;

/**
 * A model's text about a document, without sentences that score it (the check does that), have their own link, or address
 * a model.
 */
export const withoutScores = (text: string, sources: readonly string[]): string =>
  sentencesOf(text)
    .filter(
      (sentence) =>
        !SCORE.test(sentence.text) && !addressesModel(sentence.text) && foreignLinks(sentence.text, sources).length === 0,
    )
    .map((sentence) => sentence.text)
    .join(" ");
