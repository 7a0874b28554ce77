import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  ada = await signUp();
  eve = await signUp();
});

const older = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as unknown;

async function importOlder(person = ada): Promise<string> {
  return (await call("POST", "/resumes/imports", { key: person.key, body: { data: older } })).body;
}

const read = async (id: string) => (await call("GET", `/resumes/${id}`, { key: ada.key })).body;

describe("creating", () => {
  test("a new resume has default data, the account holder's name, and an address derived from its name", async () => {
    const { body: id, status } = await call("POST", "/resumes", {
      key: ada.key,
      body: { name: "Über Designer!", tags: ["a", "a", "b"] },
    });
    expect(status).toBe(200);
    expect(await read(id)).toMatchObject({
      name: "Über Designer!",
      slug: "uber-designer",
      tags: ["a", "b"],
      isPublic: false,
      hasPassword: false,
      data: { basics: { name: "Ada Example" }, metadata: { template: "onyx", page: { format: "a4" } } },
    });
  });

  test("equal names get addresses with a number at the end", async () => {
    const ids = [];
    for (let round = 0; round < 3; round++)
      ids.push((await call("POST", "/resumes", { key: ada.key, body: { name: "Same name" } })).body);
    const slugs = await Promise.all(ids.map(async (id) => (await read(id)).slug));
    expect(slugs).toEqual(["same-name", "same-name-2", "same-name-3"]);
  });

  test("simultaneous creations with one name all succeed, with the numbers from 2 to the last, also where one is taken", async () => {
    const create = () => call("POST", "/resumes", { key: ada.key, body: { name: "Crowded" } });
    await call("POST", "/resumes", { key: ada.key, body: { name: "Other", slug: "crowded-27" } });
    const made = [];
    for (let round = 0; round < 2; round++) made.push(...(await Promise.all(Array.from({ length: 20 }, create))));
    expect(made.map((answer) => answer.status)).toEqual(Array(40).fill(200));
    const slugs = await Promise.all(made.map(async (answer) => (await read(answer.body)).slug as string));
    const numbers = slugs.map((slug) => Number(slug.replace(/^crowded-?/, "") || 1)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 41 }, (_, index) => index + 1).filter((number) => number !== 27));
  });

  test("a requested address that is taken or malformed is rejected with its own error", async () => {
    await call("POST", "/resumes", { key: ada.key, body: { name: "Holder", slug: "held" } });
    expect(await call("POST", "/resumes", { key: ada.key, body: { name: "Second", slug: "held" } })).toMatchObject({
      status: 400,
      body: { code: "RESUME_SLUG_ALREADY_EXISTS", defined: true },
    });
    expect(await call("POST", "/resumes", { key: ada.key, body: { name: "Third", slug: "Not Good" } })).toMatchObject({
      status: 400,
      body: { code: "INVALID_SLUG" },
    });
    expect((await call("POST", "/resumes", { key: eve.key, body: { name: "Other account", slug: "held" } })).status).toBe(200);
  });
});

describe("importing", () => {
  test("data of the previous major version gets dates, keeps its content, and its letter section becomes a letter", async () => {
    const resume = await read(await importOlder());
    expect(resume.name).toBe("David Kowalski");
    expect(resume.data.sections.experience.items[0]).toMatchObject({
      period: "March 2022 – Present",
      dates: { start: "2022-03", end: null, present: true },
    });
    expect(resume.data.customSections.map((section: { type: string }) => section.type)).toEqual(["experience"]);
    const letters = (await call("GET", `/cover-letters?resumeId=${resume.id}`, { key: ada.key })).body;
    expect(letters).toMatchObject({
      total: 1,
      items: [{ layout: "freeform", senderLinked: true, designLinked: true, name: "David Kowalski — Cover Letter" }],
    });
  });

  test("the same letter is not saved twice when the section comes back", async () => {
    const id = await importOlder();
    const data = (older as { customSections: unknown }).customSections;
    const current = await read(id);
    await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data: { ...current.data, customSections: data } } });
    expect((await read(id)).data.customSections).toHaveLength(1);
    expect((await call("GET", `/cover-letters?resumeId=${id}`, { key: ada.key })).body.total).toBe(1);
  });

  test("both import endpoints work", async () => {
    expect((await call("POST", "/resumes/import", { key: ada.key, body: { data: older } })).status).toBe(200);
  });
});

