import { expect, test } from "vitest";
import { entryDates, entryNames } from "@/domain/record/entry-names";
import { RECORD_SECTIONS } from "@/domain/record/fields";
import { emptyItem } from "@/domain/sections/empty-item";
import { formFields, typedData, typedText, wordingFormFields } from "./entry-form";

const JOB = {
  ...emptyItem("experience", ""),
  company: "Northpine",
  position: "Designer",
  period: "2019 – 2022",
  website: { url: "https://northpine.example", label: "Northpine", inlineLink: true },
  description: "<ul><li><p>Led <strong>four</strong> people.</p></li></ul>",
};
const fields = formFields("experience");
const typed = Object.fromEntries(fields.map((field) => [field.name, typedText("experience", field, JOB)]));

test("what was not typed is not sent, in any section", () => {
  expect(typedData("experience", fields, JOB, typed)).toEqual({});
  for (const section of RECORD_SECTIONS) {
    const data = section === "basics" ? {} : emptyItem(section, "");
    const own = formFields(section);
    const texts = Object.fromEntries(own.map((field) => [field.name, typedText(section, field, data)]));
    expect(typedData(section, own, data, texts), section).toEqual({});
  }
});

test("a changed field is sent alone; dates as their text, and an address keeps its label", () => {
  expect(typedData("experience", fields, JOB, { ...typed, dates: "2019 – 2023" })).toEqual({ period: "2019 – 2023" });
  expect(typedData("experience", fields, JOB, { ...typed, website: "https://other.example" })).toEqual({
    website: { url: "https://other.example", label: "Northpine", inlineLink: true },
  });
  expect(typed.description).toBe("- Led **four** people.");
  const skills = formFields("skills");
  expect(typedData("skills", skills, emptyItem("skills", ""), { name: "Design", keywords: "Figma, , CSS ", level: "4" })).toEqual(
    {
      name: "Design",
      keywords: ["Figma", "CSS"],
      level: 4,
      proficiency: undefined,
    },
  );
});

test("an entry is called by its main text, or by the one beside it", () => {
  expect(entryNames({ section: "experience", data: JOB })).toEqual({ main: "Northpine", beside: "Designer" });
  expect(entryNames({ section: "experience", data: { ...JOB, company: "" } })).toEqual({ main: "Designer", beside: "" });
  expect(entryDates({ section: "experience", data: JOB })).toBe("2019 – 2022");
});

test("wordings have texts, no dates, levels or addresses", () => {
  expect(wordingFormFields("experience").map(({ name }) => name)).toEqual(["position", "company", "location", "description"]);
});
