import type { Line } from "@/domain/imports/pdf/layout/lines";

/** Consent to the use of personal data, as it is usual below a resume in some countries. */
const CONSENT =
  /przetwarzani\p{L}* (?:moich )?danych osobowych|trattamento dei (?:miei )?dati personali|(?:EU|UE)?\s?2016\/679|\b(?:GDPR|RODO|DSGVO|RGPD)\b|kişisel verilerim|zpracování(?:m)? osobních údajů|prelucrarea datelor|обработк\p{L}+ персональных данных|обробк\p{L}+ персональних даних/iu;
/** “Leipzig, den 3. November 2026”, “Date and signature”. */
const SIGNATURE =
  /^\p{Lu}[\p{L}\s.-]{1,30},\s+(?:den\s+|le\s+|lì\s+|a\s+|,\s*)?\d{1,2}[./]?\s?(?:de\s+)?(?:\p{L}+|\d{1,2}[./])\s?(?:de\s+)?(?:19|20)\d{2}$|^(?:ort, datum|place, date|date and signature|unterschrift|signature|firma|以上)$/iu;
const MAX_LINES = 6;

/** The lines at the end that are part of the form, and of no section: a consent, or a place and date of signing. */
export function closingLines(lines: readonly Line[]): Set<Line> {
  const closing = new Set<Line>();
  // Below the place and date is the name again, in place of a signature.
  const [signed, name] = lines.slice(-2);
  const isName = lines.slice(0, 12).some(({ cells }) => cells.some(({ text }) => text === name?.text));
  if (lines.length > 12 && signed && name && SIGNATURE.test(signed.text) && isName) return new Set([signed, name]);
  for (let take = Math.min(MAX_LINES, lines.length - 1); take >= 1; take--) {
    const last = lines.slice(-take);
    const text = last.map((line) => line.text).join(" ");
    const [first] = last;
    const isOneParagraph = last
      .slice(1)
      .every((line) => line.font === first?.font && line.gap < 2 && line.region === first.region);
    const isApart = (first?.gap ?? 0) > 1.6 || first?.region !== lines.at(-take - 1)?.region;
    if (isOneParagraph && isApart && (SIGNATURE.test(text) || (CONSENT.test(text) && /^\p{Lu}/u.test(text)))) {
      for (const line of last) closing.add(line);
      const above = lines.slice(0, -take);
      if (above.length > 0 && lines.length > take) for (const line of closingLines(above)) closing.add(line);
      break;
    }
  }
  return closing;
}
