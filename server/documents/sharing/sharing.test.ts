import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { signDownload } from "@/server/documents/resumes/download-link";
import { database } from "@/server/platform/db/client";
import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

async function share(body: Record<string, unknown> = {}): Promise<{ id: string; slug: string }> {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Shared", withSampleData: true } });
  return (await call("PUT", `/resumes/${id}`, { key: ada.key, body: { isPublic: true, ...body } })).body;
}

const visit = (slug: string, options = {}) => call("GET", `/resumes/${ada.username}/${slug}`, options);

test("visitors see neither the private name nor notes, check settings or hidden parts", async () => {
  const { id, slug } = await share();
  const { data } = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
  data.metadata.notes = "<p>secret note</p>";
  Object.assign(data.metadata, { check: { ignored: ["X:/y"], hiddenTerms: ["z"] } });
  data.sections.skills.hidden = true;
  data.sections.experience.items[0].hidden = true;
  await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data, name: "Private name" } });
  const { body } = await visit(slug);
  expect(body).toMatchObject({ name: "Resume", slug });
  expect(JSON.stringify(body)).not.toMatch(/secret note|Private name|X:\/y/);
  expect(JSON.stringify(body)).not.toContain(data.sections.experience.items[0].id);
});

test("a private resume is not found for visitors and open for its owner", async () => {
  const { slug } = await share({ isPublic: false });
  expect((await visit(slug)).body.code).toBe("NOT_FOUND");
  expect((await visit(slug, { key: ada.key })).status).toBe(200);
});

test("an old address redirects to the current one for 30 days, and a resume that takes it wins", async () => {
  const { id, slug } = await share({ slug: "before" });
  await call("PUT", `/resumes/${id}`, { key: ada.key, body: { slug: "after" } });
  expect((await visit(slug)).body.slug).toBe("after");
  await database().resumeRedirect.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await visit(slug)).status).toBe(404);
  const taker = await share({ slug });
  expect((await visit(slug)).body.id).toBe(taker.id);
});

test("a password keeps visitors out until they enter it, and its cookie opens the resume", async () => {
  const { id, slug } = await share();
  await call("PUT", `/resumes/${id}/password`, { key: ada.key, body: { password: "open sesame" } });
  expect(await visit(slug)).toMatchObject({
    status: 401,
    body: { code: "NEED_PASSWORD", defined: true, data: { username: ada.username, slug } },
  });
  const address = `/resumes/${ada.username}/${slug}`;
  expect(await call("POST", `${address}/password/verify`, { body: { password: "wrong one" } })).toMatchObject({
    status: 401,
    body: { code: "INVALID_PASSWORD" },
  });
  const opened = await call("POST", `${address}/password-verifications`, { body: { password: "open sesame" } });
  expect(opened.body).toBe(true);
  const cookie = opened.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(new RegExp(`^resume_access_${id}=.*HttpOnly`));
  expect((await visit(slug, { cookie: cookie.split(";")[0] })).status).toBe(200);
  expect((await visit(slug, { cookie: `resume_access_${id}=9999999999999.forged` })).status).toBe(401);
  await call("DELETE", `/resumes/${id}/password`, { key: ada.key });
  expect((await visit(slug)).status).toBe(200);
});

test("views and downloads count once a day for each client, whatever its headers say, and the owner's never", async () => {
  const { id, slug } = await share();
  await visit(slug);
  await visit(slug, { headers: { "user-agent": "another browser", "x-forwarded-for": "203.0.113.7" } });
  await visit(slug, { client: "192.0.2.9" });
  await visit(slug, { key: ada.key });
  const address = `/resumes/${ada.username}/${slug}/statistics/download`;
  for (const agent of ["one", "two"]) await call("POST", address, { headers: { "user-agent": agent } });
  // A visitor's browser that fetches the file itself is the same reader; only another client is a second one.
  const file = `/api/resumes/${ada.username}/${slug}/pdf`;
  expect((await get(file, { "user-agent": "three", [CLIENT_HEADER]: sealedClient("192.0.2.1") })).status).toBe(200);
  await call("POST", address, { client: "192.0.2.9" });
  await call("POST", `/resumes/${ada.username}/${slug}/statistics/downloads`, { key: ada.key });
  const { body } = await call("GET", `/resumes/${id}/statistics`, { key: ada.key });
  expect(body).toMatchObject({ isPublic: true, views: 2, downloads: 2 });
  const days = (await call("GET", `/resumes/${id}/statistics/daily?days=3`, { key: ada.key })).body;
  expect(days).toHaveLength(3);
  expect(days[2]).toMatchObject({ date: new Date().toISOString().slice(0, 10), views: 2, downloads: 2 });
});

