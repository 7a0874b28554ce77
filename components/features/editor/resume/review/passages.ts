import { linesOfHtml } from "@/components/features/editor/ai/improve/lines-of-html";
import {
  findItemSection,
  findSection,
  itemDefinition,
  itemsOf,
  sectionOrder,
  sectionType,
} from "@/components/features/editor/resume/document-structure";
import { itemFieldPointer } from "@/components/features/editor/resume/field-pointer";
import { itemTitle } from "@/components/features/editor/resume/sections/preview-text";
import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { valueAt } from "@/domain/patch/index-path";
import type { Role } from "@/sections/experience/schema";

/** A line of the resume that a review may refer to, and its place. */
export type Passage = { id: string; where: string; text: string; pointer: string; index: number };

type Field = { pointer: string; where: string };

const bounds = LIMITS.aiReview;

/** Every visible line of running text, in the order of the layout. */
export function passagesOf(data: ResumeData, headingOf: (data: ResumeData, sectionId: string) => string): Passage[] {
  const passages = sectionOrder(data)
    .flatMap(({ sectionIds }) => sectionIds)
    .flatMap((sectionId) => fieldsOf(data, sectionId, headingOf(data, sectionId)))
    .flatMap(({ pointer, where }) =>
      linesOfHtml(String(valueAt(data, pointer) ?? "")).map(({ text }, index) => ({ where, text, pointer, index })),
    );
  return passages.slice(0, bounds.passages).map((passage, index) => ({ id: `p${index + 1}`, ...passage }));
}

/** The running texts of a section, with their places in words. */
function fieldsOf(data: ResumeData, sectionId: string, heading: string): Field[] {
  if (findSection(data, sectionId)?.hidden) return [];
  if (sectionId === "summary") return [{ pointer: "/summary/content", where: heading }];
  const section = findItemSection(data, sectionId);
  const type = sectionType(data, sectionId);
  if (!section || !type) return [];
  const { fields } = itemDefinition(type);
  return itemsOf(section)
    .filter(({ hidden }) => !hidden)
    .flatMap((item) => {
      const where = [heading, itemTitle(type, item).title].filter(Boolean).join(", ");
      return fields.flatMap(({ name, kind }): Field[] => {
        const pointer = itemFieldPointer(sectionId, item.id, name);
        if (kind === "rich-text") return [{ pointer, where }];
        const roles = kind === "roles" ? ((item[name] as Role[] | undefined) ?? []) : [];
        return roles.map(({ id, position }) => ({ pointer: `${pointer}/#${id}/description`, where: `${where}, ${position}` }));
      });
    });
}

/** A passage as it is sent. */
export const sentPassage = ({ id, where, text }: Passage) => ({
  id,
  where: where.slice(0, bounds.passage.where),
  text: text.slice(0, bounds.passage.text),
});
