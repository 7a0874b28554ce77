import { expect } from "vitest";
import type { Person } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

// Calls on the career record as tests make them: each must succeed.

export type Body = Record<string, unknown>;
export type Item = Body & { id: string };

export async function ok(person: Person, method: string, path: string, body?: unknown) {
  const answer = await send(person, method, path, body);
  expect([method, path, answer.status, answer.status === 200 ? null : answer.body]).toEqual([method, path, 200, null]);
  return answer.body;
}

export const JOB = {
  company: "Northpine",
  position: "Designer",
  location: "Bern",
  period: "2020 – 2022",
  description: "<p>Led it.</p>",
};
export const add = (person: Person, data: Body = JOB, more: Body = {}) =>
  ok(person, "POST", "/career/record", { section: "experience", language: "en", data, ...more });
export const makeResume = (person: Person, name = "Mine"): Promise<string> => ok(person, "POST", "/resumes", { name, tags: [] });
export const readResume = (person: Person, id: string) => ok(person, "GET", `/resumes/${id}`);
export const put = async (person: Person, entryId: string, resumeId: string, more: Body = {}): Promise<string> =>
  (await ok(person, "POST", `/career/record/${entryId}/documents`, { resumeId, ...more })).itemId;
export const linksOf = (person: Person, id: string) => ok(person, "GET", `/resumes/${id}/links`);
export const itemIn = async (person: Person, id: string, itemId: string): Promise<Item> =>
  (await readResume(person, id)).data.sections.experience.items.find((item: Item) => item.id === itemId);
export const change = async (person: Person, entry: { id: string }, data: Body) => {
  const { revision } = await ok(person, "GET", `/career/record/${entry.id}`);
  return ok(person, "PATCH", `/career/record/${entry.id}`, { expectedRevision: revision, data });
};
export const patchItem = (person: Person, id: string, index: number, field: string, value: unknown) =>
  ok(person, "PATCH", `/resumes/${id}`, {
    operations: [{ op: "replace", path: `/sections/experience/items/${index}/${field}`, value }],
  });
export const versionsOf = async (person: Person, id: string): Promise<string[]> =>
  (await ok(person, "GET", `/resumes/${id}/versions`)).map(({ kind }: { kind: string }) => kind);

/** A resume with one linked job. */
export async function linkedResume(person: Person, entry?: { id: string }) {
  const made = entry ?? (await add(person));
  const resumeId = await makeResume(person);
  return { entry: made, resumeId, itemId: await put(person, made.id, resumeId) };
}
