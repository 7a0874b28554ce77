import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const older = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as unknown;

async function importOlder(person = ada): Promise<string> {
  return (await call("POST", "/resumes/imports", { key: person.key, body: { data: older } })).body;
}

const read = async (id: string) => (await call("GET", `/resumes/${id}`, { key: ada.key })).body;

describe("listing", () => {
  test("all tags must match, names sort case-insensitively, and pages include the total", async () => {
    const person = await signUp();
    for (const [name, tags] of [
      ["beta", ["x"]],
      ["Alpha", ["x", "y"]],
      ["gamma", ["y"]],
    ] as const)
      await call("POST", "/resumes", { key: person.key, body: { name, tags } });
    const names = async (query: string) =>
      (await call("GET", `/resumes${query}`, { key: person.key })).body.map((entry: { name: string }) => entry.name);
    expect(await names("?sort=name")).toEqual(["Alpha", "beta", "gamma"]);
    expect(await names("?sort=createdAt")).toEqual(["beta", "Alpha", "gamma"]);
    expect(await names("")).toEqual(["gamma", "Alpha", "beta"]);
    expect(await names("?tags[]=x&tags[]=y")).toEqual(["Alpha"]);
    expect(await names("?tags=x&tags=y")).toEqual(["Alpha"]);
    expect(await names("?tags=y")).toEqual(["gamma", "Alpha"]);
    const page = await call("GET", "/resumes?sort=name&offset=1", { key: person.key });
    expect([page.headers.get("x-total-count"), page.headers.get("x-limit"), page.headers.get("x-offset")]).toEqual([
      "3",
      "20",
      "1",
    ]);
    const whole = await call("GET", "/resumes", { key: person.key });
    expect([whole.headers.get("x-total-count"), whole.headers.get("x-limit")]).toEqual(["3", null]);
    const tags = await call("GET", "/resumes/tags", { key: person.key });
    expect([tags.body, tags.headers.get("x-total-count"), tags.headers.get("x-limit")]).toEqual([["x", "y"], "2", null]);
    const part = await call("GET", "/resumes/tags?limit=1&offset=1", { key: person.key });
    expect(part.body).toEqual(["y"]);
    expect(["x-total-count", "x-limit", "x-offset"].map((name) => part.headers.get(name))).toEqual(["2", "1", "1"]);
  });
});

describe("locking and Trash", () => {
  test("a locked resume rejects changes and allows reading, copies and unlocking", async () => {
    const id = await importOlder();
    expect((await call("POST", `/resumes/${id}/lock`, { key: ada.key, body: { isLocked: true } })).bytes).toHaveLength(0);
    for (const [method, path, body] of [
      ["PUT", "", { name: "x" }],
      ["PATCH", "", { operations: [{ op: "remove", path: "/basics/name" }] }],
      ["DELETE", "", undefined],
    ] as const) {
      expect(await call(method, `/resumes/${id}${path}`, { key: ada.key, ...(body ? { body } : {}) })).toMatchObject({
        status: 403,
        body: { code: "RESUME_LOCKED", defined: true },
      });
    }
    expect((await call("POST", `/resumes/${id}/duplicate`, { key: ada.key, body: {} })).status).toBe(200);
    await call("PUT", `/resumes/${id}/lock`, { key: ada.key, body: { isLocked: false } });
    expect((await call("PUT", `/resumes/${id}`, { key: ada.key, body: { name: "x" } })).status).toBe(200);
  });

  test("a deleted resume disappears from the list and the public, keeps its address, and can still be read", async () => {
    const id = await importOlder();
    const { slug } = (await call("PUT", `/resumes/${id}`, { key: ada.key, body: { isPublic: true, slug: "to-be-deleted" } }))
      .body;
    expect((await call("GET", `/resumes/${ada.username}/${slug}`)).status).toBe(200);
    expect((await call("DELETE", `/resumes/${id}`, { key: ada.key, body: {} })).bytes).toHaveLength(0);
    expect((await call("GET", `/resumes/${ada.username}/${slug}`)).status).toBe(404);
    expect((await call("GET", "/resumes", { key: ada.key })).body.some((entry: { id: string }) => entry.id === id)).toBe(false);
    expect((await read(id)).id).toBe(id);
    expect((await call("POST", "/resumes", { key: ada.key, body: { name: "y", slug } })).body.code).toBe(
      "RESUME_SLUG_ALREADY_EXISTS",
    );
  });
});

