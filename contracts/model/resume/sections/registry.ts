import type { SectionDefinition, SectionForm } from "@/contracts/model/resume/sections/definition";
import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { schemaBySection } from "@/sections/generated/schema";

/** Every section: item schema, main field, text of its dates and the fields a form shows. */
export const SECTIONS = schemaBySection satisfies Record<SectionKey, unknown>;

/** The same registry for code that handles every section alike, with field names as plain strings. */
export const sectionDefinition = (key: SectionKey): AnySectionDefinition => SECTIONS[key];

export interface AnySectionDefinition extends SectionForm {
  item: SectionDefinition["item"];
  section: SectionDefinition["section"];
}
