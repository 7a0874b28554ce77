import type { SectionForm } from "@/contracts/model/resume/sections/definition";
import { formBySection } from "@/sections/generated/form";
import type { SECTION_ORDER } from "@/sections/registry";

/**
 * What an editor needs to know about every section, in the order of the interface: the plain part of each definition. It is separate from
 * the schemas, so that the editor opens without them.
 */
export const SECTION_FORMS = formBySection satisfies Record<SectionKey, SectionForm>;

export type SectionKey = (typeof SECTION_ORDER)[number];

/** The keys of `sections`, in the order the interface lists them. */
export const SECTION_KEYS = Object.keys(SECTION_FORMS) as SectionKey[];

/** The same for code that handles every section alike, with field names as plain strings. */
export const sectionForm = (key: SectionKey): SectionForm => SECTION_FORMS[key];

export const isSectionKey = (value: string): value is SectionKey => Object.hasOwn(SECTION_FORMS, value);

/** What a section of the person's own may hold; `cover-letter` is legacy. */
export const CUSTOM_SECTION_TYPES = ["summary", ...SECTION_KEYS, "cover-letter"] as const;
