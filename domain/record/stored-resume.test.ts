import { expect, test } from "vitest";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { saveResumeData } from "@/domain/normalise/save";
import { sampleResumeData } from "@/domain/sample/resume";
import { storedResume } from "./stored-resume";

const saved = saveResumeData(sampleResumeData());

test("a resume as it is saved is used as it is, and equals its normalised form", () => {
  expect(storedResume(saved)).toBe(saved);
  expect(normaliseResumeData(saved)).toEqual(saved);
});

test.each([
  ["dates", { ...saved.sections.experience.items[0], dates: undefined }],
  ["roles", { ...saved.sections.experience.items[0], roles: undefined }],
])("one of an earlier version, whose jobs have no %s, is normalised", (_field, item) => {
  const old = { ...saved, sections: { ...saved.sections, experience: { ...saved.sections.experience, items: [item] } } };
  expect(storedResume(old)).toEqual(normaliseResumeData(old));
  expect(storedResume(old).sections.experience.items[0]).toMatchObject({ dates: {}, roles: [] });
});

test.each([null, 7, [], {}, { ...saved, metadata: {} }, { ...saved, sections: {} }, { ...saved, basics: {} }])(
  "anything else becomes a valid resume: case %#",
  (value) => expect(storedResume(value)).toEqual(normaliseResumeData(value)),
);
