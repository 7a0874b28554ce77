import type { ResumeData } from "@/contracts/model/resume/data";
import { placedSections } from "@/domain/layout/placement";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { headingOf, printedItems } from "@/domain/sections/all-sections";
import { entryOf } from "@/domain/sections/entry";

/** The visible text of a resume, line by line: headline, headings and printed items. */
export function visibleText(data: ResumeData): string[] {
  const { locale } = data.metadata.page;
  const sections = placedSections(data).flatMap((section) => {
    const items = printedItems(section);
    if (items.length === 0) return [];
    const lines = items.flatMap((item) => {
      const entry = entryOf(section.kind, item);
      const roles = entry.roles.flatMap((role) => [role.position, ...richTextToPlain(role.description).split("\n")]);
      const texts = [
        entry.primary,
        entry.secondary,
        ...entry.details,
        ...entry.keywords,
        ...richTextToPlain(entry.description).split("\n"),
        ...roles,
      ];
      return entry.website?.label ? [...texts, entry.website.label] : texts;
    });
    return [headingOf(section, locale), ...lines];
  });
  return [data.basics.headline, data.basics.location, ...data.basics.customFields.map((field) => field.text), ...sections].filter(
    (line) => line.trim() !== "",
  );
}
