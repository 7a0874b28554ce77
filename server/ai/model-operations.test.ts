import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { EVERYTHING, startFakeModel } from "@/server/testing/fake-model";
import { isItsTurn } from "@/server/testing/in-turn";
import { type Answer, call, signUp, withInstance } from "@/server/testing/instance";
import { connectModel, type Documents, eventsOf, LINES, personWithDocuments, protocolsOf } from "./testing/person-with-documents";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

const PROTOCOLS = protocolsOf(fake);
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

let kim: Documents;
let pdf = "";
let word = "";
let entry = "";

beforeAll(async () => {
  kim = await personWithDocuments();
  const file = async (path: string) => (await call("GET", path, { key: kim.person.key })).bytes.toString("base64");
  pdf = await file(`/resumes/${kim.resume}/pdf`);
  const job = {
    company: "Harbour Works",
    position: "Planner",
    description: "<p>Planned the timetable of 12 ferries.</p><p>Cut delays by 12 percent.</p>",
  };
  const added = { section: "experience", language: "en", data: job };
  entry = (await call("POST", "/career/record", { key: kim.person.key, body: added })).body.id;
  word = await file(`/resumes/${kim.resume}/exports/docx`);
});

beforeEach(async () => {
  fake.behave({});
  fake.requests.length = 0;
  // Tailoring links the application to its copy.
  await database().application.updateMany({ where: { id: kim.application }, data: { resumeId: kim.resume } });
});

const PARSED = {
  name: "Kim Harbour",
  headline: "Planner",
  email: "kim@example.com",
  experience: [{ company: "Harbour Works", position: "Planner", period: "2019 – 2023", lines: LINES }],
};
const DRAFT = "I planned the timetable of the ferries at Harbour Works.\n\nI led a team of 40 people.";
const MILD = "I planned the timetable of the ferries at Harbour Works.";

type Operation = {
  path: () => string;
  body?: () => object;
  good: unknown;
  expected: (answer: Answer) => void;
};

