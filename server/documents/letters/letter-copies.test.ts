import { beforeAll, describe, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { letterCalls } from "./testing/letter-calls";

withInstance();

let ada: Person;
let resumeId = "";
beforeAll(async () => {
  ada = await signUp();
  resumeId = (await call("POST", "/resumes", { key: ada.key, body: { name: "Base", withSampleData: true } })).body;
});

const { create, update, setHeadline } = letterCalls(() => ({ person: ada, resumeId }));

describe("lists, copies and documents", () => {
  test("the list searches names case-insensitively and counts all matches", async () => {
    const person = await signUp();
    for (const name of ["Northpine", "northern", "South 100%"])
      await call("POST", "/cover-letters", { key: person.key, body: { name } });
    const search = async (query: string) => (await call("GET", `/cover-letters?${query}`, { key: person.key })).body;
    expect(await search("search=NORTH&limit=1")).toMatchObject({ total: 2, items: [{ name: "northern" }] });
    expect((await search("search=%25")).total).toBe(1);
    expect((await search("offset=5")).total).toBe(3);
  });

  test("an exported document imports again without loss, with and without its marks", async () => {
    const { id } = await create({
      resumeId,
      content: "<p>Body</p>",
      greeting: "",
      recipientName: "Kim",
      letterDate: "2026-11-20",
    });
    const document = (await call("GET", `/cover-letters/${id}/export`, { key: ada.key })).body;
    const { format: _format, version: _version, ...bare } = document;
    for (const sent of [document, bare, { ...document, format: "reactive-resume-cover-letter" }]) {
      const { body: imported } = await call("POST", "/cover-letters/imports", { key: ada.key, body: { document: sent } });
      expect(imported).toMatchObject({ senderLinked: false, designLinked: false, sourceResumeId: null, revision: 1 });
      const again = (await call("GET", `/cover-letters/${imported.id}/export`, { key: ada.key })).body;
      expect(again).toEqual(document);
    }
  });

  test("a document with only the six documented fields is freeform", async () => {
    const { style } = await create({ resumeId });
    const document = { name: "Six fields", recipient: "<p>A</p>", content: "<p>B</p>", greeting: null, signOff: null, style };
    expect((await call("POST", "/cover-letters/import", { key: ada.key, body: { document } })).body).toMatchObject({
      layout: "freeform",
      recipientName: "",
      letterDate: null,
    });
  });

  test("a file prints the words of the request in place of the language's own, and the data keeps its own", async () => {
    const query = "words[greeting]=Hej {name}!&words[teamGreeting]=Hej alla!&words[hiringTeam]=Teamet&words[signOff]=Vi ses";
    const text = async (id: string, format: string) =>
      (await call("GET", `/cover-letters/${id}/exports/${format}?${encodeURI(query)}`, { key: ada.key })).bytes.toString();
    const named = (await create({ recipientName: "Kim <b> Harbour", content: "<p>Text</p>" })).id;
    for (const format of ["md", "txt", "html"]) {
      expect(await text(named, format)).toContain("Hej Kim!");
      expect(await text(named, format)).toContain("Vi ses");
    }
    const open = (await create({ content: "<p>Text</p>" })).id;
    expect(await text(open, "txt")).toMatch(/Teamet[\s\S]*Hej alla!/);
    const written = (await create({ greeting: "<p>Mine</p>", signOff: "", content: "<p>Text</p>" })).id;
    expect(await text(written, "txt")).toContain("Mine");
    expect(await text(written, "txt")).not.toMatch(/Hej|Vi ses/);
    expect(JSON.parse(await text(open, "json"))).toMatchObject({ greeting: null, signOff: null, recipientName: "" });
    expect((await call("GET", `/cover-letters/${open}/exports/pdf?${encodeURI(query)}`, { key: ada.key })).status).toBe(200);
    const long = `words[greeting]=${"x".repeat(501)}`;
    expect((await call("GET", `/cover-letters/${open}/exports/md?${long}`, { key: ada.key })).status).toBe(400);
  });

  test("a copy is named as a copy, and files come in three formats", async () => {
    const { id } = await create({ content: "<p>Body</p>" });
    expect((await call("POST", `/cover-letters/${id}/duplicate`, { key: ada.key, body: {} })).body.name).toBe("Letter (copy)");
    expect((await call("POST", `/cover-letters/${id}/copies`, { key: ada.key, body: { name: "Other" } })).body.name).toBe(
      "Other",
    );
    expect((await call("GET", `/cover-letters/${id}/exports/pdf`, { key: ada.key })).bytes.subarray(0, 5).toString()).toBe(
      "%PDF-",
    );
    expect((await call("GET", `/cover-letters/${id}/exports/md`, { key: ada.key })).bytes.toString()).toContain("Body");
    expect(JSON.parse((await call("GET", `/cover-letters/${id}/exports/json`, { key: ada.key })).bytes.toString()).name).toBe(
      "Letter",
    );
  });
});

test("versions: one per session, named ones renamed and deleted, a restore keeps both states", async () => {
  const { id } = await create({ content: "<p>One</p>" });
  const versions = async () =>
    (await call("GET", `/cover-letters/${id}/versions`, { key: ada.key })).body as {
      id: string;
      kind: string;
      name: string | null;
    }[];
  await update(id, { expectedRevision: 1, content: "<p>Two</p>", sessionId: "s" });
  await update(id, { expectedRevision: 2, content: "<p>Three</p>", sessionId: "s" });
  expect((await versions()).map((version) => version.kind)).toEqual(["auto", "created"]);
  const named = (await call("POST", `/cover-letters/${id}/versions`, { key: ada.key, body: { name: "Good" } })).body;
  expect(
    (await call("PATCH", `/cover-letters/${id}/versions/${named.id}`, { key: ada.key, body: { name: "Better" } })).body,
  ).toMatchObject({ kind: "named", name: "Better" });
  const created = (await versions()).find((version) => version.kind === "created");
  expect((await call("DELETE", `/cover-letters/${id}/versions/${created?.id}`, { key: ada.key })).status).toBe(404);
  expect(
    (await call("PATCH", `/cover-letters/${id}/versions/${created?.id}`, { key: ada.key, body: { name: "x" } })).status,
  ).toBe(404);
  expect((await call("GET", `/cover-letters/${id}/versions/${created?.id}`, { key: ada.key })).body.data.content).toBe(
    "<p>One</p>",
  );
  expect((await call("POST", `/cover-letters/${id}/versions/${created?.id}/restore`, { key: ada.key })).body.content).toBe(
    "<p>One</p>",
  );
  expect((await versions()).map((version) => version.kind)).toEqual(["restored", "before-restore", "named", "auto", "created"]);
  expect((await call("DELETE", `/cover-letters/${id}/versions/${named.id}`, { key: ada.key })).bytes).toHaveLength(0);
});

test("restoring a version brings its text back and keeps both links", async () => {
  const { id } = await create({ resumeId, content: "<p>One</p>" });
  await update(id, { expectedRevision: 1, content: "<p>Two</p>" });
  const versions = (await call("GET", `/cover-letters/${id}/versions`, { key: ada.key })).body as { id: string; kind: string }[];
  const created = versions.find((version) => version.kind === "created");
  await setHeadline("after");
  const restored = await call("POST", `/cover-letters/${id}/versions/${created?.id}/restore`, { key: ada.key });
  expect(restored.body).toMatchObject({
    content: "<p>One</p>",
    senderLinked: true,
    designLinked: true,
    sourceResumeId: resumeId,
    style: { basics: { headline: "after" } },
  });
});

test("a stylesheet is part of the style: writing one ends the design link", async () => {
  const resume = (await call("POST", "/resumes", { key: ada.key, body: { name: "Looks" } })).body as string;
  const { body: letter } = await call("POST", "/cover-letters", { key: ada.key, body: { name: "Styled", resumeId: resume } });
  const stylesheet = { mode: "semantic", source: { languageVersion: 1, text: "name { color: accent; }" } };
  const body = { metadata: { stylesheet }, expectedRevision: letter.revision };
  const answer = await call("PATCH", `/cover-letters/${letter.id}`, { key: ada.key, body });
  expect(answer).toMatchObject({ status: 200, body: { designLinked: false, style: { metadata: { stylesheet } } } });
});
