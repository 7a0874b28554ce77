import { bundleTitles } from "@/domain/letters/bundle-titles";
import { companyOfCopy } from "@/domain/names";
import { safeFileName } from "./file-name";

/** What a pattern for file names can hold, in braces. */
export const NAME_PLACEHOLDERS = ["name", "kind", "document", "date", "year", "template", "language", "company"] as const;
export type NamePlaceholder = (typeof NAME_PLACEHOLDERS)[number];
export type NameValues = Record<NamePlaceholder, string>;

/** As a recruiter finds it again: the person, the kind of document, and the company that it was written for. */
export const DEFAULT_PATTERN = "{name} – {kind} – {company}";
export const MAX_PATTERN_CHARACTERS = 120;

const isPlaceholder = (text: string): text is NamePlaceholder => NAME_PLACEHOLDERS.some((each) => each === text);

/** A pattern as the person typed it, or the default one if it is empty. */
export const patternOf = (typed: string): string => typed.trim().slice(0, MAX_PATTERN_CHARACTERS) || DEFAULT_PATTERN;

type Named = {
  type: "resume" | "letter";
  /** Name of the document. */
  document: string;
  /** Name of the person. */
  name: string;
  template: string;
  language: string;
  /** Recipient of a letter. That of a resume is in its name. */
  company?: string;
};

/** The values of a document's placeholders on a day such as 2026-11-24. */
export function nameValues({ type, document, name, template, language, company }: Named, date: string): NameValues {
  return {
    name,
    kind: bundleTitles(language)[type],
    document,
    date,
    year: date.slice(0, 4),
    template: template.charAt(0).toUpperCase() + template.slice(1),
    language,
    company: company ?? companyOfCopy(document),
  };
}

/** The separator between two parts of a name. */
const SEPARATOR = /(\s+[-–—·,|]\s+|\s*[_,]\s*)/;

/**
 * A file name by a pattern such as `{name} - {document} - {date}`, without extension. What has no value leaves no separators behind;
 * other words in braces stay as they are.
 */
export function patternedName(pattern: string, values: NameValues): string {
  const chosen = patternOf(pattern);
  // Without a name, files of different documents would be called the same.
  const parts = (chosen === DEFAULT_PATTERN && values.name.trim() === "" ? "{document}" : chosen).split(SEPARATOR).map((part) =>
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