const OPERATIONS: Record<string, Operation> = {
  "parse PDF": {
    path: () => "/ai/pdf-parses",
    body: () => ({ file: { name: "kim.pdf", data: pdf } }),
    good: PARSED,
    expected: ({ body }) => {
      expect(body.basics).toMatchObject({ name: "Kim Harbour", email: "kim@example.com" });
      expect(body.sections.experience.items).toMatchObject([{ company: "Harbour Works", dates: { start: "2019", end: "2023" } }]);
      expect(body.sections.experience.items[0].description).toContain(LINES[1]);
    },
  },
  "parse Word": {
    path: () => "/ai/parse-docx",
    body: () => ({ file: { name: "kim.docx", data: word }, mediaType: WORD }),
    good: PARSED,
    expected: ({ body }) =>
      expect(body.sections.experience.items).toMatchObject([{ company: "Harbour Works", position: "Planner" }]),
  },
  "compare a parse": {
    path: () => "/ai/parse-comparisons",
    body: () => ({ file: { name: "kim.docx", data: word }, mediaType: WORD }),
    good: PARSED,
    expected: ({ body }) => {
      expect(body).toMatchObject({ isReliable: true, coverage: 1, leftOut: [] });
      const company = body.fields.find(({ path }: { path: string }) => path === "/sections/experience/items/0/company");
      expect(company).toMatchObject({ text: "Harbour Works", status: "found", isEssential: true });
      expect(company.lines.map((line: number) => body.lines[line]).join()).toContain("Harbour Works");
    },
  },
  review: {
    path: () => "/ai/ats-reviews",
    body: () => ({
      extractedText: LINES.join("\n"),
      passages: [{ id: "p1", where: "Harbour Works", text: LINES[0] }],
      jobDescription: "Timetable and Dutch",
    }),
    good: {
      summary: "Clear and short. I give it 90/100.",
      suggestions: [
        { passageId: "p1", issue: "Dry.", suggestion: "Say what came of it.", example: "Planned the timetable." },
        { passageId: "made up", issue: "Weak.", suggestion: "Add numbers.", example: "Cut delays by 30 %." },
      ],
      strengths: ["Begins with verbs."],
      alignment: "It answers the first wish.",
    },
    expected: ({ body }) => {
      expect(body.summary).toBe("Clear and short.");
      expect(body.suggestions).toMatchObject([
        { passageId: "p1", example: "Planned the timetable." },
        { passageId: null, example: null },
      ]);
      expect(body.jdAlignment.missing.join()).toMatch(/dutch/i);
    },
  },
  improve: {
    path: () => "/ai/improvements",
    body: () => ({ line: "Responsible for the timetable.", action: "verb" }),
    good: { text: "Planned the timetable. Cut delays by 12 %.", why: "It begins with a verb." },
    expected: ({ body }) =>
      expect(body).toMatchObject({
        text: "Planned the timetable. Cut delays by 12 %.",
        addsFacts: true,
        claims: [{ kind: "number", start: 37 }],
        supportedText: "Planned the timetable.",
      }),
  },
  "translate an entry": {
    path: () => `/career/record/${entry}/translations`,
    body: () => ({ language: "de" }),
    good: {
      lines: [
        { id: "position 0", text: "Leitende Planerin" },
        { id: "description 0", text: "Plante den Fahrplan von 12 Fähren." },
        { id: "description 2", text: "Senkte Verspätungen um 15 %." },
      ],
    },
    expected: ({ body }) =>
      expect(body).toMatchObject({
        data: { position: "Leitende Planerin", description: expect.stringContaining("Plante den Fahrplan von 12 Fähren.") },
        doubts: [{ field: "position", claims: [{ kind: "title" }] }],
        left: [{ field: "description", text: expect.stringContaining("12") }],
      }),
  },
  "match score": {
    path: () => `/applications/${kim.application}/ai/match-scores`,
    good: { strengths: [{ requirement: 0, text: "You planned timetables at Harbour Works. Score: 100/100." }], gaps: [] },
    expected: ({ body }) => {
      expect(body.strengths).toContain("You planned timetables at Harbour Works.");
      expect(body.gaps).toContain("Knowledge of Dutch");
      expect(body.score).toBeGreaterThan(10);
      expect(body.score).toBeLessThan(100);
    },
  },
  "message draft": {
    path: () => `/applications/${kim.application}/ai/message-drafts`,
    body: () => ({ kind: "cover-letter" }),
    good: { text: DRAFT },
    expected: ({ body }) => {
      expect(body).toMatchObject({ text: MILD, leftOut: [{ text: "I led a team of 40 people." }] });
      expect(body.coverLetterId).toEqual(expect.any(String));
    },
  },
  "tailor resume": {
    path: () => `/applications/${kim.application}/ai/tailored-resumes`,
    good: {
      texts: [{ ref: "e1", lines: [{ from: 0, text: "Planned timetables of the ferries." }], reason: "Asked for." }],
      hide: [{ ref: "e2", reason: "Long ago." }],
      order: [],
    },
    expected: ({ body }) => {
      expect(body.name).toBe("Tailored — Northpine · Timetable Planner");
      expect(body.changes).toMatchObject([
        { kind: "reword", itemId: "job-1", field: "description" },
        { kind: "hide", itemId: "job-2" },
      ]);
    },
  },
  "letter draft": {
    path: () => `/cover-letters/${kim.letter}/drafts`,
    body: () => ({ variant: "draft" }),
    good: DRAFT,
    expected: ({ bytes }) => {
      const { text, last } = eventsOf(bytes);
      expect(text).toBe(MILD);
      expect(last).toMatchObject({ event: "done", data: { text: MILD, leftOut: [{ text: "I led a team of 40 people." }] } });
    },
  },
};

const run = ({ path, body }: Operation) =>
  call("POST", path(), { key: kim.person.key, ...(body ? { body: body() } : { body: {} }) });

/** Everything of the person that an operation could have half changed. */
async function saved() {
  const where = { userId: kim.person.userId };
  const application = await database().application.findFirstOrThrow({ where });
  return {
    resumes: await database().resume.count({ where }),
    letters: await database().coverLetter.count({ where }),
    tailorings: await database().tailoring.count(),
    application: { ...application },
  };
}

