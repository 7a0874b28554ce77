import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

type Kind = "resume" | "letter";

async function make(type: Kind, name = "Document"): Promise<string> {
  if (type === "resume") return (await call("POST", "/resumes", { key: ada.key, body: { name } })).body;
  return (await call("POST", "/cover-letters", { key: ada.key, body: { name } })).body.id;
}

const post = (path: string, body: unknown) => call("POST", `/documents/${path}`, { key: ada.key, body });
const list = async (query = "") =>
  (await call("GET", `/documents${query}`, { key: ada.key })).body as {
    type: Kind;
    id: string;
    name: string;
    trashedAt: string | null;
    updatedAt: string;
    tags: string[];
    isLocked: boolean;
  }[];
const entry = async (id: string, query = "") => (await list(query)).find((candidate) => candidate.id === id);

test.each(["resume", "letter"] as const)(
  "a %s can be renamed, tagged and locked by both spellings, with an empty response",
  async (type) => {
    const id = await make(type);
    expect((await post("rename", { type, id, name: "First" })).bytes).toHaveLength(0);
    expect((await call("PATCH", `/documents/${type}/${id}/name`, { key: ada.key, body: { name: "Second" } })).bytes).toHaveLength(
      0,
    );
    await post("tags", { type, id, tags: ["a", "b", "a"] });
    expect(await entry(id)).toMatchObject({ type, name: "Second", tags: ["a", "b"], isLocked: false });
    await call("PUT", `/documents/${type}/${id}/tags`, { key: ada.key, body: { tags: [] } });
    await call("PUT", `/documents/${type}/${id}/lock`, { key: ada.key, body: { isLocked: true } });
    expect(await entry(id)).toMatchObject({ tags: [], isLocked: true });
  },
);

test.each([
  ["resume", 403, "RESUME_LOCKED"],
  ["letter", 400, "DOCUMENT_LOCKED"],
] as const)("a locked %s refuses rename, tags, link and Trash, and can be unlocked", async (type, status, code) => {
  const id = await make(type);
  await post("lock", { type, id, isLocked: true });
  for (const [path, rest] of [
    ["rename", { name: "x" }],
    ["tags", { tags: [] }],
    ["application", { applicationId: null }],
    ["trash", {}],
  ] as const) {
    expect(await post(path, { type, id, ...rest })).toMatchObject({ status, body: { code, defined: true } });
  }
  await post("lock", { type, id, isLocked: false });
  expect((await post("rename", { type, id, name: "x" })).status).toBe(200);
});

test.each(["resume", "letter"] as const)("a %s goes to Trash and comes back by both spellings", async (type) => {
  const id = await make(type);
  await post("trash", { type, id });
  expect(await entry(id)).toBeUndefined();
  expect((await entry(id, "?trashed=true"))?.trashedAt).toEqual(expect.any(String));
  expect((await call("DELETE", `/documents/${type}/${id}/trash`, { key: ada.key })).bytes).toHaveLength(0);
  expect((await entry(id))?.trashedAt).toBeNull();
  await call("PUT", `/documents/${type}/${id}/trash`, { key: ada.key });
  await post("restore", { type, id });
  expect(await entry(id)).toBeDefined();
});

test.each(["resume", "letter"] as const)("a %s that was in Trash is back where it was: a move is no edit", async (type) => {
  const first = await make(type, "Older");
  // Each move is written a millisecond later than what it moves, so two could reach one made within them.
  const made = Date.parse((await entry(first))?.updatedAt ?? "");
  await expect.poll(() => Date.now() - made, { interval: 1 }).toBeGreaterThan(2);
  await make(type, "Newer");
  const order = async () => (await list()).map(({ id }) => id);
  const [before, place] = [await entry(first), await order()];
  const listed = async () => JSON.stringify((await call("GET", "/resumes", { key: ada.key })).body);
  const library = await listed();
  await post("trash", { type, id: first });
  expect((await list("?trashed=true"))[0]?.id).toBe(first);
  if (type === "resume") expect(await listed()).not.toContain(first);
  await post("restore", { type, id: first });
  expect(await order()).toEqual(place);
  const moved = Date.parse((await entry(first))?.updatedAt ?? "") - Date.parse(before?.updatedAt ?? "");
  expect(moved).toBe(2);
  if (type === "resume") expect((await listed()).length).toBe(library.length);
});

