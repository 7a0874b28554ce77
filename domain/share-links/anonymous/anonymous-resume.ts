import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import { EMPTY_STYLESHEET } from "@/contracts/model/resume/metadata";
import { isSectionKey, SECTION_KEYS, sectionForm } from "@/contracts/model/resume/sections/forms";
import type { Anonymity } from "@/contracts/model/share-link";
import { parseDates } from "@/domain/dates/parse";
import { isRecord } from "@/domain/is-record";
import { withPageBreaksOf } from "@/domain/page-breaks";
import { publicResumeData } from "@/domain/public-view";
import { isRichField } from "@/domain/share-links/places";
import { foldedText } from "./folded";
import { type AccountIdentity, resumeIdentity } from "./identity";
import { type OnRemoved, type Redactor, type Renamed, redactorFor } from "./redactor";
import { NO_WISHES, removedWords, retainedPlace } from "./wishes";

export type AnonymousOptions = {
  alias: string;
  account: AccountIdentity;
  hideEmployers?: boolean;
  /** What the person would like to keep, and what else to remove. */
  wishes?: Anonymity | undefined;
  onRemoved?: OnRemoved;
};

/** Whether a section is about the person, or about others who know them. */
const isLeftOut = (kind: string): boolean => isSectionKey(kind) && sectionForm(kind).isIdentifying;

/**
 * What visitors may see of a resume, without anything that says whose it is: additions, part B, rule 3. Lists keep their order and length, so
 * that a place in the copy is the same place in the resume.
 */
export function anonymousResumeData(
  data: ResumeData,
  { alias, account, hideEmployers = false, wishes = NO_WISHES, onRemoved }: AnonymousOptions,
): ResumeData {
  const identity = resumeIdentity(data, account);
  const renamed = [...removedWords(identity, alias, wishes), ...(hideEmployers ? employersOf(data) : [])];
  const redactor = redactorFor(identity, alias, { renamed, keep: wishes.keep, onRemoved });
  const shown = publicResumeData(data);
  const { page } = shown.metadata;
  const fields = { redactor, locale: page.locale, hideEmployers };
  const ids = new Map(shown.customSections.map(({ id }, index) => [id, `custom-${index + 1}`]));
  const copy: ResumeData = {
    picture: { ...shown.picture, hidden: true, url: "" },
    basics: anonymousBasics(shown.basics.headline, { alias, redactor, place: retainedPlace(identity, wishes) }),
    summary: without(shown.summary, fields),
    sections: Object.fromEntries(
      SECTION_KEYS.map((key) => [
        key,
        withoutIds(
          isLeftOut(key) ? { ...shown.sections[key], title: "", icon: "", items: [] } : without(shown.sections[key], fields),
          key,
        ),
      ]),
    ) as unknown as ResumeData["sections"],
    customSections: shown.customSections.map((section, index): CustomSection => {
      const id = `custom-${index + 1}`;
      const visible = isLeftOut(section.type) ? { ...section, title: "", icon: "", items: [] } : without(section, fields);
      return withoutIds({ ...visible, id } as CustomSection, id);
    }),
    metadata: { ...anonymousMetadata(shown.metadata, redactor), layout: withLayoutIds(shown.metadata.layout, ids) },
  };
  return withPageBreaksOf(copy, shown);
}

type Header = { alias: string; redactor: Redactor; place: string };

export const anonymousBasics = (headline: string, { alias, redactor, place }: Header): ResumeData["basics"] => ({
  name: alias,
  headline: redactor.line(headline),
  email: "",
  phone: "",
  location: redactor.line(place),
  website: { url: "", label: "" },
  customFields: [],
});

const OTHER_FONT = "IBM Plex Serif";

/** A design without names in it: of the person's own fonts, and in comments of a stylesheet. */
export function anonymousMetadata<
  Metadata extends Pick<ResumeData["metadata"], "styleRules" | "stylesheet" | "typography" | "design">,
>(metadata: Metadata, redactor: Redactor): Metadata {
  const font = (family: string) => (redactor.line(family) === family ? family : OTHER_FONT);
  const { body, heading } = metadata.typography;
  const source = metadata.stylesheet.source.text;
  const icon = metadata.design.level.icon;
  return {
    ...metadata,
    styleRules: [],
    stylesheet: redactor.line(source) === source ? metadata.stylesheet : EMPTY_STYLESHEET,
    design: { ...metadata.design, level: { ...metadata.design.level, icon: redactor.line(icon) === icon ? icon : "" } },
    typography: {
      ...metadata.typography,
      body: { ...body, fontFamily: font(body.fontFamily) },
      heading: { ...heading, fontFamily: font(heading.fontFamily) },
    },
  };
}

const withLayoutIds = (layout: ResumeData["metadata"]["layout"], ids: ReadonlyMap<string, string>) => ({
  ...layout,
  pages: layout.pages.map((page) => ({
    ...page,
    main: page.main.map((id) => ids.get(id) ?? id),
    sidebar: page.sidebar.map((id) => ids.get(id) ?? id),
  })),
});

/** Ids are texts of the person's own programs, which may have put a name in them. */
function withoutIds<Section extends { items: readonly { id: string }[] }>(section: Section, prefix: string): Section {
  return {
    ...section,
    items: section.items.map((item, index) => {
      const id = `${prefix}-${index + 1}`;
      const roles = "roles" in item && Array.isArray(item.roles) ? item.roles : null;
      return { ...item, id, ...(roles && { roles: roles.map((role, at) => ({ ...(role as object), id: `${id}-${at + 1}` })) }) };
    }),
  };
}

type Fields = { redactor: Redactor; locale: string; hideEmployers: boolean };

/** A part of a document with the person taken out of its texts and links. */
function without<Part>(part: Part, fields: Fields): Part {
  const visit = (value: unknown, name: string, of: Record<string, unknown>): unknown => {
    if (typeof value === "string") return text(value, name, of, fields);
    if (Array.isArray(value)) return value.map((each) => visit(each, name, of));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each, key, value)]));
  };
  return visit(part, "", {}) as Part;
}

/** Fields with names of things that exist: where the person is in one, it is left out. */
const NAMES_OF_THINGS: ReadonlySet<string> = new Set(["icon", "iconColor"]);

function text(value: string, name: string, of: Record<string, unknown>, { redactor, locale, hideEmployers }: Fields): string {
  if (name === "type" || name === "id") return value;
  if (name === "url" || name === "link") return hideEmployers ? "" : redactor.link(value);
  if (NAMES_OF_THINGS.has(name)) return redactor.line(value) === value ? value : "";
  if (isRichField(name)) return redactor.rich(value);
  // "May 2020" is a date, whatever the person is called.
  if ((name === "period" || name === "date") && isDate(value, of, locale)) return value;
  return redactor.line(value);
}

function isDate(value: string, { dates }: Record<string, unknown>, locale: string): boolean {
  const isWritten = isRecord(dates) && dates.raw === undefined;
  return isWritten && parseDates(value, locale).raw === undefined;
}

/** The companies of all jobs, hidden ones too, in the order of the resume. */
function employersOf(data: ResumeData): Renamed[] {
  const jobs = [
    ...data.sections.experience.items,
    ...data.customSections.flatMap((section) => (section.type === "experience" ? section.items : [])),
  ];
  const names = new Map<string, string>();
  for (const { company } of jobs) {
    const key = foldedText(company).trim();
    if (key !== "" && !names.has(key)) names.set(key, company);
  }
  return [...names.values()].map((name, index) => ({ name, as: `Employer ${index + 1}` }));
}
