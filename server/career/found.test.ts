import { beforeAll, describe, expect, test } from "vitest";
import type { Notice } from "@/contracts/model/career/notification";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const addApplication = async (person: Person): Promise<string> =>
  (await send(person, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;

async function tell(person: Person, notice: Notice, at: string, applicationId: string | null = null): Promise<string> {
  const moment = new Date(at);
  const row = { id: newId(), userId: person.userId, applicationId, key: newId(), notice, createdAt: moment, updatedAt: moment };
  await database().notification.createMany({ data: [row] });
  return row.id;
}

describe("notifications", () => {
  test("are all marked as read together, those of others are not", async () => {
    const [person, other] = [await signUp(), await signUp()];
    const at = "2026-11-20T09:00:00Z";
    for (const each of [person, person, other]) await tell(each, { type: "email-failed" }, at);
    expect((await send(person, "POST", "/career/notifications/read")).status).toBe(200);
    const unread = async (who: Person) => (await send(who, "GET", "/career/notifications/counts")).body.unread;
    expect([await unread(person), await unread(other)]).toEqual([0, 1]);
  });

  test("are listed newest first with their sentences, counted, and read once", async () => {
    const older = await tell(ada, { type: "followup", company: "Northpine", role: "Designer" }, "2026-11-20T09:00:00Z");
    const newer = await tell(ada, { type: "opportunities", count: 2, query: "designer" }, "2026-11-21T09:00:00Z");
    await tell(eve, { type: "email-failed" }, "2026-11-21T09:00:00Z");
    const listed = (await send(ada, "GET", "/career/notifications")).body;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([newer, older]);
    expect(listed[1]).toMatchObject({ title: "Follow up with Northpine", readAt: null, emailedAt: null, url: null });
    const unread = async () => (await send(ada, "GET", "/career/notifications/counts")).body.unread;
    expect(await unread()).toBe(2);
    const read = async () => (await send(ada, "POST", `/career/notifications/${newer}/read`)).status;
    expect(await read()).toBe(200);
    const { readAt } = (await send(ada, "GET", "/career/notifications")).body[0];
    expect([await read(), await unread()]).toEqual([200, 1]);
    const page = await send(ada, "GET", "/career/notifications?limit=1");
    expect([page.body[0].readAt, page.headers.get("x-total-count")]).toEqual([readAt, "2"]);
  });

  test("of another user are not found", async () => {
    const id = await tell(eve, { type: "briefing-paused" }, "2026-11-21T09:00:00Z");
    for (const one of [id, newId(), "no-id"])
      expect((await send(ada, "POST", `/career/notifications/${one}/read`)).status).toBe(404);
    expect((await database().notification.findUniqueOrThrow({ where: { id } })).readAt).toBeNull();
    expect((await send(ada, "GET", "/career/notifications?limit=0")).status).toBe(400);
  });

  test("that are unread are counted from one index alone", async () => {
    const rows = await database().$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<Record<string, string>[]>`
        explain select count(*) from notification where "userId" = ${ada.userId}::uuid and "readAt" is null`;
    });
    expect(JSON.stringify(rows)).toMatch(/(Index Only|Bitmap Index) Scan (using|on) .*notification_userId_readAt_idx/);
  });

  test("go with their application", async () => {
    const application = await addApplication(ada);
    const id = await tell(ada, { type: "briefing", company: "N", role: "D" }, "2026-11-21T09:00:00Z", application);
    await send(ada, "DELETE", `/applications/${application}`);
    expect(await database().notification.findUnique({ where: { id } })).toBeNull();
  });
});

