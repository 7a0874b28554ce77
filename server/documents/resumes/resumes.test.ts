import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
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
