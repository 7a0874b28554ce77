import { beforeAll, describe, expect, test } from "vitest";
import { forgetCredentials } from "@/server/accounts/auth/trusted-credentials";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

type Entry = { id: string; kind: string; name: string | null; createdAt: string; madeBy?: string };

const make = async () =>
  (await call("POST", "/resumes", { key: ada.key, body: { name: "Versioned", withSampleData: true } })).body as string;
const list = async (id: string, query = "") =>
  (await call("GET", `/resumes/${id}/versions${query}`, { key: ada.key })).body as Entry[];
const kinds = async (id: string) => (await list(id)).map((entry) => entry.kind);
const read = async (id: string) => (await call("GET", `/resumes/${id}`, { key: ada.key })).body;

async function save(id: string, headline: string, sessionId?: string) {
  const { data } = await read(id);
  await call("PUT", `/resumes/${id}`, {
    key: ada.key,
    body: { data: { ...data, basics: { ...data.basics, headline } }, ...(sessionId ? { sessionId } : {}) },
  });
}

const setHeadline = (id: string, value: string) =>
  call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations: [{ op: "replace", path: "/basics/headline", value }] } });
const age = (id: string, interval: string) =>
  database().$executeRaw`
    update resume_version set "createdAt" = "createdAt" - ${interval}::interval where "resumeId" = ${id}::uuid`;

describe("which versions there are", () => {
  test("one auto version per editing session, one ai version per patch", async () => {
    const id = await make();
    for (const text of ["a", "b", "c"]) await save(id, text, "morning");
    await save(id, "d", "evening");
    await setHeadline(id, "e");
    await setHeadline(id, "f");
    expect(await kinds(id)).toEqual(["ai", "ai", "auto", "auto", "created"]);
  });

  test("a version names the API key or program that made it, and nothing where the person did", async () => {
    const { id: keyId } = await database().apiKey.findFirstOrThrow({ where: { referenceId: ada.userId } });
    await database().apiKey.update({ where: { id: keyId }, data: { name: "Nightly sync" } });
    forgetCredentials();
    const id = await make();
    await setHeadline(id, "by the key");
    await setHeadline(id, "in place");
    const answer = await call("POST", `/resumes/${id}/versions`, { cookie: ada.cookie, body: { name: "By hand" } });
    expect(answer.body).not.toHaveProperty("madeBy");
    await call("PATCH", `/resumes/${id}`, {
      cookie: ada.cookie,
      body: { operations: [{ op: "replace", path: "/basics/headline", value: "by hand" }] },
    });
    const makers = (await list(id)).map(({ kind, madeBy }) => [kind, madeBy]);
    const key = "Nightly sync";
    expect(makers).toEqual([
      ["ai", undefined],
      ["named", undefined],
      ["ai", key],
      ["ai", key],
      ["created", key],
    ]);
    const { body: alone } = await call("POST", "/resumes", { key: ada.key, body: { name: "The only one of its name" } });
    expect((await list(alone))[0]).toMatchObject({ kind: "created", madeBy: key });
  });

  test("a session's version is updated once it is two minutes old", async () => {
    const id = await make();
    await save(id, "first", "s");
    await age(id, "3 minutes");
    await save(id, "second", "s");
    const [auto] = await list(id);
    expect(auto?.kind).toBe("auto");
    expect((await call("GET", `/resumes/${id}/versions/${auto?.id}`, { key: ada.key })).body.data.basics.headline).toBe("second");
    expect(await kinds(id)).toEqual(["auto", "created"]);
  });

  test("without a session a save creates a version only when the newest is two minutes old", async () => {
    const id = await make();
    await save(id, "a");
    expect(await kinds(id)).toEqual(["created"]);
    await age(id, "3 minutes");
    await save(id, "b");
    expect(await kinds(id)).toEqual(["auto", "created"]);
  });

  test("a save that changes no data creates no version", async () => {
    const id = await make();
    await call("PUT", `/resumes/${id}`, { key: ada.key, body: { name: "Only the name", sessionId: "s" } });
    await save(id, (await read(id)).data.basics.headline, "s");
    expect(await kinds(id)).toEqual(["created"]);
  });

  test("auto, ai and restored versions are removed after 90 days, the others stay", async () => {
    const id = await make();
    await save(id, "a", "s");
    await call("POST", `/resumes/${id}/versions`, { key: ada.key, body: { name: "Kept" } });
    await setHeadline(id, "b");
    await age(id, "91 days");
    await setHeadline(id, "c");
    expect(await kinds(id)).toEqual(["ai", "named", "created"]);
  });
});

