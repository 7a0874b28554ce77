import { LIMITS } from "@/contracts/limits";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { defaultResumeData } from "@/domain/default-resume";
import { comfortable } from "@/domain/imports/comfortable";
import { placeMissingSections } from "@/domain/imports/layout";
import { isRecord } from "@/domain/is-record";
import { saveResumeData } from "@/domain/normalise/save";

/** Creates a new id; importers themselves are deterministic. */
export type NewId = () => string;

/** Fields of an item, without id; dates may be given as text (`period`, `date`) or as `dates`. */
export type DraftItem = Record<string, unknown>;

/** What an importer read; everything else gets its default. */
interface DraftResume {
  basics: Partial<ResumeData["basics"]>;
  /** Rich text. */
  summary: string;
  pictureUrl?: string;
  sections: Partial<Record<SectionKey, DraftItem[]>>;
  /** Headings of sections; empty ones are printed in the resume's language. */
  titles?: Partial<Record<SectionKey | "summary", string>>;
  /** Sections with custom titles. */
  customSections?: { title: string; type: CustomSectionType; items: DraftItem[] }[];
  /** Language of the texts; by default that of a new resume. */
  locale?: string;
}

/** A complete resume from a draft, ready to store. Long lists are cut at a section's limit. */
export function finishDraft(draft: DraftResume, newId: NewId): ResumeData {
  const empty = defaultResumeData({ name: "" });
  const sections = Object.fromEntries(
    SECTION_KEYS.map((key) => {
      const items = (draft.sections[key] ?? [])
        .slice(0, LIMITS.resume.items)
        .map((item) => ({ id: newId(), hidden: false, ...item }));
      return [key, { ...empty.sections[key], title: draft.titles?.[key] ?? "", items }];
    }),
  );
  const customSections = (draft.customSections ?? []).slice(0, LIMITS.resume.customSections).map((section) => ({
    ...section,
    id: newId(),
    items: section.items.slice(0, LIMITS.resume.items).map((item) => ({ id: newId(), hidden: false, ...item })),
  }));
  const metadata = comfortable(empty.metadata);
  const data = saveResumeData({
    ...empty,
    basics: { ...empty.basics, ...draft.basics },
    picture: { ...empty.picture, url: draft.pictureUrl ?? "" },
    summary: { ...empty.summary, title: draft.titles?.summary ?? "", content: draft.summary },
    sections,
    customSections,
    metadata: draft.locale ? { ...metadata, page: { ...metadata.page, locale: draft.locale } } : metadata,
  });
  return customSections.length > 0 ? placeMissingSections(data) : data;
}

/** A text of an unknown value; numbers become text, anything else is empty. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}

/** The records of an unknown value; other entries are left out. */
export const recordsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The texts of an unknown list, without empty ones. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== "") : [];

export const websiteOf = (url: unknown, label: unknown = "") => ({ url: textOf(url), label: textOf(label), inlineLink: false });
