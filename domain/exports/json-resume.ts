import type { ResumeData, Sections } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { withOlderNames } from "@/domain/exports/json-resume-older-names";
import { writeRichText } from "@/domain/rich-text/clean";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { richTextTree } from "@/domain/rich-text/tree";
import { allSections, printedItems, type SectionKind } from "@/domain/sections/all-sections";

type JsonValue = string | number | boolean | JsonValue[] | { [key: string]: JsonValue | undefined };

/**
 * A resume in the JSON Resume format (schema v1.0.0). Hidden parts are left out; custom sections join the section of their kind. What the
 * format has no field for (second links, ends of single dates, custom sections, rich text, the design) is in `x-dossier`, from where our
 * import takes it (`domain/imports/json-resume-own.ts`).
 */
export function resumeToJsonResume(data: ResumeData): Record<string, unknown> {
  return { ...withOlderNames(standardJsonResume(data)), [OWN_KEY]: { version: 1, data: shownData(data) } };
}

/** The key of our own data: names that begin with `x-` are free for programs. */
export const OWN_KEY = "x-dossier";

/** The data without what is hidden, unfinished or private. */
function shownData(data: ResumeData): ResumeData {
  const { summary, picture, metadata } = data;
  const shown = new Map(allSections(data).map((section) => [section.section, printedItems(section)]));
  const only = <Section extends { items: unknown[] }>(section: Section): Section => ({
    ...section,
    items: shown.get(section as never) ?? [],
  });
  return {
    ...data,
    picture: picture.hidden ? { ...picture, url: "" } : picture,
    summary: summary.hidden ? { ...summary, content: "" } : summary,
    sections: Object.fromEntries(SECTION_KEYS.map((key) => [key, only(data.sections[key])])) as unknown as Sections,
    customSections: data.customSections.filter(({ hidden }) => !hidden).map(only),
    metadata: { ...metadata, notes: "" },
  };
}

/** The part that the format itself describes. */
export function standardJsonResume(data: ResumeData): Record<string, JsonValue | undefined> {
  const items = itemsByKind(data);
  return compact({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: compact({
      name: data.basics.name,
      label: data.basics.headline,
      image: data.picture.hidden ? "" : data.picture.url,
      email: data.basics.email,
      phone: data.basics.phone,
      url: data.basics.website.url,
      summary: richTextToPlain(data.summary.hidden ? "" : data.summary.content),
      location: data.basics.location === "" ? undefined : { address: data.basics.location },
      profiles: items.profiles.map((item) => compact({ network: item.network, username: item.username, url: item.website.url })),
    }),
    work: items.experience.flatMap(workOf),
    volunteer: items.volunteer.map((item) =>
      compact({ organization: item.organization, url: item.website.url, ...period(item.dates), ...prose(item.description) }),
    ),
    education: items.education.map((item) =>
      compact({
        institution: item.school,
        url: item.website.url,
        area: item.area,
        studyType: item.degree,
        score: item.grade,
        ...period(item.dates),
        ...educationTexts(item.description),
      }),
    ),
    awards: items.awards.map((item) =>
      compact({
        title: item.title,
        date: item.dates.start ?? "",
        awarder: item.awarder,
        summary: richTextToPlain(item.description),
      }),
    ),
    certificates: items.certifications.map((item) =>
      compact({ name: item.title, date: item.dates.start ?? "", issuer: item.issuer, url: item.website.url }),
    ),
    publications: items.publications.map((item) =>
      compact({
        name: item.title,
        publisher: item.publisher,
        releaseDate: item.dates.start ?? "",
        url: item.website.url,
        summary: richTextToPlain(item.description),
      }),
    ),
    skills: items.skills.map((item) => compact({ name: item.name, level: item.proficiency, keywords: item.keywords })),
    languages: items.languages.map((item) => compact({ language: item.language, fluency: item.fluency })),
    interests: items.interests.map((item) => compact({ name: item.name, keywords: item.keywords })),
    references: items.references.map((item) => compact({ name: item.name, reference: richTextToPlain(item.description) })),
    projects: items.projects.map((item) =>
      compact({ name: item.name, url: item.website.url, ...period(item.dates), ...projectTexts(item.description) }),
    ),
  });
}

type Items = { [Key in SectionKey]: Sections[Key]["items"] };

/** Every visible item by kind; custom sections after the built-in ones. */
function itemsByKind(data: ResumeData): Items {
  const shown = new Map<SectionKind, unknown[]>();
  for (const section of allSections(data))
    shown.set(section.kind, [...(shown.get(section.kind) ?? []), ...printedItems(section)]);
  return Object.fromEntries(SECTION_KEYS.map((key) => [key, shown.get(key) ?? []])) as unknown as Items;
}

/** A job with several positions becomes several entries, because the format has one position each. */
function workOf(item: Items["experience"][number]): JsonValue[] {
  const common = { name: item.company, location: item.location, url: item.website.url };
  if (item.roles.length === 0)
    return [compact({ ...common, position: item.position, ...period(item.dates), ...prose(item.description) })];
  return item.roles.map((role) =>
    compact({ ...common, position: role.position, ...period(role.dates), ...prose(role.description) }),
  );
}

const period = ({ start, end }: Dates) => ({ startDate: start ?? "", endDate: end ?? "" });

/** Paragraphs as the summary, list items as highlights. */
function prose(html: string): { summary: string; highlights: string[] } {
  const blocks = richTextTree(html);
  const isList = (node: (typeof blocks)[number]) => node.type === "element" && (node.tag === "ul" || node.tag === "ol");
  const highlights = blocks.flatMap((node) =>
    node.type === "element" && isList(node)
      ? node.children.map((item) => richTextToPlain(writeRichText([item])).replace(/^• /, ""))
      : [],
  );
  return { summary: richTextToPlain(writeRichText(blocks.filter((node) => !isList(node)))), highlights };
}

const projectTexts = (html: string) => {
  const { summary, highlights } = prose(html);
  return { description: summary, highlights };
};

/** The format has no description for education; the text is added to the courses, so that nothing is lost. */
const educationTexts = (html: string) => {
  const { summary, highlights } = prose(html);
  return { courses: [...summary.split("\n").filter((line) => line !== ""), ...highlights] };
};

/** Without empty texts and lists, as the format's own samples are written. */
function compact<Value extends Record<string, JsonValue | undefined>>(value: Value): Record<string, JsonValue | undefined> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, field]) => field !== undefined && field !== "" && !(Array.isArray(field) && field.length === 0),
    ),
  ) as Record<string, JsonValue | undefined>;
}
