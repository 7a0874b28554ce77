import {
  type AnyItem,
  findItem,
  findItemSection,
  itemDefinition,
  itemsOf,
  sectionType,
} from "@/components/features/editor/resume/document-structure";
import { sectionOfItem } from "@/components/features/editor/resume/item-edits";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import type { FieldKind } from "@/contracts/model/resume/sections/definition";
import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { printDates } from "@/domain/dates/print";
import { emptyItem } from "@/domain/sections/empty-item";
import type { Role } from "@/sections/experience/schema";

/** Groups of kinds that can be converted into each other; null for other kinds. */
const familyOf = (type: CustomSectionType) => (isSectionKey(type) ? sectionForm(type).family : null);

/** An item converted to another kind, and what happened to fields that kind does not have. */
export type Conversion = {
  item: AnyItem;
  /** Fields whose text is now in the field `into`. */
  moved: { fields: string[]; into: string } | null;
  /** Fields that have no place at all. */
  dropped: string[];
};

/** Whether entries of one kind can be converted to the other. */
export const canBecome = (from: CustomSectionType, to: CustomSectionType): boolean =>
  from === to || (familyOf(from) !== null && familyOf(from) === familyOf(to));

/** The item as another kind has it. No text is lost: text without a field goes into the description or the keywords. */
export function convertItem(data: ResumeData, item: AnyItem, from: CustomSectionType, to: CustomSectionType): Conversion {
  if (from === to) return { item: { ...item }, moved: null, dropped: [] };
  const [source, target] = [itemDefinition(from), itemDefinition(to)];
  const kinds = new Map<string, FieldKind>(target.fields.map(({ name, kind }) => [name, kind]));
  const converted: AnyItem = { ...emptyItem(to, item.id), hidden: item.hidden };
  const homeless: { name: string; kind: FieldKind }[] = [];
  for (const { name, kind } of source.fields) {
    const home = name === source.mainField ? target.mainField : name === source.secondField ? target.secondField : name;
    if (home !== null && kinds.get(home) === kind) converted[home] = item[name];
    else if (!isEmpty(item[name])) homeless.push({ name, kind });
  }
  const texts = homeless.filter(({ kind }) => kind === "text" || kind === "roles" || kind === "keywords");
  const into = ["description", "keywords", target.secondField].find((name) => name && kinds.has(name));
  if (into === "description") {
    converted.description =
      texts.map(({ name, kind }) => asHtml(data, item[name], kind)).join("") + String(converted.description ?? "");
  } else if (into === "keywords") {
    converted.keywords = [...texts.map(({ name }) => String(item[name])), ...(converted.keywords as string[])];
  } else if (into) {
    const words = texts.flatMap(({ name }) => item[name] as string | string[]);
    converted[into] = [converted[into], ...words].filter((word) => word !== "").join(", ");
  }
  return {
    item: converted,
    moved: texts.length > 0 && into ? { fields: texts.map(({ name }) => name), into } : null,
    dropped: homeless.filter((field) => !texts.includes(field)).map(({ name }) => name),
  };
}

/** Moves an item to the end of another section, or puts a copy there; a recipe for a draft of the document. */
export function transferItem(
  draft: ResumeData,
  itemId: string,
  targetId: string,
  copyWith: (() => string) | null,
): string | null {
  const sourceId = sectionOfItem(draft, itemId);
  const from = sourceId && sectionType(draft, sourceId);
  const to = sectionType(draft, targetId);
  const target = findItemSection(draft, targetId);
  const source = sourceId && findItemSection(draft, sourceId);
  const item = sourceId && findItem(draft, sourceId, itemId);
  if (!from || !to || !target || !source || !item || !canBecome(from, to)) return null;
  const { item: converted } = convertItem(draft, JSON.parse(JSON.stringify(item)) as AnyItem, from, to);
  if (copyWith) {
    converted.id = copyWith();
    if (Array.isArray(converted.roles)) converted.roles = converted.roles.map((role: Role) => ({ ...role, id: copyWith() }));
  } else {
    itemsOf(source).splice(
      itemsOf(source).findIndex(({ id }) => id === itemId),
      1,
    );
  }
  itemsOf(target).push(converted);
  return converted.id;
}

/** An icon colour without an icon and a level of 0 do not count as content. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && "url" in value) return value.url === "";
  return false;
}

function asHtml({ metadata: { page } }: ResumeData, value: unknown, kind: FieldKind): string {
  if (kind !== "roles") return `<p>${escapeHtml([value].flat().join(", "))}</p>`;
  return (value as Role[])
    .map(({ position, period, dates, description }) => {
      const when = dates ? printDates(dates as Dates, page) : period;
      return `<p><strong>${escapeHtml(position)}</strong>${when === "" ? "" : `, ${escapeHtml(when)}`}</p>${description}`;
    })
    .join("");
}

const escapeHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