test("resumes restored far down in a long library are listed again immediately", async () => {
  const person = await signUp();
  const ids: string[] = [];
  for (let index = 0; index < 70; index++)
    ids.push((await call("POST", "/resumes", { key: person.key, body: { name: `R${index}` } })).body);
  const count = async () => (await call("GET", "/resumes", { key: person.key })).body.length;
  const move = (path: string, id: string) =>
    call("POST", `/documents/${path}`, { key: person.key, body: { type: "resume", id } });
  for (const id of ids.slice(0, 35)) await move("trash", id);
  expect(await count()).toBe(35);
  await move("restore", ids[0] ?? "");
  expect(await count()).toBe(36);
  await move("trash", ids[0] ?? "");
  expect(await count()).toBe(35);
});

test.each(["resume", "letter"] as const)("a live %s cannot be permanently deleted; one in Trash can, once", async (type) => {
  const id = await make(type);
  expect(await post("purge", { type, id })).toMatchObject({
    status: 400,
    body: { code: "BAD_REQUEST", message: "Move the document to Trash first." },
  });
  await post("trash", { type, id });
  expect((await call("DELETE", `/documents/${type}/${id}`, { key: ada.key })).bytes).toHaveLength(0);
  expect((await post("purge", { type, id })).status).toBe(404);
});

test("counts distinguish live documents by kind and include Trash", async () => {
  const before = (await call("GET", "/documents/counts", { key: ada.key })).body;
  await make("resume");
  const letter = await make("letter");
  await post("trash", { type: "letter", id: letter });
  expect((await call("GET", "/documents/counts", { key: ada.key })).body).toEqual({
    resume: before.resume + 1,
    letter: before.letter,
    trash: before.trash + 1,
  });
});

test("documents in Trash for over 30 days are removed when their owner opens the list, including files", async () => {
  const stored = await make("resume");
  const gone = await make("resume");
  const letter = await make("letter");
  for (const [type, id] of [
    ["resume", stored],
    ["resume", gone],
    ["letter", letter],
  ] as const)
    await post("trash", { type, id });
  const trashedAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  await database().resume.update({ where: { id: gone }, data: { trashedAt } });
  await database().coverLetter.update({ where: { id: letter }, data: { trashedAt } });
  await list();
  const trash = (await list("?trashed=true")).map((candidate) => candidate.id);
  expect(trash).toContain(stored);
  expect(trash).not.toContain(gone);
  expect((await call("GET", `/resumes/${gone}`, { key: ada.key })).status).toBe(404);
  expect((await call("GET", `/cover-letters/${letter}`, { key: ada.key })).status).toBe(404);
});

test("a restored resume has its sharing, address and password back", async () => {
  const id = await make("resume", "Shared again");
  const { slug } = (await call("PUT", `/resumes/${id}`, { key: ada.key, body: { isPublic: true } })).body;
  await post("trash", { type: "resume", id });
  expect((await call("GET", `/resumes/${ada.username}/${slug}`)).status).toBe(404);
  await post("restore", { type: "resume", id });
  expect((await call("GET", `/resumes/${ada.username}/${slug}`)).status).toBe(200);
});

test("an application that does not exist cannot be linked", async () => {
  const id = await make("resume");
  expect(
    (await post("application", { type: "resume", id, applicationId: "019bef5a-0477-77e0-968b-5d0e2ecb34e3" })).body.code,
  ).toBe("NOT_FOUND");
  expect((await post("application", { type: "resume", id, applicationId: null })).status).toBe(200);
});

test("a copy for a job has its own name and history", async () => {
  const resumeId = await make("resume", "Original");
  const { body: id } = await post("copy-for-job", { resumeId, name: "For Northpine" });
  expect((await call("GET", `/resumes/${id}`, { key: ada.key })).body.name).toBe("For Northpine");
  const versions = (await call("GET", `/resumes/${id}/versions`, { key: ada.key })).body;
  expect(versions.map((version: { kind: string }) => version.kind)).toEqual(["created"]);
});

test("simultaneous restores and purges of one document never cause a server error", async () => {
  const id = await make("resume");
  await post("trash", { type: "resume", id });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => post(index % 2 ? "restore" : "purge", { type: "resume", id })),
  );
  for (const answer of answers) expect([200, 400, 404]).toContain(answer.status);
});
