import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { companyKey, roleKey } from "@/domain/applications/same-name";
import { likeness, printOf } from "@/domain/career/likeness";
import { isRecord } from "@/domain/is-record";
import { withoutOwn } from "@/domain/record/clean-entry";
import { comparable, RECORD_SECTIONS, type RecordData, type RecordSection, recordFields } from "@/domain/record/fields";
import { grouped } from "@/domain/record/grouped";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { type AnyItem, isDraft } from "@/domain/sections/all-sections";

/** An item that is not linked yet. Newer resumes come first. */
export type FreeItem = { resumeId: string; itemId: string; section: RecordSection; item: AnyItem };

export type Group = {
  section: RecordSection;
  items: { resumeId: string; itemId: string }[];
  data: RecordData;
  certainty: "same" | "alike";
};

/** Texts that are the same in every field, with the items that have them. */
type Variant = { key: string; data: RecordData; items: FreeItem[]; isOfRecord: boolean };

/**
 * Items that could become one entry. Those that are the same in every shared field are one variant; variants that are about the same thing are
 * one group. The text of a group is that of the record if it has one, else the most frequent, else the newest.
 */
export function proposeGroups(
  free: readonly FreeItem[],
  known: readonly { section: RecordSection; data: RecordData }[],
): Group[] {
  return RECORD_SECTIONS.flatMap((section) => {
    const variants = new Map<string, Variant>();
    const variantOf = (data: RecordData, isOfRecord: boolean): Variant => {
      const key = keyOf(section, data);
      const variant = variants.get(key) ?? { key, data, items: [], isOfRecord };
      variants.set(key, variant);
      return variant;
    };
    for (const entry of known) if (entry.section === section) variantOf(entry.data, true);
    for (const one of free)
      if (one.section === section && !isEmpty(section, one.item)) variantOf(withoutOwn(one.item), false).items.push(one);
    return groupsOf(section, [...variants.values()]);
  });
}

/** Whether an item has nothing to add to the record. */
export function isEmpty(section: RecordSection, item: AnyItem): boolean {
  if (section !== "basics") return isDraft(section, item);
  return [item.name, item.email, item.phone].every((text) => typeof text !== "string" || text.trim() === "");
}

const keyOf = (section: RecordSection, data: RecordData): string =>
  JSON.stringify(recordFields(section).map((field) => sorted(comparable(field, data) ?? null)));

/** JSON with its keys in order, so that equal values have equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}

function groupsOf(section: RecordSection, variants: readonly Variant[]): Group[] {
  const buckets = grouped(variants, ({ data }) => bucketOf(section, data));
  const groups: Variant[][] = [];
  for (const bucket of buckets.values()) {
    const own: Variant[][] = [];
    for (const variant of bucket) {
      const group = own.find((others) => others.every((other) => isAlike(section, other.data, variant.data)));
      if (group) group.push(variant);
      else own.push([variant]);
    }
    groups.push(...own);
  }
  return groups.flatMap((group) => toGroup(section, group) ?? []).sort((a, b) => b.items.length - a.items.length);
}

function toGroup(section: RecordSection, variants: readonly Variant[]): Group | null {
  const items = variants.flatMap((variant) => variant.items.map(({ resumeId, itemId }) => ({ resumeId, itemId })));
  const chosen = variants.find(({ isOfRecord }) => isOfRecord) ?? variants.toSorted((a, b) => b.items.length - a.items.length)[0];
  if (!chosen || items.length === 0) return null;
  return { section, items, data: chosen.data, certainty: variants.length === 1 ? "same" : "alike" };
}

const text = (data: RecordData, field: string): string => {
  const value = data[field];
  return typeof value === "string" ? value : "";
};

/** Variants in different buckets are never about the same thing. */
function bucketOf(section: RecordSection, data: RecordData): string {
  return isSectionKey(section) ? companyKey(text(data, sectionForm(section).mainField)) : "";
}

/** How alike the words of two summaries are at least. */
const ALIKE = 0.7;

/** Whether two texts with the same main field are about the same thing. */
function isAlike(section: RecordSection, one: RecordData, other: RecordData): boolean {
  if (section === "basics") return ["email", "name"].some((field) => isSameText(one, other, field));
  if (section === "summary") return likeness(plainOf(one), plainOf(other)) >= ALIKE;
  if (section === "profiles") return agree(one, other, "username");
  if (section === "references") return true;
  if (section === "experience") return isSameStay(one, other, ["position"]);
  if (section === "education") return isSameStay(one, other, ["degree", "area"]);
  return startsAgree(one, other);
}

const plainOf = (data: RecordData) => printOf(richTextToPlain(text(data, "content")));

const isSameText = (one: RecordData, other: RecordData, field: string): boolean =>
  text(one, field).trim() !== "" && roleKey(text(one, field)) === roleKey(text(other, field));

/** The same text, or one of them has none. */
const agree = (one: RecordData, other: RecordData, field: string): boolean =>
  text(one, field).trim() === "" || text(other, field).trim() === "" || isSameText(one, other, field);

/** A job or degree: the same names in dates that fit, or exactly the same dates, whatever the language of the names. */
function isSameStay(one: RecordData, other: RecordData, names: readonly string[]): boolean {
  const named = names.every((field) => agree(one, other, field)) && names.some((field) => isSameText(one, other, field));
  if (named) return startsAgree(one, other);
  const [a, b] = [startOf(one), startOf(other)];
  const isExact = a !== null && a.length > 4 && a === b;
  return isExact && endOf(one) === endOf(other);
}

const datesOf = (data: RecordData) => (isRecord(data.dates) ? data.dates : {});
const moment = (value: unknown): string | null => (typeof value === "string" ? value : null);
const startOf = (data: RecordData) => moment(datesOf(data).start);
const endOf = (data: RecordData) => (datesOf(data).present === true ? "present" : moment(datesOf(data).end));

/** Whether two beginnings can be the same: the same month, or the same year where one has no month, or one is missing. */
function startsAgree(one: RecordData, other: RecordData): boolean {
  const [a, b] = [startOf(one), startOf(other)];
  return a === null || b === null || a.startsWith(b) || b.startsWith(a);
}
