/** Text in which days and times are looked for: small letters without accents, punctuation as it is, one space between words. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[–—−]/g, "-")
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/\s+/g, " ");

/** Words before a time or a day that make it a deadline. */
export const DEADLINE =
  /(?:\b(?:by|until|till|before|no later than|bis|bis zum|bis spatestens|spatestens|vor|avant|avant le|d'ici|d'ici le|jusqu'au|au plus tard|antes de|antes del|antes das|antes do|hasta|hasta el|entro|entro il|entro le|prima di|prima delle|ate|ate as|ate ao|ate dia|voor|tot|uiterlijk|do|do dnia|najpozniej|przed)(?: (?:the|on|le|la|el|il|o|a|den|dem|am|um|on|midday|end of|lunes|as|dia|godz\.?))*)\s*$/;
