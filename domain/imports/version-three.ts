import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { type DraftItem, finishDraft, type NewId, recordsOf, textOf, websiteOf } from "@/domain/imports/draft";
import { isVersionThree } from "@/domain/imports/json-shape";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { dated, described, link, rich, type VersionThreeSection } from "@/domain/imports/version-three-item";
import { isRecord } from "@/domain/is-record";
import { versionThreeBySection } from "@/sections/generated/version-three";

type Source = Record<string, unknown>;

/** What the names of sections in versions 1 to 3 are now. */
const SECTIONS: Partial<Record<SectionKey, VersionThreeSection>> = versionThreeBySection;
const KEYS = new Map(
  SECTION_KEYS.flatMap((key) => (SECTIONS[key]?.names ?? []).map((name): [string, SectionKey] => [name, key])),
);

/** Names whose heading is left to the language of the resume. */
const isUsual = (title: string, key: SectionKey) => headingKind(title) === key;

/** A resume of version 3 or earlier. undefined if it is something else. */
export function importVersionThree(value: unknown, newId: NewId): ResumeData | undefined {
  const data = unwrapped(value);
  if (!data || !isVersionThree(data)) return undefined;
  const basics = isRecord(data.basics) ? data.basics : isRecord(data.profile) ? data.profile : {};
  const contact = isRecord(data.contact) ? data.contact : {};
  const own = isRecord(data.sections) ? data.sections : data;
  const items: Partial<Record<SectionKey, DraftItem[]>> = {};
  const titles: Partial<Record<SectionKey | "summary", string>> = {};
  const customs: { title: string; type: "projects"; items: DraftItem[] }[] = [];
  for (const [name, section] of Object.entries(own)) {
    if (!isRecord(section) || !Array.isArray(section.items)) continue;
    const key = KEYS.get(name);
    const fields = (key && SECTIONS[key]?.read) ?? customOf;
    const title = textOf(section.name) || textOf(section.heading);
    // Sections that were switched off were not printed, but their content is imported as hidden.
    const isOff = section.enable === false || section.visible === false;
    const read = section.items.map((item) => ({
      ...fields(fieldsOf(item)),
      ...(isOff || (isRecord(item) && item.enable === false) ? { hidden: true } : {}),
    }));
    if (!key) {
      if (read.length > 0) customs.push({ title: title || name, type: "projects", items: read });
      continue;
    }
    items[key] = [...(items[key] ?? []), ...read];
    if (title !== "" && !isUsual(title, key)) titles[key] = title;
  }
  items.profiles = [...recordsOf(basics.profiles).map(versionThreeBySection.profiles.read), ...(items.profiles ?? [])];
  const objective = isRecord(data.objective) ? data.objective : {};
  return finishDraft(
    {
      basics: {
        name: textOf(basics.name) || [textOf(basics.firstName), textOf(basics.lastName)].filter((part) => part !== "").join(" "),
        headline: textOf(basics.headline) || textOf(basics.subtitle) || textOf(basics.title),
        email: textOf(basics.email) || textOf(contact.email),
        phone: textOf(basics.phone) || textOf(contact.phone),
        location: placeOf(basics.location ?? basics.address ?? contact.address),
        website: websiteOf(textOf(basics.website) || textOf(contact.website)),
        customFields: [textOf(basics.birthdate)]
          .filter((text) => text !== "")
          .map((text) => ({ id: newId(), icon: "", text, link: "" })),
      },
      pictureUrl: isRecord(basics.photo) ? textOf(basics.photo.url) : textOf(basics.photo) || textOf(basics.photograph),
      summary: [rich(basics.summary), rich(objective.body)].join(""),
      sections: items,
      titles,
      customSections: customs,
      locale:
        isRecord(data.metadata) && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(textOf(data.metadata.locale))
          ? textOf(data.metadata.locale)
          : undefined,
    },
    newId,
  );
}

function unwrapped(value: unknown): Source | undefined {
  if (!isRecord(value)) return undefined;
  const [first] = Array.isArray(value.resumes) ? value.resumes : [];
  return [value, value.data, value.resume, first].filter(isRecord).find(isVersionThree);
}

/** Hobbies and skills were plain texts at first. */
const fieldsOf = (item: unknown): Source => (isRecord(item) ? item : { name: textOf(item) });

function placeOf(value: unknown): string {
  if (!isRecord(value)) return textOf(value);
  const street = [value.address, value.line1, value.line2, value.line3].map(textOf).filter((part) => part !== "");
  const town = [value.postalCode, value.pincode, value.city].map(textOf).filter((part) => part !== "");
  return [...street, town.join(" "), textOf(value.region), textOf(value.country)].filter((part) => part !== "").join(", ");
}

/** Sections of people's own had the fields of a job and of a project. */
const customOf = (item: Source): DraftItem => ({
  name: [item.title, item.name, item.position, item.subtitle, item.key, item.value]
    .map(textOf)
    .filter((part) => part !== "")
    .join(", "),
  ...dated(item),
  website: link(item),
  description: described(item, textOf(item.location), item.summary === undefined ? "" : textOf(item.description)),
});
