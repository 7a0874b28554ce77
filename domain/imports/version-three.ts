import type { ResumeData } from "@/contracts/model/resume/data";
import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { type DraftItem, finishDraft, type NewId, recordsOf, textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { isVersionThree } from "@/domain/imports/json-shape";
import { levelOf } from "@/domain/imports/level-words";
import { markdownToRichText } from "@/domain/imports/markup/rich-text";
import { networkIcon } from "@/domain/imports/network-icons";
import { dateTexts } from "@/domain/imports/partial-dates";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { isRecord } from "@/domain/is-record";
import { cleanRichText } from "@/domain/rich-text/clean";

type Source = Record<string, unknown>;

/** Names of sections in versions 1 to 3, and what they are now. */
const KEYS: Record<string, SectionKey> = {
  work: "experience",
  experience: "experience",
  education: "education",
  awards: "awards",
  certifications: "certifications",
  publications: "publications",
  volunteer: "volunteer",
  skills: "skills",
  languages: "languages",
  interests: "interests",
  hobbies: "interests",
  projects: "projects",
  references: "references",
  profiles: "profiles",
  social: "profiles",
};

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
    const key = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
    const title = textOf(section.name) || textOf(section.heading);
    // Sections that were switched off were not printed, but their content is imported as hidden.
    const isOff = section.enable === false || section.visible === false;
    const read = section.items.map((item) => ({
      ...(key ? FIELDS[key](fieldsOf(item)) : customOf(fieldsOf(item))),
      ...(isOff || (isRecord(item) && item.enable === false) ? { hidden: true } : {}),
    }));
    if (!key) {
      if (read.length > 0) customs.push({ title: title || name, type: "projects", items: read });
      continue;
    }
    items[key] = [...(items[key] ?? []), ...read];
    if (title !== "" && !isUsual(title, key)) titles[key] = title;
  }
  items.profiles = [...recordsOf(basics.profiles).map(FIELDS.profiles), ...(items.profiles ?? [])];
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

/** Descriptions were Markdown; later ones may be HTML. */
const rich = (value: unknown): string => {
  const text = textOf(value);
  return /<(?:p|ul|ol|li|br|strong|em)\b/i.test(text) ? cleanRichText(text) : markdownToRichText(text);
};

function placeOf(value: unknown): string {
  if (!isRecord(value)) return textOf(value);
  const street = [value.address, value.line1, value.line2, value.line3].map(textOf).filter((part) => part !== "");
  const town = [value.postalCode, value.pincode, value.city].map(textOf).filter((part) => part !== "");
  return [...street, town.join(" "), textOf(value.region), textOf(value.country)].filter((part) => part !== "").join(", ");
}

const dated = (item: Source) =>
  isRecord(item.date)
    ? dateTexts(textOf(item.date.start), textOf(item.date.end), "")
    : dateTexts(textOf(item.start) || textOf(item.startDate), textOf(item.end) || textOf(item.endDate), textOf(item.date));
const link = (item: Source) => websiteOf(textOf(item.url) || textOf(item.website) || textOf(item.link));
const report = (item: Source, ...more: string[]) =>
  more
    .filter((text) => text !== "")
    .map((text) => markdownToRichText(text))
    .join("") +
  rich(item.summary ?? item.description) +
  markdownToRichText(textsOf(item.keywords).join(", "));
/** A level in words, and in numbers of 5 or 10. */
const level = (item: Source): number => {
  const number = typeof item.levelNum === "number" ? item.levelNum / 2 : typeof item.rating === "number" ? item.rating : 0;
  return number > 0 ? Math.min(5, Math.round(number)) : levelOf(textOf(item.level));
};

const titled = (item: Source, by: string): DraftItem => ({
  title: textOf(item.title) || textOf(item.name),
  [by]: textOf(item.awarder) || textOf(item.issuer) || textOf(item.publisher) || textOf(item.subtitle),
  ...dated(item),
  website: link(item),
  description: report(item),
});

const FIELDS: Record<SectionKey, (item: Source) => DraftItem> = {
  profiles: (item) => ({
    icon: networkIcon(textOf(item.network)),
    iconColor: "",
    network: textOf(item.network) || textOf(item.name),
    username: textOf(item.username),
    website: link(item),
  }),
  experience: (item) => ({
    company: textOf(item.name) || textOf(item.company) || textOf(item.title),
    position: textOf(item.position) || textOf(item.role),
    location: textOf(item.location),
    ...dated(item),
    website: link(item),
    description: report(item),
    roles: [],
  }),
  education: (item) => ({
    school: textOf(item.institution) || textOf(item.name),
    degree: textOf(item.degree) || textOf(item.major),
    area: textOf(item.area),
    grade: textOf(item.score) || textOf(item.grade),
    location: textOf(item.location),
    ...dated(item),
    website: link(item),
    description: report(
      item,
      textsOf(item.courses)
        .map((course) => `- ${course}`)
        .join("\n"),
    ),
  }),
  projects: (item) => ({
    name: textOf(item.name) || textOf(item.title),
    ...dated(item),
    website: link(item),
    description: report(item, item.summary === undefined ? "" : textOf(item.description)),
  }),
  skills: (item) => ({
    icon: "",
    iconColor: "",
    name: textOf(item.name) || textOf(item.skill),
    proficiency: textOf(item.level),
    level: level(item),
    keywords: textsOf(item.keywords),
  }),
  languages: (item) => ({
    language: textOf(item.name) || textOf(item.key) || textOf(item.language),
    fluency: textOf(item.level) || textOf(item.fluency),
    level: level(item),
  }),
  interests: (item) => ({
    icon: "",
    iconColor: "",
    name: textOf(item.name) || textOf(item.hobby),
    keywords: textsOf(item.keywords),
  }),
  awards: (item) => titled(item, "awarder"),
  certifications: (item) => titled(item, "issuer"),
  publications: (item) => titled(item, "publisher"),
  volunteer: (item) => ({
    organization: textOf(item.organization) || textOf(item.name),
    location: textOf(item.location),
    ...dated(item),
    website: link(item),
    description: report(item, textOf(item.position)),
  }),
  references: (item) => ({
    name: textOf(item.name),
    position: textOf(item.relationship) || textOf(item.position),
    website: link(item),
    phone: textOf(item.phone),
    description: report(item, textOf(item.email)),
  }),
};

/** Sections of people's own had the fields of a job and of a project. */
const customOf = (item: Source): DraftItem => ({
  name: [item.title, item.name, item.position, item.subtitle, item.key, item.value]
    .map(textOf)
    .filter((part) => part !== "")
    .join(", "),
  ...dated(item),
  website: link(item),
  description: report(item, textOf(item.location), item.summary === undefined ? "" : textOf(item.description)),
});
