import { lineOfHtml } from "@/components/features/editor/fields/line-of-html";
import {
  type AnyItem,
  findSection,
  itemDefinition,
  itemsOf,
  sectionType,
} from "@/components/features/editor/resume/document-structure";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";

/** The two texts by which a person knows an item, as the form shows them first. */
export function itemTitle(type: CustomSectionType, item: AnyItem): { title: string; detail: string } {
  const { fields } = itemDefinition(type);
  const [first, second] = fields.filter((field) => field.kind === "text").map((field) => String(item[field.name] ?? ""));
  const title = first ?? lineOfHtml(String(item.content ?? ""));
  return title === "" && second ? { title: second, detail: "" } : { title, detail: second ?? "" };
}

/** Without its main field an item is a draft: stored, not printed. */
export function isDraft(type: CustomSectionType, item: AnyItem): boolean {
  return lineOfHtml(String(item[itemDefinition(type).mainField] ?? "")) === "";
}

/** What a closed section holds, in one line. */
export function sectionPreview(data: ResumeData, sectionId: string): string {
  const section = findSection(data, sectionId);
  const type = sectionType(data, sectionId);
  if (!section || !type) return "";
  if ("content" in section) return lineOfHtml(section.content);
  return itemsOf(section)
    .map((item) => itemTitle(type, item).title)
    .filter((title) => title !== "")
    .slice(0, 6)
    .join("; ");
}
