import { expect, test } from "vitest";
import { defaultResumeData } from "@/domain/default-resume";
import { stopsOf } from "@/domain/imports/stops";
import { normaliseResumeData } from "@/domain/normalise/resume";

const WORDS = { total: 100, placed: 100, left: 0 };

/** The codes of what is wrong with jobs whose texts are these. */
function codesOf(...jobs: { period: string; description: string }[]): string[] {
  const data = defaultResumeData({ name: "Ada Byron" });
  const items = jobs.map((job, index) => ({
    ...{ id: `job-${index}`, hidden: false, company: "Northfield", position: "Gardener", location: "", roles: [], ...job },
    website: { url: "", label: "", inlineLink: false },
  }));
  const sections = { ...data.sections, experience: { ...data.sections.experience, items } };
  return stopsOf(normaliseResumeData({ ...data, sections }), WORDS).map(({ code }) => code);
}

const DATED = { period: "Mar 2019 – Present" };

test("a heading alone in the text of an entry stops; within a list or a sentence it does not", () => {
  expect(codesOf({ ...DATED, description: "<p>Planned parks.</p><p>Education</p><p>Ealing College</p>" })).toEqual([
    "heading-in-text",
  ]);
  expect(codesOf({ ...DATED, description: "<ul><li><p>Education</p></li><li><p>Projects</p></li></ul>" })).toEqual([]);
  expect(codesOf({ ...DATED, description: "<p>Education of the apprentices.</p>" })).toEqual([]);
});

test("more ranges in texts than entries stop; those of the projects of one job do not", () => {
  const swallowed = "<p>Gardener, Old Mill Jan 2014 – Feb 2019</p><p>Trainee, Harbour Works May 2011 – Dec 2013</p>";
  expect(codesOf({ ...DATED, description: swallowed })).toEqual(["entries-joined"]);
  expect(codesOf({ ...DATED, description: "<p>Old Mill garden, Jan 2014 – Feb 2019</p>" })).toEqual([]);
});
