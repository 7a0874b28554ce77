import type { SectionForm } from "@/contracts/model/resume/sections/definition";

/**
 * What an editor needs to know about every section, in the order of the interface: the plain part of each definition. It is separate from
 * the schemas, so that the editor opens without them.
 */
export const SECTION_FORMS = {
  profiles: {
    mainField: "network",
    secondField: "username",
    datesText: null,
    fields: [
      { name: "network", kind: "text" },
      { name: "username", kind: "text" },
      { name: "website", kind: "website" },
      { name: "icon", kind: "icon" },
      { name: "iconColor", kind: "color" },
    ],
    prose: false,
    icon: "messenger-logo",
    family: null,
    boldLine: true,
  },
  experience: {
    mainField: "company",
    secondField: "position",
    datesText: "period",
    fields: [
      { name: "position", kind: "text" },
      { name: "company", kind: "text" },
      { name: "location", kind: "text" },
      { name: "dates", kind: "dates" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
      { name: "roles", kind: "roles" },
    ],
    prose: true,
    icon: "briefcase",
    family: "story",
    boldLine: true,
  },
  education: {
    mainField: "school",
    secondField: "degree",
    datesText: "period",
    fields: [
      { name: "school", kind: "text" },
      { name: "degree", kind: "text" },
      { name: "area", kind: "text" },
      { name: "grade", kind: "text" },
      { name: "location", kind: "text" },
      { name: "dates", kind: "dates" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
    ],
    prose: true,
    icon: "graduation-cap",
    family: "story",
    boldLine: true,
  },
  projects: {
    mainField: "name",
    secondField: null,
    datesText: "period",
    fields: [
      { name: "name", kind: "text" },
      { name: "dates", kind: "dates" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
    ],
    prose: true,
    icon: "code-simple",
    family: "story",
    boldLine: true,
  },
  skills: {
    mainField: "name",
    secondField: "proficiency",
    datesText: null,
    fields: [
      { name: "name", kind: "text" },
      { name: "proficiency", kind: "text" },
      { name: "level", kind: "level" },
      { name: "keywords", kind: "keywords" },
      { name: "icon", kind: "icon" },
      { name: "iconColor", kind: "color" },
    ],
    prose: false,
    icon: "compass-tool",
    family: "thing",
    boldLine: true,
  },
  languages: {
    mainField: "language",
    secondField: "fluency",
    datesText: null,
    fields: [
      { name: "language", kind: "text" },
      { name: "fluency", kind: "text" },
      { name: "level", kind: "level" },
    ],
    prose: false,
    icon: "translate",
    family: "thing",
    boldLine: true,
  },
  interests: {
    mainField: "name",
    secondField: null,
    datesText: null,
    fields: [
      { name: "name", kind: "text" },
      { name: "keywords", kind: "keywords" },
      { name: "icon", kind: "icon" },
      { name: "iconColor", kind: "color" },
    ],
    prose: false,
    icon: "football",
    family: "thing",
    boldLine: false,
  },
  awards: {
    mainField: "title",
    secondField: "awarder",
    datesText: "date",
    fields: [
      { name: "title", kind: "text" },
      { name: "awarder", kind: "text" },
      { name: "dates", kind: "dates" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
    ],
    prose: false,
    icon: "trophy",
    family: "story",
    boldLine: false,
  },
  certifications: {
    mainField: "title",
    secondField: "issuer",
    datesText: "date",
    fields: [
      { name: "title", kind: "text" },
      { name: "issuer", kind: "text" },
      { name: "dates", kind: "dates" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
    ],
    prose: false,
    icon: "certificate",
    family: "story",
    boldLine: true,
  },
  publications: {
    mainField: "title",
    secondField: "publisher",
    datesText: "date",
    fields: [
      { name: "title", kind: "text" },
      { name: "publisher", kind: "text" },
      { name: "dates", kind: "dates" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
    ],
    prose: false,
    icon: "books",
    family: "story",
    boldLine: false,
  },
  volunteer: {
    mainField: "organization",
    secondField: null,
    datesText: "period",
    fields: [
      { name: "organization", kind: "text" },
      { name: "location", kind: "text" },
      { name: "dates", kind: "dates" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
    ],
    prose: true,
    icon: "hand-heart",
    family: "story",
    boldLine: false,
  },
  references: {
    mainField: "name",
    secondField: "position",
    datesText: null,
    fields: [
      { name: "name", kind: "text" },
      { name: "position", kind: "text" },
      { name: "phone", kind: "text" },
      { name: "website", kind: "website" },
      { name: "description", kind: "rich-text" },
    ],
    prose: false,
    icon: "phone",
    family: null,
    boldLine: false,
  },
} as const satisfies Record<string, SectionForm>;

export type SectionKey = keyof typeof SECTION_FORMS;

/** The keys of `sections`, in the order the interface lists them. */
export const SECTION_KEYS = Object.keys(SECTION_FORMS) as SectionKey[];

/** The same for code that handles every section alike, with field names as plain strings. */
export const sectionForm = (key: SectionKey): SectionForm => SECTION_FORMS[key];

export const isSectionKey = (value: string): value is SectionKey => Object.hasOwn(SECTION_FORMS, value);

/** What a section of the person's own may hold; `cover-letter` is legacy. */
export const CUSTOM_SECTION_TYPES = ["summary", ...SECTION_KEYS, "cover-letter"] as const;
