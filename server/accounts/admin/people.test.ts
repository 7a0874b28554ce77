import { beforeAll, describe, expect, test } from "vitest";
import { tick } from "@/server/career/runner";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { type Answer, call, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;

beforeAll(async () => {
  ada = await signUp();
});

const as = (person: Person) => ({ cookie: person.cookie });
const act = (person: Person, what: string, by = ada) => call("POST", `/admin/people/${person.userId}/${what}`, as(by));
const setAdmin = (person: Person, isAdmin: boolean, by = ada) =>
  call("PUT", `/admin/people/${person.userId}/admin`, { ...as(by), body: { isAdmin } });
const signIn = (person: Person, password = "correct horse") =>
  authCall("POST", "sign-in/email", { body: { email: person.email, password }, client: "10.8.0.1" });
const lastAct = async () => (await call("GET", "/admin/log?limit=1", as(ada))).body.acts[0];
const admins = async () =>
  (await database().user.findMany({ where: { isAdmin: true }, select: { id: true }, orderBy: { id: "asc" } })).map(
    ({ id }) => id,
  );

describe("the list", () => {
  test("finds accounts by name, address and username, and counts what they hold", async () => {
    const eve = await signUp();
    await call("POST", "/resumes", { key: eve.key, body: { name: "One" } });
    await call("POST", "/cover-letters", { key: eve.key, body: { name: "Letter" } });
    for (const search of [eve.email.toUpperCase(), eve.username]) {
      const { body } = await call("GET", `/admin/people?search=${encodeURIComponent(search)}`, as(ada));
      expect(body).toMatchObject({ total: 1, cursor: null });
      expect(body.people[0]).toMatchObject({ id: eve.userId, resumes: 1, coverLetters: 1, applications: 0, disabledAt: null });
    }
    expect((await call("GET", "/admin/people?search=%25_%25", as(ada))).body.people).toEqual([]);
    expect((await call("GET", `/admin/people/${eve.userId}`, as(ada))).body).toMatchObject({ email: eve.email, isAdmin: false });
  });

  test("continues after the last entry, although accounts are created in between", async () => {
    const { total } = (await call("GET", "/admin/people?limit=1", as(ada))).body;
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body }: Answer = await call("GET", `/admin/people?limit=2${cursor ? `&cursor=${cursor}` : ""}`, as(ada));
      seen.push(...body.people.map(({ id }: { id: string }) => id));
      if (cursor === "") await signUp();
      cursor = body.cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(total);
    expect((await call("GET", "/admin/people?cursor=nonsense", as(ada))).status).toBe(400);
  });
});