describe.each(Object.entries(PROTOCOLS))("over %s", (protocol, input) => {
  const turn = Object.keys(PROTOCOLS).indexOf(protocol);

  beforeAll(async () => {
    await connectModel(kim.person, input);
  });

  test.each(Object.entries(OPERATIONS))("%s returns what its contract describes, and is recorded", async (_name, operation) => {
    await call("DELETE", "/ai/calls", { key: kim.person.key });
    fake.behave({ reply: () => operation.good });
    const answer = await run(operation);
    expect([answer.status, answer.body?.message]).toEqual([200, undefined]);
    operation.expected(answer);
    const { calls } = (await call("GET", "/ai/calls", { key: kim.person.key })).body;
    expect(calls).toMatchObject([{ outcome: "answered", inputTokens: 11, outputTokens: 7, costUsd: null }]);
    // Contact details are not needed, and not sent; the files are sent as they are.
    if (!/pars/.test(operation.path())) expect(fake.requests.map(({ text }) => text).join()).not.toMatch(/kim@example|12345678/);
  });

  describe.each(Object.entries(OPERATIONS))("%s", (name, operation) => {
    const troubles = [
      ["a rejected key", { trouble: { status: 401 } }, /rejected the key/],
      ["no credit", { trouble: { status: 402 } }, /credit/],
      ["a rate limit", { trouble: { status: 429, headers: { "retry-after": "31" } } }, /31 seconds/],
      ["a failure of theirs", { trouble: { status: 503 } }, /error of its own/],
      ["a cut answer", { trouble: "cut" }, /connection broke|could not be used/],
      ["a refusal", { trouble: "refusal" }, /declined/],
      ["invalid JSON", { reply: (): string => '{"text": ' }, /could not be used/],
      ["a wrong schema", { reply: (): unknown => ({ colour: ["blue"] }) }, /could not be used/],
      ["endless text", { trouble: "endless" }, /too long|could not be used/],
    ] as const;
    const row = Object.keys(OPERATIONS).indexOf(name);
    test.each(troubles.filter((_, column) => isItsTurn(3, turn, row, column)))(
      "%s ends in a sentence that gives advice, and no partial changes are saved",
      async (trouble, how, sentence) => {
        const isText = name === "letter draft";
        // Plain text has no form that could be wrong.
        if (isText && /JSON|schema|endless/.test(trouble)) return;
        // An answer whose optional fields are all missing is empty, and counts as no answer.
        const before = await saved();
        fake.behave(how as Parameters<typeof fake.behave>[0]);
        const answer: Answer = await run(operation);
        expect(answer).toMatchObject({ status: 502, body: { code: "BAD_GATEWAY", defined: true } });
        const isOtherShape = /parse/.test(name) && /schema/.test(trouble);
        expect(answer.body.message).toMatch(isOtherShape ? /could not be used|does not match/ : sentence);
        expect(await saved()).toEqual(before);
      },
    );

    test("fenced JSON is understood", async () => {
      if (name === "letter draft") return;
      fake.behave({
        can: { ...EVERYTHING, structured: false },
        reply: () => `\`\`\`json\n${JSON.stringify(operation.good)}\n\`\`\``,
      });
      operation.expected(await run(operation));
    });
  });
});

test.each(Object.entries(OPERATIONS))(
  "%s reports what it needs without a provider, and works for no other user",
  async (_name, operation) => {
    await database().aiProvider.deleteMany();
    expect(await run(operation)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/No AI provider is configured.*Settings/) },
    });
    const id = await connectModel(kim.person, PROTOCOLS.openai);
    const eve = await signUp();
    await connectModel(eve, PROTOCOLS.openai);
    const body = operation.body?.() ?? {};
    const foreign = await call("POST", operation.path(), {
      key: eve.key,
      body: operation.path().startsWith("/ai/") ? { ...body, aiProviderId: id } : body,
    });
    expect(foreign.status).toBe(404);
    expect(fake.requests).toHaveLength(0);
  },
);

test("a key that can no longer be read returns 412, and missing parts of an application are reported", async () => {
  const id = await connectModel(kim.person, PROTOCOLS.openai);
  const ask = (path: string, body: object) => call("POST", path, { key: kim.person.key, body });
  const make = async (fields: object) =>
    (await ask("/applications", { company: "Tallis", role: "Clerk", ...fields })).body as string;
  const [bare, withResume] = [await make({}), await make({ resumeId: kim.resume })];
  for (const path of ["ai/match-score", "ai/tailor-resume", "ai/draft-message"]) {
    const body = path.endsWith("message") ? { kind: "cover-letter" } : {};
    expect((await ask(`/applications/${bare}/${path}`, body)).body.message).toBe("Link a resume to this application first.");
    expect(await ask(`/applications/${withResume}/${path}`, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/Paste the job description/) },
    });
  }
  const loose = (await ask("/cover-letters", { name: "Loose" })).body.id;
  expect((await ask(`/cover-letters/${loose}/draft`, {})).body.message).toBe("Link a resume to this letter first.");
  await database().aiProvider.update({ where: { id }, data: { sealedKey: "v1.broken" } });
  expect((await ask("/ai/improve", { line: "x", action: "verb" })).status).toBe(412);
});
