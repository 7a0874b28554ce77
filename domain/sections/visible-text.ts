import type { ResumeData } from "@/contracts/model/resume/data";
import { placedSections } from "@/domain/layout/placement";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { headingOf, printedItems } from "@/domain/sections/all-sections";
import { entryOf } from "@/domain/sections/entry";

/** A part of the visible text: an entry with its lines under its heading. */
export interface VisiblePlace {
  /** Counts sections, which may have equal headings; 0 is above them all. */
  section: number;
  /** Empty for the text above all sections. */
  heading: string;
  /** The name of the entry, empty if it has none. */
  entry: string;
  lines: string[];
}

/** The visible text of a resume by place: the text above the sections, then each printed item under its heading. */
export function visiblePlaces(data: ResumeData): VisiblePlace[] {
  const { locale } = data.metadata.page;
  const { headline, location, customFields } = data.basics;
  const sections = placedSections(data).flatMap((section, index) => {
    const heading = headingOf(section, locale);
    return printedItems(section).map((item): VisiblePlace => {
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
      return {
        section: index + 1,
        heading,
        entry: entry.primary,
        lines: entry.website?.label ? [...texts, entry.website.label] : texts,
      };
    });
  });
  return [
    { section: 0, heading: "", entry: "", lines: [headline, location, ...customFields.map((field) => field.text)] },
    ...sections,
  ];
}

/** The visible text of a resume, line by line: headline, headings and printed items. */
export function visibleText(data: ResumeData): string[] {
  let last = 0;
  const lines = visiblePlaces(data).flatMap(({ section, heading, lines: own }) => {
    const isNew = section !== last;
    last = section;
    return isNew ? [heading, ...own] : own;
  });
  return lines.filter((line) => line.trim() !== "");
}
