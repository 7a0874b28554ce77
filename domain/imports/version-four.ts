import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { defaultResumeData } from "@/domain/default-resume";
import { type DraftItem, type NewId, recordsOf, textOf } from "@/domain/imports/draft";
import { placeMissingSections } from "@/domain/imports/layout";
import { networkIcon } from "@/domain/imports/network-icons";
import { type ReadVersionFour, ranged, withMore } from "@/domain/imports/version-four-item";
import { versionFourMetadata } from "@/domain/imports/version-four-metadata";
import { isRecord } from "@/domain/is-record";
import { saveResumeData } from "@/domain/normalise/save";
import { sectionTitle } from "@/domain/section-titles";
import { versionFourBySection } from "@/sections/generated/version-four";

type Source = Record<string, unknown>;

/** Sections that the version had. */
const READERS: Partial<Record<SectionKey, ReadVersionFour>> = versionFourBySection;

/** CSS pixels, in which that version measured, as points. */
const PT_PER_PX = 0.75;

/** A resume of the version before the previous one. undefined if it is not one: basics, sections and metadata are required. */
export function importVersionFour(value: unknown, newId: NewId): ResumeData | undefined {
  const source = isRecord(value) && isRecord(value.data) ? value.data : value;
  if (!isRecord(source) || !isRecord(source.basics) || !isRecord(source.sections) || !isRecord(source.metadata)) return undefined;
  if (isRecord(source.summary)) return undefined;
  const empty = defaultResumeData({ name: "" });
  const { basics, sections, metadata } = source;
  return placeMissingSections(
    saveResumeData({
      ...empty,
      basics: basicsOf(basics, newId),
      picture: { ...empty.picture, ...pictureOf(isRecord(basics.picture) ? basics.picture : {}) },
      summary: {
        ...empty.summary,
        ...headOf("summary", sections.summary),
        content: textOf(isRecord(sections.summary) ? sections.summary.content : ""),
      },
      sections: Object.fromEntries(
        SECTION_KEYS.map((key) => [
          key,
          { ...empty.sections[key], ...headOf(key, sections[key]), items: itemsOf(key, sections[key], newId) },
        ]),
      ),
      customSections: isRecord(sections.custom)
        ? Object.entries(sections.custom).map(([id, section]) => customOf(id, section, newId))
        : [],
      metadata: versionFourMetadata(metadata, empty.metadata),
    }),
  );
}

function basicsOf(basics: Source, newId: NewId) {
  const url = isRecord(basics.url) ? basics.url : {};
  return {
    name: textOf(basics.name),
    headline: textOf(basics.headline),
    email: textOf(basics.email),
    phone: textOf(basics.phone),
    location: textOf(basics.location),
    website: { url: textOf(url.href), label: textOf(url.label) },
    customFields: recordsOf(basics.customFields).map((field) => {
      const [name, text] = [textOf(field.name), textOf(field.value)];
      const link = /^https?:\/\/\S+$/i.test(text) ? text : "";
      return {
        id: textOf(field.id) || newId(),
        icon: networkIcon(textOf(field.icon)),
        text: name === "" || link !== "" ? name || text : `${name}: ${text}`,
        link,
      };
    }),
  };
}

function pictureOf(picture: Source) {
  const effects = isRecord(picture.effects) ? picture.effects : {};
  const number = (value: unknown, bounds: { min: number; max: number }, factor = 1) =>
    typeof value === "number" ? Math.min(Math.max(value * factor, bounds.min), bounds.max) : undefined;
  const measures = {
    size: number(picture.size, LIMITS.resume.pictureSize, PT_PER_PX),
    aspectRatio: number(picture.aspectRatio, LIMITS.resume.pictureAspectRatio),
    borderRadius: number(picture.borderRadius, LIMITS.resume.pictureBorderRadius, PT_PER_PX),
  };
  return {
    url: textOf(picture.url),
    hidden: effects.hidden === true,
    borderWidth: effects.border === true ? 1 : 0,
    ...Object.fromEntries(Object.entries(measures).filter(([, value]) => value !== undefined)),
  };
}

/** A heading equal to the section's default name is left to the resume's language. */
function headOf(kind: SectionKey | "summary", value: unknown) {
  const section = isRecord(value) ? value : {};
  const name = textOf(section.name);
  return {
    title: name.toLowerCase() === sectionTitle(kind, "en-US").toLowerCase() ? "" : name,
    columns: section.columns,
    hidden: section.visible === false,
  };
}

function itemsOf(key: SectionKey, value: unknown, newId: NewId): DraftItem[] {
  const read = READERS[key];
  if (!read) return [];
  return recordsOf(isRecord(value) ? value.items : []).map((item) => ({
    id: textOf(item.id) || newId(),
    hidden: item.visible === false,
    ...read(item),
  }));
}

/** Custom sections had one shape, nearest to that of a job. */
function customOf(id: string, value: unknown, newId: NewId) {
  const section = isRecord(value) ? value : {};
  return {
    id,
    type: "experience",
    icon: "",
    ...headOf("experience", section),
    title: textOf(section.name),
    items: recordsOf(section.items).map((item) => ({
      id: textOf(item.id) || newId(),
      hidden: item.visible === false,
      company: textOf(item.name),
      position: textOf(item.description),
      location: textOf(item.location),
      ...ranged(item),
      description: withMore("", item),
      roles: [],
    })),
  };
}
