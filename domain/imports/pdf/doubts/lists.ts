import { addDoubt, type DoubtedItem, type Doubts, everyPointer } from "@/domain/imports/pdf/doubts/item";
import { isJoined, isProse } from "@/domain/imports/pdf/doubts/odd-shapes";
import { namesLanguage } from "@/domain/imports/pdf/doubts/odd-texts";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { isLanguageName, isPlace } from "@/domain/imports/pdf/structure/words";

/** Sections whose entries are single words or a few, without dates. */
const LISTS = new Set(["skills", "languages", "interests", "profiles"]);
/** Groups of skills may be called like these sections. */
const GROUPS = new Set(["skills", "languages", "interests", "certifications", "publications", "projects"]);

/** A list with dates, sentences or the heading of another section has swallowed what follows it, and none of its texts can be trusted. */
export function doubtLists(items: readonly DoubtedItem[], hasLanguages: boolean, locale: string, doubts: Doubts): void {
  const [first] = items;
  if (!first || !LISTS.has(first.kind)) return;
  const fields = items.flatMap((item) =>
    item.fields
      .filter(({ path }) => !/url$|username$/.test(path))
      .map((field) => ({ ...field, pointer: `${item.pointer}/${field.path}` })),
  );
  const isSwallowed = fields.some(({ path, text }) => isForeign(text, path === "name", first.kind === "skills", locale));
  const spoken = fields.filter(({ text }) => isLanguageName(text.replace(/[\s:]*[(–—-].*$/, ""))).length;
  const isOfLanguages = first.kind === "skills" && !hasLanguages && spoken > 0;
  if (isSwallowed || isOfLanguages) addDoubt(doubts, "other-entry", items.flatMap(everyPointer));
  const isSmall = (text: string) => /^\p{Ll}\p{Ll}/u.test(text);
  const named = fields.filter(({ path }) => path !== "fluency");
  const usuallyLarge = named.filter(({ text }) => isSmall(text)).length * 3 < named.length;
  fields.forEach(({ pointer, path, text }, index) => {
    if (!/[\p{L}\p{N}]/u.test(text) || isPlace(text)) addDoubt(doubts, "unlike-field", [pointer]);
    if (isJoined(text) || (usuallyLarge && TWO_WORDS.test(text) && !locale.startsWith("de")))
      addDoubt(doubts, "joined", [pointer]);
    // What begins with a small letter may be the end of the word before it, or of one beside that.
    const isEnd = usuallyLarge && isSmall(text) && path !== "fluency";
    if (isEnd || /[-‐/&]$/.test(text.trim()) || text.split("(").length !== text.split(")").length)
      addDoubt(
        doubts,
        "incomplete",
        fields.slice(Math.max(0, index - 2), index + 3).map((near) => near.pointer),
      );
  });
}

/** “Public speaking Bookkeeping”, “Bookkeeping Public speaking”. */
const TWO_WORDS = /\s\p{Ll}{3,}\s\p{Lu}\p{Ll}{2}|^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s\p{Ll}{3}/u;

/** Dates within a word, “Sight-2010-09 — 2013-06”. */
const TWO_YEARS = /(?:19|20)\d{2}.*(?:19|20)\d{2}/;

function isForeign(text: string, isName: boolean, isOfSkills: boolean, locale: string): boolean {
  // Listening, reading, speaking and writing may each have a level.
  const areLevels = (text.match(/(?<!\p{L})[ABC][12](?!\p{L})/gu)?.length ?? 0) > 1;
  if (findPeriod(text, locale) !== undefined || TWO_YEARS.test(text) || (isProse(text) && !areLevels)) return true;
  if (isOfSkills && (namesLanguage(text) || /^[ABC][12]$/.test(text))) return true;
  const kind = headingKind(text);
  return kind !== undefined && kind !== "other" && !(isName && GROUPS.has(kind));
}
