import type { ImportStop, ImportWords } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { findPeriod } from "@/domain/imports/pdf/structure/period";

interface DatedText {
  hasDates: boolean;
  text: string;
}

/** Certain errors of a reading, so that no one has to find them. */
export function stopsOf(data: ResumeData, words: ImportWords): ImportStop[] {
  const stops: ImportStop[] = [];
  if (data.basics.name.trim() === "") stops.push({ code: "no-name", text: "No name was found." });
  const entries = [
    ...SECTION_KEYS.map((key) => data.sections[key].items.length),
    ...data.customSections.map(({ items }) => items.length),
  ];
  if (entries.every((count) => count === 0))
    stops.push({ code: "no-entries", text: "No jobs, schools or other entries were found." });
  const jobs = jobsOf(data);
  const undated = jobs.filter(({ hasDates }) => !hasDates).length;
  // A file that gives no dates at all has none to lose.
  if (undated > 0 && (undated < jobs.length || jobs.some(({ text }) => hasRange(text, data))))
    stops.push({ code: "jobs-without-dates", text: `${undated} of ${jobs.length} jobs have no dates.` });
  const hiding = jobs.filter(({ hasDates, text }) => !hasDates && hasRange(text, data)).length;
  if (hiding > 0)
    stops.push({ code: "dates-in-text", text: `The texts of ${hiding} of ${jobs.length} jobs have dates that the jobs lack.` });
  const headings = [...new Set(sectionsOf(data).flatMap(({ texts }) => texts.flatMap(headingsIn)))];
  if (headings.length > 0)
    stops.push({ code: "heading-in-text", text: `The texts of entries have the headings of sections: ${headings.join(", ")}.` });
  const joined = sectionsOf(data).filter(
    ({ texts, dated }) => texts.flatMap(partsOf).filter((part) => isEdgeRange(part, data)).length > Math.max(1, dated),
  ).length;
  if (joined > 0)
    stops.push({
      code: "entries-joined",
      text: `In ${joined} of the sections, the texts of entries have more dates than there are entries.`,
    });
  if (words.total > 0 && words.left * 2 >= words.total)
    stops.push({ code: "words-unplaced", text: `${words.left} of ${words.total} words have no place.` });
  return stops;
}

/** Jobs as a person counts them: each role is one. */
const jobsOf = (data: ResumeData): DatedText[] =>
  data.sections.experience.items.flatMap((job) =>
    (job.roles.length > 0 ? job.roles : [job]).map(({ dates, description }) => ({
      hasDates: dates.start !== null || dates.end !== null || (dates.raw ?? "") !== "",
      text: description,
    })),
  );

/** The descriptions of each section, and how many of its entries have dates. */
const sectionsOf = (data: ResumeData): { texts: string[]; dated: number }[] =>
  [...DATED_SECTIONS.map((key) => data.sections[key]), ...data.customSections].map(({ items }) => {
    const entries = items as readonly { description?: string; dates?: Dates; roles?: readonly { description: string }[] }[];
    return {
      texts: entries.flatMap(({ description = "", roles = [] }) => [description, ...roles.map((role) => role.description)]),
      dated: entries.reduce((sum, { dates, roles = [] }) => sum + (dates?.start || dates?.end ? 1 : 0) + roles.length, 0),
    };
  });

const DATED_SECTIONS = ["experience", "education", "projects", "volunteer"] as const;

const partsOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li)>/)
    .map((part) => part.replaceAll(/<[^>]*>/g, " ").trim())
    .filter((part) => part !== "");

/** Words of headings that have a paragraph to themselves; within a list they may be points. */
const headingsIn = (html: string): string[] =>
  partsOf(html.replaceAll(/<ul>.*?<\/ul>/gs, " ")).filter((part) => /^\p{Lu}/u.test(part) && headingKind(part) !== undefined);

/** Whether one of the paragraphs begins or ends with a range of dates. */
const hasRange = (html: string, data: ResumeData): boolean => partsOf(html).some((part) => isEdgeRange(part, data));

function isEdgeRange(text: string, { metadata }: ResumeData): boolean {
  const found = findPeriod(text.slice(-60), metadata.page.locale) ?? findPeriod(text.slice(0, 60), metadata.page.locale);
  return found !== undefined && /(?:19|20)\d{2}.*(?:(?:19|20)\d{2}|[–—-]\s*\p{L}{3})/u.test(found.text);
}
