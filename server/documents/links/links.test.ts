import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

type Document = { type: "resume" | "letter"; id: string };

async function makeResume(body: Record<string, unknown> = {}): Promise<Document> {
  const { body: id } = await call("POST", "/resumes", {
    key: ada.key,
    body: { name: "Private name", withSampleData: true, ...body },
  });
  return { type: "resume", id };
}

async function makeLetter(): Promise<Document> {
  const letter = (await call("POST", "/cover-letters", { key: ada.key, body: { name: "Private name" } })).body;
  const body = { expectedRevision: letter.revision, content: "<p>I build bridges.</p>" };
  await call("PUT", `/cover-letters/${letter.id}`, { key: ada.key, body });
  return { type: "letter", id: letter.id };
}

const linksOf = ({ type, id }: Document) => `/documents/${type}/${id}/share-links`;
const share = async (document: Document, body: Record<string, unknown> = {}) =>
  (await call("POST", linksOf(document), { key: ada.key, body: { label: "Northpine", ...body } })).body;
const read = (token: string, options = {}) => call("GET", `/share-links/${token}`, options);
const listed = async (document: Document, query = "") =>
  (await call("GET", `${linksOf(document)}${query}`, { key: ada.key })).body as Record<string, unknown>[];
const oneOf = async (document: Document, id: string, query = "") =>
  (await listed(document, query)).find((link) => link.id === id);

