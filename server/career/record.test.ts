import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
let application: string;
const send = (person: Person, method: string, path: string, body?: unknown) => call(method, path, { key: person.key, body });
const record = (body: Record<string, unknown>, person = ada) =>
  send(person, "POST", "/career/saved", { applicationId: application, ...body });
const saved = async () => (await send(ada, "GET", `/career/saved?applicationId=${application}`)).body;

beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  application = (await send(ada, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
});

const OFFER = {
  kind: "offer",
  version: "verbal",
  currency: "EUR",
  period: "year",
  base: 70_000,
  variable: null,
  variableConditions: "",
  equity: "",
  location: "Utrecht",
  officeDays: 2,
  leave: "30 days",
  learning: null,
  other: "",
  respondBy: "2026-12-01",
};
const DEBRIEF = { kind: "debrief", round: "First", question: "Why us?", answer: "You talk to users.", landed: "mixed" };
const PRACTICE = { kind: "practice", question: "Why us?", origin: "simulated", mode: "typed", answer: "Because." };

test("an offer is recorded without a model, and corrected when it is put in writing", async () => {
  const first = (await record({ data: OFFER })).body;
  const next = await record({ id: first.id, data: { ...OFFER, version: "written", base: 72_000 } });
  expect(next.body).toMatchObject({ id: first.id, data: { version: "written", base: 72_000 }, createdAt: first.createdAt });
  expect((await saved()).filter(({ data }: { data: { kind: string } }) => data.kind === "offer")).toHaveLength(1);
});

test("practised answers and debriefs are kept as they were written, with nothing that a model would say", async () => {
  expect((await record({ data: PRACTICE })).body.data).toEqual({
    ...PRACTICE,
    title: "",
    works: "",
    strengthen: "",
    opening: "",
    note: "",
  });
  expect((await record({ data: DEBRIEF })).body).toMatchObject({
    title: "Why us?",
    data: { ...DEBRIEF, verdicts: [], plan: [], remember: null },
  });
});

test("an item is replaced by one of its own kind only", async () => {
  const offer = (await record({ data: OFFER })).body;
  expect((await record({ id: offer.id, data: DEBRIEF })).status).toBe(400);
});

test("applications, interviews and saved items of others are not found", async () => {
  const offer = (await record({ data: OFFER })).body;
  expect((await record({ data: OFFER }, eve)).status).toBe(404);
  const own = (await send(eve, "POST", "/applications", { company: "Lanternworks", role: "Designer" })).body;
  const stolen = { id: offer.id, applicationId: own, data: OFFER };
  expect((await send(eve, "POST", "/career/saved", stolen)).status).toBe(404);
  expect((await record({ data: DEBRIEF, interviewId: application })).status).toBe(404);
});

test("kinds that only a model writes are refused", async () => {
  expect((await record({ data: { kind: "answers", answers: [] } })).status).toBe(400);
});
