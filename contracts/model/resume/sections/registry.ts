import { awards } from "@/contracts/model/resume/sections/awards";
import { certifications } from "@/contracts/model/resume/sections/certifications";
import type { SectionDefinition, SectionForm } from "@/contracts/model/resume/sections/definition";
import { education } from "@/contracts/model/resume/sections/education";
import { experience } from "@/contracts/model/resume/sections/experience";
import type { SectionKey } from "@/contracts/model/resume/sections/forms";
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
} satisfies Record<SectionKey, unknown>;

/** The same registry for code that handles every section alike, with field names as plain strings. */
export const sectionDefinition = (key: SectionKey): AnySectionDefinition => SECTIONS[key];

export interface AnySectionDefinition extends SectionForm {
  item: SectionDefinition["item"];
  usualTitles: readonly string[];
  otherTitles: readonly string[];
  section: SectionDefinition["section"];
}
