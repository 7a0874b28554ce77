/** Markup that is safe to send unchanged. Only `html` and `trusted` make it. */
export type Html = { readonly markup: string };

type Value = string | number | Html | null | undefined | false | readonly Html[];

/** Markup with values in it: text is escaped, markup stays, empty values are omitted. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: strings.reduce((text, part, index) => text + written(values[index - 1]) + part) };
}

/** Markup that was made elsewhere and is known to be safe, such as a page drawn by the engine. */
export const trusted = (markup: string): Html => ({ markup });

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") return escapeText(String(value));
  if ("markup" in value) return value.markup;
  return value.map((part) => part.markup).join("");
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Safe between tags and inside quoted attributes. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
