import { languageOf } from "@/domain/dates/locale";
import type { RecordData } from "@/domain/record/fields";

/** Another wording of an entry, as it is stored. */
export type StoredWording = {
  id: string;
  name: string;
  language: string | null;
  data: RecordData;
  /** Fields whose own text changed since the wording was last saved or confirmed. */
  staleFields: readonly string[];
};

/** What a wording is a wording of. */
export type Worded = { language: string | null; data: RecordData; wordings: readonly StoredWording[] };

/** The text that a linked item follows: the entry's own, with the fields of the wording in place of it. */
export function textOf({ data, wordings }: Worded, wordingId: string | null): RecordData {
  const wording = wordingId === null ? undefined : wordings.find(({ id }) => id === wordingId);
  return wording ? { ...data, ...wording.data } : data;
}

/**
 * The wording for a resume in a language: null where the entry's own text has that language or no wording does. A wording with the very tag
 * comes before one that shares only the language.
 */
export function wordingFor<Wording extends { language: string | null }>(
  entry: { language: string | null; wordings: readonly Wording[] },
  locale: string,
): Wording | null {
  const targetLanguage = languageOf(locale);
  if (entry.language !== null && languageOf(entry.language) === targetLanguage) return null;
  const fitting = entry.wordings.filter(({ language }) => language !== null && languageOf(language) === targetLanguage);
  return fitting.find(({ language }) => language?.toLowerCase() === locale.toLowerCase()) ?? fitting[0] ?? null;
}

/** Marks in each wording which of its fields the entry's own text has changed. */
export const staleAfter = (wordings: readonly StoredWording[], changed: readonly string[]): StoredWording[] =>
  wordings.map((wording) => {
    const stale = changed.filter((field) => Object.hasOwn(wording.data, field));
    return stale.length === 0 ? wording : { ...wording, staleFields: [...new Set([...wording.staleFields, ...stale])] };
  });
