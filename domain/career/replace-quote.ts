/** The characters that a text of HTML writes with others. */
const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * A text, plain or HTML, with the words `said` in it replaced, at their first occurrence. Null if they do not occur letter by
 * letter, for example because a part of them is bold: then only the user can correct it.
 */
export function replaceQuote(value: string, quote: string, text: string): string | null {
  const isHtml = /<[a-z]/i.test(value);
  const [from, to] = isHtml ? [escapeHtml(quote), escapeHtml(text)] : [quote, text];
  const at = value.indexOf(from);
  if (from === "" || at < 0) return null;
  return value.slice(0, at) + to + value.slice(at + from.length);
}

/** The value at a JSON Pointer; undefined where there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (value, part) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      data,
    );
}
