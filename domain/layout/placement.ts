import type { ResumeData } from "@/contracts/model/resume/data";
import { type AnySection, allSections } from "@/domain/sections/all-sections";

export interface Placement {
  /** Section key, `summary` or the id of a custom section. */
  id: string;
  /** Page, counted from 0. */
  page: number;
  /** `main` for everything on a full-width page. */
  column: "main" | "sidebar";
}

/** The position of each section, in printed order: page by page, main column first. The first occurrence counts. */
export function placements(data: ResumeData): Placement[] {
  const seen = new Set<string>();
  return data.metadata.layout.pages.flatMap((page, index) =>
    (["main", "sidebar"] as const).flatMap((column) =>
      page[column].flatMap((id): Placement[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        return [{ id, page: index, column: page.fullWidth ? "main" : column }];
      }),
    ),
  );
}

/** The sections that are on a page, in printed order. Unknown ids are ignored. */
export function placedSections(data: ResumeData): (AnySection & { placement: Placement })[] {
  const sections = new Map(allSections(data).map((section) => [section.id, section]));
  return placements(data).flatMap((placement) => {
    const section = sections.get(placement.id);
    return section ? [{ ...section, placement }] : [];
  });
}

/** The sections that are on no page, and therefore not printed. */
export function unplacedSections(data: ResumeData): AnySection[] {
  const placed = new Set(placements(data).map((placement) => placement.id));
  return allSections(data).filter((section) => !placed.has(section.id));
}
