/** Keys of the printed data whose strings are never set as text. */
export const SILENT_KEYS: ReadonlySet<string> = new Set([
  "pointer",
  "attachment",
  "icon",
  "iconColor",
  "href",
  "t",
  "kind",
  "style",
  "styles",
  "lang",
  "region",
  "dir",
  "keywordLayout",
  "align",
  "fit",
]);

function collect(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const each of value) collect(each, texts);
  else if (value !== null && typeof value === "object") {
    for (const [key, each] of Object.entries(value)) if (!SILENT_KEYS.has(key)) collect(each, texts);
  }
}

/** Every string that a job prints, joined by line breaks: the text that its fonts must cover. */
export function printedText(data: string): string {
  const texts: string[] = [];
  collect(JSON.parse(data), texts);
  return texts.join("\n");
}
