const FALLBACK_LOCALE = "en-US";

const usable = new Map<string, string>();

/** The tag in canonical form, or `en-US` if it is invalid, because `Intl` throws on invalid tags. */
export function safeLocale(tag: string): string {
  const known = usable.get(tag);
  if (known !== undefined) return known;
  const result = canonical(tag);
  if (usable.size < 500) usable.set(tag, result);
  return result;
}

/** The language of a tag, such as `pt` for `pt-BR`. */
export const languageOf = (tag: string): string => new Intl.Locale(safeLocale(tag)).language;

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}