describe("named versions", () => {
  test("are created on a locked resume, renamed and deleted; others return 404", async () => {
    const id = await make();
    await call("POST", `/resumes/${id}/lock`, { key: ada.key, body: { isLocked: true } });
    const { body: named } = await call("POST", `/resumes/${id}/versions`, { key: ada.key, body: { name: "  Good  " } });
    expect(named).toMatchObject({ kind: "named", name: "Good" });
    const address = `/resumes/${id}/versions/${named.id}`;
    expect((await call("PATCH", address, { key: ada.key, body: { name: "Better" } })).body).toEqual({ ...named, name: "Better" });
    expect((await call("PATCH", address, { key: ada.key, body: { name: "x".repeat(101) } })).status).toBe(400);
    const created = (await list(id)).find((entry) => entry.kind === "created");
    expect((await call("DELETE", `/resumes/${id}/versions/${created?.id}`, { key: ada.key })).status).toBe(404);
    expect((await call("DELETE", address, { key: ada.key })).bytes).toHaveLength(0);
    expect(await kinds(id)).toEqual(["created"]);
  });
});

describe("restoring", () => {
  test.each(["restore", "restorations"])("by …/%s restores the data and keeps both states", async (spelling) => {
    const id = await make();
    const before = (await read(id)).data.basics.headline;
    const [created] = await list(id);
    await setHeadline(id, "changed");
    const restored = await call("POST", `/resumes/${id}/versions/${created?.id}/${spelling}`, { key: ada.key });
    expect(restored.body.data.basics.headline).toBe(before);
    const [after, stored] = await list(id);
    expect([after?.kind, stored?.kind]).toEqual(["restored", "before-restore"]);
    expect((await call("GET", `/resumes/${id}/versions/${stored?.id}`, { key: ada.key })).body.data.basics.headline).toBe(
      "changed",
    );
  });

  test("is rejected while the resume is locked", async () => {
    const id = await make();
    const [created] = await list(id);
    await call("POST", `/resumes/${id}/lock`, { key: ada.key, body: { isLocked: true } });
    expect((await call("POST", `/resumes/${id}/versions/${created?.id}/restore`, { key: ada.key })).body.code).toBe(
      "RESUME_LOCKED",
    );
  });
});

test("the list has at most 100 entries, and pages have headers", async () => {
  const id = await make();
  for (let index = 0; index < 104; index++)
    await database().$executeRaw`
      insert into resume_version (id, "resumeId", kind, name, packed, "createdAt") select gen_random_uuid(), "resumeId", 'named', ${String(index)}, packed, now() + ${`${index} seconds`}::interval from resume_version where "resumeId" = ${id}::uuid and kind = 'created'`;
  expect(await list(id)).toHaveLength(100);
  const page = await call("GET", `/resumes/${id}/versions?offset=100`, { key: ada.key });
  expect(page.body).toHaveLength(5);
  expect([page.headers.get("x-total-count"), page.headers.get("x-limit"), page.headers.get("x-offset")]).toEqual([
    "105",
    "20",
    "100",
  ]);
  expect((await list(id, "?limit=1"))[0]?.name).toBe("103");
  for (const query of ["?limit=0", "?limit=101", "?offset=-1", "?limit=1.5", "?limit=x"])
    expect((await call("GET", `/resumes/${id}/versions${query}`, { key: ada.key })).status).toBe(400);
  expect((await call("GET", `/resumes/${id}/versions?offset=9007199254740991`, { key: ada.key })).body).toEqual([]);
});

test("500 versions of a 30 kB resume stay far below 5 MB, and each can be read unchanged", async () => {
  const id = await make();
  const { data } = await read(id);
  const paragraph = (seed: number) =>
    `<p>${Array.from({ length: 60 }, (_, word) => `word${(seed * 131 + word * 17) % 997}`).join(" ")}</p>`;
  data.summary.content = Array.from({ length: 55 }, (_, index) => paragraph(index)).join("");
  expect(JSON.stringify(data).length).toBeGreaterThan(30_000);
  await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } });
  for (let index = 0; index < 498; index++) await setHeadline(id, `Edition ${index}: ${"x".repeat(index % 40)}`);
  const [size] = await database().$queryRaw<{ bytes: number }[]>`
    select ((select sum(pg_column_size(v.*)) from resume_version v where "resumeId" = ${id}::uuid) + (select sum(pg_column_size(d.*)) from version_dictionary d where "resumeId" = ${id}::uuid))::float8 as bytes`;
  expect(size?.bytes).toBeLessThan(1_000_000);
  const fiftieth = (await list(id, "?limit=1&offset=50"))[0];
  expect((await call("GET", `/resumes/${id}/versions/${fiftieth?.id}`, { key: ada.key })).body.data.basics.headline).toMatch(
    /^Edition 447/,
  );
});
