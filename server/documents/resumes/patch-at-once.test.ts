import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { defaultResumeData } from "@/domain/default-resume";
import { pack } from "@/server/documents/versions/packing";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { type CurrentState, currentState, forgetAllStates, rememberState } from "./state-cache";

withInstance();

const make = async ({ key }: Person) =>
  (await call("POST", "/resumes", { key, body: { name: `Patched ${newId()}`, withSampleData: true } })).body as string;

const patch = ({ key }: Person, id: string, path: string, value: unknown, op = "replace") =>
  call("PATCH", `/resumes/${id}`, { key, body: { operations: [{ op, path, value }] } });

const versionsOf = async ({ key }: Person, id: string) =>
  (await call("GET", `/resumes/${id}/versions`, { key })).body as { id: string; kind: string }[];

const headlineOf = async ({ key }: Person, id: string, versionId: string | undefined) =>
  (await call("GET", `/resumes/${id}/versions/${versionId}`, { key })).body.data.basics.headline as string;

test("writers that wait for each other each get their own state, time and version, and a refused one only its refusal", async () => {
  const person = await signUp();
  const id = await make(person);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_entry, index) =>
      index === 20 ? patch(person, id, "/basics/nothing/here", "x") : patch(person, id, "/basics/headline", `Writer ${index}`),
    ),
  );
  expect(answers[20]?.body.code).toBe("INVALID_PATCH_OPERATIONS");
  const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(taken).toHaveLength(39);
  for (const body of taken) expect(body.data.basics.headline).toMatch(/^Writer \d+$/);
  expect(new Set(taken.map(({ updatedAt }) => updatedAt)).size).toBe(39);
  const byTime = taken.sort((one, other) => one.updatedAt.localeCompare(other.updatedAt)).map(({ data }) => data.basics.headline);
  const stored = (await call("GET", `/resumes/${id}`, { key: person.key })).body;
  expect([stored.data.basics.headline, stored.updatedAt]).toEqual([byTime.at(-1), taken.at(-1)?.updatedAt]);
  const ai = (await versionsOf(person, id)).filter(({ kind }) => kind === "ai");
  expect(ai).toHaveLength(39);
  const recorded = await Promise.all([...ai].reverse().map((version) => headlineOf(person, id, version.id)));
  expect(recorded).toEqual(byTime);
});

test("a text that is new makes a new dictionary, and the versions before and after stay readable", async () => {
  const person = await signUp();
  const id = await make(person);
  const dictionaries = () => database().versionDictionary.count({ where: { resumeId: id } });
  await patch(person, id, "/basics/headline", "First");
  expect(await dictionaries()).toBe(1);
  await patch(person, id, "/basics/headline", "Second");
  expect(await dictionaries()).toBe(1);
  await patch(person, id, "/summary/content", `<p>${randomBytes(9000).toString("base64")}</p>`);
  await patch(person, id, "/basics/headline", "Third");
  expect(await dictionaries()).toBe(2);
  const ai = (await versionsOf(person, id)).filter(({ kind }) => kind === "ai");
  expect(await Promise.all(ai.map((version) => headlineOf(person, id, version.id)))).toEqual([
    "Third",
    "Second",
    "Second",
    "First",
  ]);
});

test("a patch that reaches beyond one field is written in one statement too", async () => {
  const person = await signUp();
  const id = await make(person);
  await patch(person, id, "/basics/headline", "Known");
  expect((await patch(person, id, "/sections/skills/items/0", undefined, "remove")).status).toBe(200);
  expect(currentState(id)?.data.basics.headline).toBe("Known");
  const { data } = (await call("GET", `/resumes/${id}`, { key: person.key })).body;
  expect(currentState(id)?.data).toEqual(data);
});

test("no one can patch another user's resume, whatever is cached of it", async () => {
  const [person, other] = [await signUp(), await signUp()];
  const id = await make(person);
  await patch(person, id, "/basics/headline", "Mine");
  const [mine, theirs] = await Promise.all([
    patch(person, id, "/basics/phone", "+49 30"),
    patch(other, id, "/basics/headline", "Theirs"),
  ]);
  expect([mine.status, theirs.status]).toEqual([200, 404]);
  const { data } = (await call("GET", `/resumes/${id}`, { key: person.key })).body;
  expect([data.basics.headline, data.basics.phone]).toEqual(["Mine", "+49 30"]);
});

test("states of many resumes are cached within bounds, the newest ones longest", () => {
  forgetAllStates();
  const stateOf = (index: number): { state: CurrentState; json: string } => {
    const data = defaultResumeData({ name: `Person ${index} ${"text ".repeat(4000)}` });
    const json = JSON.stringify(data);
    const head = { id: `resume-${index}` } as CurrentState["head"];
    return { state: { head, data, dictionary: { id: "dictionary", bytes: Buffer.from(json) } }, json };
  };
  for (let index = 0; index < 1000; index++) {
    const { state, json } = stateOf(index);
    rememberState(state, pack(json, state.dictionary.bytes), json.length);
  }
  const known = Array.from({ length: 1000 }, (_entry, index) => currentState(`resume-${index}`));
  const remaining = known.filter((state) => state !== undefined);
  expect(remaining.length).toBeGreaterThan(300);
  expect(remaining.length).toBeLessThan(600);
  expect(known.slice(-remaining.length).every((state) => state !== undefined)).toBe(true);
  // Those whose objects are no longer cached are unpacked.
  for (const index of [1000 - remaining.length, 999]) expect(known[index]?.data).toEqual(stateOf(index).state.data);
  forgetAllStates();
});
