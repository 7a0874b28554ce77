import type { ImportStop, ImportWords } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
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

/** Whether one of the paragraphs begins or ends with a range of dates. */
const hasRange = (html: string, { metadata }: ResumeData): boolean =>
  html
    .split(/<\/(?:p|li)>/)
    .map((part) => part.replaceAll(/<[^>]*>/g, " ").trim())
    .some((text) => {
      const found = findPeriod(text.slice(-60), metadata.page.locale) ?? findPeriod(text.slice(0, 60), metadata.page.locale);
      return found !== undefined && /(?:19|20)\d{2}.*(?:(?:19|20)\d{2}|[–—-]\s*\p{L}{3})/u.test(found.text);
    });