test("sixty simultaneous imports by one person all get an address, the first ones in order", async () => {
  const eve = await signUp();
  const data = (
    await call("GET", `/resumes/${(await call("POST", "/resumes", { key: eve.key, body: { name: "First" } })).body}`, {
      key: eve.key,
    })
  ).body.data;
  const imports = await Promise.all(
    Array.from({ length: 60 }, () => call("POST", "/resumes/imports", { key: eve.key, body: { data } })),
  );
  expect(imports.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  const slugs = ((await call("GET", "/resumes", { key: eve.key })).body as { slug: string }[]).map(({ slug }) => slug);
  expect(slugs.filter((slug) => slug !== "first").sort()).toEqual(
    ["ada-example", ...Array.from({ length: 59 }, (_entry, index) => `ada-example-${index + 2}`)].sort(),
  );
});

test("simultaneous patches are all applied, whichever path saved them", async () => {
  const eve = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: eve.key, body: { name: "Everywhere", withSampleData: true } });
  const { data } = (await call("GET", `/resumes/${id}`, { key: eve.key })).body;
  const patch = (operations: unknown[], expectedUpdatedAt?: string) =>
    call("PATCH", `/resumes/${id}`, { key: eve.key, body: { operations, ...(expectedUpdatedAt ? { expectedUpdatedAt } : {}) } });
  await patch([{ op: "replace", path: "/basics/headline", value: "Start" }]);
  const places = data.sections.experience.items.length as number;
  const answers = await Promise.all([
    ...Array.from({ length: places }, (_entry, index) =>
      patch([{ op: "replace", path: `/sections/experience/items/${index}/location`, value: `Place ${index}` }]),
    ),
    patch([{ op: "replace", path: "/metadata/notes", value: "<p>Whole way</p>" }]),
    patch([{ op: "replace", path: "/basics/phone", value: "+49 1" }]),
    call("PUT", `/resumes/${id}`, { key: eve.key, body: { name: "Renamed" } }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const after = (await call("GET", `/resumes/${id}`, { key: eve.key })).body;
  expect([after.name, after.data.basics.headline, after.data.basics.phone, after.data.metadata.notes]).toEqual([
    "Renamed",
    "Start",
    "+49 1",
    "<p>Whole way</p>",
  ]);
  expect(after.data.sections.experience.items.map((item: { location: string }) => item.location)).toEqual(
    Array.from({ length: places }, (_entry, index) => `Place ${index}`),
  );
  const stale = await patch([{ op: "replace", path: "/basics/phone", value: "late" }], answers[0]?.body.updatedAt);
  expect([stale.status, stale.body.code]).toEqual([409, "RESUME_VERSION_CONFLICT"]);
  const versions = (await call("GET", `/resumes/${id}/versions`, { key: eve.key })).body as { id: string; kind: string }[];
  expect(versions.filter(({ kind }) => kind === "ai")).toHaveLength(places + 3);
  const newest = (await call("GET", `/resumes/${id}/versions/${versions[0]?.id}`, { key: eve.key })).body;
  expect(newest.data.basics.headline).toBe("Start");
});

test("a change by another instance is read before a patch is saved on top of it", async () => {
  const eve = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: eve.key, body: { name: "Two instances", withSampleData: true } });
  const patch = (path: string, value: string) =>
    call("PATCH", `/resumes/${id}`, { key: eve.key, body: { operations: [{ op: "replace", path, value }] } });
  await patch("/basics/headline", "Here");
  await database().$executeRaw`
    update resume set data = jsonb_set(data::jsonb, '{basics,phone}', '"elsewhere"')::json, "updatedAt" = "updatedAt" + interval '1 second' where id = ${id}::uuid`;
  const { data } = (await patch("/basics/location", "Oslo")).body;
  expect([data.basics.headline, data.basics.phone, data.basics.location]).toEqual(["Here", "elsewhere", "Oslo"]);
  await database()
    .$executeRaw`update resume set "isLocked" = true, "updatedAt" = "updatedAt" + interval '2 second' where id = ${id}::uuid`;
  expect((await patch("/basics/location", "Bergen")).body.code).toBe("RESUME_LOCKED");
});

test("a number that becomes free is reused, even after higher ones were assigned", async () => {
  const eve = await signUp();
  const create = async () => {
    const { body: id } = await call("POST", "/resumes", { key: eve.key, body: { name: "Engineer" } });
    return { id, slug: (await call("GET", `/resumes/${id}`, { key: eve.key })).body.slug as string };
  };
  const made = [await create(), await create(), await create(), await create()];
  expect(made.map(({ slug }) => slug)).toEqual(["engineer", "engineer-2", "engineer-3", "engineer-4"]);
  await call("DELETE", `/resumes/${made[1]?.id}`, { key: eve.key });
  await call("POST", "/documents/purge", { key: eve.key, body: { type: "resume", id: made[1]?.id } });
  expect((await create()).slug).toBe("engineer-2");
  await call("PUT", `/resumes/${made[2]?.id}`, { key: eve.key, body: { slug: "renamed" } });
  expect([(await create()).slug, (await create()).slug]).toEqual(["engineer-3", "engineer-5"]);
});
