import { beforeAll, describe, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const send = (method: string, path: string, body?: unknown, person = ada) => call(method, path, { key: person.key, body });
const read = async (id: string) => (await send("GET", `/applications/${id}`)).body;

async function add(input: Record<string, unknown> = {}, person = ada): Promise<string> {
  return (await send("POST", "/applications", { company: "Northpine", role: "Designer", ...input }, person)).body;
}

const makeResume = async () => (await send("POST", "/resumes", { name: "General", tags: [], withSampleData: true })).body;

const entryOf = async (id: string) => (await send("GET", "/documents")).body.find((entry: { id: string }) => entry.id === id);

const PDF = new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });

describe("letters", () => {
  test("one written for an application takes company and recipient, and becomes its letter if it has none", async () => {
    const id = await add({ contacts: [{ name: "Kim Harbour" }] });
    const letter = (await send("POST", "/cover-letters", { name: "Letter", applicationId: id })).body;
    expect(letter).toMatchObject({ recipientName: "Kim Harbour", recipientCompany: "Northpine", sourceApplicationId: id });
    expect((await read(id)).coverLetterId).toBe(letter.id);
    const second = (await send("POST", "/cover-letters", { name: "Another", applicationId: id, recipientName: "Jo" })).body;
    expect(second.recipientName).toBe("Jo");
    expect((await read(id)).coverLetterId).toBe(letter.id);
    expect(await entryOf(letter.id)).toMatchObject({ application: { id, company: "Northpine", role: "Designer" } });
    expect((await send("GET", `/cover-letters?applicationId=${id}`)).body.total).toBe(2);
  });

  test("one that moves to another application replaces its letter, but never one that was sent", async () => {
    const [first, second] = [await add(), await add()];
    const letter = (await send("POST", "/cover-letters", { name: "Letter", applicationId: first })).body;
    const moved = await send("PATCH", `/cover-letters/${letter.id}`, {
      expectedRevision: letter.revision,
      applicationId: second,
    });
    expect(moved.body.sourceApplicationId).toBe(second);
    expect([(await read(first)).coverLetterId, (await read(second)).coverLetterId]).toEqual([null, letter.id]);
    await send("PATCH", `/applications/${second}`, { status: "applied" });
    const other = (await send("POST", "/cover-letters", { name: "Other" })).body;
    const refused = await send("PATCH", `/cover-letters/${other.id}`, {
      expectedRevision: other.revision,
      applicationId: second,
    });
    expect(refused.status).toBe(400);
    expect((await read(second)).coverLetterId).toBe(letter.id);
  });

  test("another user's application is not found", async () => {
    const foreign = await add({}, eve);
    expect((await send("POST", "/cover-letters", { name: "Letter", applicationId: foreign })).status).toBe(404);
  });
});

describe("resumes", () => {
  test("a copy for a job is the application's resume, and each knows the other", async () => {
    const [id, resumeId] = [await add(), await makeResume()];
    const copy = (await send("POST", "/documents/copies", { resumeId, applicationId: id })).body;
    expect((await read(id)).resumeId).toBe(copy);
    expect((await send("GET", `/resumes/${copy}`)).body).toMatchObject({ applicationId: id, name: "General — Northpine" });
    expect(await entryOf(copy)).toMatchObject({ application: { id, company: "Northpine" } });
  });

  test("a copy for a job is selected only while the application is saved", async () => {
    const [id, resumeId] = [await add({ status: "applied" }), await makeResume()];
    const copy = (await send("POST", "/documents/copy-for-job", { resumeId, applicationId: id })).body;
    expect((await read(id)).resumeId).toBeNull();
    expect((await send("GET", `/resumes/${copy}`)).body.applicationId).toBe(id);
  });

  test("a document is linked to an application and taken from it", async () => {
    const [id, resumeId] = [await add(), await makeResume()];
    await send("POST", "/documents/application", { type: "resume", id: resumeId, applicationId: id });
    expect((await read(id)).resumeId).toBe(resumeId);
    await send("PUT", `/documents/resume/${resumeId}/application`, { applicationId: null });
    expect((await read(id)).resumeId).toBeNull();
    expect(await entryOf(resumeId)).toMatchObject({ application: null });
    const foreign = await add({}, eve);
    const refused = await send("POST", "/documents/application", { type: "resume", id: resumeId, applicationId: foreign });
    expect(refused.status).toBe(404);
  });

  test("a deleted application leaves its documents", async () => {
    const [id, resumeId] = [await add(), await makeResume()];
    const copy = (await send("POST", "/documents/copies", { resumeId, applicationId: id })).body;
    expect((await send("DELETE", `/applications/${id}`)).status).toBe(200);
    expect((await send("GET", `/resumes/${copy}`)).body.applicationId).toBeNull();
    expect((await send("GET", `/applications/${id}`)).status).toBe(404);
  });
});

