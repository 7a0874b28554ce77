import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";

// Access to a shared resume is decided the same way through the API and for its files.

withInstance();

type Shared = { owner: Person; id: string; username: string; slug: string; cookie?: string | undefined };

async function share(change: Record<string, unknown> = {}): Promise<Shared> {
  const owner = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: owner.key, body: { name: "Shared" } });
  const { body } = await call("PUT", `/resumes/${id}`, { key: owner.key, body: { isPublic: true, ...change } });
  return { owner, id, username: owner.username, slug: body.slug };
}

const api = (method: string, { username, slug, cookie }: Shared, path = "", key?: string) =>
  call(method, `/resumes/${username}/${slug}${path}`, { cookie, key });
async function file({ username, slug, cookie }: Shared, what: string, key?: string): Promise<number> {
  const headers = { ...(cookie && { cookie }), ...(key && { "x-api-key": key }) };
  return (await sendRequest(new Request(`${ORIGIN}/api/resumes/${username}/${slug}/${what}`, { headers }))).status;
}

/** The statuses of every way to a shared resume, in a fixed order: reading, counting a download, pages, card, typeface, PDF. */
async function ways(shared: Shared, key?: string): Promise<number[]> {
  return [
    (await api("GET", shared, "", key)).status,
    (await api("POST", shared, "/statistics/download", key)).status,
    await file(shared, "pages", key),
    await file(shared, "card", key),
    await file(shared, "font?face=text", key),
    await file(shared, "pdf", key),
  ];
}

const OPEN = [200, 200, 200, 200, 200, 200];
const MISSING = [404, 404, 404, 404, 404, 404];
const REQUESTED = [401, 401, 401, 401, 401, 401];

const put = (shared: Shared, path: string, body: unknown) =>
  call("PUT", `/resumes/${shared.id}${path}`, { key: shared.owner.key, body });

describe("every way to a shared resume makes the same decision", () => {
  let eve: Person;
  beforeAll(async () => {
    eve = await signUp();
  });

  test("a public one is open", async () => {
    expect(await ways(await share())).toEqual(OPEN);
  });

  test("a private one is not found for anyone but its owner", async () => {
    const shared = await share({ isPublic: false });
    expect(await ways(shared)).toEqual(MISSING);
    expect(await ways(shared, eve.key)).toEqual(MISSING);
    expect(await ways(shared, shared.owner.key)).toEqual(OPEN);
  });

  test("a password is required from everyone but the owner until it is entered", async () => {
    const shared = await share();
    await put(shared, "/password", { password: "open sesame" });
    expect(await ways(shared)).toEqual(REQUESTED);
    expect(await ways(shared, eve.key)).toEqual(REQUESTED);
    expect(await ways(shared, shared.owner.key)).toEqual(OPEN);
    const input = await call("POST", `/resumes/${shared.username}/${shared.slug}/password/verify`, {
      body: { password: "open sesame" },
    });
    expect(await ways({ ...shared, cookie: input.headers.getSetCookie()[0]?.split(";")[0] })).toEqual(OPEN);
  });

  test("one in Trash is not found for anyone", async () => {
    const shared = await share();
    await call("POST", "/documents/trash", { key: shared.owner.key, body: { type: "resume", id: shared.id } });
    expect(await ways(shared)).toEqual(MISSING);
    expect(await ways(shared, shared.owner.key)).toEqual(MISSING);
  });

  test("one of a banned account is not found", async () => {
    const shared = await share();
    await database().user.update({ where: { id: shared.owner.userId }, data: { banned: true } });
    expect(await ways(shared)).toEqual(MISSING);
  });

  test("a former username and a former address redirect to it while they are reserved", async () => {
    const shared = await share({ slug: "before" });
    await put(shared, "", { slug: "after" });
    const former = `former.${shared.username}`.slice(0, 30);
    const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000);
    await database().formerUsername.create({ data: { username: former, userId: shared.owner.userId, expiresAt: inAMonth } });
    expect(await ways({ ...shared, username: former })).toEqual(OPEN);
    await database().formerUsername.update({ where: { username: former }, data: { expiresAt: new Date() } });
    await database().resumeRedirect.updateMany({ where: { resumeId: shared.id }, data: { expiresAt: new Date() } });
    expect(await ways({ ...shared, username: former, slug: "after" })).toEqual(MISSING);
    expect(await ways(shared)).toEqual(MISSING);
  });

  test("without download buttons only the owner gets the PDF; everyone sees the pages", async () => {
    const shared = await share({ showDownloadButtons: false });
    expect(await ways(shared)).toEqual([200, 200, 200, 200, 200, 404]);
    expect(await ways(shared, shared.owner.key)).toEqual(OPEN);
  });
});

test("a signed link stops working when its resume is moved to Trash or its account is banned", async () => {
  const shared = await share();
  const { body: link } = await call("POST", `/resumes/${shared.id}/download-links`, { key: shared.owner.key });
  const status = async () => (await sendRequest(new Request(`${ORIGIN}${link.url}`))).status;
  expect(await status()).toBe(200);
  const target = { type: "resume", id: shared.id };
  await call("POST", "/documents/trash", { key: shared.owner.key, body: target });
  expect(await status()).toBe(404);
  await call("POST", "/documents/restore", { key: shared.owner.key, body: target });
  expect(await status()).toBe(200);
  await database().user.update({ where: { id: shared.owner.userId }, data: { banned: true } });
  expect(await status()).toBe(404);
});
