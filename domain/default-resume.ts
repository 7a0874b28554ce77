import { fallbacks } from "@/contracts/model/fallback";
import type { ResumeData, Sections } from "@/contracts/model/resume/data";
import { EMPTY_STYLESHEET, type Metadata } from "@/contracts/model/resume/metadata";
import { SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { sectionDefinition } from "@/contracts/model/resume/sections/registry";
import { copiesOf } from "@/domain/copies";
import { DEFAULT_COLORS, DEFAULT_TYPOGRAPHY } from "@/domain/default-design";

/** Fields of an unedited section. */
const untouched = {
  title: "",
  icon: "",
  columns: 1,
  hidden: false,
  keepTogether: false,
  startOnNewPage: false,
  showHeading: true,
};

/** The sections of a column, from the top; the summary is the second of the main one. */
function startingIn(column: "main" | "sidebar"): string[] {
  const own = SECTION_KEYS.map((id) => ({ id, ...sectionForm(id).startsIn })).filter((section) => section.column === column);
  const all = column === "main" ? [...own, { id: "summary", place: 2 }] : own;
  return all.sort((one, other) => one.place - other.place).map(({ id }) => id);
}

/** An empty resume of the given person in the default design (interface-details 2.2). A new object on every call. */
export function defaultResumeData({ name }: { name: string }): ResumeData {
  const data = emptyResume();
  data.basics.name = name;
  return data;
}

const emptyResume = copiesOf(
  (): ResumeData => ({
    picture: {
      hidden: false,
      fit: "cover",
      url: "",
      size: 80,
      rotation: 0,
      aspectRatio: 1,
      borderRadius: 0,
      borderColor: "rgba(0, 0, 0, 0.5)",
      borderWidth: 0,
      shadowColor: "rgba(0, 0, 0, 0.5)",
      shadowWidth: 0,
    },
    basics: { name: "", headline: "", email: "", phone: "", location: "", website: { url: "", label: "" }, customFields: [] },
    summary: { ...untouched, content: "" },
    sections: emptySections(),
    customSections: [],
    metadata: defaultMetadata(),
  }),
);

const emptySections = (): Sections =>
  Object.fromEntries(SECTION_KEYS.map((key) => [key, { ...untouched, items: [], ...ownDefaults(key) }])) as unknown as Sections;

/** Section-specific fields start with their fallback, if they have one. */
function ownDefaults(key: SectionKey): Record<string, unknown> {
  const fields = Object.entries(sectionDefinition(key).section.shape).map(([name, field]) => [name, fallbacks.get(field)?.value]);
  return Object.fromEntries(fields.filter(([name, value]) => value !== undefined && !(String(name) in untouched)));
}

function defaultMetadata(): Metadata {
  return {
    template: "onyx",
    layout: {
      sidebarWidth: 35,
      pages: [{ fullWidth: false, main: startingIn("main"), sidebar: startingIn("sidebar") }],
    },
    page: {
      gapX: 4,
      gapY: 6,
      marginX: 14,
      marginY: 12,
      format: "a4",
      locale: "en-US",
      hideLinkUnderline: false,
      hideIcons: false,
      hideSectionIcons: true,
      dateFormat: "short",
    },
    design: {
      level: { icon: "star", type: "circle" },
      colors: { ...DEFAULT_COLORS },
    },
    typography: structuredClone(DEFAULT_TYPOGRAPHY),
    notes: "",
    styleRules: [],
    stylesheet: structuredClone(EMPTY_STYLESHEET),
  };
}
