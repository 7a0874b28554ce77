import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData, Sections } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { withPageBreaksOf } from "@/domain/page-breaks";
import { isDraft, type SectionKind } from "@/domain/sections/all-sections";

/** The public name of every shared resume; its private name is not shown. */
export const PUBLIC_RESUME_NAME = "Resume";

/**
 * What visitors of a shared resume may see: no notes, no check settings, no hidden sections or items, no drafts, no letters, no
 * additional keys but how pages are divided. Hidden built-in sections stay but are empty, because resume data always has all twelve.
 */
export function publicResumeData(data: ResumeData): ResumeData {
  const { check: _check, ...metadata } = data.metadata;
  const customSections = data.customSections.flatMap((section): CustomSection[] =>
    section.hidden || section.type === "cover-letter" ? [] : [withoutHidden(section.type, section)],
  );
  const { picture, summary } = data;
  const shown: ResumeData = {
    picture: picture.hidden ? { ...picture, url: "" } : picture,
    basics: data.basics,
    summary: summary.hidden ? { ...summary, title: "", content: "" } : summary,
    sections: publicSections(data.sections),
    customSections,
    metadata: { ...metadata, notes: "", layout: { ...metadata.layout, pages: publicPages(data, customSections) } },
  };
  return withPageBreaksOf(shown, data);
}

function publicSections(sections: Sections): Sections {
  return Object.fromEntries(
    SECTION_KEYS.map((key) => {
      const section = sections[key];
      return [key, section.hidden ? { ...section, title: "", items: [] } : withoutHidden(key, section)];
    }),
  ) as unknown as Sections;
}

function withoutHidden<Section extends Sections[keyof Sections] | CustomSection>(kind: SectionKind, section: Section): Section {
  const items: Section["items"][number][] = section.items;
  return { ...section, items: items.filter((item) => !item.hidden && !isDraft(kind, item)) };
}

/** Ids of hidden custom sections would reveal their existence. */
function publicPages(data: ResumeData, shown: readonly CustomSection[]) {
  const ids = new Set(["summary", ...SECTION_KEYS, ...shown.map((section) => section.id)] as string[]);
  return data.metadata.layout.pages.map((page) => ({
    ...page,
    main: page.main.filter((id) => ids.has(id)),
    sidebar: page.sidebar.filter((id) => ids.has(id)),
  }));
}