describe("opportunities", () => {
  async function find(person: Person, url = `https://jobs.example.com/${newId()}`): Promise<string> {
    const now = new Date();
    const id = newId();
    const posting = { url, role: "Designer", company: "Northpine", location: "Utrecht", snippet: "We look for a designer." };
    const seen = { firstSeenAt: now, lastSeenAt: now, createdAt: now, updatedAt: now };
    const judged = { matches: ["Utrecht", "2 days at the office"], unknowns: ["salary"] };
    await database().opportunity.createMany({ data: [{ id, userId: person.userId, ...posting, ...judged, ...seen }] });
    return id;
  }
  const listed = async (person: Person): Promise<string[]> =>
    (await send(person, "GET", "/career/opportunities")).body.map(({ id }: { id: string }) => id);

  test("are listed last seen first until they are dismissed", async () => {
    const [first, second] = [await find(eve), await find(eve)];
    expect(await listed(eve)).toEqual([second, first]);
    await send(ada, "DELETE", `/career/opportunities/${first}`);
    expect(await listed(eve)).toEqual([second, first]);
    for (let time = 0; time < 2; time++) expect((await send(eve, "DELETE", `/career/opportunities/${first}`)).status).toBe(200);
    expect(await listed(eve)).toEqual([second]);
    expect((await send(eve, "POST", `/career/opportunities/${first}/track`)).status).toBe(404);
    expect((await send(eve, "GET", "/career/opportunities?limit=101")).status).toBe(400);
  });

  test("become one application, however often and concurrently they are tracked", async () => {
    const id = await find(ada, "https://jobs.example.com/designer");
    const track = (person: Person) => send(person, "POST", `/career/opportunities/${id}/track`);
    const answers = await Promise.all([track(ada), track(ada), track(ada)]);
    const ids = new Set(answers.map(({ body }) => body.applicationId));
    expect(ids.size).toBe(1);
    const [applicationId] = ids;
    expect((await send(ada, "GET", `/applications/${applicationId}`)).body).toMatchObject({
      status: "saved",
      company: "Northpine",
      role: "Designer",
      location: "Utrecht",
      sourceUrl: "https://jobs.example.com/designer",
      jobDescription: "We look for a designer.",
      notes: "Utrecht\n2 days at the office",
    });
    expect((await track(eve)).status).toBe(404);
    await send(ada, "DELETE", `/applications/${applicationId}`);
    expect((await track(ada)).body.applicationId).not.toBe(applicationId);
  });
});

test("the account export holds all career data, but forgotten facts", async () => {
  const person = await signUp();
  const application = await addApplication(person);
  expect((await send(person, "GET", "/auth/account/export")).body.career).toMatchObject({ profile: null, facts: [], jobs: [] });
  await send(person, "PUT", "/career/profile", { noticeWeeks: 4 });
  const addFact = async (text: string): Promise<string> => {
    const source = { kind: "manual", id: newId(), quote: "" };
    return (await send(person, "POST", "/career/facts", { text, category: "skill", source })).body.id;
  };
  const [stored, forgotten] = [await addFact("Kept"), await addFact("Forgotten")];
  await send(person, "DELETE", `/career/facts/${forgotten}`);
  const storyData = { title: "T", situation: "S", task: "T", action: "A", factIds: [stored] };
  const story = (await send(person, "POST", "/career/stories", storyData)).body;
  const answers = [{ id: "why", question: "Why?", answer: "Because", factIds: [stored] }];
  await send(person, "PATCH", `/career/workspace/${application}`, { answers, expected: { answers: [] } });
  await send(person, "POST", `/career/workspace/${application}/answers`);
  await tell(person, { type: "email-failed" }, "2026-11-21T09:00:00Z");
  const { career } = (await send(person, "GET", "/auth/account/export")).body;
  expect(career).toMatchObject({
    profile: { noticeWeeks: 4, memoryMode: "ask" },
    facts: [{ id: stored, text: "Kept" }],
    stories: [story],
    artifacts: [{ applicationId: application, data: { kind: "answers" }, evidence: { factIds: [stored] } }],
    notifications: [{ notice: { type: "email-failed" }, title: "A notification could not be sent by email" }],
    workspaces: [{ applicationId: application, answers }],
    threads: [],
    messages: [],
    attachments: [],
    opportunities: [],
    schedules: [],
    jobs: [],
    transcripts: [],
  });
  expect(JSON.stringify(career)).not.toContain("Forgotten");
});
