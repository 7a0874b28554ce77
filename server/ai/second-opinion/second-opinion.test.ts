import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  connectModel,
  type Documents,
  eventsOf,
  LINES,
  personWithDocuments,
  protocolsOf,
} from "@/server/ai/testing/person-with-documents";
import { database } from "@/server/platform/db/client";
import { forget } from "@/server/platform/singleton";
import { type ModelTrouble, startFakeModel } from "@/server/testing/fake-model";
import { call, withInstance } from "@/server/testing/instance";
import type { ModelRequest } from "@/server/testing/model-request";
import { writeSmallModel } from "./testing/small-model";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

/** Rules let both pass: every word of them is the person's. */
const TRUE_SENTENCE = "I planned the timetable of the ferries at Harbour Works.";
const DOUBTED = "I trained the colleagues of the night shift.";
const DRAFT = `${TRUE_SENTENCE} ${DOUBTED}`;

let kim: Documents;
let provider: string;

beforeAll(async () => {
  kim = await personWithDocuments();
  provider = await connectModel(kim.person, protocolsOf(fake).openai);
});

const isOpinion = ({ text }: ModelRequest) => text.includes("excerpts");

/** A model that writes the draft, and doubts one sentence when it is asked for an opinion. */
const writes = (
  opinion: (statements: { sentence: string; excerpts: string[]; number: number }[]) => unknown,
  write: unknown = { text: DRAFT },
) =>
  fake.behave({
    trouble: null,
    reply: (request) => (isOpinion(request) ? opinion(JSON.parse(materialIn(request)).sentences) : write),
  });

const materialIn = ({ text }: ModelRequest): string => JSON.parse(text.slice(0, text.lastIndexOf("}]") + 2)).at(-1).content;
const doubting = (words: string) => (statements: { sentence: string; number: number }[]) => ({
  unsupported: statements.filter(({ sentence }) => sentence.includes(words)).map(({ number }) => number),
});
const allow = (secondOpinion: boolean) =>
  call("PATCH", `/ai-providers/${provider}`, { key: kim.person.key, body: { secondOpinion } });
const draft = (body: object = { kind: "cover-letter" }) =>
  call("POST", `/applications/${kim.application}/ai/message-drafts`, { key: kim.person.key, body });

test("without the person's leave nobody is asked", async () => {
  expect((await allow(false)).body.secondOpinion).toBe(false);
  fake.requests.length = 0;
  writes(doubting("night shift"));
  expect((await draft()).body.text).toBe(DRAFT);
  expect(fake.requests).toHaveLength(1);
});

test("a doubted sentence is left out of a draft and named, and the request is in the record", async () => {
  expect((await allow(true)).body.secondOpinion).toBe(true);
  writes(doubting("night shift"));
  const { body } = await draft();
  expect(body.text).toBe(TRUE_SENTENCE);
  expect(body.leftOut).toEqual([{ text: DOUBTED, claims: [{ kind: "opinion", text: DOUBTED, start: 0, end: DOUBTED.length }] }]);
  const { body: record } = await call("GET", "/ai/calls", { key: kim.person.key });
  expect(record.calls.slice(0, 2).map(({ purpose }: { purpose: string }) => purpose)).toEqual(["second-opinion", "letter"]);
});

test("it is asked about what claims something, with the entries that it rests on and no others", async () => {
  await allow(true);
  let statements: { sentence: string; excerpts: string[] }[] = [];
  writes((sentences) => {
    statements = sentences;
    return { unsupported: [] };
  });
  await draft();
  expect(statements.map(({ sentence }) => sentence)).toEqual([TRUE_SENTENCE, DOUBTED]);
  expect(statements[0]?.excerpts.join("\n")).toContain(LINES[0]);
  expect(JSON.stringify(statements)).not.toMatch(/kim@example\.com|\+31 6|letters of passengers/);
});

test("it can only add marks: what the rules refuse stays refused whatever it answers, and numbers of no sentence are ignored", async () => {
  await allow(true);
  writes(() => ({ unsupported: [-1, 99, 1_000_000] }), { text: `${TRUE_SENTENCE} I managed 47 people at Globex.` });
  expect((await draft()).body).toMatchObject({ text: TRUE_SENTENCE, leftOut: [{ text: "I managed 47 people at Globex." }] });
});

const TROUBLES: [what: string, opinion: unknown, trouble: ModelTrouble | null][] = [
  ["answers nonsense", "I doubt everything, 0 and 1 above all.", null],
  ["refuses", "", "refusal"],
  ["fails", "", { status: 500 }],
];
test.each(TROUBLES)("where the provider %s, the rules alone decide", async (_what, opinion, trouble) => {
  await allow(true);
  fake.behave({
    trouble: null,
    reply: (request) => {
      if (isOpinion(request)) return opinion;
      if (trouble) queueMicrotask(() => fake.behave({ trouble }));
      return { text: DRAFT };
    },
  });
  expect((await draft()).body).toMatchObject({ text: DRAFT, leftOut: [] });
});

test("an improvement, a tailored copy and the end of a stream follow it", async () => {
  await allow(true);
  const line = LINES[1] ?? "";
  writes(doubting("night"), { text: "Trained colleagues of the night shift.", why: "" });
  const improved = await call("POST", "/ai/improvements", { key: kim.person.key, body: { line, action: "verb" } });
  expect(improved.body).toMatchObject({ addsFacts: true, supportedText: line, claims: [{ kind: "opinion" }] });

  writes(doubting("night"), {
    texts: [{ ref: "e1", lines: [{ from: 1, text: "Trained colleagues of the night shift." }], reason: "" }],
    hide: [],
    order: [],
  });
  const path = `/applications/${kim.application}/ai/tailored-resumes`;
  const tailored = await call("POST", path, { key: kim.person.key, body: {} });
  expect(tailored.body.refused).toMatchObject([{ why: "claims", claims: [{ kind: "opinion" }] }]);

  writes(doubting("night"), DRAFT);
  const { bytes } = await call("POST", `/cover-letters/${kim.letter}/drafts`, {
    key: kim.person.key,
    body: { variant: "draft" },
  });
  expect(eventsOf(bytes).last.data).toMatchObject({ text: TRUE_SENTENCE, leftOut: [{ text: DOUBTED }] });
});

test("an operator's entailment model is asked in a separate process, for everybody", async () => {
  await allow(false);
  const folder = mkdtempSync(join(tmpdir(), "entailment-"));
  process.env.ENTAILMENT_MODEL = writeSmallModel(folder, [...LINES, "I at Harbour Works Planner 2019 – 2023 , ."]);
  forget("env", "entailment");
  try {
    // Of its words, the excerpt has all but these.
    writes(() => ({ unsupported: [] }), { text: `Planned the timetable of the ferries. Trained the night shift.` });
    expect((await draft()).body.leftOut).toEqual([]);
    writes(() => ({ unsupported: [] }), { text: `Planned the timetable of the ferries. ${DOUBTED}` });
    expect((await draft()).body).toMatchObject({ text: "Planned the timetable of the ferries.", leftOut: [{ text: DOUBTED }] });
    expect(await database().aiCall.count({ where: { userId: kim.person.userId, purpose: "second-opinion" } })).toBeGreaterThan(0);
  } finally {
    delete process.env.ENTAILMENT_MODEL;
    forget("env", "entailment");
    rmSync(folder, { recursive: true });
  }
});