describe("files", () => {
  const upload = (path: string, form: FormData) => call("POST", path, { key: ada.key, form });
  const formOf = (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === "string") form.set(name, value);
      else form.set(name, value, "sent.pdf");
    }
    return form;
  };

  test("an application is added with the file that was sent; it is read by its owner, and goes with the application", async () => {
    // Copies of what other applications sent are still being stored for the others.
    const { key } = await signUp();
    const usage = async () => (await call("GET", "/files/usage", { key })).body.usedBytes;
    const before = await usage();
    const form = formOf({ company: "Northpine", role: "Designer", resumeFile: PDF });
    const made = await call("POST", "/applications", { key, form });
    expect(made.status).toBe(200);
    const { body } = await call("GET", `/applications/${made.body}`, { key });
    expect(body.resumeFileName).toBe("sent.pdf");
    expect(body.resumeFileUrl).toMatch(/^\/uploads\//);
    expect(await usage()).toBeGreaterThanOrEqual(before + PDF.size);
    await call("DELETE", `/applications/${made.body}`, { key });
    expect(await usage()).toBe(before);
  });

  test("lists and objects of a form are JSON text or names in brackets, and broken JSON is named", async () => {
    const fields = { company: "Northpine", role: "Designer", resumeFile: PDF };
    const contacts = [{ name: "Kim Harbour", role: "", type: "", email: "", phone: "" }];
    const whole = { ...fields, contacts: JSON.stringify(contacts), "tags[0]": "design", "tags[1]": "remote" };
    const made = await upload("/applications", formOf(whole));
    expect(await read(made.body)).toMatchObject({ contacts, tags: ["design", "remote"], resumeFileName: "sent.pdf" });
    const broken = await upload("/applications", formOf({ ...fields, contacts: "[{" }));
    expect(broken).toMatchObject({ status: 400, body: { data: { issues: [{ path: ["contacts"] }] } } });
  });

  test("a file is attached, replaced and detached", async () => {
    const id = await add();
    const first = (await upload(`/applications/${id}/documents/cover-letter`, formOf({ file: PDF }))).body;
    const second = (await upload(`/applications/${id}/documents/cover-letter`, formOf({ file: PDF }))).body;
    expect(second.coverLetterUrl).not.toBe(first.coverLetterUrl);
    const detached = await send("DELETE", `/applications/${id}/documents/cover-letter`);
    expect(detached.body).toMatchObject({ coverLetterUrl: "", coverLetterName: "" });
  });

  test("what is no PDF is refused", async () => {
    const id = await add();
    const text = new Blob(["not a PDF"], { type: "application/pdf" });
    expect((await upload(`/applications/${id}/documents/resume`, formOf({ file: text }))).status).toBe(400);
  });
});

test("the account's export holds the applications", async () => {
  const id = await add({ notes: "Kept" });
  const { body } = await call("GET", "/auth/account/export", { cookie: ada.cookie });
  expect(body.applications).toContainEqual(expect.objectContaining({ id, notes: "Kept" }));
});
