import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeModel } from "@/server/testing/fake-model";
import { call, withInstance } from "@/server/testing/instance";
import { connectModel, type Documents, eventsOf, LINES, personWithDocuments, protocolsOf } from "./testing/person-with-documents";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

const INVENTED = "You managed 47 people at Globex as a certified surgeon.";
const LINE = "Managed 47 people at Globex as a certified surgeon.";
const IS_SHOWN = /47|Globex|surgeon/;
/** Where a response names what it left out, or marks it. */
const NAMED = new Set(["claims", "leftOut", "refused"]);

let kim: Documents;

beforeAll(async () => {
  kim = await personWithDocuments();
  const [protocol] = Object.values(protocolsOf(fake));
  if (protocol) await connectModel(kim.person, protocol);
});

/** All texts of a response, but for those that name what was left out. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => (NAMED.has(name) ? [] : textsOf(inside)));
};

const PLACES: [name: string, path: () => string, body: object, reply: unknown][] = [
  [
    "the strengths, the example and the alignment of a review",
    () => "/ai/ats-reviews",
    {
      extractedText: LINES.join("\n"),
      passages: [{ id: "p1", where: "Harbour Works", text: LINES[0] }],
      jobDescription: "Timetable and Dutch",
    },
    {
      summary: "Clear and short.",
      suggestions: [{ passageId: "p1", issue: "Dry.", suggestion: "Say what came of it.", example: LINE }],
      strengths: [INVENTED],
      alignment: `Dutch is missing. ${INVENTED}`,
    },
  ],
  [
    "what is better about a wording",
    () => "/ai/improvements",
    { line: "Responsible for the timetable.", action: "verb" },
    { text: "Planned the timetable.", why: INVENTED },
  ],
  [
    "the reasons of a match score",
    () => `/applications/${kim.application}/ai/match-scores`,
    {},
    {
      strengths: [0, 1, 2].map((requirement) => ({ requirement, text: INVENTED })),
      gaps: [0, 1, 2].map((requirement) => ({ requirement, text: `Nothing is missing. ${INVENTED}` })),
    },
  ],
  [
    "a message draft",
    () => `/applications/${kim.application}/ai/message-drafts`,
    { kind: "cover-letter" },
    { text: `${LINES[0]} ${INVENTED}` },
  ],
  [
    "a tailored copy and the reasons of its changes",
    () => `/applications/${kim.application}/ai/tailored-resumes`,
    {},
    {
      texts: [{ ref: "e1", lines: [{ from: 0, text: `${LINES[0]} ${LINE}` }], reason: INVENTED }],
      hide: [{ ref: "e2", reason: INVENTED }],
      order: [],
    },
  ],
];

test.each(PLACES)("an obedient model that invents: %s shows nothing of it", async (_name, path, body, reply) => {
  fake.behave({ reply: () => reply });
  const answer = await call("POST", path(), { key: kim.person.key, body });
  expect(answer.status).toBeLessThan(300);
  expect(textsOf(answer.body).filter((text) => IS_SHOWN.test(text))).toEqual([]);
});

test("no piece of a stream has it, whatever comes last", async () => {
  fake.behave({ reply: () => `I planned the timetable of the ferries at Harbour Works. ${INVENTED.replace("You", "I")}` });
  const { bytes } = await call("POST", `/cover-letters/${kim.letter}/drafts`, {
    key: kim.person.key,
    body: { variant: "draft" },
  });
  const { text, last } = eventsOf(bytes);
  expect(text).toContain("timetable");
  expect([text, ...textsOf(last)].filter((one) => IS_SHOWN.test(one))).toEqual([]);
});
