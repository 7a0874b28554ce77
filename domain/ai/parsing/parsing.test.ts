import { expect, test } from "vitest";
import { parsedAnswerSchema, resumeOfAnswer } from "./answer";
import { compareWithSource } from "./compare";
import { withoutMissing } from "./without-missing";

const LINES = [
  "Kim Harbour",
  "kim@example.com · +31 6 1234 5678 · harbour.example",
  "Harbour Works",
  "Planner Mar 2019 – 2023",
  "Planned the time-",
  "table of the ferries and trained colleagues.",
  "Skills: Excel, Dutch",
];
const ANSWER = {
  name: "Kim Harbour",
  email: "kim@example.com",
  phone: "+31 6 12345678",
  website: "https://www.harbour.example/",
  experience: [
    {
      company: "Harbour Works",
      position: "Planner",
      period: "March 2019 – 2023",
      lines: ["Planned the timetable of the ferries.", "Trained colleagues."],
    },
  ],
  skills: [{ name: "Excel", keywords: ["Dutch"] }],
};

let ids = 0;
const read = (answer: object) => resumeOfAnswer(parsedAnswerSchema.parse(answer), () => `id-${++ids}`);
const compared = (answer: object) => {
  const data = read(answer);
  return { data, ...compareWithSource(data, LINES) };
};
const statusOf = (answer: object, text: string) => compared(answer).fields.find((field) => field.text === text)?.status;

test("an answer in the words of its file is reliable, however its lines and numbers are broken", () => {
  const { isReliable, coverage, fields } = compared(ANSWER);
  expect(fields.filter(({ status }) => status !== "found")).toEqual([]);
  expect([isReliable, coverage]).toEqual([true, 1]);
});

test.each([
  ["an employer that is not in it", { company: "Zyxcorp" }],
  ["an employer put together from its words", { company: "Ferries Harbour" }],
  ["a year that is not in it", { period: "2017 – 2023" }],
  ["a position that is not in it", { position: "Director" }],
])("%s makes it unreliable", (_name, change) => {
  expect(compared({ ...ANSWER, experience: [{ ...ANSWER.experience[0], ...change }] }).isReliable).toBe(false);
});

test("another month is marked, and another address, telephone number or skill is missing", () => {
  const [job] = ANSWER.experience;
  expect(statusOf({ ...ANSWER, experience: [{ ...job, period: "Apr 2019 – 2023" }] }, "Apr 2019 – 2023")).toBe("partly");
  expect(statusOf({ ...ANSWER, website: "https://evil.example" }, "https://evil.example")).toBe("missing");
  expect(statusOf({ ...ANSWER, phone: "+31 6 999" }, "+31 6 999")).toBe("missing");
  expect(statusOf({ ...ANSWER, skills: [{ name: "Kubernetes" }] }, "Kubernetes")).toBe("missing");
});

test("a client gets the answer without text that is not in the file", () => {
  const { data, fields } = compared({
    ...ANSWER,
    location: "Paris",
    skills: [{ name: "Excel", keywords: ["Dutch", "Kubernetes"] }],
  });
  const clean = withoutMissing(data, fields);
  expect(clean.basics.location).toBe("");
  expect(clean.sections.skills.items[0]?.keywords).toEqual(["Dutch"]);
  expect(clean.sections.experience.items[0]?.company).toBe("Harbour Works");
});

test("an empty or unrelated answer is rejected", () => {
  for (const answer of [{}, { colour: "blue" }, { name: "", experience: [] }])
    expect(parsedAnswerSchema.safeParse(answer).success).toBe(false);
});
