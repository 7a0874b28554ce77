import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { add, at, read } from "./testing/tracker";

withInstance();

let ada: Person;

let eve: Person;

beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

describe("the timeline", () => {
  test("notes, moved and rewritten; the current stage's entry stays", async () => {
    const id = await add(ada);
    const { body } = await at(ada).send("POST", `/applications/${id}/notes`, { text: "Called", date: "2026-03-01" });
    const note = body.activity.find((entry: { type: string }) => entry.type === "note");
    expect(note).toMatchObject({ text: "Called", at: "2026-03-01T12:00:00.000Z" });
    const changed = await at(ada).send("PATCH", `/applications/${id}/timeline/${note.id}`, { text: "Called twice" });
    expect(changed.body.activity).toContainEqual(expect.objectContaining({ id: note.id, text: "Called twice" }));
    const stage = body.activity.find((entry: { type: string }) => entry.type === "stage");
    expect((await at(ada).send("DELETE", `/applications/${id}/timeline/${stage.id}`)).status).toBe(400);
    expect((await at(ada).send("DELETE", `/applications/${id}/timeline/${note.id}`)).body.activity).toHaveLength(1);
    expect((await at(ada).send("DELETE", `/applications/${id}/timeline/${note.id}`)).status).toBe(404);
  });

  test("interviews are stored in UTC with their zone, and each change counts", async () => {
    const id = await add(ada);
    const interview = {
      at: "2026-12-03T10:00:00+01:00",
      kind: "technical",
      participants: [{ name: "Kim", profileUrl: "https://people.example.com/kim" }],
      timezone: "Europe/Amsterdam",
    };
    const { body } = await at(ada).send("POST", `/applications/${id}/interviews`, interview);
    const entry = body.activity.find(({ type }: { type: string }) => type === "interview");
    expect(entry).toMatchObject({ at: "2026-12-03T09:00:00.000Z", durationMinutes: 60, audience: "other", location: "" });
    const moved = await at(ada).send("PUT", `/applications/${id}/interviews/${entry.id}`, { ...interview, durationMinutes: 30 });
    expect(moved.body.activity).toContainEqual(expect.objectContaining({ id: entry.id, durationMinutes: 30, sequence: 1 }));
  });

  test("what version 6 sends as the source of a posting is accepted, and only its values are returned", async () => {
    const source = { method: "firecrawl", format: "markdown", completeness: "incomplete", truncated: false };
    for (const method of ["paste", "builtin", "firecrawl", "tavily", "exa"]) {
      const id = await add(ada, { postingSource: { ...source, method } });
      expect((await at(ada).send("GET", `/applications/${id}`)).body.postingSource).toEqual({ ...source, method });
    }
    const imported = await at(ada).send("POST", "/applications/import", {
      items: [{ company: "A", role: "B", postingSource: { ...source, requestedUrl: null, retrievedAt: null } }],
    });
    expect(imported.body).toEqual({ imported: 1 });
    const id = await add(ada, {
      postingSource: { method: "extension", format: "html", completeness: "partial", fallbackReason: "too-many-redirects" },
    });
    const stored = (await at(ada).send("GET", `/applications/${id}`)).body.postingSource;
    expect(stored).toEqual({
      method: "paste",
      format: "text",
      truncated: false,
      completeness: "incomplete",
      fallbackReason: "unreachable",
      precise: { method: "extension", format: "html", completeness: "partial", fallbackReason: "too-many-redirects" },
    });
    const changed = await at(ada).send("PUT", `/applications/${id}`, { postingSource: stored });
    expect(changed.body.postingSource).toEqual(stored);
  });

  test("an application that was never sent has no date of it, and one without a link has null", async () => {
    const id = await add(ada, { sourceUrl: "" });
    const { body } = await at(ada).send("GET", `/applications/${id}`);
    expect(Object.hasOwn(body, "appliedAt")).toBe(false);
    expect(body.sourceUrl).toBeNull();
    const sent = await at(ada).send("PATCH", `/applications/${id}`, { status: "applied" });
    expect(new Date(sent.body.appliedAt).getTime()).toBeGreaterThan(0);
  });

  test("an update of an interview changes what it names and nothing else, even without a body", async () => {
    const id = await add(ada);
    const interview = {
      at: "2026-12-03T10:00:00+01:00",
      kind: "technical",
      label: "Second round",
      durationMinutes: 45,
      location: "Utrecht",
      notes: "Bring the portfolio.",
      participants: [{ name: "Kim", role: "Lead" }],
      audience: "panel",
      timezone: "Europe/Amsterdam",
    };
    const { body } = await at(ada).send("POST", `/applications/${id}/interviews`, interview);
    const entry = body.activity.find(({ type }: { type: string }) => type === "interview");
    const path = `/applications/${id}/interviews/${entry.id}`;
    const changed = async (method: string, input?: object) => {
      const answer = await at(ada).send(method, path, input);
      expect(answer.status).toBe(200);
      return answer.body.activity.find(({ type }: { type: string }) => type === "interview");
    };
    expect(await changed("PUT")).toEqual(entry);
    expect(await changed("PATCH", {})).toEqual(entry);
    expect(await changed("PUT", { location: "" })).toEqual({ ...entry, location: "", sequence: 1 });
    expect(await changed("PATCH", { at: "2026-12-04T10:00:00Z", participants: [] })).toEqual({
      ...entry,
      at: "2026-12-04T10:00:00.000Z",
      location: "",
      participants: [],
      sequence: 2,
    });
  });

  test.each([
    ["without an offset", { at: "2026-12-03T10:00:00" }],
    ["of four minutes", { durationMinutes: 4 }],
    ["in a zone that is none", { timezone: "Mars/Base" }],
    ["with a profile that is not on the public web", { participants: [{ name: "Kim", profileUrl: "https://10.0.0.1/kim" }] }],
    ["with a profile over http", { participants: [{ name: "Kim", profileUrl: "http://people.example.com" }] }],
  ])("an interview %s is refused", async (_name, input) => {
    const id = await add(ada);
    const whole = { at: "2026-12-03T10:00:00Z", kind: "other", ...input };
    expect((await at(ada).send("POST", `/applications/${id}/interviews`, whole)).status).toBe(400);
  });
});

describe("several in one request", () => {
  test("stage and tags of several, those of others left out", async () => {
    const [first, second, foreign] = [await add(ada, { tags: ["a"] }), await add(ada), await add(eve)];
    const ids = [first, second, foreign, newId(), "nothing"];
    const { body } = await at(ada).send("POST", "/applications/bulk-update", { ids, status: "closed", addTags: ["a", "b"] });
    expect(body).toEqual({ updated: 2 });
    expect(await read(ada, first)).toMatchObject({ status: "closed", tags: ["a", "b"] });
    expect(await read(eve, foreign)).toMatchObject({ status: "saved", tags: [] });
    expect((await at(ada).send("DELETE", "/applications", { ids })).body).toEqual({ deleted: 2 });
    expect((await at(eve).get(`/applications/${foreign}`)).status).toBe(200);
  });

  test("two concurrent moves of one application run one after the other; both are in the timeline", async () => {
    const id = await add(ada);
    await Promise.all(["applied", "screening"].map((status) => at(ada).send("PATCH", `/applications/${id}`, { status })));
    expect((await read(ada, id)).activity).toHaveLength(3);
  });
});
