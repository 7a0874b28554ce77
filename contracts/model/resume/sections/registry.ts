import { awards } from "@/contracts/model/resume/sections/awards";
import { certifications } from "@/contracts/model/resume/sections/certifications";
import type { SectionDefinition } from "@/contracts/model/resume/sections/definition";
import { education } from "@/contracts/model/resume/sections/education";
import { experience } from "@/contracts/model/resume/sections/experience";
import { interests } from "@/contracts/model/resume/sections/interests";
import { languages } from "@/contracts/model/resume/sections/languages";
import { profiles } from "@/contracts/model/resume/sections/profiles";
import { projects } from "@/contracts/model/resume/sections/projects";
import { publications } from "@/contracts/model/resume/sections/publications";
import { references } from "@/contracts/model/resume/sections/references";
import { skills } from "@/contracts/model/resume/sections/skills";
import { volunteer } from "@/contracts/model/resume/sections/volunteer";

/** Every section: item schema, main field, text of its dates and the fields a form shows. */
export const SECTIONS = {
  profiles,
  experience,
  education,
  projects,
  skills,
  languages,
  interests,
  awards,
  certifications,
  publications,
  volunteer,
  references,
};

export type SectionKey = keyof typeof SECTIONS;

/** The keys of `sections`, in the order the interface lists them. */
export const SECTION_KEYS = Object.keys(SECTIONS) as SectionKey[];

/** The same registry for code that handles every section alike, with field names as plain strings. */
export const sectionDefinition = (key: SectionKey): AnySectionDefinition => SECTIONS[key];

export interface AnySectionDefinition {
  item: SectionDefinition["item"];
  mainField: string;
  secondField: string | null;
  datesText: "period" | "date" | null;
  fields: readonly { name: string; kind: SectionDefinition["fields"][number]["kind"] }[];
  prose: boolean;
  icon: string;
  family: SectionDefinition["family"];
  usualTitles: readonly string[];
  otherTitles: readonly string[];
  section: SectionDefinition["section"];
}

export const isSectionKey = (value: string): value is SectionKey => Object.hasOwn(SECTIONS, value);
