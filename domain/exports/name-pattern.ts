import { safeFileName } from "./file-name";

/** What a pattern for file names can hold, in braces. */
export const NAME_PLACEHOLDERS = ["name", "document", "date", "year", "template", "language", "company"] as const;
export type NamePlaceholder = (typeof NAME_PLACEHOLDERS)[number];
export type NameValues = Record<NamePlaceholder, string>;

export const DEFAULT_PATTERN = "{document}";
export const MOST_PATTERN_CHARACTERS = 120;

const isPlaceholder = (text: string): text is NamePlaceholder => NAME_PLACEHOLDERS.some((each) => each === text);

/** A pattern as the person typed it, or the default one if it is empty. */
export const patternOf = (typed: string): string => typed.trim().slice(0, MOST_PATTERN_CHARACTERS) || DEFAULT_PATTERN;

/** The separator between two parts of a name. */
const SEPARATOR = /(\s+[-–—·,|]\s+|\s*[_,]\s*)/;

/**
 * A file name by a pattern such as `{name} - {document} - {date}`, without extension. What has no value leaves no separators behind;
 * other words in braces stay as they are.
 */
export function patternedName(pattern: string, values: NameValues): string {
  const parts = patternOf(pattern)
    .split(SEPARATOR)
    .map((part) =>
      part.replace(/\{([a-z]+)\}/gi, (whole, key: string) => {
        const name = key.toLowerCase();
        return isPlaceholder(name) ? values[name].trim() : whole;
      }),
    );
  let joined = "";
  for (let at = 0; at < parts.length; at += 2) {
    const words = parts[at] ?? "";
    if (words.trim() !== "") joined += (joined === "" ? "" : (parts[at - 1] ?? "")) + words;
  }
  return safeFileName(joined, safeFileName(values.document, "Document"));
}