describe("disabling", () => {
  test("ends sessions, refuses keys and sign-in, hides shared resumes; enabling brings back what was not ended", async () => {
    const eve = await signUp();
    const { body: id } = await call("POST", "/resumes", { key: eve.key, body: { name: "Shared", slug: "shared" } });
    await call("PUT", `/resumes/${id}`, { key: eve.key, body: { isPublic: true } });
    const shared = () => call("GET", `/resumes/${eve.username}/shared`);
    expect((await shared()).status).toBe(200);

    const disabled = await act(eve, "disable");
    expect(Date.parse(disabled.body.disabledAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await call("GET", "/resumes", { key: eve.key })).status).toBe(401);
    expect((await call("GET", "/resumes", { cookie: eve.cookie })).status).toBe(401);
    expect((await shared()).status).toBe(404);
    expect(await signIn(eve)).toMatchObject({ status: 403, body: { code: "ACCOUNT_BANNED", message: /disabled/ } });
    expect(await lastAct()).toMatchObject({
      kind: "person-disabled",
      actorId: ada.userId,
      actorName: ada.email,
      subjectId: eve.userId,
      subjectName: eve.email,
      address: "192.0.2.1",
    });

    expect((await act(eve, "enable")).body.disabledAt).toBeNull();
    expect((await shared()).status).toBe(200);
    expect((await call("GET", "/resumes", { key: eve.key })).status).toBe(200);
    expect((await call("GET", "/resumes", { cookie: eve.cookie })).status).toBe(401);
    expect((await signIn(eve)).status).toBe(200);
  });

  test("stops scheduled work and the calendar's address; what was due is done once the account is enabled", async () => {
    const eve = await signUp();
    const { body: applicationId } = await call("POST", "/applications", {
      key: eve.key,
      body: { company: "North", role: "Lead" },
    });
    const body = { kind: "follow-up", applicationId, timezone: "UTC", nextRunAt: "2099-01-01T00:00:00.000Z" };
    const schedule = await call("POST", "/career/schedules", { key: eve.key, body });
    expect(schedule.status).toBe(200);
    await database().careerSchedule.updateMany({ where: { userId: eve.userId }, data: { nextRunAt: new Date(0) } });
    const { url } = (await call("PUT", "/calendar-feed", { key: eve.key })).body;
    const feed = () => call("GET", new URL(url).pathname.replace("/api/openapi", ""));
    const jobs = async () => {
      await tick(database(), new Date());
      return database().careerJob.count({ where: { userId: eve.userId } });
    };
    await act(eve, "disable");
    expect([(await feed()).status, await jobs()]).toEqual([404, 0]);
    await act(eve, "enable");
    expect([(await feed()).status, await jobs()]).toEqual([200, 1]);
  });

  test("twice is one act", async () => {
    const eve = await signUp();
    await act(eve, "disable");
    const acts = await database().adminAct.count();
    expect((await act(eve, "disable")).status).toBe(200);
    expect(await database().adminAct.count()).toBe(acts);
  });
});

test("signing out everywhere ends sessions and keeps keys", async () => {
  const eve = await signUp();
  expect((await act(eve, "sign-out")).status).toBe(200);
  expect((await call("GET", "/resumes", { cookie: eve.cookie })).status).toBe(401);
  expect((await call("GET", "/resumes", { key: eve.key })).status).toBe(200);
  expect(await lastAct()).toMatchObject({ kind: "person-signed-out", subjectId: eve.userId });
});

describe("a reset link", () => {
  const reset = (token: string, newPassword: string) =>
    authCall("POST", "reset-password", { body: { token, newPassword, revokeApiKeys: false } });
  const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";

  test("sets a password once, for an hour; a newer one replaces it", async () => {
    const eve = await signUp();
    const first = await act(eve, "reset-link");
    const { body } = await act(eve, "reset-link");
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(3_500_000);
    expect((await reset(tokenOf(first.body.url), "a new long secret")).status).toBe(400);
    expect((await reset(tokenOf(body.url), "a new long secret")).status).toBe(200);
    expect((await reset(tokenOf(body.url), "another long secret")).status).toBe(400);
    expect((await signIn(eve, "a new long secret")).status).toBe(200);
    expect(JSON.stringify(await database().adminAct.findMany())).not.toContain(tokenOf(body.url));
  });

  test("is not valid any more after an hour", async () => {
    const eve = await signUp();
    const { body } = await act(eve, "reset-link");
    await database().verification.updateMany({ where: { value: eve.userId }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await reset(tokenOf(body.url), "a new long secret")).status).toBe(400);
  });

  test("needs a fresh session, like every irreversible action", async () => {
    const eve = await signUp();
    await database().session.updateMany({ where: { userId: ada.userId }, data: { createdAt: new Date(Date.now() - 700_000) } });
    const answers = [
      await act(eve, "reset-link"),
      await setAdmin(eve, true),
      await call("DELETE", `/admin/people/${eve.userId}`, as(ada)),
      await call("GET", `/admin/people/${eve.userId}/archive`, as(ada)),
    ];
    expect(answers.map(({ status, body }) => [status, body?.code])).toEqual(answers.map(() => [403, "SESSION_NOT_FRESH"]));
    await database().session.updateMany({ where: { userId: ada.userId }, data: { createdAt: new Date() } });
  });
});

