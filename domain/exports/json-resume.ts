import type { ResumeData, Sections } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import type { AnyJsonResumeSection, JsonResumeList, JsonValue } from "@/domain/exports/json-resume-entry";
import { withOlderNames } from "@/domain/exports/json-resume-older-names";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { type AnyItem, allSections, printedItems, type SectionKind } from "@/domain/sections/all-sections";
import { jsonResumeBySection } from "@/sections/generated/json-resume";

/** The lists of the format beside those of the person, in the order of its schema. */
const LISTS = [
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
] as const satisfies readonly JsonResumeList[];

/** Sections that the format has a list for. */
export const JSON_RESUME_SECTIONS: Partial<Record<SectionKey, AnyJsonResumeSection>> = jsonResumeBySection;

/**
 * A resume in the JSON Resume format (schema v1.0.0). Hidden parts are left out; custom sections join the section of their kind. What the
 * format has no field for (second links, ends of single dates, custom sections, rich text, the design) is in `x-dossier`, from where our
 * import takes it (`domain/imports/json-resume-own.ts`).
 */
export function resumeToJsonResume(data: ResumeData): Record<string, unknown> {
  return { ...withOlderNames(standardJsonResume(data)), [OWN_KEY]: { version: 1, data: shownData(data) } };
}

/** The key of our own data: names that begin with `x-` are free for programs. */
export const OWN_KEY = "x-dossier";

/** The data without what is hidden, unfinished or private. */
function shownData(data: ResumeData): ResumeData {
  const { summary, picture, metadata } = data;
  const shown = new Map(allSections(data).map((section) => [section.section, printedItems(section)]));
  const only = <Section extends { items: unknown[] }>(section: Section): Section => ({
    ...section,
    items: shown.get(section as never) ?? [],
  });
  return {
    ...data,
    picture: picture.hidden ? { ...picture, url: "" } : picture,
    summary: summary.hidden ? { ...summary, content: "" } : summary,
    sections: Object.fromEntries(SECTION_KEYS.map((key) => [key, only(data.sections[key])])) as unknown as Sections,
    customSections: data.customSections.filter(({ hidden }) => !hidden).map(only),
    metadata: { ...metadata, notes: "" },
  };
}

/** The part that the format itself describes. */
export function standardJsonResume(data: ResumeData): Record<string, JsonValue | undefined> {
  const items = itemsByKind(data);
  const entriesOf = (list: JsonResumeList) =>
    SECTION_KEYS.flatMap((key) => {
      const section = JSON_RESUME_SECTIONS[key];
      return section?.list === list ? (items.get(key) ?? []).flatMap(section.write).map(compact) : [];
    });
  return compact({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: compact({
      name: data.basics.name,
      label: data.basics.headline,
      image: data.picture.hidden ? "" : data.picture.url,
      email: data.basics.email,
      phone: data.basics.phone,
      url: data.basics.website.url,
      summary: richTextToPlain(data.summary.hidden ? "" : data.summary.content),
      location: data.basics.location === "" ? undefined : { address: data.basics.location },
      profiles: entriesOf("profiles"),
    }),
    ...Object.fromEntries(LISTS.map((list) => [list, entriesOf(list)])),
  });
}

/** Every visible item by kind; custom sections after the built-in ones. */
function itemsByKind(data: ResumeData): Map<SectionKind, AnyItem[]> {
  const shown = new Map<SectionKind, AnyItem[]>();
  for (const section of allSections(data))
    shown.set(section.kind, [...(shown.get(section.kind) ?? []), ...printedItems(section)]);
  return shown;
}

/** Without empty texts and lists, as the format's own samples are written. */
function compact<Value extends Record<string, JsonValue | undefined>>(value: Value): Record<string, JsonValue | undefined> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, field]) => field !== undefined && field !== "" && !(Array.isArray(field) && field.length === 0),
    ),
  ) as Record<string, JsonValue | undefined>;
}
