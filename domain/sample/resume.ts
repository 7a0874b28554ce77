import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { copiesOf } from "@/domain/copies";
import { defaultResumeData } from "@/domain/default-resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { sampleBySection } from "@/sections/generated/sample";

/** Items of each section. Dates are given as text, the way people write them; reading fills the structured ones. */
const SAMPLES: Record<SectionKey, readonly Record<string, unknown>[]> = sampleBySection;

const MAIN = ["profiles", "summary", "experience", "education", "projects", "publications", "volunteer"];
const SIDEBAR = ["skills", "languages", "certifications", "awards", "interests", "references"];

/** A column in the order that suits this person, and below it the sections without a place in that order. */
const withOthers = (ids: readonly string[], column: "main" | "sidebar"): string[] => [
  ...ids,
  ...SECTION_KEYS.filter((key) => ![...MAIN, ...SIDEBAR].includes(key) && sectionForm(key).startsIn.column === column),
];

/**
 * A complete example of a fictional person with every section. Dates are read from their texts, as in any resume; ids are fixed,
 * so that samples are equal. A new object on every call.
 */
export const sampleResumeData = copiesOf(makeSample);

function makeSample(): ResumeData {
  const empty = defaultResumeData({ name: "Ilse Marwick" });
  const { sections } = empty;
  return normaliseResumeData({
    ...empty,
    basics: {
      name: "Ilse Marwick",
      headline: "Senior Product Engineer",
      email: "ilse.marwick@example.com",
      phone: "+44 20 7946 0958",
      location: "Bristol, United Kingdom",
      website: { url: "https://ilse-marwick.example.com", label: "ilse-marwick.example.com" },
      customFields: [{ id: "sample-field-1", icon: "train-simple", text: "Open to roles in Bristol or remote", link: "" }],
    },
    summary: {
      ...empty.summary,
      content:
        "<p>Product engineer with <strong>nine years</strong> of taking ideas from a sketch to software people rely on every day. Happiest between " +
        "design and infrastructure: I prototype early, measure honestly and leave behind systems the next person enjoys reading.</p>",
    },
    sections: Object.fromEntries(
      Object.entries(sections).map(([key, section]) => [key, { ...section, items: SAMPLES[key as SectionKey] }]),
    ),
    metadata: {
      ...empty.metadata,
      notes: "<p>Notes are yours alone: they are never printed and never public.</p>",
      layout: {
        ...empty.metadata.layout,
        pages: [{ fullWidth: false, main: withOthers(MAIN, "main"), sidebar: withOthers(SIDEBAR, "sidebar") }],
      },
    },
  });
}
