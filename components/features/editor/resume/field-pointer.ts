import { allSectionIds } from "@/components/features/editor/resume/document-structure";
import type { ResumeData } from "@/contracts/model/resume/data";
import { isSectionKey } from "@/contracts/model/resume/sections/forms";

/** Names of fields as the page knows them: JSON pointers in which list positions are replaced by `#<id>`. */

/** The pointer of a section: `/summary`, `/sections/experience` or `/customSections/#<id>`. */
export function sectionPointer(sectionId: string): string {
  if (sectionId === "summary") return "/summary";
  return isSectionKey(sectionId) ? `/sections/${sectionId}` : `/customSections/#${sectionId}`;
}

export function itemFieldPointer(sectionId: string, itemId: string, name: string): string {
  return `${sectionPointer(sectionId)}/items/#${itemId}/${name}`;
}

/** Which row of the content list, and which entry in it, a pointer leads to; null when the document has no such place. */
export function placeOfPointer(data: ResumeData, pointer: string): { sectionId: string; itemId: string | null } | null {
  const parts = pointer.split("/").slice(1);
  const [root = "", second = ""] = parts;
  if (root === "basics" || root === "picture") return { sectionId: root, itemId: null };
  const sectionId =
    root === "summary" ? "summary" : root === "sections" ? second : root === "customSections" ? second.replace(/^#/, "") : "";
  if (!allSectionIds(data).has(sectionId)) return null;
  const at = parts.indexOf("items");
  return { sectionId, itemId: at === -1 ? null : (parts[at + 1]?.replace(/^#/, "") ?? null) };
}
