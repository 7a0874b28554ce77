import { useTranslations } from "next-intl";
import { findSection, sectionType } from "@/components/features/editor/resume/document-structure";
import { useResume } from "@/components/features/editor/resume/use-resume";
import type { ResumeData } from "@/contracts/model/resume/data";

/** What the interface calls a section: its own heading, else the name of its kind. */
export function useSectionHeading(sectionId: string): string {
  const t = useTranslations("editor.sections");
  const title = useResume((document) => findSection(document, sectionId)?.title ?? "");
  const type = useResume((document) => sectionType(document, sectionId));
  return title !== "" || !type ? title : t(type);
}

/** The same for several sections, when a menu is about to list them. */
export function useSectionHeadings(): (data: ResumeData, sectionId: string) => string {
  const t = useTranslations("editor.sections");
  return (data, sectionId) => {
    const type = sectionType(data, sectionId);
    return findSection(data, sectionId)?.title || (type ? t(type) : sectionId);
  };
}
