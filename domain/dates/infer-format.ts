import { DATE_FORMATS, type DateFormat } from "@/contracts/model/resume/design-choices";
import { readRange } from "@/domain/dates/parse";

/**
 * The format most of the texts are written in. Years, and names such as “May” that are both long and short, do not vote.
 * A tie goes to the format named first in `DATE_FORMATS`; without any vote it is `short`.
 */
export function inferDateFormat(texts: readonly string[], locale: string): DateFormat {
  const votes: Record<DateFormat, number> = { short: 0, long: 0, numeric: 0, iso: 0 };
  for (const text of texts) {
    const range = readRange(text, locale);
    for (const side of [range?.start, range?.end]) {
      if (side && side !== "ongoing" && side.format) votes[side.format]++;
    }
  }
  return DATE_FORMATS.reduce((best, format) => (votes[format] > votes[best] ? format : best), "short");
}
