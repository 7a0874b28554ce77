import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";
import { makeThings } from "@/server/testing/things";
import { accountArchive } from "./export/account-archive";
import { type Archive, downloadArchive, importArchive, sha256 } from "./testing/archive";

withInstance();

/** A person with one of each kind of thing, a resume in Trash, a public one, and versions. */
async function furnished() {
  const ada = await signUp();
  const things = await makeThings(ada);
  await send(ada, "PATCH", `/resumes/${things.resume}`, {
    operations: [{ op: "replace", path: "/basics/name", value: "Ada Example" }],
  });
  const open = (await send(ada, "POST", "/resumes", { name: "Open", slug: "open", tags: ["shared"] })).body;
  await send(ada, "PUT", `/resumes/${open}`, { isPublic: true });
  const closed = (await send(ada, "POST", "/resumes", { name: "Closed", slug: "closed" })).body;
  await send(ada, "PUT", `/resumes/${closed}`, { isPublic: true });
  await send(ada, "PUT", `/resumes/${closed}/password`, { password: "open sesame" });
  const old = (await send(ada, "POST", "/resumes", { name: "Old", slug: "old" })).body;
  await send(ada, "POST", "/documents/trash", { type: "resume", id: old });
  return { ada, things, open, closed, old };
}

test("an archive holds everything that the account has, each file with its hash, and a signature that covers the list", async () => {
  const { ada, things } = await furnished();
  const archive = await downloadArchive(ada);
  const { manifest, files, json, paths } = archive;
  expect(manifest).toMatchObject({
    version: 1,
    user: { email: ada.email },
    counts: { resumes: 4, letters: 1, applications: 1 },
    missing: [],
  });
  for (const { path, size, sha256: hash } of manifest.files)
    expect([files[path]?.length, sha256(files[path] ?? new Uint8Array())]).toEqual([size, hash]);
  expect(Object.keys(files).length).toBe(manifest.files.length + 2);
  const { publicKey, signature } = json("signature.json");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
  const signed = (text: Uint8Array) => verify(null, text, key, Buffer.from(signature, "base64url"));
  expect(signed(files["manifest.json"] ?? new Uint8Array())).toBe(true);
  expect(signed(Buffer.from("{}"))).toBe(false);
  const [resume = ""] = paths(new RegExp(`^resumes/Mine ${things.resume.slice(-12)}/resume.json$`));
  expect(json(paths(/^resumes\/Old [^/]+\/resume\.json$/)[0] ?? "").trashedAt).not.toBeNull();
  expect(json(resume)).toMatchObject({ id: things.resume, name: "Mine", data: { basics: { name: "Ada Example" } } });
  expect(
    Buffer.from(files[resume.replace(".json", ".pdf")] ?? "")
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(paths(/^resumes\/Mine [^/]+\/versions\/.* created /)).toHaveLength(1);
  const pages = (await call("GET", `/applications/${things.application}/sent/resume`, { key: ada.key })).bytes;
  expect(Buffer.from(files[paths(/sent\/resume\.pdf$/)[0] ?? ""] ?? "").equals(pages)).toBe(true);
  expect(json("career/facts.json").map(({ text }: { text: string }) => text)).toContain("Led a team.");
  expect(paths(/^fonts\//)).toHaveLength(1);
  expect(paths(/^career\/attachments\//).length).toBeGreaterThan(0);
  expect(Buffer.from(files["index.html"] ?? "").toString()).toContain("Northpine: Designer");
  const all = Buffer.concat(Object.values(files)).toString("latin1");
  for (const secret of ["passwordHash", "sealedKey", "tokenHash", "$argon2", "$scrypt"]) expect(all).not.toContain(secret);
});

const withoutOwn = ({ id: _, applicationId: _a, ...rest }: Record<string, unknown>) => rest;

/** Links with their comments. They come back ended. */
const linksIn = ({ shareLinks }: Record<string, unknown>) =>
  (shareLinks as Record<string, unknown>[]).map(({ endedAt: _, ...link }) => link);

/** The archive of an account without what differs in every account. */
function contentOf({ json, paths }: Archive) {
  const documents = paths(/\/(resume|letter)\.json$/).filter((path) => !path.includes("/sent/"));
  return {
    documents: documents
      .map(json)
      .map(withoutOwn)
      .map((one) => ({ ...one, sourceResumeId: null, sourceApplicationId: null, shareLinks: linksIn(one) })),
    applications: paths(/application\.json$/)
      .map(json)
      .map(({ company, activity, appliedAt, sentCheckScore, createdAt, updatedAt }) => ({
        company,
        activity,
        appliedAt,
        sentCheckScore,
        createdAt,
        updatedAt,
      })),
    versions: paths(/\/versions\//)
      .map(json)
      .filter(({ kind }) => kind !== "import")
      .map(({ kind, name, createdAt, data }) => ({ kind, name, createdAt, data })),
  };
}

test("in another account it comes back as it was, with its links and the pages that were sent", async () => {
  const { ada, things } = await furnished();
  const eve = await signUp();
  const archive = await downloadArchive(ada);
  const outcomes = await importArchive(eve, archive);
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["added"]));
  const here = await downloadArchive(eve);
  const [before, after] = [contentOf(archive), contentOf(here)];
  const byName = (one: { name?: unknown }) => String(one.name);
  const sorted = (list: Record<string, unknown>[]) =>
    list
      // A password is not in an archive: what it protected is private.
      .map((one) => (one.hasPassword ? { ...one, hasPassword: false, isPublic: false } : one))
      .toSorted((a, b) => byName(a).localeCompare(byName(b)));
  expect(sorted(after.documents)).toEqual(sorted(before.documents));
  expect(after.applications).toEqual(before.applications);
  const moment = (one: { createdAt: string; kind: string }) => `${one.createdAt} ${one.kind}`;
  const inOrder = (list: typeof after.versions) => list.toSorted((a, b) => moment(a).localeCompare(moment(b)));
  expect(inOrder(after.versions)).toEqual(inOrder(before.versions));
  const idOf = (origin: string) => outcomes.find((one) => one.origin === origin)?.id ?? "";
  const application = (await send(eve, "GET", `/applications/${idOf(things.application)}`)).body;
  expect(application).toMatchObject({ resumeId: idOf(things.resume) });
  const version = await send(eve, "GET", `/resumes/${idOf(things.resume)}/versions/${application.sentResumeVersionId}`);
  expect(version.body).toMatchObject({ kind: "sent", name: "Northpine" });
  expect((await send(eve, "GET", `/cover-letters/${idOf(things.letter)}`)).body.sourceResumeId).toBe(idOf(things.resume));
  const pages = await call("GET", `/applications/${idOf(things.application)}/sent/resume`, { key: eve.key });
  const then = await call("GET", `/applications/${things.application}/sent/resume`, { key: ada.key });
  expect(pages.bytes.equals(then.bytes)).toBe(true);
  expect(pages.headers.get("x-sent-copy")).toBe("original");
});

test("comments come back with their replies, and their links ended and without a way to open them", async () => {
  const { ada, things } = await furnished();
  await send(ada, "POST", `/documents/resume/${things.resume}/comments/${things.shareComment}/replies`, { text: "Thank you." });
  const eve = await signUp();
  const archive = await downloadArchive(ada);
  expect(JSON.stringify(archive.paths(/resume\.json$/).map(archive.json))).not.toContain(things.shareToken);
  const resume = (await importArchive(eve, archive)).find(({ origin }) => origin === things.resume)?.id;
  const comments = (await send(eve, "GET", `/documents/resume/${resume}/comments`)).body;
  expect(comments).toMatchObject([
    { author: "Noor", text: "Good.", linkLabel: "Mine", replies: [{ by: "owner", text: "Thank you." }] },
  ]);
  expect((await send(eve, "GET", `/documents/resume/${resume}/share-links`)).body).toEqual([]);
  const [ended] = (await send(eve, "GET", `/documents/resume/${resume}/share-links?ended=true`)).body;
  expect((await call("GET", `/share-links/${ended.token}`)).status).toBe(404);
  const exported = (await send(ada, "GET", "/auth/account/export")).body.shareLinks;
  expect(exported).toHaveLength(2);
  expect(JSON.stringify(exported)).not.toMatch(
    new RegExp(`${things.shareToken}|${things.commentSecret}|passwordHash|secretHash`),
  );
});

test("a second time nothing is added, also when two windows import at the same time, and what was changed since stays", async () => {
  const { ada, things } = await furnished();
  const eve = await signUp();
  const archive = await downloadArchive(ada);
  await Promise.all([importArchive(eve, archive), importArchive(eve, archive)]);
  const counted = async () => {
    const { manifest, paths } = await downloadArchive(eve);
    return [manifest.counts, paths(/\/versions\//).length];
  };
  const once = await counted();
  expect(once[0]).toEqual(archive.manifest.counts);
  const again = await importArchive(eve, archive);
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(["present"]));
  const here = again.find(({ origin }) => origin === things.letter)?.id ?? "";
  const letter = (await send(eve, "GET", `/cover-letters/${here}`)).body;
  await send(eve, "PUT", `/cover-letters/${here}`, { expectedRevision: letter.revision, name: "Mine and better" });
  const compared = await send(eve, "POST", "/auth/account/archive/comparisons", {
    letters: [
      { id: things.letter, updatedAt: letter.updatedAt },
      { id: "unknown", updatedAt: letter.updatedAt },
    ],
  });
  expect(compared.body).toEqual([{ origin: things.letter, id: here, outcome: "changed" }]);
  expect((await importArchive(eve, archive)).find(({ id }) => id === here)?.outcome).toBe("changed");
  expect((await send(eve, "GET", `/cover-letters/${here}`)).body.name).toBe("Mine and better");
  expect(await counted()).toEqual(once);
});

test("into the account that it came from nothing is added; what was deleted there comes back", async () => {
  const { ada, things, open } = await furnished();
  const archive = await downloadArchive(ada);
  expect(new Set((await importArchive(ada, archive)).map(({ outcome }) => outcome))).toEqual(new Set(["present"]));
  await send(ada, "DELETE", `/applications/${things.application}`);
  await send(ada, "POST", "/documents/trash", { type: "resume", id: open });
  await send(ada, "POST", "/documents/purge", { type: "resume", id: open });
  const outcomes = await importArchive(ada, archive);
  expect(outcomes.filter(({ outcome }) => outcome === "added").map(({ origin }) => origin)).toEqual([open, things.application]);
  const [back] = outcomes.filter(({ origin }) => origin === open);
  expect((await send(ada, "GET", `/resumes/${back?.id}`)).body).toMatchObject({ slug: "open", isPublic: true, tags: ["shared"] });
});

test("no one can write into another user's items, or change the history of items that did not come from an archive", async () => {
  const { ada, things } = await furnished();
  const eve = await signUp();
  const archive = await downloadArchive(ada);
  const versions = [{ id: "v", kind: "named", name: "Then", createdAt: "2020-01-01T00:00:00Z", data: {} }];
  const into = (person: Person, type: string, id: string) =>
    send(person, "POST", "/auth/account/archive/versions", { type, id, versions });
  expect((await into(eve, "resume", things.resume)).status).toBe(404);
  expect((await into(ada, "resume", things.resume)).status).toBe(400);
  expect((await into(ada, "letter", things.resume)).status).toBe(404);
  const form = new FormData();
  form.set("applicationId", things.application);
  form.set("kind", "resume");
  form.set("file", new File(["%PDF-1.7"], "a.pdf"));
  expect((await call("POST", "/auth/account/archive/sent", { key: eve.key, form })).status).toBe(404);
  expect((await call("POST", "/auth/account/archive/sent", { key: ada.key, form })).status).toBe(400);
  const theirs = { resumes: [{ id: things.resume, updatedAt: "2026-11-20T09:30:00.000Z" }] };
  expect((await send(eve, "POST", "/auth/account/archive/comparisons", theirs)).body).toEqual([]);
  // Links of the archive to another user's items lead nowhere.
  const [path = ""] = archive.paths(/application\.json$/);
  const foreign = { ...archive.json(path), id: "mine", resumeId: things.resume, coverLetterId: things.letter };
  const { body } = await send(eve, "POST", "/auth/account/archive/applications", { application: foreign });
  expect((await send(eve, "GET", `/applications/${body.id}`)).body).toMatchObject({ resumeId: null, coverLetterId: null });
});

test("a reader that stops half way ends the work, and nothing is reported as a failure", async () => {
  const { ada } = await furnished();
  const reader = (await accountArchive(database(), ada.userId, new Date())).getReader();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel();
  expect((await downloadArchive(ada)).manifest.counts.resumes).toBe(4);
});

test("other files are rejected, and nothing is stored", async () => {
  const ada = await signUp();
  const post = (path: string, body: unknown) => send(ada, "POST", `/auth/account/archive${path}`, body);
  for (const body of [{}, { resume: {} }, { resume: { id: "x", name: "", data: [] } }, { resume: "text" }])
    expect((await post("/resumes", body)).status).toBe(400);
  expect((await post("/applications", { application: { id: "x", company: "Northpine" } })).status).toBe(400);
  expect((await downloadArchive(ada)).manifest.counts).toEqual({ resumes: 0, letters: 0, applications: 0 });
});
