import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { contract } from "@/contracts/index";
import { permissionOf } from "@/contracts/permission";
import { growthOf } from "@/server/entrance/http/account-room";
import { database } from "@/server/platform/db/client";
import { listOperations } from "@/server/platform/operations";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

// What an account stores counts towards its quota, whatever it is.

const MEBIBYTE = 1024 * 1024;
withInstance({ STORAGE_QUOTA_MB: "2" });

/** Text that no compression makes smaller. */
const noise = (bytes: number) => randomBytes((bytes * 3) / 4).toString("base64");
const notes = (bytes: number) => `<p>${noise(bytes)}</p>`;

const create = (person: Person, name = "Full") => call("POST", "/resumes", { key: person.key, body: { name } });
const write = (person: Person, id: string, bytes: number) =>
  call("PATCH", `/resumes/${id}`, {
    key: person.key,
    body: { operations: [{ op: "replace", path: "/summary/content", value: notes(bytes) }] },
  });
const usedBytes = async (person: Person) => (await call("GET", "/files/usage", { key: person.key })).body.usedBytes as number;
test("documents, versions and applications fill the quota; then only what frees space or finishes work is accepted", async () => {
  const person = await signUp();
  const made: string[] = [];
  let refused = await create(person);
  while (refused.status === 200 && made.length < 60) {
    made.push(refused.body);
    const application = { company: "Northpine", role: "Engineer", notes: noise(60_000) };
    await call("POST", "/applications", { key: person.key, body: application });
    refused = await create(person);
  }
  expect([refused.status, refused.body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  expect(refused.body.message).toMatch(/^Your account uses 2\.\d of 2\.0 MB/);
  expect(refused.body.data).toMatchObject({ quotaBytes: 2 * MEBIBYTE });
  const [first = ""] = made;
  // A person with a full account can finish a sentence, rename, and move things to Trash.
  expect((await write(person, first, 100)).status).toBe(200);
  expect(
    (await call("POST", "/documents/rename", { key: person.key, body: { type: "resume", id: first, name: "Renamed" } })).status,
  ).toBe(200);
  const { body: applications } = await call("GET", "/applications", { key: person.key });
  expect((await call("DELETE", `/applications/${applications[0].id}`, { key: person.key })).status).toBe(200);
  expect((await call("DELETE", `/applications/${applications[1].id}`, { key: person.key })).status).toBe(200);
  expect((await create(person)).status).toBe(200);
});

test("before anything is refused, the oldest versions that expire anyway are deleted; named ones stay and can be read", async () => {
  const person = await signUp();
  const { body: id } = await create(person);
  await write(person, id, 90_000);
  await call("POST", `/resumes/${id}/versions`, { key: person.key, body: { name: "For Northpine" } });
  for (let count = 0; count < 40 && (await usedBytes(person)) < 2 * MEBIBYTE; count++)
    expect((await write(person, id, 90_000)).status).toBe(200);
  const before = await database().resumeVersion.count({ where: { resumeId: id } });
  await database().resumeVersion.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 3_600_000) } });
  expect((await create(person, "More")).status).toBe(200);
  expect(await database().resumeVersion.count({ where: { resumeId: id } })).toBeLessThan(before);
  expect(await database().resumeVersion.count({ where: { resumeId: id, kind: "named" } })).toBe(1);
  expect(await usedBytes(person)).toBeLessThan(2.1 * MEBIBYTE);
  const { body: versions } = await call("GET", `/resumes/${id}/versions`, { key: person.key });
  for (const version of versions as { id: string }[])
    expect((await call("GET", `/resumes/${id}/versions/${version.id}`, { key: person.key })).body.data.basics).toBeDefined();
});

test("one account never gets far past its quota, and others are not affected", async () => {
  const [greedy, other] = [await signUp(), await signUp()];
  const { body: id } = await create(greedy);
  const statuses = new Set<number>();
  for (let count = 0; count < 60; count++) statuses.add((await write(greedy, id, 90_000)).status);
  expect(statuses).toEqual(new Set([200, 413]));
  expect(await usedBytes(greedy)).toBeLessThan(3.3 * MEBIBYTE);
  expect((await create(other)).status).toBe(200);
});

test("every operation that stores something is counted", () => {
  const uncounted = listOperations(contract)
    .filter(({ meta }) => meta.access !== "public" && meta.access !== "admin")
    .filter((operation) => permissionOf(operation) === "write" && ["mutation", "upload"].includes(operation.meta.limit ?? ""))
    .filter((operation) => growthOf({ ...operation, permission: permissionOf(operation) } as never) === null);
  expect(uncounted.map(({ operationId }) => operationId)).toEqual([]);
});
