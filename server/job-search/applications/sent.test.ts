import { beforeAll, describe, expect, test, vi } from "vitest";
import { LIMITS } from "@/contracts/limits";
import { removeStoredBytes } from "@/server/accounts/files/stored-files";
import { pack } from "@/server/documents/versions/packing";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { printUnprinted } from "./sent-queue";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const send = (method: string, path: string, body?: unknown, person = ada) => call(method, path, { key: person.key, body });
const makeResume = async (name = "Designer"): Promise<string> =>
  (await send("POST", "/resumes", { name, withSampleData: true })).body;

async function apply(input: Record<string, unknown>): Promise<string> {
  const { status, body } = await send("POST", "/applications", {
    company: "Northpine",
    role: "Designer",
    status: "applied",
    ...input,
  });
  expect(status).toBe(200);
  return body;
}

const open = (id: string, kind = "resume", person = ada) => send("GET", `/applications/${id}/sent/${kind}`, undefined, person);

async function opened(id: string, kind = "resume") {
  const { status, bytes, headers } = await open(id, kind);
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  return { pdf: bytes.toString("base64"), copy: headers.get("x-sent-copy"), name: headers.get("content-disposition") };
}

const submissionOf = (applicationId: string) => database().submission.findFirstOrThrow({ where: { applicationId } });
const changeHeadline = (id: string, value: string) =>
  send("PATCH", `/resumes/${id}`, { operations: [{ op: "replace", path: "/basics/headline", value }] });

async function purge(type: "resume" | "letter", id: string) {
  await send("POST", "/documents/trash", { type, id });
  expect((await send("POST", "/documents/purge", { type, id })).status).toBe(200);
}

describe("what was sent opens", () => {
  test("as it was, after the document was edited, and as the very PDF that the document had then", async () => {
    const resumeId = await makeResume();
    const then = (await send("GET", `/resumes/${resumeId}/exports/pdf`)).bytes.toString("base64");
    const id = await apply({ resumeId });
    await changeHeadline(resumeId, "Something else");
    const sent = await opened(id);
    expect(sent).toMatchObject({ pdf: then, copy: "original" });
    expect(sent.name).toContain("Designer");
    expect((await send("GET", `/resumes/${resumeId}/exports/pdf`)).bytes.toString("base64")).not.toBe(then);
  });

  test("after the document was purged: the application stays, its link is gone, and the same pages open", async () => {
    const resumeId = await makeResume();
    const letter = (await send("POST", "/cover-letters", { name: "Letter", content: "<p>I read your posting.</p>" })).body;
    const id = await apply({ resumeId, coverLetterId: letter.id });
    const [resumeThen, letterThen] = [await opened(id), await opened(id, "cover-letter")];
    await purge("resume", resumeId);
    await purge("letter", letter.id);
    expect((await send("GET", `/applications/${id}`)).body).toMatchObject({ resumeId: null, coverLetterId: null });
    expect([await opened(id), await opened(id, "cover-letter")]).toEqual([resumeThen, letterThen]);
  });

  test("for a document that was purged before it was printed, with the picture that it showed", async () => {
    const resumeId = await makeResume();
    const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
    const form = new FormData();
    form.set("file", new File([dot], "dot.gif"));
    const picture = (await call("POST", "/files", { key: ada.key, form })).body as { path: string; url: string };
    await send("PATCH", `/resumes/${resumeId}`, { operations: [{ op: "replace", path: "/picture/url", value: picture.url }] });
    const id = await apply({ resumeId });
    const printed = await opened(id);
    const { pdfPath } = await submissionOf(id);
    // As if the background had not come to it yet.
    await database().submission.updateMany({ where: { applicationId: id }, data: { pdfPath: null } });
    await database().storedFile.updateMany({ where: { path: pdfPath ?? "" }, data: { isComplete: false } });
    await removeStoredBytes(database(), pdfPath ?? "");
    await purge("resume", resumeId);
    expect(await opened(id)).toEqual(printed);
    expect(await database().storedFile.count({ where: { path: picture.path } })).toBe(0);
  });

  test("from the stored file when the engine has changed since, whatever it would print now", async () => {
    const id = await apply({ resumeId: await makeResume() });
    const then = await opened(id);
    const other = { ...(await send("GET", `/resumes/${await makeResume("Other")}`)).body.data };
    other.basics.headline = "Printed anew";
    const data = { engine: "dossier 5", printedBy: "dossier 5", packed: pack(JSON.stringify(other), null) };
    await database().submission.updateMany({ where: { applicationId: id }, data });
    expect(await opened(id)).toEqual(then);
  });

  test("with a note when that file was never made, and another engine prints the recorded state", async () => {
    const id = await apply({ resumeId: await makeResume() });
    await opened(id);
    await database().submission.updateMany({ where: { applicationId: id }, data: { engine: "dossier 5", pdfPath: null } });
    expect((await opened(id)).copy).toBe("reprinted");
    expect((await opened(id)).copy).toBe("reprinted");
  });

  test("only where there is something, and for no other user", async () => {
    const id = await apply({ resumeId: await makeResume() });
    expect((await open(id, "cover-letter")).status).toBe(404);
    expect((await open(id, "resume", eve)).status).toBe(404);
    expect((await open(await apply({}))).status).toBe(404);
    const saved = await apply({ resumeId: await makeResume(), status: "saved" });
    expect((await open(saved)).status).toBe(404);
  });
});

