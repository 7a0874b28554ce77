import type { ImportDoubt } from "@/contracts/imports/doubts";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { type FieldText, fieldTexts } from "@/domain/imports/pdf/places/field-texts";
import type { PdfSection } from "@/domain/imports/pdf/structure/item";
import { SECTION_READERS } from "@/domain/imports/pdf/structure/items";

/** An entry of the document as the rules of doubt see it. */
export interface DoubtedItem {
  /** JSON Pointer of the entry. */
  pointer: string;
  /** Its section: entries of one section are compared with each other. */
  section: string;
  /** What kind of entry it is: a key of the sections. */
  kind: string;
  texts: Record<string, string>;
  dates: Dates | null;
  roles: readonly { position: string; description: string; dates: Dates }[];
  /** All of its fields that have a text, those in lists included. */
  fields: readonly FieldText[];
  lines: readonly Line[];
}

/** Why a field is to be looked at, by JSON Pointers of fields; the first reason counts. Fields that are empty may be named too. */
export type Doubts = Map<string, ImportDoubt>;

export function addDoubt(doubts: Doubts, reason: ImportDoubt, pointers: readonly string[]): void {
  for (const pointer of pointers) if (!doubts.has(pointer)) doubts.set(pointer, reason);
}

export const doubtItem = (doubts: Doubts, reason: ImportDoubt, item: DoubtedItem, fields: readonly string[]): void =>
  addDoubt(
    doubts,
    reason,
    fields.map((field) => `${item.pointer}/${field}`),
  );

export const everyPointer = ({ pointer, fields }: DoubtedItem): string[] => fields.map(({ path }) => `${pointer}/${path}`);

/** The names, text and dates of an entry, as far as it has them. */
export const mainFields = (item: DoubtedItem): string[] => [
  ...namesOf(item),
  ...(item.texts.description ? ["description"] : []),
  ...(hasDates(item) ? ["dates"] : []),
];

const POINTER = /^(\/(?:sections|customSections)\/([^/]+))\/items\/(\d+)$/;

/** The entry at a pointer of the evidence; undefined for the person's own data. */
export function itemAt(data: ResumeData, pointer: string, lines: readonly Line[]): DoubtedItem | undefined {
  const [, section, key, at] = POINTER.exec(pointer) ?? [];
  if (section === undefined || key === undefined) return undefined;
  const custom = section.startsWith("/customSections") ? data.customSections[Number(key)] : undefined;
  const items: readonly object[] = custom?.items ?? data.sections[key as keyof typeof data.sections]?.items ?? [];
  const item = items[Number(at)] as (Record<string, unknown> & { dates?: Dates; roles?: DoubtedItem["roles"] }) | undefined;
  if (!item) return undefined;
  const texts = Object.fromEntries(Object.entries(item).filter(([, value]) => typeof value === "string")) as Record<
    string,
    string
  >;
  return {
    pointer,
    section,
    kind: custom?.type ?? key,
    texts,
    dates: item.dates ?? null,
    roles: item.roles ?? [],
    fields: fieldTexts(data, pointer),
    lines,
  };
}

export const hasDates = ({ dates }: DoubtedItem): boolean =>
  dates !== null && (dates.start !== null || dates.end !== null || (dates.raw ?? "") !== "");

/** The short texts of entries, which an entry's head is divided into. */
export const NAME_FIELDS: Readonly<Record<string, PdfSection["names"]>> = Object.fromEntries(
  SECTION_KEYS.map((key) => [key, SECTION_READERS[key].names]),
);

/** The names of an entry that are not empty. */
export const namesOf = (item: DoubtedItem): string[] =>
  Object.keys(NAME_FIELDS[item.kind] ?? {}).filter((field) => (item.texts[field] ?? "") !== "");
