import { languageOf } from "@/domain/dates/locale";
import { ONGOING_WORDS } from "@/domain/dates/ongoing-words";

/** Languages whose tag differs from the one the words are listed under. */
const SAME_WORDS: Record<string, keyof typeof ONGOING_WORDS> = { no: "nb", nn: "nb", iw: "he", in: "id", sh: "sr", tl: "en" };

const understood = new Set(Object.values(ONGOING_WORDS).flat().map(plain));
/** With brackets and signs around the longest word. */
const MAX_LENGTH = 8 + Math.max(...[...understood].map((word) => word.length));

/** The printed word for an ongoing entry: “Present”, “Heute”, “Présent” … English where the language is unknown. */
export function presentLabel(locale: string): string {
  const language = languageOf(locale);
  const listed = Object.hasOwn(ONGOING_WORDS, language) ? (language as keyof typeof ONGOING_WORDS) : SAME_WORDS[language];
  return ONGOING_WORDS[listed ?? "en"][0];
}

/** Whether the text means “ongoing” in any language; case and trailing punctuation do not matter. */
export const isOngoingWord = (text: string): boolean => text.length <= MAX_LENGTH && understood.has(plain(text));

function plain(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("i̇", "i")
    .replaceAll("'", "’")
    .replace(/[\s.,;:!)\]…。]+$/u, "")
    .replace(/^[\s([]+/u, "")
    .replaceAll(/\s+/gu, " ");
}
