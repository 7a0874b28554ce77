import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import type { Places } from "@/domain/merge/order";

export type Item = { id: string; [field: string]: unknown };
/** An item and the kind of section it is in. */
export type KindOfItem = { kind: string; item: Item };

/** A resume split into its items by id, their places, and everything else. */
export type Parts = { frame: ResumeData; items: ReadonlyMap<string, KindOfItem>; places: Places };

type Section = { id: string; kind: string; items: readonly Item[] };

/** The sections with items, by pointers that do not depend on their position. */
export function sectionsOf({ sections, customSections }: ResumeData): Section[] {
  return [
    ...SECTION_KEYS.map((key) => ({
      id: `/sections/${key}`,
      kind: key as string,
      items: sections[key].items as readonly Item[],
    })),
    ...customSections.map(({ id, type, items }) => ({
      id: `/customSections/#${id}`,
      kind: type as string,
      items: items as readonly Item[],
    })),
  ];
}

/** Whether no id is used twice, so that items can be identified wherever they are moved. */
export function hasOwnIds(data: ResumeData): boolean {
  const ids = sectionsOf(data).flatMap(({ items }) => items.map(({ id }) => id));
  const sections = data.customSections.map(({ id }) => id);
  return new Set(ids).size === ids.length && new Set(sections).size === sections.length && !ids.includes("");
}

export function takeApart(data: ResumeData): Parts {
  const sections = sectionsOf(data);
  return {
    frame: withItems(data, () => []),
    items: new Map(sections.flatMap(({ kind, items }) => items.map((item) => [item.id, { kind, item }] as const))),
    places: new Map(sections.map(({ id, items }) => [id, items.map((item) => item.id)])),
  };
}

export const putTogether = (frame: ResumeData, items: ReadonlyMap<string, KindOfItem>, places: Places): ResumeData =>
  withItems(frame, (section) => (places.get(section) ?? []).flatMap((id) => items.get(id)?.item ?? []));

/** The resume with other items in its sections; the caller ensures the right kind. */
export function withItems(data: ResumeData, itemsOf: (section: string) => readonly Item[]): ResumeData {
  const sections = Object.fromEntries(
    SECTION_KEYS.map((key) => [key, { ...data.sections[key], items: itemsOf(`/sections/${key}`) }]),
  ) as unknown as ResumeData["sections"];
  const customSections = data.customSections.map(
    (section) => ({ ...section, items: itemsOf(`/customSections/#${section.id}`) }) as unknown as CustomSection,
  );
  return { ...data, sections, customSections };
}