describe("updating", () => {
  test("omitted fields keep their values, and `data` is replaced as a whole", async () => {
    const id = await importOlder();
    const before = await read(id);
    const data = { ...before.data, basics: { ...before.data.basics, headline: "Changed" } };
    const { body } = await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } });
    expect(body).toMatchObject({
      name: before.name,
      slug: before.slug,
      data: { basics: { headline: "Changed", name: before.data.basics.name } },
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test("a period's text is rewritten from its dates, so changing only the text has no effect", async () => {
    const id = await importOlder();
    const { data } = await read(id);
    data.sections.experience.items[0].period = "yesterday";
    const { body } = await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } });
    expect(body.data.sections.experience.items[0].period).toBe("March 2022 – Present");
  });

  test("a save based on an older state is rejected with the current time", async () => {
    const id = await importOlder();
    const before = await read(id);
    await call("PUT", `/resumes/${id}`, { key: ada.key, body: { name: "Newer" } });
    const late = await call("PUT", `/resumes/${id}`, {
      key: ada.key,
      body: { name: "Late", expectedUpdatedAt: before.updatedAt },
    });
    expect(late).toMatchObject({
      status: 409,
      body: { code: "RESUME_VERSION_CONFLICT", data: { updatedAt: (await read(id)).updatedAt } },
    });
  });

  test("scripts, javascript links and file pictures are removed, not stored", async () => {
    const id = await importOlder();
    const { data } = await read(id);
    data.summary.content = `<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:alert(1)">there</a></p>`;
    data.basics.website = { url: "javascript:alert(1)", label: "me" };
    data.picture.url = "file:///etc/passwd";
    const { body, status } = await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } });
    expect(status).toBe(200);
    expect(JSON.stringify(body.data)).not.toMatch(/<script|onclick|javascript:|file:/);
    expect(body.data.summary.content).toContain("there");
  });

  test("unknown keys at the root of the data are preserved", async () => {
    const id = await importOlder();
    const { data } = await read(id);
    await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data: { ...data, extension: { kept: true } } } });
    expect((await read(id)).data.extension).toEqual({ kept: true });
  });
});

describe("patching", () => {
  test("operations are applied all or none, and the error names the failed one", async () => {
    const id = await importOlder();
    const operations = [
      { op: "replace", path: "/basics/headline", value: "New" },
      { op: "test", path: "/basics/name", value: "Somebody else" },
    ];
    const failed = await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } });
    expect(failed).toMatchObject({
      status: 400,
      body: { code: "INVALID_PATCH_OPERATIONS", defined: true, data: { code: "TEST_FAILED", index: 1 } },
    });
    expect((await read(id)).data.basics.headline).not.toBe("New");
    expect(
      (await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations: operations.slice(0, 1) } })).body.data.basics
        .headline,
    ).toBe("New");
  });

  test.each(["/__proto__/polluted", "/constructor/prototype/polluted", "/basics/__proto__/polluted"])(
    "a pointer through %s is refused",
    async (path) => {
      const id = await importOlder();
      const refused = await call("PATCH", `/resumes/${id}`, {
        key: ada.key,
        body: { operations: [{ op: "add", path, value: true }] },
      });
      expect(refused).toMatchObject({ status: 400, body: { code: "INVALID_PATCH_OPERATIONS" } });
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  test("a result that is not a valid resume is rejected with its issues", async () => {
    const id = await importOlder();
    const refused = await call("PATCH", `/resumes/${id}`, {
      key: ada.key,
      body: { operations: [{ op: "replace", path: "/basics/name", value: 7 }] },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues[0].path).toEqual(["basics", "name"]);
  });

  test("whatever a patch gets wrong, the error names the operation", async () => {
    const id = await importOlder();
    const fine = { op: "replace", path: "/basics/headline", value: "New" };
    const bad: [string, object][] = [
      ["INVALID_OPERATION", { op: "move", path: "/basics/headline" }],
      ["INVALID_OPERATION", { op: "rename", path: "/basics/headline" }],
      ["INVALID_OPERATION", { op: "remove" }],
      ["INVALID_RESULT", { op: "remove", path: "/sections/experience" }],
      ["INVALID_RESULT", { op: "replace", path: "/picture/size", value: 5000 }],
      ["INVALID_RESULT", { op: "replace", path: "/basics/name" }],
      ["TEST_FAILED", { op: "test", path: "/basics/name" }],
    ];
    for (const [code, operation] of bad) {
      const body = { operations: [fine, fine, operation, fine] };
      const refused = await call("PATCH", `/resumes/${id}`, { key: ada.key, body });
      const expected = { code: "INVALID_PATCH_OPERATIONS", defined: true, status: 400, data: { code, index: 2 } };
      expect([operation, refused.body]).toMatchObject([operation, expected]);
    }
    expect((await read(id)).data.basics.headline).not.toBe("New");
    const empty = await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations: [] } });
    expect(empty.body).toMatchObject({ code: "BAD_REQUEST", status: 400 });
  });

  test("an omitted value is null, where null is valid", async () => {
    const id = await importOlder();
    const operations = [
      { op: "add", path: "/extension" },
      { op: "test", path: "/extension" },
    ];
    const patched = await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } });
    expect([patched.status, patched.body.data.extension]).toEqual([200, null]);
  });

  test("twenty writers on one resume lose nothing, and none gets a server error", async () => {
    const id = await importOlder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call("PATCH", `/resumes/${id}`, {
          key: ada.key,
          body: {
            operations: [
              {
                op: "add",
                path: "/sections/interests/items/-",
                value: { id: `w${index}`, hidden: false, icon: "", iconColor: "", name: `Writer ${index}`, keywords: [] },
              },
            ],
          },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    const names = (await read(id)).data.sections.interests.items.map((item: { name: string }) => item.name);
    for (let index = 0; index < 20; index++) expect(names).toContain(`Writer ${index}`);
  });
});

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