describe.each(["resume", "letter"] as const)("a link of a %s", (type) => {
  let document: Document;
  beforeAll(async () => {
    document = type === "resume" ? await makeResume() : await makeLetter();
  });

  test("opens for anyone with its address, and reveals nothing from the owner's lists", async () => {
    const link = await share(document, { expiresAt: null });
    expect(link).toMatchObject({ label: "Northpine", version: "live", views: 0, allowDownload: true, endedAt: null });
    expect(link.url).toMatch(new RegExp(`^https?://.*/s/${link.token}$`));
    const shown = await read(link.token);
    expect([shown.status, shown.body.type, shown.body.isAnonymous]).toEqual([200, type, false]);
    expect(shown.bytes.toString()).not.toMatch(/Northpine|Private name/);
    expect(shown.bytes.toString()).not.toContain(document.id);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": expect.stringContaining("noindex"),
      "referrer-policy": "no-referrer",
    });
  });

  test("is missing for the next read when it is revoked, has expired, its document is in Trash or its account is banned", async () => {
    const [revoked, expired, trashed, living] = [
      await share(document),
      await share(document),
      await share(document),
      await share(document),
    ];
    const statuses = async ({ token }: { token: string }) => [
      (await read(token)).status,
      (await call("GET", `/share-links/${token}/pdf`)).status,
      (await call("GET", `/share-links/${token}/comments`)).status,
      (await call("POST", `/share-links/${token}/password`, { body: { password: "whatever" } })).status,
    ];
    expect(await statuses(living)).toEqual([200, 200, 403, 200]);
    const missing = [404, 404, 404, 404];
    expect((await call("DELETE", `${linksOf(document)}/${revoked.id}`, { key: ada.key })).status).toBe(200);
    expect((await call("DELETE", `${linksOf(document)}/${revoked.id}`, { key: ada.key })).status).toBe(200);
    expect(await statuses(revoked)).toEqual(missing);
    await database().shareLink.update({ where: { id: expired.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await statuses(expired)).toEqual(missing);
    const unknown = `${living.token.slice(0, -1)}${living.token.endsWith("A") ? "B" : "A"}`;
    expect((await read(unknown)).body).toEqual((await read(revoked.token)).body);

    await call("POST", "/documents/trash", { key: ada.key, body: document });
    expect(await statuses(trashed)).toEqual(missing);
    expect((await call("POST", linksOf(document), { key: ada.key, body: { label: "New" } })).body.code).toBe("CONFLICT");
    await call("POST", "/documents/restore", { key: ada.key, body: document });
    expect(await statuses(trashed)).toEqual(missing);
    expect(await oneOf(document, trashed.id)).toBeUndefined();
    expect((await oneOf(document, trashed.id, "?ended=true"))?.endedAt).toEqual(expect.any(String));
    expect((await oneOf(document, expired.id, "?ended=true"))?.endedAt).toEqual(expect.any(String));

    const again = await share(document);
    await database().user.update({ where: { id: ada.userId }, data: { banned: true } });
    expect(await statuses(again)).toEqual(missing);
    await database().user.update({ where: { id: ada.userId }, data: { banned: false } });
  });

  test("with a password opens for its cookie only, and a new password locks everyone out", async () => {
    const link = await share(document, { password: "open sesame" });
    expect(link.hasPassword).toBe(true);
    expect((await read(link.token)).body).toMatchObject({
      code: "NEED_PASSWORD",
      message: "This document is password-protected.",
    });
    const enter = (password: string) => call("POST", `/share-links/${link.token}/password`, { body: { password } });
    expect((await enter("wrong one")).body.code).toBe("INVALID_PASSWORD");
    const entered = await enter("open sesame");
    expect(entered.headers.getSetCookie()[0]).toMatch(
      new RegExp(`^share_access_${link.id}=.*Max-Age=43200; HttpOnly; SameSite=Lax`),
    );
    const cookie = entered.headers.getSetCookie()[0]?.split(";")[0];
    expect((await read(link.token, { cookie })).status).toBe(200);
    expect((await call("GET", `/share-links/${link.token}/pdf`, { cookie })).status).toBe(200);
    await call("PATCH", `${linksOf(document)}/${link.id}`, { key: ada.key, body: { password: "another one" } });
    expect((await read(link.token, { cookie })).status).toBe(401);
    await call("PATCH", `${linksOf(document)}/${link.id}`, { key: ada.key, body: { password: null } });
    expect((await read(link.token)).status).toBe(200);
  });

  test("gives the PDF unless downloads are off, with a file name that reveals nothing from the owner's lists", async () => {
    const link = await share(document);
    const pdf = await call("GET", `/share-links/${link.token}/pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.headers.get("content-disposition")).toMatch(type === "resume" ? /Resume/ : /Cover%20letter|Cover letter/);
    expect(pdf.headers.get("cache-control")).toBe("private, no-store");
    await call("PATCH", `${linksOf(document)}/${link.id}`, { key: ada.key, body: { allowDownload: false } });
    expect((await call("GET", `/share-links/${link.token}/pdf`)).body.code).toBe("FORBIDDEN");
  });

  test("shows one version for good, even when that version is gone", async () => {
    const path = type === "resume" ? "/resumes" : "/cover-letters";
    const version = (await call("POST", `${path}/${document.id}/versions`, { key: ada.key, body: { name: "Sent" } })).body;
    const pinned = await share(document, { version: version.id });
    expect(pinned.version).toBe(version.id);
    const before = (await read(pinned.token)).body.document;
    if (type === "resume")
      await call("PATCH", `/resumes/${document.id}`, {
        key: ada.key,
        body: { operations: [{ op: "replace", path: "/basics/headline", value: "Changed" }] },
      });
    else {
      const { revision } = (await call("GET", `/cover-letters/${document.id}`, { key: ada.key })).body;
      await call("PUT", `/cover-letters/${document.id}`, {
        key: ada.key,
        body: { expectedRevision: revision, content: "<p>Changed</p>" },
      });
    }
    await call("DELETE", `${path}/${document.id}/versions/${version.id}`, { key: ada.key });
    expect((await read(pinned.token)).body.document).toEqual(before);
    const live = await share(document);
    expect((await read(live.token)).bytes.toString()).toContain("Changed");
    expect((await call("POST", linksOf(document), { key: ada.key, body: { label: "x", version: version.id } })).status).toBe(404);
  });
});

test("hidden parts, notes and check settings are not in what a link shows", async () => {
  const document = await makeResume();
  const { data } = (await call("GET", `/resumes/${document.id}`, { key: ada.key })).body;
  data.metadata.notes = "<p>secret note</p>";
  Object.assign(data.metadata, { check: { ignored: ["X:/y"], hiddenTerms: ["z"] } });
  data.sections.experience.items[0].hidden = true;
  data.sections.experience.items[0].company = "Hidden Harbour";
  await call("PUT", `/resumes/${document.id}`, { key: ada.key, body: { data } });
  const { token } = await share(document);
  expect((await read(token)).bytes.toString()).not.toMatch(/secret note|X:\/y|Hidden Harbour/);
});

test("readers are counted once a day, and the owner, robots and browsers that load ahead are not", async () => {
  const document = await makeResume();
  const link = await share(document);
  await read(link.token);
  await read(link.token, { headers: { "user-agent": "another browser" } });
  await read(link.token, { client: "192.0.2.9" });
  await read(link.token, { key: ada.key, client: "192.0.2.10" });
  await read(link.token, { client: "192.0.2.11", headers: { "user-agent": "Slackbot-LinkExpanding 1.0" } });
  await read(link.token, { client: "192.0.2.12", headers: { "sec-purpose": "prefetch" } });
  for (const client of ["192.0.2.1", "192.0.2.1", "192.0.2.9"]) await call("GET", `/share-links/${link.token}/pdf`, { client });
  const today = new Date().toISOString().slice(0, 10);
  expect(await oneOf(document, link.id)).toMatchObject({ views: 2, downloads: 2, lastViewedOn: today });
  const keys = await database().rateLimit.findMany({ where: { key: { contains: "link-view" } } });
  expect(JSON.stringify(keys.map(({ key }) => key))).not.toMatch(/192\.0\.2|share/);
});

test("bad choices are rejected: an end in the past, another person's application or version, too many links", async () => {
  const document = await makeResume();
  const make = (body: Record<string, unknown>) =>
    call("POST", linksOf(document), { key: ada.key, body: { label: "x", ...body } });
  expect((await make({ expiresAt: new Date(Date.now() - 1000).toISOString() })).body.code).toBe("BAD_REQUEST");
  expect((await make({ label: " " })).status).toBe(400);
  expect((await make({ password: "short" })).status).toBe(400);
  const { body: foreign } = await call("POST", "/applications", { key: eve.key, body: { company: "Eve Ltd", role: "Spy" } });
  expect((await make({ applicationId: foreign })).status).toBe(404);
  const link = (await make({})).body;
  const { userId } = ada;
  const rows = Array.from({ length: 199 }, (_, index) => ({
    id: `019bef5a-0000-7fff-bfff-${String(index).padStart(12, "0")}`,
    userId,
    resumeId: document.id,
    label: "x",
    alias: "BCDF",
  }));
  await database().shareLink.createMany({ data: rows });
  expect((await make({})).body).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("200") });
  await call("DELETE", `${linksOf(document)}/${link.id}`, { key: ada.key });
  expect((await make({})).status).toBe(200);
});

test("someone else's document and link look like missing ones, and nobody is asked to sign in first", async () => {
  const document = await makeResume();
  const link = await share(document);
  const other = await makeResume();
  const body = { label: "Mine now" };
  for (const [method, path] of [
    ["GET", linksOf(document)],
    ["POST", linksOf(document)],
    ["PATCH", `${linksOf(document)}/${link.id}`],
    ["DELETE", `${linksOf(document)}/${link.id}`],
  ] as const) {
    const sent = method === "GET" || method === "DELETE" ? {} : { body };
    expect((await call(method, path, { key: eve.key, ...sent })).status).toBe(404);
    expect((await call(method, path, sent)).status).toBe(401);
  }
  expect((await call("PATCH", `${linksOf(other)}/${link.id}`, { key: ada.key, body })).status).toBe(404);
  expect((await call("DELETE", `${linksOf(other)}/${link.id}`, { key: ada.key })).status).toBe(404);
  expect((await oneOf(document, link.id))?.label).toBe("Northpine");
});

test("a revoked link stays ended; an expired one can be extended", async () => {
  const document = await makeResume();
  const [revoked, expired] = [await share(document), await share(document)];
  await call("DELETE", `${linksOf(document)}/${revoked.id}`, { key: ada.key });
  const extend = (id: string) => call("PATCH", `${linksOf(document)}/${id}`, { key: ada.key, body: { expiresAt: null } });
  expect((await extend(revoked.id)).body.code).toBe("CONFLICT");
  await database().shareLink.update({ where: { id: expired.id }, data: { expiresAt: new Date(0) } });
  expect((await extend(expired.id)).body).toMatchObject({ expiresAt: null, endedAt: null });
  expect((await read(expired.token)).status).toBe(200);
});

test("a link that is made while its document moves to Trash does not work afterwards", async () => {
  const document = await makeResume();
  const trash = call("POST", "/documents/trash", { key: ada.key, body: document });
  const made = await Promise.all(
    Array.from({ length: 8 }, () => call("POST", linksOf(document), { key: ada.key, body: { label: "x" } })),
  );
  expect((await trash).status).toBe(200);
  for (const { status, body } of made) {
    expect([200, 409]).toContain(status);
    if (status === 200) expect((await read(body.token)).status).toBe(404);
  }
  await call("POST", "/documents/restore", { key: ada.key, body: document });
  for (const { status, body } of made) if (status === 200) expect((await read(body.token)).status).toBe(404);
});
