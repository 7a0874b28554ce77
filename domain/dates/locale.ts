const FALLBACK_LOCALE = "en-US";

const KNOWN_TAGS = 500;

/** The tag in canonical form, or `en-US` if it is invalid, because `Intl` throws on invalid tags. */
export const safeLocale = remembered(canonical);

/** The language of a tag, such as `pt` for `pt-BR`. Every date of a document asks for it, and `Intl.Locale` is slow. */
export const languageOf = remembered((tag) => new Intl.Locale(safeLocale(tag)).language);

/** A function of a tag that computes each result once. */
export function remembered<Value extends string>(work: (tag: string) => Value): (tag: string) => Value {
  const known = new Map<string, Value>();
  return (tag) => {
    const found = known.get(tag);
    if (found !== undefined) return found;
    const result = work(tag);
    if (known.size < KNOWN_TAGS) known.set(tag, result);
    return result;
  };
}

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}