describe("the file of that day", () => {
  test("is printed in the background, by the engine that is recorded", async () => {
    const id = await apply({ resumeId: await makeResume() });
    await vi.waitFor(async () => expect((await submissionOf(id)).pdfPath).not.toBeNull(), { timeout: 20_000 });
    const { engine, printedBy } = await submissionOf(id);
    expect(printedBy).toBe(engine);
    expect(engine).toMatch(/^dossier \d+\.\d+\.\d+, engine [\da-f]{12}, templates [\da-f]{12}, fonts [\da-f]{12}$/);
  });

  test("is printed after a restart when the process ended before", async () => {
    const id = await apply({ resumeId: await makeResume() });
    await opened(id);
    await database().submission.updateMany({ where: { applicationId: id }, data: { pdfPath: null } });
    await printUnprinted(database(), new Date());
    await vi.waitFor(async () => expect((await submissionOf(id)).pdfPath).not.toBeNull(), { timeout: 20_000 });
  });

  test("is stored once for equal pages, and removed with the last application that names it", async () => {
    const resumeId = await makeResume("Sent twice");
    const [first, second] = [await apply({ resumeId }), await apply({ resumeId })];
    await Promise.all([opened(first), opened(second)]);
    const { pdfPath: path } = await submissionOf(first);
    expect((await submissionOf(second)).pdfPath).toBe(path);
    const stored = () => database().storedFile.count({ where: { path: path ?? "" } });
    await send("DELETE", `/applications/${first}`);
    expect(await stored()).toBe(1);
    await send("POST", "/applications/bulk-delete", { ids: [second] });
    expect(await stored()).toBe(0);
  });

  test("cannot be deleted manually", async () => {
    const id = await apply({ resumeId: await makeResume() });
    const then = await opened(id);
    const { pdfPath } = await submissionOf(id);
    expect((await send("DELETE", "/files", { filename: pdfPath })).status).toBe(403);
    expect(await opened(id)).toEqual(then);
  });
});

describe("the version that was sent", () => {
  test("survives thinning and the end of retention, and cannot be renamed or deleted", async () => {
    const resumeId = await makeResume();
    const id = await apply({ resumeId });
    const { sentResumeVersionId: versionId } = (await send("GET", `/applications/${id}`)).body;
    const { data: then } = (await send("GET", `/resumes/${resumeId}/versions/${versionId}`)).body;
    await database()
      .$executeRaw`update resume_version set "createdAt" = now() - interval '400 days' where id = ${versionId}::uuid`;
    await database().$executeRaw`
      insert into resume_version (id, "resumeId", kind, packed, "dictionaryId", "createdAt")
      select gen_random_uuid(), "resumeId", 'auto', packed, "dictionaryId", now() - interval '1 day' * (n % 80)
      from resume_version, generate_series(1, ${LIMITS.autoVersionsPerDocument + 50}::int) n where id = ${versionId}::uuid`;
    const { data } = (await send("GET", `/resumes/${resumeId}`)).body;
    await send("PUT", `/resumes/${resumeId}`, { data: { ...data, basics: { ...data.basics, headline: "x" } }, sessionId: "s" });
    expect(await database().resumeVersion.count({ where: { resumeId, kind: "auto" } })).toBe(LIMITS.autoVersionsPerDocument);
    const address = `/resumes/${resumeId}/versions/${versionId}`;
    expect((await send("PATCH", address, { name: "Renamed" })).status).toBe(404);
    expect((await send("DELETE", address)).status).toBe(404);
    expect((await send("GET", address)).body).toMatchObject({ kind: "sent", name: "Northpine", data: then });
  });
});
