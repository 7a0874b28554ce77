import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "@/domain/dates/day-ms";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const NORTHPINE = { company: "Northpine", role: "Designer" };
const add = async (person: Person, input: Record<string, unknown> = {}): Promise<string> =>
  (await send(person, "POST", "/applications", { ...NORTHPINE, ...input })).body;
const agenda = (person: Person, query: string) => send(person, "GET", `/applications/agenda?${query}`);
const interview = (person: Person, id: string, at: string, label = "") =>
  send(person, "POST", `/applications/${id}/interviews`, { at, kind: "technical", label });

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe("the deadline of an application", () => {
  test("is set, preserved and cleared by a patch, and is absent from responses while there is none", async () => {
    const id = await add(ada);
    expect((await send(ada, "GET", `/applications/${id}`)).body).not.toHaveProperty("deadline");
    expect((await send(ada, "PATCH", `/applications/${id}`, { deadline: "2031-05-31" })).body.deadline).toBe("2031-05-31");
    expect((await send(ada, "PATCH", `/applications/${id}`, { notes: "Ask Kim" })).body.deadline).toBe("2031-05-31");
    const [listed] = (await send(ada, "GET", "/applications")).body.filter((one: { id: string }) => one.id === id);
    expect(listed?.deadline).toBe("2031-05-31");
    expect((await send(ada, "PATCH", `/applications/${id}`, { deadline: null })).body).not.toHaveProperty("deadline");
  });

  test("comes with a new application, and with a batch", async () => {
    const id = await add(ada, { deadline: "2031-06-01" });
    expect((await send(ada, "GET", `/applications/${id}`)).body.deadline).toBe("2031-06-01");
    await send(ada, "POST", "/applications/imports", { items: [{ company: "Bulk", role: "Baker", deadline: "2031-06-02" }] });
    const all = (await send(ada, "GET", "/applications")).body;
    expect(all.find(({ company }: { company: string }) => company === "Bulk").deadline).toBe("2031-06-02");
  });

  test.each(["31.05.2031", "2031-02-30", "", 7])("%s is no day", async (deadline) => {
    expect((await send(ada, "PATCH", `/applications/${await add(ada)}`, { deadline })).status).toBe(400);
  });
});

describe("the agenda", () => {
  test("has interviews, follow-ups and deadlines of open applications, earliest first", async () => {
    const kim = await signUp();
    const id = await add(kim, { followUpAt: "2032-03-02", followUpNote: "Call Ida", deadline: "2032-03-01" });
    await interview(kim, id, "2032-03-02T10:00:00+01:00", "Second conversation");
    const closed = await add(kim, { company: "Closed", deadline: "2032-03-01", status: "closed" });
    await interview(kim, closed, "2032-03-02T10:00:00Z");
    await add(kim, { company: "Later", deadline: "2032-03-04" });
    const about = { applicationId: id, ...NORTHPINE };
    expect((await agenda(kim, "from=2032-03-01&to=2032-03-03")).body).toEqual([
      { at: "2032-03-01", kind: "deadline", title: "Deadline: Designer, Northpine", ...about },
      { at: "2032-03-02T00:00:00.000Z", kind: "follow-up", title: "Call Ida", ...about },
      { at: "2032-03-02T09:00:00.000Z", kind: "interview", title: "Second conversation", ...about },
    ]);
  });

  test("counts days in the time zone; a follow-up for a day is on that day everywhere", async () => {
    const kim = await signUp();
    const id = await add(kim, { followUpAt: "2032-03-02" });
    await interview(kim, id, "2032-03-02T23:30:00Z");
    const kinds = async (query: string) => (await agenda(kim, query)).body.map(({ kind }: { kind: string }) => kind);
    expect(await kinds("from=2032-03-02&to=2032-03-02")).toEqual(["follow-up", "interview"]);
    expect(await kinds("from=2032-03-02&to=2032-03-02&timezone=Asia/Tokyo")).toEqual(["follow-up"]);
    expect(await kinds("from=2032-03-03&to=2032-03-03&timezone=Asia/Tokyo")).toEqual(["interview"]);
    expect(await kinds("from=2032-03-02&to=2032-03-02&timezone=America/New_York")).toEqual(["follow-up", "interview"]);
  });

  test("has what is to be prepared, from schedules and from the plan for the next interview", async () => {
    const kim = await signUp();
    const id = await add(kim, { requirements: ["Figma", "User research"] });
    await interview(kim, id, `${dayFromNow(6)}T10:00:00Z`);
    // A schedule is enabled where an AI provider is set up.
    const times = { nextRunAt: new Date(`${dayFromNow(5)}T08:00:00.000Z`), createdAt: new Date(), updatedAt: new Date() };
    const schedule = { userId: kim.userId, applicationId: id, kind: "prepare", locale: "en-US", timezone: "UTC", ...times };
    await database().careerSchedule.create({ data: { id: newId(), ...schedule } });
    await database().careerSchedule.create({ data: { id: newId(), ...schedule, enabled: false } });
    const { body } = await agenda(kim, `from=${dayFromNow(0)}&to=${dayFromNow(7)}`);
    const prepared = body.filter(({ kind }: { kind: string }) => kind === "preparation");
    expect(prepared).toContainEqual(
      expect.objectContaining({ at: `${dayFromNow(5)}T08:00:00.000Z`, title: "Briefing: Northpine", applicationId: id }),
    );
    const { days } = (await send(kim, "GET", `/career/workspace/${id}/plan`)).body;
    expect(days.length).toBeGreaterThan(0);
    const plannedDays = prepared.filter(({ at }: { at: string }) => at.length === 10).map(({ at }: { at: string }) => at);
    expect(plannedDays).toEqual(days.map(({ date }: { date: string }) => date));
  });

  test.each([
    ["without days", ""],
    ["a day that does not exist", "from=2032-02-30&to=2032-03-01"],
    ["the last day before the first", "from=2032-03-02&to=2032-03-01"],
    ["an unknown time zone", "from=2032-03-01&to=2032-03-02&timezone=Mars/Base"],
  ])("%s is refused", async (_what, query) => {
    expect((await agenda(ada, query)).status).toBe(400);
  });

  test("needs a credential, and shows nothing of anyone else", async () => {
    expect((await call("GET", "/applications/agenda?from=2032-03-01&to=2032-03-02", {})).status).toBe(401);
    await add(ada, { deadline: "2033-01-01" });
    expect((await agenda(ada, "from=2033-01-01&to=2033-01-01")).body).toHaveLength(1);
    expect((await agenda(eve, "from=2033-01-01&to=2033-01-01")).body).toEqual([]);
  });
});
