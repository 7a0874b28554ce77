import type { ResumeData } from "@/contracts/model/resume/data";
import { addDoubt, type DoubtedItem, type Doubts, doubtItem, everyPointer } from "@/domain/imports/pdf/doubts/item";
import { hasOddEnd, isOddText, namesLanguage, partsOf } from "@/domain/imports/pdf/doubts/odd-texts";
import { isLanguageName, isOrganisation, isPlace, isRole, isSchool } from "@/domain/imports/pdf/structure/words";

/** Longer summaries are rare enough to be looked at, in letters. */
const MAX_SUMMARY = 1200;
const MAX_POINTS = 5;

/** A summary, or a section with its own title, that holds what other sections should. */
export function doubtProse(data: ResumeData, items: readonly DoubtedItem[], doubts: Doubts): void {
  const { locale } = data.metadata.page;
  const { content } = data.summary;
  const points = content.match(/<li>/g)?.length ?? 0;
  const hasJobs = data.sections.experience.items.length > 0;
  const isLong = content.length > MAX_SUMMARY || points > MAX_POINTS || (points > 0 && !hasJobs);
  if (isLong || isOddText(content, locale) || hasOddEnd(content) || hasShortParts(content))
    addDoubt(doubts, "other-entry", ["/summary/content"]);
  data.customSections.forEach(({ title }, index) => {
    const own = items.filter((item) => item.section === `/customSections/${index}`);
    if (isEntryTitle(title)) addDoubt(doubts, "odd-section", [`/customSections/${index}/title`, ...own.flatMap(everyPointer)]);
    for (const item of own) {
      const text = item.texts.content ?? "";
      const isList = data.sections.skills.items.length === 0 && /<li>|,|·|\|/.test(text);
      if (isList || isOddText(text, locale) || partsOf(text).some(namesLanguage))
        doubtItem(doubts, "other-entry", item, ["content"]);
    }
  });
}

/** Names among sentences. */
function hasShortParts(html: string): boolean {
  const parts = partsOf(html);
  return parts.length > 2 && parts.some((part) => part.split(/\s+/).length <= 6 && !/[.!?:;,…]$/.test(part));
}

/** Whether a title is rather the beginning of an entry: a school, a position, a town, a language. */
const isEntryTitle = (title: string): boolean =>
  isSchool(title) ||
  isPlace(title) ||
  isLanguageName(title) ||
  (isOrganisation(title) !== isRole(title) && title.split(/\s+/).length > 1);
