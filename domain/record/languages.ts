import { languageOf } from "@/domain/dates/locale";
import { adopt } from "@/domain/record/adopt";
import { type RecordSection, recordFields, wordingFields } from "@/domain/record/fields";
import { overriddenFields, type Pending } from "@/domain/record/follow";
import { textOf, type Worded, wordingFor } from "@/domain/record/wordings";
import type { AnyItem } from "@/domain/sections/all-sections";

/** What a linked item lacks in its resume's language. */
export type LanguageGap = "untranslated" | "stale";

const wordingOf = ({ wordings }: Worded, wordingId: string | null) => wordings.find(({ id }) => id === wordingId);

/** Whether the text that an item follows is known to be in another language. A wording without one has the language of the entry. */
export function isOfOtherLanguage(entry: Worded, wordingId: string | null, locale: string): boolean {
  const language = wordingOf(entry, wordingId)?.language ?? entry.language;
  return language !== null && languageOf(language) !== languageOf(locale);
}

/** Names and addresses are the same in every language, so that contact details and accounts lack nothing. */
export function languageGap(section: RecordSection, entry: Worded, wordingId: string | null, locale: string): LanguageGap | null {
  if (section === "basics" || section === "profiles") return null;
  if (isOfOtherLanguage(entry, wordingId, locale)) return "untranslated";
  return (wordingOf(entry, wordingId)?.staleFields.length ?? 0) > 0 ? "stale" : null;
}

type Followed = { item: AnyItem; wordingId: string | null };

/**
 * A linked item as another language shows it: with the wording of that language, else with the text that it has. What is overridden stays,
 * except in fields for which there is a text in that language.
 */
export function inLanguage(
  section: RecordSection,
  item: AnyItem,
  entry: Worded,
  link: Pending & { wordingId: string | null },
  locale: string,
): Followed {
  const wording = wordingFor(entry, locale);
  const wordingId = wording?.id ?? (isOfOtherLanguage(entry, null, locale) ? link.wordingId : null);
  const provided = wording ? Object.keys(wording.data) : wordingFields(section);
  const own = overriddenFields(section, item, textOf(entry, link.wordingId), link);
  const retained = wordingId === link.wordingId ? own : own.filter((field) => !provided.includes(field));
  const taken = recordFields(section).filter((field) => !retained.includes(field));
  return { item: adopt(item, taken, textOf(entry, wordingId)), wordingId };
}