test("an account is exported, then deleted with its files; the log keeps its address", async () => {
  const eve = await signUp();
  await call("POST", "/resumes", { key: eve.key, body: { name: "Kept by the administrator" } });
  const archive = await call("GET", `/admin/people/${eve.userId}/archive`, as(ada));
  expect(archive.headers.get("content-type")).toBe("application/zip");
  expect(archive.bytes.subarray(0, 2).toString()).toBe("PK");
  expect(await lastAct()).toMatchObject({ kind: "person-exported", subjectId: eve.userId });
  expect((await call("DELETE", `/admin/people/${eve.userId}`, as(ada))).status).toBe(200);
  expect(await lastAct()).toMatchObject({ kind: "person-deleted", subjectName: eve.email });
  expect((await call("GET", `/admin/people/${eve.userId}`, as(ada))).status).toBe(404);
  expect((await call("GET", "/resumes", { key: eve.key })).status).toBe(401);
  expect((await call("DELETE", `/admin/people/${eve.userId}`, as(ada))).status).toBe(404);
});

test("an id that is no id is not found", async () => {
  expect((await call("POST", "/admin/people/nobody/disable", as(ada))).status).toBe(404);
  expect((await call("GET", "/admin/people/nobody", as(ada))).status).toBe(404);
});

describe("the last administrator", () => {
  test("cannot be removed, disabled or deleted, by themselves or by a key", async () => {
    const answers = [
      await setAdmin(ada, false),
      await act(ada, "disable"),
      await call("DELETE", `/admin/people/${ada.userId}`, as(ada)),
      await call("DELETE", "/auth/account", as(ada)),
    ];
    expect(answers.map(({ status, body }) => [status, body?.code])).toEqual(answers.map(() => [409, "LAST_ADMIN"]));
    expect(await admins()).toEqual([ada.userId]);
  });

  test("a disabled administrator does not count as another one", async () => {
    const eve = await signUp();
    await setAdmin(eve, true);
    await act(eve, "disable");
    expect((await setAdmin(ada, false)).body.code).toBe("LAST_ADMIN");
    expect((await setAdmin(eve, false)).status).toBe(200);
  });

  test.each([
    ["remove", (of: Person, by: Person) => setAdmin(of, false, by)],
    ["disable", (of: Person, by: Person) => act(of, "disable", by)],
    ["delete", (of: Person, by: Person) => call("DELETE", `/admin/people/${of.userId}`, as(by))],
  ])("of two who %s each other at the same moment, one stays", async (_name, against) => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await signUp(), await signUp()];
      await database().user.updateMany({ where: { id: { in: [one.userId, other.userId] } }, data: { isAdmin: true } });
      await database().user.update({ where: { id: ada.userId }, data: { isAdmin: false } });
      const answers = await Promise.all([against(one, other), against(other, one)]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 404]).toContain(statuses[1]);
      expect(await database().user.count({ where: { isAdmin: true, banned: false } })).toBe(1);
      await database().user.updateMany({ data: { isAdmin: false } });
      await database().user.update({ where: { id: ada.userId }, data: { isAdmin: true } });
    }
  });

  test("of two who remove themselves at the same moment, one stays", async () => {
    const eve = await signUp();
    await setAdmin(eve, true);
    const answers = await Promise.all([setAdmin(ada, false, ada), setAdmin(eve, false, eve)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admins()).toHaveLength(1);
    await database().user.update({ where: { id: ada.userId }, data: { isAdmin: true } });
  });
});

test("pictures of people are not an administrator's business: no operation reads a document", async () => {
  const eve = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: eve.key, body: { name: "Private" } });
  expect((await call("GET", `/resumes/${id}`, { key: ada.key })).status).toBe(404);
  const page = await sendRequest(
    new Request(`http://localhost:3000/api/resumes/${id}/pages`, { headers: { cookie: ada.cookie } }),
  );
  expect(page.status).toBe(404);
});
