import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { type FakeService, sendJson, startFakeService } from "@/server/testing/fake-service";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";
import { send } from "@/server/testing/send";
import { tick } from "./runner";

const model = await startFakeModel();
let found: unknown[] = [];
let trouble: number | null = null;
const search: FakeService = await startFakeService((_request, response) =>
  trouble === null ? sendJson(response, 200, { results: found }) : sendJson(response, trouble, {}),
);
withInstance({
  AI_ALLOWED_HOSTS: new URL(model.url).host,
  WEB_ACCESS_PROVIDER: "tavily",
  WEB_ACCESS_API_KEY: "key",
  TAVILY_BASE_URL: search.url,
});
afterAll(async () => {
  await model.stop();
  await search.stop();
});
beforeEach(() => {
  trouble = null;
});

const DUE = "2030-12-02T08:00:00Z";
const at = (minutes: number) => new Date(Date.parse(DUE) + minutes * 60_000);
const notices = async (person: Person) =>
  (await send(person, "GET", "/career/notifications")).body.map(({ notice }: { notice: object }) => notice);
const runAll = async (now: Date) => {
  for (let busy = true; busy; ) busy = await tick(database(), now);
};

describe("discovery", () => {
  const schedule = { kind: "discovery", query: "designer Utrecht", intervalDays: 1, timezone: "UTC", nextRunAt: DUE };
  const opportunities = async (person: Person) => (await send(person, "GET", "/career/opportunities")).body;

  test("keeps postings that are new and counts them once; what was dismissed or tracked stays away", async () => {
    const ada = await signUp();
    await send(ada, "PUT", "/career/profile", { targetRoles: ["Designer"], locations: ["Utrecht"] });
    found = [
      { url: "https://jobs.example.com/1", title: "Designer at Northpine | Jobs", content: "In Utrecht, €60,000, remote." },
      { url: "https://jobs.example.com/2", title: "Illustrator", content: "In Lyon." },
    ];
    await send(ada, "POST", "/career/schedules", schedule);
    await runAll(at(1));
    expect(await notices(ada)).toEqual([{ type: "opportunities", count: 2, query: "designer Utrecht" }]);
    const [first, second] = (await opportunities(ada)).toSorted((a: { url: string }, b: { url: string }) =>
      a.url.localeCompare(b.url),
    );
    expect(first).toMatchObject({ role: "Designer", company: "Northpine", matches: ["Designer", "Utrecht"], unknowns: [] });
    expect(second).toMatchObject({
      role: "Illustrator",
      company: "jobs.example.com",
      matches: [],
      unknowns: ["salary", "office"],
    });
    await send(ada, "DELETE", `/career/opportunities/${first?.id}`);
    const { applicationId } = (await send(ada, "POST", `/career/opportunities/${second?.id}/track`)).body;
    expect((await send(ada, "GET", `/applications/${applicationId}`)).body).toMatchObject({
      status: "saved",
      sourceUrl: second?.url,
    });
    await runAll(at(24 * 60));
    expect(await notices(ada)).toHaveLength(1);
    expect((await opportunities(ada)).map(({ id }: { id: string }) => id)).toEqual([second?.id]);
  });

  test("companies that the person avoids are left out", async () => {
    const ada = await signUp();
    await database().trackerSettings.create({ data: { userId: ada.userId, avoidCompanies: ["Northpine GmbH"] } });
    found = [{ url: "https://jobs.example.com/1", title: "Designer at Northpine", content: "" }];
    await send(ada, "POST", "/career/schedules", schedule);
    await runAll(at(1));
    expect(await opportunities(ada)).toEqual([]);
    expect(await notices(ada)).toEqual([]);
  });

  test("is tried three times, five minutes apart, where the provider fails", async () => {
    expectConsole(/scheduled job failed/);
    const ada = await signUp();
    await send(ada, "POST", "/career/schedules", schedule);
    trouble = 500;
    for (const minutes of [1, 3, 6, 8, 11]) await runAll(at(minutes));
    expect(await notices(ada)).toEqual([{ type: "schedule-failed", reason: "failed" }]);
    expect((await send(ada, "GET", "/career/schedules")).body).toMatchObject([
      { enabled: true, nextRunAt: "2030-12-03T08:00:00.000Z" },
    ]);
  });
});

describe("a preparation", () => {
  async function prepared(): Promise<Person> {
    const ada = await signUp();
    const provider = { label: "x", provider: "openai-compatible", model: "s", baseURL: `${model.url}/v1`, apiKey: GOOD_KEY };
    await send(ada, "POST", "/ai-providers", provider);
    const job = { company: "Northpine", role: "Designer", jobDescription: "Designs harbours." };
    const application = (await send(ada, "POST", "/applications", job)).body;
    const { activity } = (
      await send(ada, "POST", `/applications/${application}/interviews`, { at: "2030-12-03T08:00:00Z", kind: "other" })
    ).body;
    const interviewId = activity.find(({ type }: { type: string }) => type === "interview").id;
    const schedule = { kind: "prepare", applicationId: application, interviewId, lead: "24h", timezone: "UTC" };
    expect((await send(ada, "POST", "/career/schedules", schedule)).status).toBe(200);
    return ada;
  }
  const briefing = {
    ...{ headline: "An interview", summary: "", plan: [], questions: [], focus: "", opening: "", stories: [], storyIds: [] },
    ...{ honesty: "", missingStory: null, practiceQuestions: [] },
  };

  test("stores the briefing and its notification, together and once, however many instances run", async () => {
    const ada = await prepared();
    model.behave({ reply: () => briefing });
    await Promise.all(Array.from({ length: 4 }, () => runAll(at(1))));
    expect(await notices(ada)).toEqual([{ type: "briefing", company: "Northpine", role: "Designer" }]);
    const saved = (await send(ada, "GET", "/career/saved?kind=briefing")).body;
    expect(saved).toMatchObject([{ title: "An interview", jobId: expect.any(String), outdated: false }]);
    expect((await send(ada, "GET", "/ai/calls")).body.calls).toHaveLength(1);
  });

  test("stops with a notification when the provider is gone", async () => {
    const ada = await prepared();
    await database().aiProvider.deleteMany({ where: { userId: ada.userId } });
    await runAll(at(1));
    expect(await notices(ada)).toEqual([{ type: "schedule-failed", reason: "stopped" }]);
    expect((await send(ada, "GET", "/career/schedules")).body).toMatchObject([{ enabled: false }]);
  });
});