test("a slug check returns each of its four results", async () => {
  const first = await share({ slug: "first-address" });
  const second = await share({ slug: "second-address" });
  const check = async (slug: string) =>
    (await call("GET", `/resumes/${second.id}/slug-check?slug=${encodeURIComponent(slug)}`, { key: ada.key })).body;
  expect(await check(second.slug)).toEqual({ status: "current" });
  expect(await check("quite-free")).toEqual({ status: "available" });
  expect(await check("Not Good!")).toEqual({ status: "invalid", suggestion: "not-good" });
  expect(await check(first.slug)).toEqual({ status: "taken", takenBy: "Shared", suggestion: "first-address-2" });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(new Request(`http://localhost:3000${path}`, { headers }));

test("a signed link opens the PDF, and nothing else, for ten minutes", async () => {
  const { id } = await share();
  const { body } = await call("POST", `/resumes/${id}/download-links`, { key: ada.key });
  const pdf = await get(body.url);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await get(`/api/resumes/${id}/pdf`)).status).toBe(401);
  expect(await (await get(`/api/resumes/${id}/pdf?token=x.y`)).text()).toBe("Unauthorized");
  const { token: old } = await signDownload(id, ada.userId, Date.now() - 11 * 60 * 1000);
  const expired = await get(`/api/resumes/${id}/pdf?token=${old}`);
  expect([expired.status, await expired.text()]).toEqual([410, "Download link expired"]);
  const { token: letter } = await signDownload(id, ada.userId, Date.now(), "cover-letter");
  expect((await get(`/api/resumes/${id}/pdf?token=${letter}`)).status).toBe(404);
});

test("the PDF is available with a key, and the removed target returns 404", async () => {
  const { id } = await share();
  const pdf = await call("GET", `/resumes/${id}/pdf`, { key: ada.key });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.headers.get("content-disposition")).toMatch(/^attachment/);
  expect((await call("GET", `/resumes/${id}/pdf?target=resume`, { key: ada.key })).status).toBe(200);
  expect((await call("GET", `/resumes/${id}/pdf?target=cover-letter`, { key: ada.key })).body.code).toBe("NOT_FOUND");
});

test("visitors get the shared PDF only while downloads are enabled", async () => {
  const { id, slug } = await share();
  const path = `/api/resumes/${ada.username}/${slug}/pdf`;
  expect((await get(path)).status).toBe(200);
  await call("PUT", `/resumes/${id}`, { key: ada.key, body: { showDownloadButtons: false } });
  expect((await get(path)).status).toBe(404);
  expect((await get(path, { "x-api-key": ada.key })).status).toBe(200);
});

test("link previews of a shared resume show the top of its first page; private ones have no picture", async () => {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Card", withSampleData: true } });
  const { body } = await call("PUT", `/resumes/${id}`, { key: ada.key, body: { isPublic: true } });
  const address = `${ORIGIN}/api/resumes/${ada.username}/${body.slug}/card`;
  const picture = await sendRequest(new Request(address));
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  await call("PUT", `/resumes/${id}`, { key: ada.key, body: { isPublic: false } });
  expect((await sendRequest(new Request(address))).status).toBe(404);
});

test("the picture of a protected resume is stored by no cache that serves others", async () => {
  const { id, slug } = await share();
  const card = `/api/resumes/${ada.username}/${slug}/card`;
  expect((await get(card)).headers.get("cache-control")).toBe("public, max-age=300");
  await call("PUT", `/resumes/${id}/password`, { key: ada.key, body: { password: "open sesame" } });
  expect((await get(card)).status).toBe(401);
  const opened = await call("POST", `/resumes/${ada.username}/${slug}/password/verify`, { body: { password: "open sesame" } });
  const cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const visitors = await get(card, { cookie });
  expect([visitors.status, visitors.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  await call("DELETE", `/resumes/${id}/password`, { key: ada.key });
  await call("PUT", `/resumes/${id}`, { key: ada.key, body: { isPublic: false } });
  const owners = await get(card, { "x-api-key": ada.key });
  expect([owners.status, owners.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
});
