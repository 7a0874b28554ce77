import { expect, test } from "vitest";
import { standardJsonResume } from "@/domain/exports/json-resume";
import { readFile } from "@/domain/imports/read-file";
import jsonResume from "@/domain/sample/json-resume.json";
import { sampleResumeData } from "@/domain/sample/resume";
import v4 from "@/domain/sample/resume-v4.json";
import v5 from "@/domain/sample/resume-v5.json";
import { busyMs } from "@/domain/testing/busy-ms";

let made = 0;
const warningsOf = (value: unknown) => {
  const result = readFile(new TextEncoder().encode(JSON.stringify(value)), "AUTO", () => `id-${++made}`);
  if (!result.ok) throw new Error(result.reason);
  return result.reading.warnings;
};
const named = (value: unknown) => warningsOf(value).map((warning) => [warning.pointer, warning.value]);

test("every value of a JSON Resume that finds no place is named, whether its field is known or not", () => {
  const file = {
    basics: {
      name: "Ilse Marwick",
      pronouns: "she/her",
      location: { address: "Elm Quay 14", postalCode: "SE1", city: "London", region: "Southwark", countryCode: "GB" },
    },
    work: [{ name: "Harbour Works", position: "Engineer", startDate: "2021-03-15", salary: 50_123, "a/b~c": "odd" }],
    volunteering: [{ organisation: "Lifeboats" }],
    meta: { theme: "kendall" },
  };
  expect(named(file)).toEqual([
    ["/basics/pronouns", "she/her"],
    ["/work/0/salary", "50123"],
    ["/work/0/a~1b~0c", "odd"],
    ["/volunteering/0/organisation", "Lifeboats"],
  ]);
});

test("of files that are read whole, nothing is named but what has no place", () => {
  expect(named(standardJsonResume(sampleResumeData()))).toEqual([]);
  expect(named(sampleResumeData())).toEqual([]);
  expect(named(v5)).toEqual([]);
  expect(named(v4)).toEqual([]);
  expect(named(jsonResume)).toEqual([["/projects/0/type", "application"]]);
});

test("a field that another program added to our own format is named", () => {
  const data = sampleResumeData();
  const changed = { ...data, basics: { ...data.basics, birthday: "1990-05-17", motto: "Quousque tandem" } };
  expect(named(changed)).toEqual([
    ["/basics/birthday", "1990-05-17"],
    ["/basics/motto", "Quousque tandem"],
  ]);
});

test("of an export of an account, only the resume that is read is compared", () => {
  const sample = sampleResumeData();
  const data = { ...sample, basics: { ...sample.basics, motto: "Quousque tandem" } };
  expect(named({ user: { name: "Somebody" }, resumes: [{ name: "Unprinted", slug: "unprinted", data }] })).toEqual([
    ["/resumes/0/data/basics/motto", "Quousque tandem"],
  ]);
});

test("thousands of values are counted after the first 200, in a moment", () => {
  const extras = Array.from({ length: 20_000 }, (_, index) => ({ word: `unplaced${index}` }));
  const from = busyMs();
  const warnings = warningsOf({ basics: { name: "Ilse" }, extras });
  expect(busyMs() - from).toBeLessThan(2000);
  expect(warnings).toHaveLength(201);
  expect(warnings.at(-1)).toMatchObject({ code: "more-left-out", count: 19_800 });
});
