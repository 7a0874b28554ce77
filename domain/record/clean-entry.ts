import { inputOf } from "@/contracts/model/input";
import { basicsSchema } from "@/contracts/model/resume/basics";
import { summaryItemSchema } from "@/contracts/model/resume/custom-section";
import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { sectionDefinition } from "@/contracts/model/resume/sections/registry";
import { defaultResumeData } from "@/domain/default-resume";
import { isRecord } from "@/domain/is-record";
import type { CleanOptions } from "@/domain/normalise/clean-texts";
import { saveResumeData } from "@/domain/normalise/save";
import type { RecordData, RecordSection } from "@/domain/record/fields";
import { grouped } from "@/domain/record/grouped";
import { emptyItem } from "@/domain/sections/empty-item";

/** An entry's text as a client sends it: any of its fields. `base` has the others. */
export type EntryInput = {
  section: RecordSection;
  language: string | null;
  raw: Readonly<Record<string, unknown>>;
  base?: RecordData;
};

export type EntryIssue = { path: (string | number)[]; message: string };

/** Fields of an item that an entry does not have; a copied item may have them. */
const DOCUMENTS_OWN = ["id", "hidden", "headline"];

function emptyEntry(section: RecordSection): RecordData {
  if (section === "basics") return defaultResumeData({ name: "" }).basics;
  return emptyItem(section, "");
}

const schemaOf = (section: RecordSection) => {
  if (section === "basics") return inputOf(basicsSchema);
  return inputOf(section === "summary" ? summaryItemSchema : sectionDefinition(section).item);
};

/** Every field of the item that an entry describes, before it is cleaned. A text of dates without dates is read on save. */
function completed({ section, raw, base }: EntryInput): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...emptyEntry(section), ...base, ...raw, id: "entry", hidden: false, headline: "" };
  const text = isSectionKey(section) ? sectionForm(section).datesText : null;
  if (text !== null && text in raw && raw.dates === undefined) delete whole.dates;
  if (isRecord(whole.website)) whole.website = { url: "", label: "", ...whole.website };
  for (const field of ["roles", "customFields"]) {
    const list = whole[field];
    if (Array.isArray(list))
      whole[field] = list.map((entry) => (isRecord(entry) ? { id: "", ...emptyOf[field], ...entry } : entry));
  }
  return whole;
}

const emptyOf: Readonly<Record<string, object>> = {
  roles: { position: "", period: "", description: "" },
  customFields: { icon: "", text: "" },
};

/** What is wrong with an entry as it was sent; an empty list if nothing is. */
export function entryIssues(entry: EntryInput): EntryIssue[] {
  const known = new Set([...Object.keys(emptyEntry(entry.section)), ...DOCUMENTS_OWN]);
  const unknown = Object.keys(entry.raw).filter((field) => !known.has(field));
  if (unknown.length > 0)
    return unknown.map((field) => ({ path: [field], message: `An entry of ${entry.section} has no such field.` }));
  const parsed = schemaOf(entry.section).safeParse(completed(entry));
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: path.map((step) => String(step)), message }));
}

/**
 * Entries as they are stored, from what was sent: complete, cleaned and with their dates printed exactly as saving a resume does it, so that
 * an entry and the item that follows it compare as equal. Check them with `entryIssues` before.
 */
export function cleanEntries(entries: readonly EntryInput[], options: CleanOptions): RecordData[] {
  const clean: RecordData[] = [];
  // Saving a resume with many items takes little longer than one with a single item.
  const alike = grouped([...entries.entries()], ([index, { section, language }]) =>
    isSectionKey(section) ? `${section} ${language} ${Math.floor(index / AT_ONCE)}` : String(index),
  );
  for (const group of alike.values()) {
    const cleaned = cleanTogether(
      group.map(([, entry]) => entry),
      options,
    );
    for (const [place, [index]] of group.entries()) clean[index] = cleaned[place] ?? {};
  }
  return clean;
}

/** As many items as a section may have. */
const AT_ONCE = 200;

/** Entries of one section and language; of a summary and `basics` one. */
function cleanTogether(entries: readonly EntryInput[], options: CleanOptions): RecordData[] {
  const [first] = entries;
  if (!first) return [];
  const { section, language } = first;
  const empty = defaultResumeData({ name: "" });
  const items = entries.map((entry, index) => ({ ...completed(entry), id: `entry-${index}` }));
  const page = { ...empty.metadata.page, ...(language !== null && { locale: language }) };
  const carrier: Record<string, unknown> = { ...empty, metadata: { ...empty.metadata, page } };
  if (section === "basics") carrier.basics = items[0];
  else if (section === "summary") carrier.summary = { ...empty.summary, content: completed(first).content };
  else carrier.sections = { ...empty.sections, [section]: { ...empty.sections[section], items } };
  const data = saveResumeData(carrier, options);
  if (section === "basics") return [withoutOwn(data.basics)];
  if (section === "summary") return [{ content: data.summary.content }];
  return data.sections[section].items.map(withoutOwn);
}

/** An item as an entry has it. */
export const withoutOwn = (item: object): RecordData =>
  Object.fromEntries(Object.entries(item).filter(([field]) => !DOCUMENTS_OWN.includes(field)));
