import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";
import { tick } from "./runner";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const SOON = "2030-12-02T08:00:00.000Z";
const LATER = new Date("2030-12-02T08:00:30.000Z");

const save = (person: Person, schedule: object) =>
  send(person, "POST", "/career/schedules", { timezone: "Europe/Amsterdam", nextRunAt: SOON, ...schedule });
const addApplication = async (person: Person): Promise<string> =>
  (await send(person, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
const addInterview = async (person: Person, application: string, at = "2030-12-03T13:00:00Z"): Promise<string> =>
  (await send(person, "POST", `/applications/${application}/interviews`, { at, kind: "other" })).body.activity[0].id;
const notices = async (person: Person) =>
  ((await send(person, "GET", "/career/notifications")).body as { notice: object }[]).map(({ notice }) => notice);
const rowOf = (id: string) => database().careerSchedule.findUniqueOrThrow({ where: { id } });

describe("a schedule", () => {
  test("is added, replaced, listed, and deleted as often as anybody likes", async () => {
    const saved = (await save(eve, { kind: "discovery", query: "designer", intervalDays: 7 })).body;
    expect(saved).toMatchObject({ enabled: true, email: false, locale: "en-US", nextRunAt: SOON, lastQueuedAt: null });
    const next = (await save(eve, { kind: "discovery", query: "writer", id: saved.id })).body;
    expect(next).toMatchObject({ id: saved.id, query: "writer", intervalDays: null });
    expect((await send(eve, "GET", "/career/schedules")).body).toEqual([next]);
    expect((await send(ada, "GET", "/career/schedules")).body).toEqual([]);
    expect((await save(ada, { kind: "discovery", query: "writer", id: saved.id })).status).toBe(404);
    await send(ada, "DELETE", `/career/schedules/${saved.id}`);
    expect((await send(eve, "GET", "/career/schedules")).body.length).toBe(1);
    for (let time = 0; time < 2; time++) expect((await send(eve, "DELETE", `/career/schedules/${saved.id}`)).status).toBe(200);
    expect((await send(eve, "GET", "/career/schedules")).body).toEqual([]);
  });

  test("needs what its kind works on", async () => {
    const application = await addApplication(ada);
    const foreign = await addApplication(eve);
    const [own, theirs] = [await addInterview(ada, application), await addInterview(eve, foreign)];
    const prepare = { kind: "prepare", applicationId: application, enabled: false };
    const cases: [object, number][] = [
      [{ kind: "discovery" }, 400],
      [{ kind: "discovery", query: "x", intervalDays: 2 }, 400],
      [{ kind: "discovery", query: "x", nextRunAt: undefined }, 400],
      [{ kind: "discovery", query: "x", timezone: "Mars/Olympus" }, 400],
      [{ kind: "discovery", query: "x", intervalDays: 31 }, 400],
      [{ kind: "discovery", query: "x".repeat(501) }, 400],
      [{ kind: "discovery", query: "x", aiProviderId: newId() }, 404],
      [{ kind: "discovery", query: "x", email: true }, 412],
      [{ kind: "follow-up" }, 400],
      [{ kind: "follow-up", applicationId: foreign }, 404],
      [{ kind: "follow-up", applicationId: application }, 200],
      [prepare, 400],
      [{ ...prepare, interviewId: theirs }, 404],
      [{ ...prepare, interviewId: own }, 200],
      [{ ...prepare, interviewId: own, enabled: true }, 412],
    ];
    for (const [input, status] of cases) expect([input, (await save(ada, input)).status]).toEqual([input, status]);
  });

  test("prepares at the time given by its lead, and not with a past time when it is turned on again", async () => {
    const application = await addApplication(ada);
    const interviewId = await addInterview(ada, application);
    const at = async (lead: string) =>
      (await save(ada, { kind: "prepare", applicationId: application, interviewId, lead, enabled: false })).body.nextRunAt;
    expect([await at("24h"), await at("2h"), await at("morning")]).toEqual([
      "2030-12-02T13:00:00.000Z",
      "2030-12-03T11:00:00.000Z",
      "2030-12-03T07:00:00.000Z",
    ]);
    const { id } = (await save(ada, { kind: "discovery", query: "x", enabled: false, nextRunAt: "2026-01-01T00:00:00Z" })).body;
    expect((await save(ada, { kind: "discovery", query: "x", nextRunAt: "2026-01-01T00:00:00Z", id })).status).toBe(400);
    expect((await save(ada, { kind: "discovery", query: "x", id })).status).toBe(200);
  });
});

describe("the interview of a preparation", () => {
  async function prepare() {
    const person = await signUp();
    const application = await addApplication(person);
    const interviewId = await addInterview(person, application);
    const scope = { kind: "prepare", applicationId: application, interviewId, enabled: false };
    const { id } = (await save(person, { ...scope, lead: "morning" })).body;
    const exact = (await save(person, scope)).body.id;
    // There is no model, which an enabled one needs.
    await database().careerSchedule.updateMany({ where: { id }, data: { enabled: true } });
    return { person, path: `/applications/${application}`, interviewId, id, exact };
  }

  test("that is moved shifts it", async () => {
    const { person, path, interviewId, id, exact } = await prepare();
    await send(person, "PUT", `${path}/interviews/${interviewId}`, { at: "2030-12-04T08:00:00Z", kind: "other" });
    expect((await rowOf(id)).nextRunAt.toISOString()).toBe("2030-12-04T06:00:00.000Z");
    expect((await rowOf(exact)).nextRunAt.toISOString()).toBe("2030-12-03T03:00:00.000Z");
    await send(person, "PUT", `${path}/timeline/${interviewId}`, { date: "2030-12-05T13:00:00Z" });
    expect((await rowOf(id)).nextRunAt.toISOString()).toBe("2030-12-05T07:00:00.000Z");
  });

  test("that is removed pauses it, with one notification", async () => {
    const { person, path, interviewId, id } = await prepare();
    await send(person, "DELETE", `${path}/timeline/${interviewId}`);
    expect((await rowOf(id)).enabled).toBe(false);
    expect(await notices(person)).toEqual([{ type: "briefing-paused" }]);
    await send(person, "DELETE", path);
    expect(await database().careerSchedule.count({ where: { userId: person.userId } })).toBe(0);
  });
});

describe("the runner", () => {
  const runAll = async (now: Date) => {
    for (let busy = true; busy; ) busy = await tick(database(), now);
  };

  test("reminds to follow up exactly once, however many instances run", async () => {
    const people = await Promise.all([signUp(), signUp(), signUp()]);
    for (const person of people) await save(person, { kind: "follow-up", applicationId: await addApplication(person) });
    await Promise.all(Array.from({ length: 6 }, () => runAll(LATER)));
    await runAll(LATER);
    for (const person of people) {
      expect(await notices(person)).toEqual([{ type: "followup", company: "Northpine", role: "Designer" }]);
      expect((await send(person, "GET", "/career/schedules")).body[0]).toMatchObject({
        enabled: false,
        lastQueuedAt: LATER.toISOString(),
      });
    }
  });

  test("makes one run of those that were missed, and takes at most two jobs a tick", async () => {
    const muchLater = new Date("2030-12-20T12:00:00Z");
    await runAll(muchLater);
    const person = await signUp();
    for (let count = 0; count < 3; count++)
      await save(person, { kind: "follow-up", applicationId: await addApplication(person), intervalDays: 1 });
    await tick(database(), muchLater);
    expect((await notices(person)).length).toBe(2);
    await runAll(muchLater);
    expect((await notices(person)).length).toBe(3);
    const rows = (await send(person, "GET", "/career/schedules")).body as { nextRunAt: string; enabled: boolean }[];
    expect(rows.map(({ nextRunAt, enabled }) => [nextRunAt, enabled])).toEqual(
      Array.from({ length: 3 }, () => ["2030-12-21T08:00:00.000Z", true]),
    );
  });

  test("stops what needs a model or the web, with a notification", async () => {
    const person = await signUp();
    const { id } = (await save(person, { kind: "discovery", query: "designer", intervalDays: 1 })).body;
    await runAll(LATER);
    expect(await notices(person)).toEqual([{ type: "schedule-failed", reason: "stopped" }]);
    expect((await rowOf(id)).enabled).toBe(false);
  });

  test("takes up a job whose process ended, five minutes later", async () => {
    const person = await signUp();
    const { id } = (await save(person, { kind: "follow-up", applicationId: await addApplication(person), enabled: false })).body;
    const addJob = async (attempts: number) => {
      const times = { dueAt: new Date(LATER.getTime() + attempts), createdAt: LATER, updatedAt: LATER };
      const lease = { status: "running", lease: newId(), leaseUntil: new Date(LATER.getTime() + 300_000) };
      const row = { id: newId(), userId: person.userId, scheduleId: id, attempts, ...times, ...lease };
      await database().careerJob.createMany({ data: [row] });
      return row.id;
    };
    const job = await addJob(1);
    await runAll(LATER);
    expect(await notices(person)).toEqual([]);
    await runAll(new Date(LATER.getTime() + 300_000));
    expect(await notices(person)).toEqual([{ type: "followup", company: "Northpine", role: "Designer" }]);
    expect(await database().careerJob.findUniqueOrThrow({ where: { id: job } })).toMatchObject({ status: "done", attempts: 2 });
  });
});
