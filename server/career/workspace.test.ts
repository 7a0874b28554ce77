import { beforeAll, describe, expect, test } from "vitest";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import { addArtifact } from "@/server/career/artifacts";
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

const addApplication = async (person: Person, input: object = {}): Promise<string> =>
  (await send(person, "POST", "/applications", { company: "Northpine", role: "Designer", ...input })).body;
const addFact = async (person: Person, applicationId: string | null = null): Promise<string> => {
  const source = { kind: "manual", id: newId(), quote: "" };
  return (await send(person, "POST", "/career/facts", { text: "A fact", category: "skill", applicationId, source })).body.id;
};
const answer = (text: string, factIds: string[] = []) => ({ id: "why", question: "Why us?", answer: text, factIds });
const saved = async (person: Person, query = "") => (await send(person, "GET", `/career/saved${query}`)).body;

describe("a workspace", () => {
  test("is empty at first, and keeps each part that is saved", async () => {
    const path = `/career/workspace/${await addApplication(ada)}`;
    const empty = { answers: [], checklist: [], questions: [], evidence: {}, ticks: {}, message: "" };
    expect((await send(ada, "GET", path)).body).toEqual(empty);
    const fact = await addFact(ada);
    const parts = { answers: [answer("Because", [fact])], evidence: { Figma: fact }, ticks: { plan: ["1"] } };
    const expected = { answers: [], evidence: {}, ticks: {} };
    expect((await send(ada, "PATCH", path, { ...parts, expected })).body).toEqual({ ...empty, ...parts });
    expect((await send(ada, "PATCH", path, { message: "Hello", expected: { message: "" } })).body).toMatchObject(parts);
    expect((await send(ada, "GET", path)).body).toEqual({ ...empty, ...parts, message: "Hello" });
  });

  test("changed in another tab refuses the change that did not see it, and keeps what is there", async () => {
    const path = `/career/workspace/${await addApplication(ada)}`;
    const change = (message: string, seen: string) => send(ada, "PATCH", path, { message, expected: { message: seen } });
    const answers = await Promise.all(["one", "two", "three"].map((message) => change(message, "")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await change("late", "")).toMatchObject({ status: 409, body: { code: "CONFLICT", defined: true } });
    const { message } = (await send(ada, "GET", path)).body;
    expect((await change("next", message)).status).toBe(200);
    const other = { checklist: [1], expected: { checklist: [], message: "stale" } };
    expect((await send(ada, "PATCH", path, other)).status).toBe(409);
    expect((await send(ada, "PATCH", path, { checklist: [1], expected: {} })).status).toBe(400);
    expect((await send(ada, "PATCH", path, { checklist: [1] })).status).toBe(400);
  });

  test.each([
    [{ answers: Array.from({ length: 31 }, () => answer("x")) }],
    [{ answers: [answer("x".repeat(6001))] }],
    [{ checklist: [11] }],
    [{ checklist: Array.from({ length: 11 }, () => 1) }],
    [{ questions: [{ text: "x".repeat(401), origin: "" }] }],
    [{ evidence: { Figma: newId() } }],
    [{ answers: [answer("x", [newId()])] }],
    [{ message: "x".repeat(20_001) }],
  ])("refuses %j", async (parts) => {
    const path = `/career/workspace/${await addApplication(ada)}`;
    const expected = { answers: [], checklist: [], questions: [], evidence: {}, message: "" };
    expect((await send(ada, "PATCH", path, { ...parts, expected })).status).toBe(400);
  });

  test("rejects facts of another user or another application", async () => {
    const [application, other] = [await addApplication(ada), await addApplication(ada)];
    for (const fact of [await addFact(eve), await addFact(ada, other)]) {
      const body = { evidence: { Figma: fact }, expected: { evidence: {} } };
      expect((await send(ada, "PATCH", `/career/workspace/${application}`, body)).status).toBe(400);
    }
  });

  test("no longer names a fact that is forgotten", async () => {
    const path = `/career/workspace/${await addApplication(ada)}`;
    const fact = await addFact(ada);
    const parts = { answers: [answer("Because", [fact])], evidence: { Figma: fact } };
    await send(ada, "PATCH", path, { ...parts, expected: { answers: [], evidence: {} } });
    await send(ada, "DELETE", `/career/facts/${fact}`);
    expect((await send(ada, "GET", path)).body).toMatchObject({ answers: [answer("Because")], evidence: {} });
  });
});

describe("submitting", () => {
  test("marks the application applied and keeps a copy of the answers", async () => {
    const application = await addApplication(ada);
    const path = `/career/workspace/${application}`;
    const fact = await addFact(ada);
    const body = { answers: [answer("Because", [fact])], expectedAnswers: [] };
    const { status, bytes } = await send(ada, "POST", `${path}/submit`, body);
    expect([status, bytes.length]).toEqual([200, 0]);
    expect((await send(ada, "GET", `/applications/${application}`)).body.status).toBe("applied");
    const [item] = await saved(ada, `?applicationId=${application}`);
    expect(item).toMatchObject({
      data: { kind: "answers", answers: [{ question: "Why us?", answer: "Because" }] },
      evidence: { factIds: [fact], storyIds: [] },
      application: { company: "Northpine", role: "Designer" },
      outdated: false,
    });
    expect((await send(ada, "GET", "/career/facts")).body.find(({ id }: { id: string }) => id === fact).usedBy.savedItems).toBe(
      1,
    );
    expect((await send(ada, "POST", `${path}/submit`, body)).status).toBe(409);
    expect((await saved(ada, `?applicationId=${application}`)).length).toBe(1);
  });

  test("leaves a later stage as it is", async () => {
    const application = await addApplication(ada, { status: "interview" });
    await send(ada, "POST", `/career/workspace/${application}/submit`, { answers: [], expectedAnswers: [] });
    expect((await send(ada, "GET", `/applications/${application}`)).body.status).toBe("interview");
    expect(await saved(ada, `?applicationId=${application}`)).toEqual([]);
  });

  test("with a linked resume in Trash changes nothing", async () => {
    const resumeId = (await send(ada, "POST", "/resumes", { name: "Mine" })).body;
    const application = await addApplication(ada, { resumeId });
    await send(ada, "POST", "/documents/trash", { type: "resume", id: resumeId });
    const body = { answers: [answer("Because")], expectedAnswers: [] };
    expect((await send(ada, "POST", `/career/workspace/${application}/submit`, body)).status).toBe(404);
    expect((await send(ada, "GET", `/career/workspace/${application}`)).body.answers).toEqual([]);
    expect(await saved(ada, `?applicationId=${application}`)).toEqual([]);
  });
});

describe("saved items", () => {
  test("of answers are outdated once the answers change, and can be deleted twice", async () => {
    const application = await addApplication(ada);
    const path = `/career/workspace/${application}`;
    expect((await send(ada, "POST", `${path}/answers`)).status).toBe(400);
    await send(ada, "PATCH", path, { answers: [answer("One")], expected: { answers: [] } });
    expect((await send(ada, "POST", `${path}/answers`)).status).toBe(200);
    await send(ada, "PATCH", path, { answers: [answer("Two")], expected: { answers: [answer("One")] } });
    const query = `?applicationId=${application}&kind=answers`;
    const [item] = await saved(ada, query);
    expect(item.outdated).toBe(true);
    expect(await saved(ada, `?applicationId=${application}&kind=fit`)).toEqual([]);
    expect((await send(ada, "GET", "/career/saved?kind=poem")).status).toBe(400);
    await send(eve, "DELETE", `/career/saved/${item.id}`);
    expect((await saved(ada, query)).length).toBe(1);
    for (let time = 0; time < 2; time++) expect((await send(ada, "DELETE", `/career/saved/${item.id}`)).status).toBe(200);
    expect(await saved(ada, query)).toEqual([]);
  });

  test("of a fit are outdated by a changed posting, fact, profile or resume, and by nothing else", async () => {
    const person = await signUp();
    const resumeId = (await send(person, "POST", "/resumes", { name: "Mine" })).body;
    const [application, other] = [await addApplication(person, { resumeId }), await addApplication(person)];
    const fit: ArtifactData = { kind: "fit", headline: "Good", summary: "", requirements: [], checks: [], ask: null };
    const isOutdatedAfter = async (change: () => Promise<unknown>) => {
      const { id } = await addArtifact(
        database(),
        person.userId,
        { applicationId: application, title: "Fit", data: fit },
        new Date(),
      );
      await change();
      return (await saved(person)).find((item: { id: string }) => item.id === id).outdated;
    };
    expect(await isOutdatedAfter(() => send(person, "PUT", `/applications/${application}`, { notes: "x" }))).toBe(false);
    expect(await isOutdatedAfter(() => addFact(person, other))).toBe(false);
    expect(await isOutdatedAfter(() => send(person, "PUT", `/applications/${application}`, { jobDescription: "x" }))).toBe(true);
    expect(await isOutdatedAfter(() => addFact(person))).toBe(true);
    expect(await isOutdatedAfter(() => addFact(person, application))).toBe(true);
    expect(await isOutdatedAfter(() => send(person, "PUT", "/career/profile", { noticeWeeks: 2 }))).toBe(true);
    expect(await isOutdatedAfter(() => send(person, "PUT", `/resumes/${resumeId}`, { name: "Renamed" }))).toBe(true);
  });

  test("go with their application", async () => {
    const application = await addApplication(ada);
    await send(ada, "PATCH", `/career/workspace/${application}`, { answers: [answer("One")], expected: { answers: [] } });
    await send(ada, "POST", `/career/workspace/${application}/answers`);
    await send(ada, "DELETE", `/applications/${application}`);
    const where = { applicationId: application };
    expect([await database().careerArtifact.count({ where }), await database().careerWorkspace.count({ where })]).toEqual([0, 0]);
  });
});

describe("the changes of a reply", () => {
  const terms = {
    version: "verbal" as const,
    currency: "EUR",
    period: "year" as const,
    base: 60_000,
    variable: null,
    variableConditions: "",
    equity: "",
    location: "",
    officeDays: 2,
    leave: "",
    learning: null,
    other: "",
    respondBy: "2026-12-10",
  };
  const addReply = async (applicationId: string, offer: typeof terms | null = terms) => {
    const data: ArtifactData = {
      kind: "reply",
      message: "We would like you to join.",
      title: "An offer",
      asks: [],
      unconfirmed: [],
      reply: "Thank you.",
      changes: [{ type: "stage", stage: "offer" }, { type: "follow-up", at: "2026-12-04", note: "Decide." }, { type: "offer" }],
      offer,
      applied: null,
    };
    return (await addArtifact(database(), ada.userId, { applicationId, title: "An offer", data }, new Date())).id;
  };
  const apply = (person: Person, id: string, changes: unknown) => send(person, "POST", `/career/saved/${id}/apply`, { changes });

  test("are made as chosen, once each", async () => {
    const application = await addApplication(ada);
    const id = await addReply(application);
    expect((await apply(ada, id, [1])).status).toBe(200);
    expect((await send(ada, "GET", `/applications/${application}`)).body).toMatchObject({
      status: "saved",
      followUpAt: "2026-12-04T00:00:00.000Z",
      followUpNote: "Decide.",
    });
    const chosen = await Promise.all([apply(ada, id, [0, 2]), apply(ada, id, [2, 0, 2]), apply(ada, id, [1])]);
    expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200]);
    const read = (await send(ada, "GET", `/applications/${application}`)).body;
    expect([read.status, read.activity.filter(({ stage }: { stage?: string }) => stage === "offer").length]).toEqual([
      "offer",
      1,
    ]);
    const items = await saved(ada, `?applicationId=${application}`);
    const offers = items.filter(({ data }: { data: ArtifactData }) => data.kind === "offer");
    expect(offers.map(({ data }: { data: ArtifactData }) => data)).toEqual([{ kind: "offer", ...terms }]);
    const reply = items.find((item: { id: string }) => item.id === id);
    expect(reply.data.applied.changes).toEqual([0, 1, 2]);
  });

  test("are refused as a whole when one of them cannot be made", async () => {
    const application = await addApplication(ada);
    const id = await addReply(application, null);
    for (const changes of [[0, 2], [0, 3], [-1], [0.5], [0, 1, 2, 3, 4], "all"])
      expect((await apply(ada, id, changes)).status).toBe(400);
    expect((await apply(eve, id, [0])).status).toBe(404);
    expect((await apply(ada, newId(), [0])).status).toBe(404);
    expect((await send(ada, "GET", `/applications/${application}`)).body.status).toBe("saved");
    await apply(ada, id, [0]);
    const [offer] = await saved(ada, `?applicationId=${application}&kind=offer`);
    expect(offer).toBeUndefined();
  });

  test("belong to replies only", async () => {
    const application = await addApplication(ada);
    const data: ArtifactData = { kind: "offer", ...terms };
    const { id } = await addArtifact(database(), ada.userId, { applicationId: application, title: "Offer", data }, new Date());
    expect((await apply(ada, id, [0])).status).toBe(400);
  });
});
